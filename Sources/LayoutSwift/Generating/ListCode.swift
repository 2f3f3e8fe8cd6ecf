import LayoutReader

extension LayoutGenerator {
  func list(_ form: Form, in scope: FunctionScope) {
    guard let list = form[SectionKeys.list] else { return }
    if let height = list[ListKeys.rowHeight]?.formula, target.platform == .uikit {
      scope.comment(
        "The rows are as high as their cells ask to be: \(Self.words(dimension(height, in: scope))).")
    }
    scope.need(.environment)
    let availability = target.availability(of: SectionKeys.list)
    if availability == .always {
      configuration(list, in: scope)
      scope.add(
        "let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)")
    } else {
      scope.add("let section: NSCollectionLayoutSection")
      scope.whenAvailable(availability) {
        self.configuration(list, in: scope)
        scope.add("section = .list(using: configuration, layoutEnvironment: environment)")
      } else: {
        self.rows(list, in: scope)
      }
    }
    changeViews(of: form, list, in: scope)
    var rest = form
    for key in Self.views where Self.hasView(key, list) { rest = rest.setting(key, nil) }
    setSectionKeys(of: rest, addsToList: true, in: scope)
  }

  private static let views = [SectionKeys.header, SectionKeys.footer]

  private func configuration(_ list: Form, in scope: FunctionScope) {
    let appearance = word(list[ListKeys.appearance], of: ListKeys.appearance, in: scope)
    let modes = [ListKeys.headerMode, ListKeys.footerMode]
    // These are always written: their defaults depend on the appearance, or cannot be written in the spec.
    let others = [ListKeys.showsSeparators, ListKeys.headerTopPadding, ListKeys.contentHuggingElements]
    let isChanged =
      others.contains { list[$0] != nil } || modes.contains { list[$0]?.isDefault(of: $0) == false }
    scope.add(
      "\(isChanged ? "var" : "let") configuration =",
      .call("UICollectionLayoutListConfiguration", [("appearance", appearance)]))
    set(modes, of: "configuration", from: list, in: scope)
    set(others, of: "configuration", from: list, writesDefaults: true, in: scope)
  }

  /// Writes plain rows for systems without lists.
  private func rows(_ list: Form, in scope: FunctionScope) {
    let height = list[ListKeys.rowHeight]?.formula ?? .dimension("estimated", .number(44))
    let size = Form.size(.dimension("fractionalWidth", .number(1)), height)
    let line = [Form.Field(NodeKeys.size, size), Form.Field(LineKeys.subitems, .list([.item(size: size)]))]
    let row = Form.map(["horizontal": .map(line, use: nil)])
    scope.comment("Plain rows: the look of a list and its insets came with iOS 14.")
    let group = node(row, role: "", in: scope)
    scope.add("section = NSCollectionLayoutSection(group: \(group))")
    let ownSize = Form.map(["height": .formula(.dimension("estimated", .number(44)))])
    let views = Self.views.filter { Self.hasView($0, list) }.map { key in
      Form.Field(key, .map([Form.Field(BoundaryKeys.size, ownSize)], use: nil))
    }
    setBoundaryItems(of: .map(views, use: nil), on: "section", in: scope)
  }

  /// True if the list itself makes a header or a footer.
  private static func hasView(_ key: KeyRow, _ list: Form) -> Bool {
    switch list[key == SectionKeys.header ? ListKeys.headerMode : ListKeys.footerMode] {
    case .text("supplementary")?, .formula?: true
    default: false
    }
  }

  /// Sets what the spec says about the header and footer that the list itself makes.
  private func changeViews(of form: Form, _ list: Form, in scope: FunctionScope) {
    for key in Self.views where Self.hasView(key, list) {
      guard let view = form[key], !view.fields.isEmpty else { continue }
      if let size = view[BoundaryKeys.size] {
        let sides = size.fields.compactMap {
          $0.value.formula.map { Self.words(self.dimension($0, in: scope)) }
        }
        scope.comment("The \(key.name) is as high as its view asks to be: \(sides.joined(separator: ", ")).")
      }
      for other in [BoundaryKeys.elementKind, BoundaryKeys.alignment, BoundaryKeys.absoluteOffset]
      where view[other] != nil {
        scope.comment("\(other.name) of the \(key.name) has no form here: the list says it.")
      }
      guard Self.boundaryItemKeys.contains(where: { view[$0] != nil }) else { continue }
      let own = "item.elementKind == \(elementKind(key.name).flat)"
      scope.block("for item in section.boundarySupplementaryItems where \(own) {") {
        self.set(Self.boundaryItemKeys, of: "item", from: view, writesDefaults: true, in: scope)
      }
    }
  }

  /// A dimension in words: `.estimated(44)` becomes "about 44 points".
  private static func words(_ code: Code) -> String {
    let text = code.flat
    if text.hasPrefix(".estimated("), text.hasSuffix(")") {
      return "about \(text.dropFirst(11).dropLast()) points"
    }
    if text.hasPrefix(".absolute("), text.hasSuffix(")") { return "\(text.dropFirst(10).dropLast()) points" }
    return text
  }
}
