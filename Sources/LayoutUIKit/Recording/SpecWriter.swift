import Foundation

/// Writes the objects that code built in the form of a spec, and notes the places in the code that made them.
@MainActor final class SpecWriter {
  /// The solved boxes of custom groups by path; empty before the layout is solved.
  let boxes: [String: CGSize]
  private(set) var origins: [RecordedOrigin] = []
  /// The paths of custom groups whose item provider could not be called without a box.
  private(set) var groupsWithoutBox: [String] = []

  init(boxes: [String: CGSize] = [:]) { self.boxes = boxes }

  private func note(_ origin: LayoutOrigin?, at path: String) {
    if let origin { origins.append(RecordedOrigin(path: path, file: origin.file, line: origin.line)) }
  }

  /// Writes a node: an item or a group under its key, such as `horizontal`.
  func node(_ item: NSCollectionLayoutItem, at path: String) -> RecordedJSON {
    guard let group = item as? NSCollectionLayoutGroup else {
      let path = path + ".item"
      note(item.origin, at: path)
      return .object([("item", .members(of: "item", shared(item, at: path)))])
    }
    let noun =
      switch group.content {
      case .subitems(let axis, _), .sharing(let axis, _, _), .repeating(let axis, _, _): axis.rawValue
      case .custom: "custom"
      }
    let path = path + "." + noun
    note(group.origin, at: path)
    // A custom group has no interItemSpacing.
    var members = shared(group, at: path)
    if noun != "custom" { members.append(("interItemSpacing", group.interItemSpacing?.spec)) }
    switch group.content {
    case .subitems(_, let items):
      let nodes = items.enumerated().map { node($1, at: "\(path).subitems[\($0)]") }
      members.append(("subitems", .array(nodes)))
    case .sharing(_, let item, let count):
      members.append(("subitem", node(item, at: path + ".subitem")))
      members.append(("count", RecordedJSON(count)))
    case .repeating(_, let item, let count):
      members.append(("repeatingSubitem", node(item, at: path + ".repeatingSubitem")))
      members.append(("count", RecordedJSON(count)))
    case .custom(let provider):
      members.append(("items", .array(frames(provider, of: group, at: path))))
    }
    return .object([(noun, .members(of: noun == "custom" ? noun : "line", members))])
  }

  private func shared(_ item: NSCollectionLayoutItem, at path: String) -> [(String, RecordedJSON?)] {
    let attached = item.supplementaryItems.enumerated().map {
      supplementaryItem($1, at: "\(path).supplementaryItems[\($0)]")
    }
    return [
      ("size", item.layoutSize.spec), ("contentInsets", item.contentInsets.spec),
      ("edgeSpacing", item.edgeSpacing?.spec), ("supplementaryItems", attached.spec),
    ]
  }

  /// Returns the frames of a custom group in its solved box, or one placeholder if the box is not known.
  private func frames(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, of group: NSCollectionLayoutGroup, at path: String
  ) -> [RecordedJSON] {
    guard let box = boxes[path] else {
      groupsWithoutBox.append(path)
      return [.raw("{\"frame\": [0, 0, 1, 1]}")]
    }
    return provider(RecordedEnvironment(box: box, insets: group.contentInsets)).map { item in
      let frame = item.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      return .members(
        of: "customFrame",
        [("frame", .array(numbers.map(RecordedJSON.init))), ("zIndex", RecordedJSON(item.zIndex))])
    }
  }

  func supplementaryItem(_ item: NSCollectionLayoutSupplementaryItem, at path: String) -> RecordedJSON {
    note(item.origin, at: path)
    return .members(
      of: "supplementaryItem",
      [
        ("elementKind", .string(item.elementKind)), ("size", item.layoutSize.spec),
        ("containerAnchor", item.containerAnchor.spec), ("itemAnchor", item.itemAnchor?.spec),
        ("contentInsets", item.contentInsets.spec), ("zIndex", RecordedJSON(item.zIndex)),
      ])
  }

  func boundaryItems(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at path: String
  ) -> RecordedJSON? {
    items.enumerated().map { boundaryItem($1, at: "\(path).boundarySupplementaryItems[\($0)]") }.spec
  }

  private func boundaryItem(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at path: String
  ) -> RecordedJSON {
    note(item.origin, at: path)
    return .members(
      of: "boundaryItem",
      [
        ("elementKind", .string(item.elementKind)), ("size", item.layoutSize.spec),
        ("alignment", .string("\(item.alignment)")), ("absoluteOffset", item.offset.spec),
        ("extendsBoundary", .boolean(item.extendsBoundary)),
        ("pinToVisibleBounds", .boolean(item.pinToVisibleBounds)),
        ("contentInsets", item.contentInsets.spec), ("zIndex", RecordedJSON(item.zIndex)),
      ])
  }

  private func decorationItem(_ item: NSCollectionLayoutDecorationItem, at path: String) -> RecordedJSON {
    note(item.origin, at: path)
    return .members(
      of: "decorationItem",
      [
        ("background", .string(item.elementKind)), ("contentInsets", item.contentInsets.spec),
        ("zIndex", RecordedJSON(item.zIndex)),
      ])
  }

