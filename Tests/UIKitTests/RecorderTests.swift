import LayoutUIKit
import Testing

/// What is recorded of a layout in this process.
@MainActor @Suite struct RecorderTests {
  private let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  private func spec(_ section: NSCollectionLayoutSection) throws -> String {
    try #require(LayoutRecorder().record(section)).spec
  }

  private func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: group)
  }

  private func row(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    section(.horizontal(layoutSize: full, subitems: [item]))
  }

  private static let fullSize =
    "\"size\": {\"width\": {\"fractionalWidth\": 1}, \"height\": {\"fractionalHeight\": 1}}"
  private static let plainRow =
    "\"group\": {\"horizontal\": {\(fullSize), \"subitems\": [{\"item\": {\(fullSize)}}]}}"

  private func sectionsOnly(_ text: String) -> String { "{\"version\": 1, \"sections\": [{\(text)}]}" }

  @Test func plainSection() throws {
    let text = try spec(row(NSCollectionLayoutItem(layoutSize: full)))
    #expect(text == sectionsOnly(Self.plainRow))
  }

  @Test func dimensions() throws {
    let dimensions: [(NSCollectionLayoutDimension, String)] = [
      (.absolute(44.5), "{\"absolute\": 44.5}"), (.estimated(80), "{\"estimated\": 80}"),
      (.fractionalHeight(0.25), "{\"fractionalHeight\": 0.25}"),
      (.uniformAcrossSiblings(estimate: 60), "{\"uniformAcrossSiblings\": 60}"),
      (.fractionalWidth(1 / 3), "{\"fractionalWidth\": 0.3333333333333333}"),
    ]
    for (dimension, expected) in dimensions {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: dimension)
      let text = try spec(row(NSCollectionLayoutItem(layoutSize: size)))
      #expect(
        text.contains("{\"item\": {\"size\": {\"width\": {\"absolute\": 10}, \"height\": \(expected)}}}"))
    }
  }

  @Test func itemProperties() throws {
    let item = NSCollectionLayoutItem(layoutSize: full)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(0), trailing: nil, bottom: .fixed(5))
    let text = try spec(row(item))
    #expect(
      text.contains(
        "\"contentInsets\": {\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}, "
          + "\"edgeSpacing\": {\"leading\": {\"flexible\": 0}, \"bottom\": {\"fixed\": 5}}"))
  }

  @Test func groups() throws {
    let item = NSCollectionLayoutItem(layoutSize: full)
    let shared = NSCollectionLayoutGroup.vertical(layoutSize: full, subitem: item, count: 3)
    shared.interItemSpacing = .flexible(7)
    #expect(
      try spec(section(shared)).contains(
        "{\"vertical\": {\(Self.fullSize), \"interItemSpacing\": {\"flexible\": 7}, "
          + "\"subitem\": {\"item\": {\(Self.fullSize)}}, \"count\": 3}}"))
    let repeating = NSCollectionLayoutGroup.horizontal(layoutSize: full, repeatingSubitem: item, count: 2)
    #expect(
      try spec(section(repeating)).contains(
        "\"repeatingSubitem\": {\"item\": {\(Self.fullSize)}}, \"count\": 2"))
  }

  @Test func customGroupRunsOnItsBox() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: full) { environment in
      let size = environment.container.contentSize
      let inner = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: -4, y: 0, width: size.width / 2, height: inner.height)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 1, height: 2), zIndex: 3),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    let first = try #require(LayoutRecorder().record(group))
    #expect(first.groupsWithoutBox == ["sections[0].group.custom"])
    let recorder = LayoutRecorder(boxes: ["sections[0].group.custom": CGSize(width: 200, height: 100)])
    let second = try #require(recorder.record(group))
    #expect(second.groupsWithoutBox == [])
    #expect(
      second.spec.contains(
        "\"items\": [{\"frame\": [-4, 0, 100, 80]}, {\"frame\": [0, 0, 1, 2], \"zIndex\": 3}]"))
  }

  @Test func supplementaryItems() throws {
    let small = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
    let first = NSCollectionLayoutSupplementaryItem(
      layoutSize: small, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    first.zIndex = 4
    let second = NSCollectionLayoutSupplementaryItem(
      layoutSize: small, elementKind: "dot",
      containerAnchor: NSCollectionLayoutAnchor(edges: [], absoluteOffset: CGPoint(x: 3, y: 0)))
    let text = try spec(row(NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [first, second])))
    let size = "\"size\": {\"width\": {\"absolute\": 20}, \"height\": {\"absolute\": 20}}"
    #expect(
      text.contains(
        "\"containerAnchor\": {\"edges\": [\"top\", \"trailing\"], \"fractionalOffset\": [0.5, -0.5]}, "
          + "\"itemAnchor\": {\"edges\": [\"leading\", \"bottom\"]}, \"zIndex\": 4}"))
    #expect(
      text.contains("\"elementKind\": \"dot\", \(size), \"containerAnchor\": {\"absoluteOffset\": [3, 0]}}"))
  }

  @Test func sectionProperties() throws {
    let section = row(NSCollectionLayoutItem(layoutSize: full))
    section.contentInsets.leading = 8
    section.contentInsetsReference = .layoutMargins
    section.interGroupSpacing = 6
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.orthogonalScrollingProperties.bounce = .never
    section.supplementariesFollowContentInsets = false
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: full, elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading,
      absoluteOffset: CGPoint(x: 0, y: 4))
    header.extendsBoundary = false
    header.pinToVisibleBounds = true
    header.zIndex = 9
    section.boundarySupplementaryItems = [header]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel \"1\"\n")
    background.zIndex = -1
    section.decorationItems = [background]
    #expect(
      try spec(section)
        == sectionsOnly(
          Self.plainRow
            + ", \"contentInsets\": {\"top\": 0, \"leading\": 8, \"bottom\": 0, \"trailing\": 0}, "
            + "\"contentInsetsReference\": \"layoutMargins\", \"interGroupSpacing\": 6, "
            + "\"orthogonalScrollingBehavior\": \"groupPagingCentered\", \"orthogonalScrollingProperties\": "
            + "{\"decelerationRate\": \"automatic\", \"bounce\": \"never\"}, "
            + "\"supplementariesFollowContentInsets\": false, \"boundarySupplementaryItems\": [{\"elementKind\": "
            + "\"UICollectionElementKindSectionHeader\", \(Self.fullSize), \"alignment\": \"topLeading\", "
            + "\"absoluteOffset\": [0, 4], \"extendsBoundary\": false, \"pinToVisibleBounds\": true, \"zIndex\": 9}], "
            + "\"decorationItems\": [{\"background\": \"panel \\\"1\\\"\\n\", \"zIndex\": -1}]"))
    section.supplementaryContentInsetsReference = .safeArea
    let text = try spec(section)
    #expect(text.contains("\"supplementaryContentInsetsReference\": \"safeArea\""))
    #expect(!text.contains("supplementariesFollowContentInsets"))
  }

  @Test func lists() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    list.footerMode = .supplementary
    list.headerTopPadding = 12
    list.showsSeparators = false
    let environment = LayoutRecorder()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      // The list keeps its own insets at the other edges.
      section.contentInsets.top += 10
      return section
    }
    let text = try #require(environment.record(layout)).spec
    #expect(
      text
        == sectionsOnly(
          "\"list\": {\"appearance\": \"insetGrouped\", \"headerMode\": \"firstItemInSection\", "
            + "\"footerMode\": \"supplementary\", \"headerTopPadding\": 12, \"showsSeparators\": false}, "
            + "\"contentInsets\": {\"top\": 10}"))
    let plain = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    #expect(
      try #require(environment.record(plain)).spec == sectionsOnly("\"list\": {\"appearance\": \"plain\"}"))
  }

  @Test func headersOfListsAreChanged() throws {
    func spec(_ change: @escaping @MainActor (NSCollectionLayoutSection) -> Void) throws -> String {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        list.footerMode = .supplementary
        let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        #expect(section.boundarySupplementaryItems.map(\.alignment) == [.top, .bottom])
        change(section)
        return section
      }
      return try #require(LayoutRecorder(sections: 1).record(layout)).spec
    }
    let list =
      "\"list\": {\"appearance\": \"plain\", \"headerMode\": \"supplementary\", \"footerMode\": \"supplementary\"}"
    #expect(try spec { _ in } == sectionsOnly(list))
    let loose = try spec { section in
      for item in section.boundarySupplementaryItems
      where item.elementKind == UICollectionView.elementKindSectionHeader {
        item.pinToVisibleBounds = false
        item.zIndex = 9
      }
    }
    #expect(
      loose == sectionsOnly(list + ", \"header\": {\"pinToVisibleBounds\": false, \"zIndex\": 9}"))
    let own = try spec { section in
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: full, elementKind: "title", alignment: .top)
      ]
    }
    #expect(
      own
        == sectionsOnly(
          "\"list\": {\"appearance\": \"plain\"}, \"boundarySupplementaryItems\": [{\"elementKind\": \"title\", "
            + "\(Self.fullSize), \"alignment\": \"top\"}]"))
  }

  @Test func assignedInsetsOfAListAreAllItsEdges() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let list = UICollectionLayoutListConfiguration(appearance: .grouped)
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      section.contentInsets = .zero
      return section
    }
    let text = try #require(LayoutRecorder().record(layout)).spec
    #expect(text.contains("\"contentInsets\": {\"top\": 0, \"leading\": 0, \"bottom\": 0, \"trailing\": 0}"))
  }

  @Test func configuration() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 20
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: full, elementKind: "title", alignment: .bottom)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: row(NSCollectionLayoutItem(layoutSize: full)), configuration: configuration)
    let recording = try #require(LayoutRecorder().record(layout))
    #expect(
      recording.spec.hasPrefix(
        "{\"version\": 1, \"configuration\": {\"scrollDirection\": \"horizontal\", \"interSectionSpacing\": 20, "
          + "\"contentInsetsReference\": \"none\", \"boundarySupplementaryItems\": [{\"elementKind\": \"title\", "
          + "\(Self.fullSize), \"alignment\": \"bottom\"}]}, \"sections\": ["))
    #expect(recording.origins.first?.path == "configuration.boundarySupplementaryItems[0]")
  }

  @Test func numbersThatJSONHasNot() throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(.nan), heightDimension: .absolute(.infinity))
    let text = try spec(row(NSCollectionLayoutItem(layoutSize: size)))
    #expect(text.contains("{\"width\": {\"absolute\": \"nan\"}, \"height\": {\"absolute\": \"inf\"}}"))
  }

  @Test func objectsAreReadWhenTheProviderReturns() throws {
    let item = NSCollectionLayoutItem(layoutSize: full)
    let section = row(item)
    let layout = UICollectionViewCompositionalLayout(section: section)
    item.contentInsets.top = 5
    section.interGroupSpacing = 3
    let text = try #require(LayoutRecorder().record(layout)).spec
    #expect(text.contains("\"contentInsets\": {\"top\": 5"))
    #expect(text.contains("\"interGroupSpacing\": 3"))
  }

  @Test func originsAreLines() throws {
    let line: UInt = #line
    let item = NSCollectionLayoutItem(layoutSize: full)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: full, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let origins = try #require(LayoutRecorder().record(section)).origins
    #expect(origins.map(\.line) == [line + 3, line + 2, line + 1])
    #expect(origins.allSatisfy { $0.file == #filePath })
  }

  @Test func othersAreNotRecorded() {
    #expect(LayoutRecorder().record(UICollectionViewFlowLayout()) == nil)
    #expect(LayoutRecorder().record(nil) == nil)
    #expect(LayoutRecorder().record(3) == nil)
  }

  @Test func itemStandsForAGroup() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .estimated(30)))
    let text = try #require(LayoutRecorder().record(item)).spec
    #expect(
      text.contains(
        "{\"horizontal\": {\"size\": {\"width\": {\"fractionalWidth\": 1}, \"height\": {\"estimated\": 30}}"))
  }
}
