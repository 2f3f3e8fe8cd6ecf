// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import AppKit

/// The layout "3 conditions".
@MainActor
enum Layout3Conditions {
  enum Section {
    case `class`
    case grid
  }

  /// The sections in their order.
  static func sections(in environment: NSCollectionLayoutEnvironment) -> [Section] {
    let roomy = roomy(in: environment)
    return Array(repeating: Section.class, count: roomy ? 2 : 1) + [.grid]
  }

  /// The layout for the collection view.
  ///
  /// - Parameters:
  ///   - itemCount: how many items the section with an index has.
  ///   - safeAreaInsets: those of the collection view, which the environment does not know.
  ///   - environment: what the configuration is for; make a new layout when it changes.
  static func makeLayout(
    itemCount: @escaping (Int) -> Int,
    safeAreaInsets: @escaping () -> NSDirectionalEdgeInsets,
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionViewCompositionalLayout {
    let gap = gap(in: environment)
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = gap * 2
    return NSCollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, environment in
        let safeAreaInsets = safeAreaInsets()
        let sections = sections(in: environment)
        guard sections.indices.contains(sectionIndex) else { return nil }
        let itemCount = itemCount(sectionIndex)
        let sectionCount = sections.count
        switch sections[sectionIndex] {
        case .class:
          return makeClassSection(
            sectionIndex: sectionIndex, safeAreaInsets: safeAreaInsets, environment: environment)
        case .grid:
          return makeGridSection(itemCount: itemCount, sectionCount: sectionCount, environment: environment)
        }
      },
      configuration: configuration
    )
  }

  /// The section `class`.
  ///
  /// Left to the data source and the views: items.
  static func makeClassSection(
    sectionIndex: Int, safeAreaInsets: NSDirectionalEdgeInsets, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let gap = gap(in: environment)
    let edge = edge(safeAreaInsets: safeAreaInsets, in: environment)
    let itemValue = itemValue(in: environment)
    if true /* userInterfaceIdiom == mac in AppKit */
      || false /* userInterfaceIdiom == vision in AppKit */
    {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(200))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitem: item, count: 2)
      group.interItemSpacing = .fixed(gap)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: edge, bottom: 0, trailing: 0)
      section.interGroupSpacing = gap
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    let topItem = makeCellItem(inset: 2, environment: environment)
    let bottomItem = makeCellItem(inset: gap, environment: environment)
    bottomItem.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: itemValue)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [topItem, bottomItem])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: edge, bottom: 0, trailing: 0)
    section.interGroupSpacing = sectionIndex % 2 == 1 ? gap : 0
    return section
  }

  /// The section `grid`.
  ///
  /// Left to the data source and the views: items.
  static func makeGridSection(
    itemCount: Int, sectionCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let contentWidth = environment.container.contentSize.width
    let gap = gap(in: environment)
    let columnCount = Int(max(1, floor((contentWidth + gap) / (100 + gap))))
    let columnWidth = (contentWidth - (CGFloat(columnCount) - 1) * gap) / CGFloat(columnCount)
    let cellWidth =
      floor(columnWidth * (NSScreen.main?.backingScaleFactor ?? 2))
      / (NSScreen.main?.backingScaleFactor ?? 2)
    let perRow = perRow(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: contentWidth < 400 ? .absolute(cellWidth / 0.75) : .absolute(60)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: contentWidth < 400 ? columnCount : perRow)
    group.interItemSpacing = .fixed(gap)

    let section = NSCollectionLayoutSection(group: group)
    // contentInsetsReference .none does not exist in AppKit.
    section.interGroupSpacing = gap
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: NSCollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.zIndex = 3
    if contentWidth >= 400 && itemCount == sectionCount {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The definition `cell`.
  private static func makeCellItem(
    inset: CGFloat, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutItem {
    let itemValue = itemValue(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: itemValue)
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  private static func gap(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    let width = environment.container.effectiveContentSize.width
    return width > 600 ? 8 : 4
  }

  private static func roomy(in environment: NSCollectionLayoutEnvironment) -> Bool {
    let width = environment.container.effectiveContentSize.width
    return width > 800 && !(false /* verticalSizeClass == compact in AppKit */)
  }

  private static func perRow(in environment: NSCollectionLayoutEnvironment) -> Int {
    let width = environment.container.effectiveContentSize.width
    return Int(max(2, floor(width / 120)))
  }

  private static func itemValue(
    in environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutDimension {
    let roomy = roomy(in: environment)
    return roomy || NSApplication.shared.userInterfaceLayoutDirection == .rightToLeft
      ? .absolute(90)
      : .fractionalHeight(1 / 3)
  }

  private static func edge(
    safeAreaInsets: NSDirectionalEdgeInsets, in environment: NSCollectionLayoutEnvironment
  ) -> CGFloat {
    let gap = gap(in: environment)
    return safeAreaInsets.leading + gap / 2
  }
}
