import Foundation

/// Writes what code built as it stands in a spec, and notes where the parts were made.
@MainActor final class SpecWriter {
  /// The solved boxes of custom groups by their paths; empty where nothing is solved yet.
  let boxes: [String: CGSize]
  private(set) var origins: [RecordedOrigin] = []
  /// The paths of custom groups whose closure could not be asked, for lack of a box.
  private(set) var groupsWithoutBox: [String] = []

  init(boxes: [String: CGSize] = [:]) { self.boxes = boxes }

  private func note(_ origin: LayoutOrigin?, at path: String) {
    if let origin { origins.append(RecordedOrigin(path: path, file: origin.file, line: origin.line)) }
  }

  /// A node: an item or a group, by its noun.
  func node(_ item: NSCollectionLayoutItem, at path: String) -> RecordedJSON {
    guard let group = item as? NSCollectionLayoutGroup else {
      let path = path + ".item"
      note(item.origin, at: path)
      return .object([("item", .members(shared(item, at: path)))])
    }
    let noun =
      switch group.content {
      case .subitems(let axis, _), .sharing(let axis, _, _), .repeating(let axis, _, _): axis.rawValue
      case .custom: "custom"
      }
    let path = path + "." + noun
    note(group.origin, at: path)
    var members = shared(group, at: path)
    switch group.content {
    case .subitems(_, let items):
      members.append(("interItemSpacing", group.interItemSpacing?.spec))
      let nodes = items.enumerated().map { node($1, at: "\(path).subitems[\($0)]") }
      members.append(("subitems", .array(nodes)))
    case .sharing(_, let item, let count):
      members.append(("interItemSpacing", group.interItemSpacing?.spec))
      members.append(("subitem", node(item, at: path + ".subitem")))
      members.append(("count", RecordedJSON(count)))
    case .repeating(_, let item, let count):
      members.append(("interItemSpacing", group.interItemSpacing?.spec))
      members.append(("repeatingSubitem", node(item, at: path + ".repeatingSubitem")))
      members.append(("count", RecordedJSON(count)))
    case .custom(let provider):
      members.append(("items", .array(frames(provider, of: group, at: path))))
    }
    return .object([(noun, .members(members))])
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

  /// The frames of a custom group in its solved box; one that stands for all where the box is not known.
  private func frames(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, of group: NSCollectionLayoutGroup, at path: String
  ) -> [RecordedJSON] {
    guard let box = boxes[path] else {
      groupsWithoutBox.append(path)
      return [.raw("{\"frame\": [0, 0, 1, 1]}")]
    }
    return provider(RecordedEnvironment(box: box, insets: group.contentInsets)).map { item in
      let frame = item.frame
      return .members([
        (
          "frame",
          .array(
            [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(RecordedJSON.init))
        ),
        ("zIndex", item.zIndex == 0 ? nil : RecordedJSON(item.zIndex)),
      ])
    }
  }

  func supplementaryItem(_ item: NSCollectionLayoutSupplementaryItem, at path: String) -> RecordedJSON {
    note(item.origin, at: path)
    return .members([
      ("elementKind", .string(item.elementKind)), ("size", item.layoutSize.spec),
      ("containerAnchor", item.containerAnchor.spec), ("itemAnchor", item.itemAnchor?.spec),
      ("contentInsets", item.contentInsets.spec),
      ("zIndex", item.zIndex == 1 ? nil : RecordedJSON(item.zIndex)),
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
    return .members([
      ("elementKind", .string(item.elementKind)), ("size", item.layoutSize.spec),
      ("alignment", .string("\(item.alignment)")), ("absoluteOffset", item.offset.spec),
      ("extendsBoundary", item.extendsBoundary ? nil : .boolean(false)),
      ("pinToVisibleBounds", item.pinToVisibleBounds ? .boolean(true) : nil),
      ("contentInsets", item.contentInsets.spec),
      ("zIndex", item.zIndex == 1 ? nil : RecordedJSON(item.zIndex)),
    ])
  }

  private func decorationItem(_ item: NSCollectionLayoutDecorationItem, at path: String) -> RecordedJSON {
    note(item.origin, at: path)
    return .members([
      ("background", .string(item.elementKind)), ("contentInsets", item.contentInsets.spec),
      ("zIndex", item.zIndex == 0 ? nil : RecordedJSON(item.zIndex)),
    ])
  }

  /// The members of a section but its data.
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
    let properties = section.orthogonalScrollingProperties
    let following: (String, RecordedJSON?) =
      section.supplementaryContentInsetsReference == .automatic
      ? (
        "supplementariesFollowContentInsets",
        section.supplementariesFollowContentInsets ? nil : .boolean(false)
      )
      : ("supplementaryContentInsetsReference", section.supplementaryContentInsetsReference.spec)
    members += [
      (
        "contentInsets",
        isList ? section.contentInsets.spec(edges: section.setEdges) : section.contentInsets.spec
      ),
      ("contentInsetsReference", section.contentInsetsReference.spec),
      ("interGroupSpacing", section.interGroupSpacing == 0 ? nil : RecordedJSON(section.interGroupSpacing)),
      (
        "orthogonalScrollingBehavior",
        section.orthogonalScrollingBehavior == .none ? nil : .string("\(section.orthogonalScrollingBehavior)")
      ),
      (
        "orthogonalScrollingProperties",
        properties.decelerationRate == .automatic && properties.bounce == .automatic
          ? nil
          : .object([
            ("decelerationRate", .string("\(properties.decelerationRate)")),
            ("bounce", .string("\(properties.bounce)")),
          ])
      ),
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
    return members
  }

  /// What code has changed of a list's own header and footer. Clears the mode of the configuration for one that it took away.
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
        ("extendsBoundary", item.extendsBoundary ? nil : .boolean(false)),
        (
          "pinToVisibleBounds",
          item.pinToVisibleBounds == fresh.pinToVisibleBounds ? nil : .boolean(item.pinToVisibleBounds)
        ),
        ("contentInsets", item.contentInsets.spec),
        ("zIndex", item.zIndex == fresh.zIndex ? nil : RecordedJSON(item.zIndex)),
      ]
      return (isHeader ? "header" : "footer", changes.contains { $0.1 != nil } ? .members(changes) : nil)
    }
  }

  private func list(_ configuration: UICollectionLayoutListConfiguration) -> RecordedJSON {
    .members([
      ("appearance", .string("\(configuration.appearance)")),
      ("headerMode", configuration.headerMode == .none ? nil : .string("\(configuration.headerMode)")),
      ("footerMode", configuration.footerMode == .none ? nil : .string("\(configuration.footerMode)")),
      ("headerTopPadding", configuration.headerTopPadding.map { RecordedJSON($0) }),
      (
        "contentHuggingElements",
        configuration.contentHuggingElements.contains(.supplementaryHeader) ? "supplementaryHeader" : nil
      ),
      ("showsSeparators", configuration.showsSeparators ? nil : .boolean(false)),
    ])
  }

  func configuration(_ configuration: UICollectionViewCompositionalLayoutConfiguration) -> RecordedJSON? {
    let members: [(String, RecordedJSON?)] = [
      ("scrollDirection", configuration.scrollDirection == .horizontal ? "horizontal" : nil),
      (
        "interSectionSpacing",
        configuration.interSectionSpacing == 0 ? nil : RecordedJSON(configuration.interSectionSpacing)
      ),
      ("contentInsetsReference", configuration.contentInsetsReference.spec),
      (
        "boundarySupplementaryItems",
        boundaryItems(configuration.boundarySupplementaryItems, at: "configuration")
      ),
    ]
    return members.contains { $0.1 != nil } ? .members(members) : nil
  }
}