  /// Returns the members of a section without its data.
  func section(_ section: NSCollectionLayoutSection, at path: String) -> [(String, RecordedJSON?)] {
    note(section.origin, at: path)
    var members: [(String, RecordedJSON?)]
    switch section.content {
    case .group(let group): members = [("group", node(group, at: path + ".group"))]
    case .list(var configuration):
      let views = listViews(section, &configuration)
      members = [("list", list(configuration))] + views
    }
    let isList = if case .list = section.content { true } else { false }
    let scrolling: [(String, RecordedJSON?)] = [
      ("decelerationRate", .string("\(section.orthogonalScrollingProperties.decelerationRate)")),
      ("bounce", .string("\(section.orthogonalScrollingProperties.bounce)")),
    ]
    let isUsual = RecordedJSON.members(of: "orthogonalScrollingProperties", scrolling).members.isEmpty
    // The list chooses the insets of edges that the code has not set.
    if isList {
      members.append(("contentInsets", section.insets.spec(edges: section.setEdges).unlessEmpty))
    }
    let following: (String, RecordedJSON?) =
      section.supplementaryContentInsetsReference == .automatic
      ? ("supplementariesFollowContentInsets", .boolean(section.supplementariesFollowContentInsets))
      : ("supplementaryContentInsetsReference", section.supplementaryContentInsetsReference.spec)
    let others: [(String, RecordedJSON?)] = [
      ("contentInsets", isList ? nil : section.insets.spec),
      ("contentInsetsReference", section.contentInsetsReference.spec),
      ("interGroupSpacing", RecordedJSON(section.interGroupSpacing)),
      ("orthogonalScrollingBehavior", .string("\(section.orthogonalScrollingBehavior)")),
      ("orthogonalScrollingProperties", isUsual ? nil : .members(scrolling)),
      following,
      (
        "boundarySupplementaryItems",
        boundaryItems(
          section.boundarySupplementaryItems.filter { !section.itemsOfList.contains($0) }, at: path)
      ),
      (
        "decorationItems",
        section.decorationItems.enumerated().map { decorationItem($1, at: "\(path).decorationItems[\($0)]") }
          .spec
      ),
    ]
    return members + RecordedJSON.members(of: "section", others).members
  }

  /// Returns the changes that code made to a list's initial header and footer. If code removed one, sets its
  /// mode to `none` in the configuration.
  private func listViews(
    _ section: NSCollectionLayoutSection, _ configuration: inout UICollectionLayoutListConfiguration
  ) -> [(String, RecordedJSON?)] {
    zip(section.itemsOfList, configuration.boundaryItems).compactMap { item, fresh in
      let isHeader = item.alignment == .top
      guard section.boundarySupplementaryItems.contains(item) else {
        if isHeader { configuration.headerMode = .none } else { configuration.footerMode = .none }
        return nil
      }
      let changes: [(String, RecordedJSON?)] = [
        (
          "extendsBoundary",
          item.extendsBoundary == fresh.extendsBoundary ? nil : .boolean(item.extendsBoundary)
        ),
        (
          "pinToVisibleBounds",
          item.pinToVisibleBounds == fresh.pinToVisibleBounds ? nil : .boolean(item.pinToVisibleBounds)
        ),
        ("contentInsets", item.contentInsets == fresh.contentInsets ? nil : item.contentInsets.spec),
        ("zIndex", item.zIndex == fresh.zIndex ? nil : RecordedJSON(item.zIndex)),
      ]
      return (isHeader ? "header" : "footer", RecordedJSON.members(changes).unlessEmpty)
    }
  }

  private func list(_ configuration: UICollectionLayoutListConfiguration) -> RecordedJSON {
    let hugsHeader = configuration.contentHuggingElements.contains(.supplementaryHeader)
    let others = RecordedJSON.members(
      of: "list",
      [
        ("headerMode", .string("\(configuration.headerMode)")),
        ("footerMode", .string("\(configuration.footerMode)")),
        ("headerTopPadding", configuration.headerTopPadding.map { RecordedJSON($0) }),
        ("contentHuggingElements", hugsHeader ? "supplementaryHeader" : "none"),
        ("showsSeparators", .boolean(configuration.showsSeparators)),
      ])
    return .members([("appearance", .string("\(configuration.appearance)"))] + others.members)
  }

  func configuration(_ configuration: UICollectionViewCompositionalLayoutConfiguration) -> RecordedJSON? {
    let isSideways = configuration.scrollDirection == .horizontal
    return RecordedJSON.members(
      of: "configuration",
      [
        ("scrollDirection", isSideways ? "horizontal" : "vertical"),
        ("interSectionSpacing", RecordedJSON(configuration.interSectionSpacing)),
        ("contentInsetsReference", configuration.contentInsetsReference.spec),
        (
          "boundarySupplementaryItems",
          boundaryItems(configuration.boundarySupplementaryItems, at: "configuration")
        ),
      ]
    ).unlessEmpty
  }
}
