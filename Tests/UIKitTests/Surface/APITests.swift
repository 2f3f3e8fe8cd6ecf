import LayoutUIKit
import Testing

/// One use of each part of the layout API, and the resulting recording.
@MainActor @Suite struct APITests {
  private static let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// A section with one item, and the changes that the use makes to the item, the group and the section.
  private static func made(
    _ item: NSCollectionLayoutItem = NSCollectionLayoutItem(layoutSize: full),
    _ change: (NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSection) -> Void = {
      _, _, _ in
    }
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    change(item, group, section)
    return section
  }

  private static func sized(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    made(NSCollectionLayoutItem(layoutSize: .init(widthDimension: width, heightDimension: height)))
  }

  private static func grouped(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: group)
  }

  private static func configured(
    _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    return UICollectionViewCompositionalLayout(section: made(), configuration: configuration)
  }

  private static func listed(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return .list(using: configuration)
  }

  private static let badge = NSCollectionLayoutSize(
    widthDimension: .absolute(8), heightDimension: .absolute(8))

  private static func badged(_ anchor: NSCollectionLayoutAnchor) -> NSCollectionLayoutSection {
    let view = NSCollectionLayoutSupplementaryItem(
      layoutSize: badge, elementKind: "badge", containerAnchor: anchor)
    return made(NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [view]))
  }

  private static func bounded(
    _ kind: String, _ alignment: NSRectAlignment,
    _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    made {
      let view = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: badge, elementKind: kind, alignment: alignment)
      change(view)
      $2.boundarySupplementaryItems = [view]
    }
  }

  private final class Layout: UICollectionViewCompositionalLayout {}

  private static let dimensions: [(api: String, made: Any, recorded: String)] = [
    ("fractionalWidth", sized(.fractionalWidth(0.25), .absolute(1)), #""width": {"fractionalWidth": 0.25}"#),
    (
      "fractionalHeight", sized(.absolute(1), .fractionalHeight(0.5)), #""height": {"fractionalHeight": 0.5}"#
    ),
    ("absolute", sized(.absolute(44), .absolute(1)), #""width": {"absolute": 44}"#),
    ("estimated", sized(.absolute(1), .estimated(30)), #""height": {"estimated": 30}"#),
    (
      "uniformAcrossSiblings", sized(.absolute(1), .uniformAcrossSiblings(estimate: 9)),
      #""height": {"uniformAcrossSiblings": 9}"#
    ),
  ]

  private static let groups: [(api: String, made: Any, recorded: String)] = [
    (
      "vertical subitems", grouped(.vertical(layoutSize: full, subitems: [.init(layoutSize: badge)])),
      #""group": {"vertical": {"#
    ),
    (
      "horizontal subitem",
      grouped(.horizontal(layoutSize: full, subitem: .init(layoutSize: full), count: 3)),
      #""count": 3"#
    ),
    (
      "vertical subitem", grouped(.vertical(layoutSize: full, subitem: .init(layoutSize: full), count: 2)),
      #""subitem": {"item""#
    ),
    (
      "horizontal repeatingSubitem",
      grouped(.horizontal(layoutSize: full, repeatingSubitem: .init(layoutSize: badge), count: 2)),
      #""repeatingSubitem": {"item""#
    ),
    (
      "vertical repeatingSubitem",
      grouped(.vertical(layoutSize: full, repeatingSubitem: .init(layoutSize: badge), count: 2)),
      #""group": {"vertical""#
    ),
    (
      "custom",
      grouped(.custom(layoutSize: full) { _ in [NSCollectionLayoutGroupCustomItem(frame: .zero)] }),
      #""group": {"custom""#
    ),
    (
      "nested", made(NSCollectionLayoutGroup.vertical(layoutSize: full, subitems: [])),
      #""subitems": [{"vertical""#
    ),
    (
      "fixed", made { _, group, _ in group.interItemSpacing = .fixed(4) },
      #""interItemSpacing": {"fixed": 4}"#
    ),
    (
      "flexible", made { _, group, _ in group.interItemSpacing = .flexible(4) },
      #""interItemSpacing": {"flexible": 4}"#
    ),
    (
      "supplementaryItems of a group",
      made { _, group, _ in
        group.supplementaryItems = [
          .init(layoutSize: badge, elementKind: "frame", containerAnchor: .init(edges: .all))
        ]
      }, #""supplementaryItems": [{"elementKind": "frame""#
    ),
    (
      "contentInsets",
      made { item, _, _ in item.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4) },
      #""contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#
    ),
    ("contentInsets.leading", made { item, _, _ in item.contentInsets.leading = 7 }, #""leading": 7"#),
    (
      "edgeSpacing",
      made { item, _, _ in
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
      }, #""edgeSpacing": {"leading": {"fixed": 1}, "trailing": {"flexible": 2}}"#
    ),
    ("edges", badged(.init(edges: [.top, .trailing])), #""edges": ["top", "trailing"]"#),
    (
      "fractionalOffset", badged(.init(edges: .top, fractionalOffset: .init(x: 0.5, y: -0.5))),
      #""fractionalOffset": [0.5, -0.5]"#
    ),
    (
      "absoluteOffset", badged(.init(edges: .top, absoluteOffset: .init(x: 5, y: 0))),
      #""absoluteOffset": [5, 0]"#
    ),
  ]

  private static let sections: [(api: String, made: Any, recorded: String)] = [
    ("interGroupSpacing", made { $2.interGroupSpacing = 10 }, #""interGroupSpacing": 10"#),
    ("paging", made { $2.orthogonalScrollingBehavior = .paging }, #"Behavior": "paging""#),
    ("continuous", made { $2.orthogonalScrollingBehavior = .continuous }, #"Behavior": "continuous""#),
    ("groupPaging", made { $2.orthogonalScrollingBehavior = .groupPaging }, #"Behavior": "groupPaging""#),
    (
      "groupPagingCentered", made { $2.orthogonalScrollingBehavior = .groupPagingCentered },
      #"Behavior": "groupPagingCentered""#
    ),
    (
      "continuousGroupLeadingBoundary",
      made { $2.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary },
      #"Behavior": "continuousGroupLeadingBoundary""#
    ),
    (
      "contentInsetsReference", made { $2.contentInsetsReference = .layoutMargins },
      #""contentInsetsReference": "layoutMargins""#
    ),
    (
      "supplementariesFollowContentInsets", made { $2.supplementariesFollowContentInsets = false },
      #""supplementariesFollowContentInsets": false"#
    ),
    (
      "supplementaryContentInsetsReference", made { $2.supplementaryContentInsetsReference = .none },
      #""supplementaryContentInsetsReference": "none""#
    ),
    (
      "elementKindSectionHeader", bounded(UICollectionView.elementKindSectionHeader, .top),
      #""elementKind": "UICollectionElementKindSectionHeader""#
    ),
    (
      "elementKindSectionFooter", bounded(UICollectionView.elementKindSectionFooter, .bottom),
      #""alignment": "bottom""#
    ),
    (
      "pinToVisibleBounds", bounded("a", .top) { $0.pinToVisibleBounds = true },
      #""pinToVisibleBounds": true"#
    ),
    ("extendsBoundary", bounded("a", .leading) { $0.extendsBoundary = false }, #""extendsBoundary": false"#),
    ("zIndex", bounded("a", .top) { $0.zIndex = 7 }, #""zIndex": 7"#),
    (
      "absoluteOffset of a boundary item",
      made {
        $2.boundarySupplementaryItems.append(
          .init(
            layoutSize: badge, elementKind: "a", alignment: .topTrailing, absoluteOffset: .init(x: 0, y: 3)))
      }, #""absoluteOffset": [0, 3]"#
    ),
    (
      "decorationItems", made { $2.decorationItems = [.background(elementKind: "card")] },
      #""background": "card""#
    ),
  ]

  private static let layouts: [(api: String, made: Any, recorded: String)] = [
    ("scrollDirection", configured { $0.scrollDirection = .horizontal }, #""scrollDirection": "horizontal""#),
    ("interSectionSpacing", configured { $0.interSectionSpacing = 12 }, #""interSectionSpacing": 12"#),
    (
      "contentInsetsReference of a layout", configured { $0.contentInsetsReference = .none },
      #""configuration": {"contentInsetsReference": "none"}"#
    ),
    (
      "boundarySupplementaryItems of a layout",
      configured {
        $0.boundarySupplementaryItems = [.init(layoutSize: badge, elementKind: "title", alignment: .top)]
      }, #""configuration": {"boundarySupplementaryItems": [{"elementKind": "title""#
    ),
    (
      "sectionProvider", UICollectionViewCompositionalLayout { index, _ in index == 0 ? made() : nil },
      #""sections": [{"group""#
    ),
    ("a subclass", Layout(section: made()), #""sections": [{"group""#),
    ("list", listed(.plain), #""list": {"appearance": "plain"}"#),
    ("headerMode", listed(.grouped) { $0.headerMode = .supplementary }, #""headerMode": "supplementary""#),
    ("footerMode", listed(.sidebar) { $0.footerMode = .supplementary }, #""footerMode": "supplementary""#),
    ("showsSeparators", listed(.sidebarPlain) { $0.showsSeparators = false }, #""showsSeparators": false"#),
    (
      "contentHuggingElements", listed(.plain) { $0.contentHuggingElements = .supplementaryHeader },
      #""contentHuggingElements": "supplementaryHeader""#
    ),
    ("headerTopPadding", listed(.insetGrouped) { $0.headerTopPadding = 3 }, #""headerTopPadding": 3"#),
  ]

  @Test func eachUseIsRecorded() throws {
    let uses = Self.dimensions + Self.groups + Self.sections + Self.layouts
    #expect(Set(uses.map(\.api)).count == uses.count)
    let plain = try #require(LayoutRecorder(sections: 1).record(Self.made())).spec
    for use in uses {
      let spec = try #require(LayoutRecorder(sections: 1).record(use.made), "\(use.api)").spec
      #expect(spec.contains(use.recorded), "\(use.api): \(spec)")
      let isOfAll = use.api == "sectionProvider" || use.api == "a subclass"
      #expect(plain.contains(use.recorded) == isOfAll, "\(use.api)")
    }
  }

  @Test func layersAreDrawnByNobody() {
    let layer = CALayer()
    layer.cornerRadius = 4
    layer.addSublayer(CAGradientLayer())
    #expect(layer.sublayers?.count == 1)
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 2)
    layer.shadowPath = path.cgPath
    #expect(layer.shadowPath != nil)
  }
}
