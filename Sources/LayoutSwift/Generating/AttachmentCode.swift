import LayoutReader

extension LayoutGenerator {
  /// The constant for an element kind: UIKit's or AppKit's own for headers and footers, else one of the generated file.
  func elementKind(_ kind: String) -> Code {
    switch ElementKind.canonical(kind) {
    case ElementKind.header: return .text("\(target.platform.prefix)CollectionView.elementKindSectionHeader")
    case ElementKind.footer: return .text("\(target.platform.prefix)CollectionView.elementKindSectionFooter")
    default: return .text("ElementKind.\(elementKinds.name(of: kind))")
    }
  }

  /// The name of a constant for a view of this kind.
  private func attachmentName(_ kind: String?, _ fallback: String) -> String {
    let name = SwiftNames.camel(ElementKind.short(kind ?? fallback))
    if name.isEmpty || name.first?.isNumber == true { return fallback }
    return SwiftNames.ofSections.contains(name) ? "\(name)Item" : name
  }

  /// Writes the supplementary items of an item or a group, and returns the names of their constants.
  func supplementaryItems(of body: Form, in scope: FunctionScope) -> [String] {
    (body[NodeKeys.supplementaryItems]?.elements ?? []).map { form in
      let kind = form[SupplementaryKeys.elementKind]?.text
      let name = scope.freeName(attachmentName(kind, "supplementaryItem"))
      let keys = [SupplementaryKeys.contentInsets, SupplementaryKeys.zIndex]
      if let made = used(form, noun: "SupplementaryItem", settable: Set(keys.map(\.name)), in: scope) {
        scope.add("let \(name) =", made.call)
        set(keys, of: name, from: form, only: made.keys, in: scope)
        return name
      }
      var arguments: [(String, Code)] = [
        ("layoutSize", layoutSize(form[SupplementaryKeys.size], in: scope)),
        ("elementKind", elementKind(kind ?? "")),
        ("containerAnchor", anchor(form[SupplementaryKeys.containerAnchor], in: scope)),
      ]
      if let own = form[SupplementaryKeys.itemAnchor] {
        arguments.append(("itemAnchor", anchor(own, in: scope)))
      }
      scope.add("let \(name) =", .call("NSCollectionLayoutSupplementaryItem", arguments))
      set(keys, of: name, from: form, in: scope)
      return name
    }
  }

  private func anchor(_ form: Form?, in scope: FunctionScope) -> Code {
    let edges = (form?[AnchorKeys.edges]?.elements ?? []).compactMap(\.text).map { Code.text(".\($0)") }
    var arguments: [(String, Code)] = [("edges", .list("[", edges, "]"))]
    arguments += self.arguments(
      [AnchorKeys.fractionalOffset, AnchorKeys.absoluteOffset], from: form ?? .map([:]), in: scope)
    return .call("NSCollectionLayoutAnchor", arguments)
  }

  func point(_ form: Form, in scope: FunctionScope) -> Code {
    .call("CGPoint", ["x", "y"].map { ($0, number(form[$0], in: scope)) })
  }

