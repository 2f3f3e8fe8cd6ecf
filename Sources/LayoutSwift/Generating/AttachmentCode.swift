import LayoutReader

/// Supplementary, boundary and decoration items.
extension LayoutGenerator {
  /// A constant for an element kind, or UIKit's own.
  func elementKind(_ kind: String) -> Code {
    switch ElementKind.canonical(kind) {
    case ElementKind.header: return .text("\(target.platform.prefix)CollectionView.elementKindSectionHeader")
    case ElementKind.footer: return .text("\(target.platform.prefix)CollectionView.elementKindSectionFooter")
    default: return .text("ElementKind.\(elementKinds.name(of: kind))")
    }
  }

  /// What a view of a kind is called in code.
  private func attachmentName(_ kind: String?, _ fallback: String) -> String {
    let name = SwiftNames.camel(ElementKind.short(kind ?? fallback))
    return name.isEmpty || name.first?.isNumber == true ? fallback : name
  }

  /// Writes the supplementary items of an item or a group, and tells their names.
  func supplementaryItems(of body: Form, in scope: FunctionScope) -> [String] {
    (body["supplementaryItems"]?.elements ?? []).map { form in
      let name = scope.freeName(attachmentName(form["elementKind"]?.text, "supplementaryItem"))
      if let made = used(form, noun: "SupplementaryItem", settable: ["contentInsets", "zIndex"], in: scope) {
        scope.add("let \(name) =", made.call)
        setAttachmentKeys(of: form, only: made.keys, of: name, in: scope)
        return name
      }
      var arguments: [(String, Code)] = [
        ("layoutSize", layoutSize(form["size"], in: scope)),
        ("elementKind", elementKind(form["elementKind"]?.text ?? "")),
        ("containerAnchor", anchor(form["containerAnchor"], in: scope)),
      ]
      if let own = form["itemAnchor"] { arguments.append(("itemAnchor", anchor(own, in: scope))) }
      scope.add("let \(name) =", .call("NSCollectionLayoutSupplementaryItem", arguments))
      setAttachmentKeys(of: form, of: name, in: scope)
      return name
    }
  }

  private func anchor(_ form: Form?, in scope: FunctionScope) -> Code {
    let edges = (form?["edges"]?.elements ?? []).compactMap(\.text).map { Code.text(".\($0)") }
    var arguments: [(String, Code)] = [("edges", .list("[", edges, "]"))]
    for key in ["fractionalOffset", "absoluteOffset"] {
      if let offset = form?[key] { arguments.append((key, point(offset, in: scope))) }
    }
    return .call("NSCollectionLayoutAnchor", arguments)
  }

  func point(_ form: Form, in scope: FunctionScope) -> Code {
    .call("CGPoint", ["x", "y"].map { ($0, number(form[$0], in: scope)) })
  }

  /// Writes a boundary item, and tells its name.
  ///
  /// - Parameter key: `header` or `footer`, if it stands under that.
  func boundaryItem(_ form: Form, key: String? = nil, in scope: FunctionScope) -> String {
    let kind = form["elementKind"]?.text ?? key ?? ""
    let name = scope.freeName(attachmentName(kind, "boundaryItem"))
    if let hidden = form["hidden"]?.formula, hidden != .boolean(false) {
      // What a comment says, the function need not be told.
      let code = condition(hidden, in: newScope()).flat
      scope.comment(
        "Its view is hidden\(code == "true" ? "" : " while \(code)"): the layout has no word for that.")
    }
    let noun = key.map(\.capitalizedFirst) ?? "BoundaryItem"
    let settable: Set = [
      "contentInsets", "zIndex", "extendsBoundary", "pinToVisibleBounds", "hidden", Form.presence,
    ]
    if let made = used(form, noun: noun, settable: settable, in: scope) {
      scope.add("let \(name) =", made.call)
      setAttachmentKeys(of: form, only: made.keys, of: name, in: scope)
      return name
    }
    let canonical = ElementKind.canonical(kind)
    let alignment = word(
      form["alignment"], default: canonical == ElementKind.footer ? "bottom" : "top", in: scope)
    let fallback = ["leading", "trailing"].contains(form["alignment"]?.text ?? "") ? "height" : "width"
    var size = form["size"] ?? .map([:])
    if size[fallback] == nil {
      let full = fallback == "width" ? "fractionalWidth" : "fractionalHeight"
      size = size.setting(fallback, .formula(.dimension(full, .number(1))))
    }
    var arguments: [(String, Code)] = [
      ("layoutSize", layoutSize(size, in: scope)), ("elementKind", elementKind(kind)),
      ("alignment", alignment),
    ]
    if let offset = form["absoluteOffset"] { arguments.append(("absoluteOffset", point(offset, in: scope))) }
    scope.add("let \(name) =", .call("NSCollectionLayoutBoundarySupplementaryItem", arguments))
    setAttachmentKeys(of: form, of: name, in: scope)
    return name
  }

  func setAttachmentKeys(
    of form: Form, only keys: Set<String>? = nil, of name: String, in scope: FunctionScope
  ) {
    func value(_ key: String) -> Form? { keys?.contains(key) ?? true ? form[key] : nil }
    for (key, usual) in [("extendsBoundary", true), ("pinToVisibleBounds", false)] {
      guard let formula = value(key)?.formula, keys != nil || formula != .boolean(usual) else { continue }
      scope.add("\(name).\(key) =", condition(formula, in: scope))
    }
    if let insets = value("contentInsets") {
      scope.add("\(name).contentInsets =", self.insets(insets, in: scope))
    }
    if let zIndex = value("zIndex") {
      scope.add("\(name).zIndex =", number(zIndex, isWhole: true, in: scope))
    }
  }

  /// Writes the boundary items of a section or a configuration.
  ///
  /// - Parameter adds: true if there are others, those of a list.
  func setBoundaryItems(of form: Form, on owner: String, adds: Bool = false, in scope: FunctionScope) {
    var items: [(name: String, presence: Formula?)] = []
    func add(_ form: Form, _ key: String?) {
      items.append((boundaryItem(form, key: key, in: scope), form[Form.presence]?.formula))
    }
    for field in form.fields {
      switch field.key {
      case "header", "footer": add(field.value, field.key)
      case "boundarySupplementaryItems": field.value.elements.forEach { add($0, nil) }
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

  /// Writes the decoration items of a section.
  func setDecorationItems(of form: Form, in scope: FunctionScope) {
    let names = (form["decorationItems"]?.elements ?? []).map { form -> String in
      let kind = form["background"]?.text ?? ""
      let code = elementKind(kind)
      if !decorationKinds.contains(kind) { decorationKinds.append(kind) }
      let name = scope.freeName(attachmentName(kind, "background"))
      let made = used(form, noun: "DecorationItem", settable: ["contentInsets", "zIndex"], in: scope)
      scope.add(
        "let \(name) =",
        made?.call ?? .call("NSCollectionLayoutDecorationItem.background", [("elementKind", code)]))
      setAttachmentKeys(of: form, only: made?.keys, of: name, in: scope)
      return name
    }
    if !names.isEmpty { scope.add("section.decorationItems =", list(names)) }
  }
}
