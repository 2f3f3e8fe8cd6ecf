import LayoutReader

/// Lists.
extension LayoutGenerator {
  /// Writes a list section.
  func list(_ form: Form, in scope: FunctionScope) {
    guard let list = form["list"] else { return }
    if let height = list["rowHeight"]?.formula, target.platform == .uikit {
      scope.comment(
        "The rows are as high as their cells ask to be: \(Self.words(dimension(height, in: scope))).")
    }
    scope.need(.environment)
    let availability = target.availability(of: .list)
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
    for key in ["header", "footer"] where Self.hasView(key, list) { rest = rest.setting(key, nil) }
    setSectionKeys(of: rest, addsToList: true, in: scope)
  }

  private func configuration(_ list: Form, in scope: FunctionScope) {
    let appearance = word(list["appearance"], default: "plain", in: scope)
    let isChanged =
      ["showsSeparators", "headerTopPadding", "contentHuggingElements"].contains { list[$0] != nil }
      || ["headerMode", "footerMode"].contains { list[$0].map { $0 != .text("none") } ?? false }
    scope.add(
      "\(isChanged ? "var" : "let") configuration =",
      .call("UICollectionLayoutListConfiguration", [("appearance", appearance)]))
    for key in ["headerMode", "footerMode"] {
      if let mode = list[key], mode != .text("none") {
        scope.add("configuration.\(key) =", word(mode, default: "none", in: scope))
      }
    }
    if let shows = list["showsSeparators"]?.formula {
      scope.add("configuration.showsSeparators =", condition(shows, in: scope))
    }
    if let padding = list["headerTopPadding"] {
      let code = number(padding, in: scope)
      scope.whenAvailable(target.availability(of: .headerTopPadding)) {
        scope.add("configuration.headerTopPadding =", code)
      }
    }
    if let elements = list["contentHuggingElements"] {
      let code = word(elements, default: "none", none: "[]", in: scope)
      scope.whenAvailable(target.availability(of: .contentHugging)) {
        scope.add("configuration.contentHuggingElements =", code)
      }
    }
  }

  /// Rows for a system without lists.
  private func rows(_ list: Form, in scope: FunctionScope) {
    let height = list["rowHeight"]?.formula ?? .dimension("estimated", .number(44))
    let size = Form.map([
      "width": .formula(.dimension("fractionalWidth", .number(1))), "height": .formula(height),
    ])
    let row = Form.map([
      "horizontal": .map(["size": size, "subitems": .list([.map(["item": .map(["size": size])])])])
    ])
    scope.comment("Plain rows: the look of a list and its insets came with iOS 14.")
    let group = node(row, role: "", in: scope)
    scope.add("section = NSCollectionLayoutSection(group: \(group))")
    let views = ["header", "footer"].filter { Self.hasView($0, list) }.map { key in
      Form.Field(
        key: key, value: .map(["size": .map(["height": .formula(.dimension("estimated", .number(44)))])]))
    }
    setBoundaryItems(of: .map(views, use: nil), on: "section", in: scope)
  }

  /// True if the list makes a header or a footer by itself.
  private static func hasView(_ key: String, _ list: Form) -> Bool {
    switch list["\(key)Mode"] {
    case .text("supplementary")?, .formula?: true
    default: false
    }
  }

  /// Sets what the spec says of the list's own header and footer.
  private func changeViews(of form: Form, _ list: Form, in scope: FunctionScope) {
    for key in ["header", "footer"] where Self.hasView(key, list) {
      guard let view = form[key], !view.fields.isEmpty else { continue }
      if let size = view["size"] {
        let sides = size.fields.compactMap {
          $0.value.formula.map { Self.words(self.dimension($0, in: scope)) }
        }
        scope.comment("The \(key) is as high as its view asks to be: \(sides.joined(separator: ", ")).")
      }
      for other in ["elementKind", "alignment", "absoluteOffset"] where view[other] != nil {
        scope.comment("\(other) of the \(key) has no form here: the list says it.")
      }
      let keys: Set = ["pinToVisibleBounds", "extendsBoundary", "contentInsets", "zIndex"]
      guard view.fields.contains(where: { keys.contains($0.key) }) else { continue }
      let own = "item.elementKind == \(elementKind(key).flat)"
      scope.block("for item in section.boundarySupplementaryItems where \(own) {") {
        self.setAttachmentKeys(of: view, only: keys, of: "item", in: scope)
      }
    }
  }

  /// A dimension in words: `.estimated(44)` is about 44 points.
  private static func words(_ code: Code) -> String {
    let text = code.flat
    if text.hasPrefix(".estimated("), text.hasSuffix(")") {
      return "about \(text.dropFirst(11).dropLast()) points"
    }
    if text.hasPrefix(".absolute("), text.hasSuffix(")") { return "\(text.dropFirst(10).dropLast()) points" }
    return text
  }
}