  /// Writes a boundary item, and returns the name of its constant.
  ///
  /// - Parameter key: `header` or `footer`; `nil` for other boundary items.
  func boundaryItem(_ form: Form, key: String? = nil, in scope: FunctionScope) -> String {
    let kind = form[BoundaryKeys.elementKind]?.text ?? key ?? ""
    let name = scope.freeName(attachmentName(kind, "boundaryItem"))
    if let hidden = form[BoundaryKeys.hidden]?.formula, hidden != .boolean(false) {
      // The condition stands only in a comment: a separate scope keeps the function from getting parameters for it.
      let code = condition(hidden, in: newScope()).flat
      scope.comment(
        "Its view is hidden\(code == "true" ? "" : " while \(code)"): the layout has no word for that.")
    }
    let noun = key.map(\.capitalizedFirst) ?? "BoundaryItem"
    let settable = Set((Self.boundaryItemKeys + [BoundaryKeys.hidden]).map(\.name) + [Form.presence])
    if let made = used(form, noun: noun, settable: settable, in: scope) {
      scope.add("let \(name) =", made.call)
      set(Self.boundaryItemKeys, of: name, from: form, only: made.keys, in: scope)
      return name
    }
    let usual = ElementKind.canonical(kind) == ElementKind.footer ? "bottom" : "top"
    let alignment = word(form[BoundaryKeys.alignment] ?? .text(usual), in: scope)
    let fallback =
      ["leading", "trailing"].contains(form[BoundaryKeys.alignment]?.text ?? "") ? "height" : "width"
    var size = form[BoundaryKeys.size] ?? .map([:])
    if size[fallback] == nil {
      let full = fallback == "width" ? "fractionalWidth" : "fractionalHeight"
      size = size.setting(fallback, .formula(.dimension(full, .number(1))))
    }
    var arguments: [(String, Code)] = [
      ("layoutSize", layoutSize(size, in: scope)), ("elementKind", elementKind(kind)),
      ("alignment", alignment),
    ]
    arguments += self.arguments([BoundaryKeys.absoluteOffset], from: form, in: scope)
    scope.add("let \(name) =", .call("NSCollectionLayoutBoundarySupplementaryItem", arguments))
    set(Self.boundaryItemKeys, of: name, from: form, in: scope)
    return name
  }

  /// The keys of a boundary item whose properties can be set after it was made.
  static let boundaryItemKeys = [
    BoundaryKeys.extendsBoundary, BoundaryKeys.pinToVisibleBounds, BoundaryKeys.contentInsets,
    BoundaryKeys.zIndex,
  ]
  static let decorationKeys = [DecorationKeys.contentInsets, DecorationKeys.zIndex]

  /// Writes the boundary items of a section or a configuration.
  ///
  /// - Parameter adds: true if the owner already has boundary items, because it is a list.
  func setBoundaryItems(of form: Form, on owner: String, adds: Bool = false, in scope: FunctionScope) {
    var items: [(name: String, presence: Formula?)] = []
    func add(_ form: Form, _ key: String?) {
      items.append((boundaryItem(form, key: key, in: scope), form[Form.presence]?.formula))
    }
    for field in form.fields {
      switch field.key {
      case SectionKeys.header.name, SectionKeys.footer.name: add(field.value, field.key)
      case SectionKeys.boundarySupplementaryItems.name: field.value.elements.forEach { add($0, nil) }
      default: break
      }
    }
    guard let first = items.first else { return }
    let property = "\(owner).boundarySupplementaryItems"
    let sign = adds ? "+=" : "="
    if items.allSatisfy({ $0.presence == first.presence }) {
      guard let presence = first.presence, presence != .boolean(true) else {
        return scope.add("\(property) \(sign)", list(items.map(\.name)))
      }
      scope.condition(branch(presence, in: scope)) {
        scope.add("\(property) \(sign)", self.list(items.map(\.name)))
      }
      return
    }
    for item in items {
      if let presence = item.presence, presence != .boolean(true) {
        scope.condition(branch(presence, in: scope)) { scope.add("\(property).append(\(item.name))") }
      } else {
        scope.add("\(property).append(\(item.name))")
      }
    }
  }

  func setDecorationItems(of form: Form, in scope: FunctionScope) {
    let names = (form[SectionKeys.decorationItems]?.elements ?? []).map { form -> String in
      let kind = form[DecorationKeys.background]?.text ?? ""
      let code = elementKind(kind)
      if knownDecorationKinds.insert(kind).inserted { decorationKinds.append(kind) }
      let name = scope.freeName(attachmentName(kind, "background"))
      let made = used(
        form, noun: "DecorationItem", settable: Set(Self.decorationKeys.map(\.name)), in: scope)
      scope.add(
        "let \(name) =",
        made?.call ?? .call("NSCollectionLayoutDecorationItem.background", [("elementKind", code)]))
      set(Self.decorationKeys, of: name, from: form, only: made?.keys, in: scope)
      return name
    }
    if !names.isEmpty { scope.add("section.decorationItems =", list(names)) }
  }
}
