import LayoutUIKit

@MainActor enum Groups {
  static func nested(isScrolling: Bool) -> UICollectionViewLayout {
    func padded(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(layoutSize: .fractions(width, height))
      item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      return item
    }
    return UICollectionViewCompositionalLayout {
      (_: Int, _: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: .fractions(0.3, 1), subitem: padded(1, 0.3), count: 2)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .fractions(1, 0.6), subitems: [padded(0.7, 1), pair])
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .fractions(1, 0.4), subitems: [padded(1, 0.3), row])
      let section = NSCollectionLayoutSection(group: group)
      if isScrolling { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
  }

  static func mosaic() -> UICollectionViewLayout {
    // All rows share two items.
    let small = NSCollectionLayoutItem(layoutSize: .fractions(0.25, 1))
    let large = NSCollectionLayoutItem(layoutSize: .fractions(0.4, 1))
    let rows = [[small, large, small], [large, small, small], [small, small, large]].map { items in
      let row = NSCollectionLayoutGroup.horizontal(layoutSize: .fractions(1, 0.3), subitems: items)
      row.interItemSpacing = .fixed(8)
      return row
    }
    let left = NSCollectionLayoutGroup.vertical(layoutSize: .fractions(0.75, 1), subitems: rows)
    left.interItemSpacing = .flexible(0)
    let right = NSCollectionLayoutGroup.vertical(
      layoutSize: .fractions(0.25, 1), subitem: NSCollectionLayoutItem(layoutSize: .fractions(1, 0.3)),
      count: 3)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .fractions(1, 0.5), subitems: [left, right])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    // Set after the group was given away: it is read when the layout asks.
    right.interItemSpacing = .fixed(8)
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func photos() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .absolute(120), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: .fractions(1, 1)), count: 3)
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let layout = UICollectionViewCompositionalLayout(section: section)
    let configuration = layout.configuration
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    return layout
  }

  static func behaviors() -> UICollectionViewLayout {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    return UICollectionViewCompositionalLayout { index, _ in
      guard behaviors.indices.contains(index) else { return nil }
      let large = NSCollectionLayoutItem(layoutSize: .fractions(0.7, 1))
      let small = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
      for item in [large, small] {
        item.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
      }
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: .fractions(0.3, 1), subitem: small, count: 2)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: .fractions(0.85, 0.4), subitems: [large, pair]))
      section.orthogonalScrollingBehavior = behaviors[index]
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .row(.estimated(44)), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
      return section
    }
  }

  static func spread() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.custom(layoutSize: .row(.absolute(180))) { environment in
      let width = environment.container.contentSize.width
      let card = CGSize(width: 84, height: 126)
      let radius = min(420, (width - card.width) * 1.46)
      return (0..<5).map { index in
        let angle = (CGFloat(index) - 2) * .pi / 18
        let origin = CGPoint(
          x: width / 2 + radius * sin(angle) - card.width / 2, y: radius * (1 - cos(angle)))
        return NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: origin, size: card), zIndex: index)
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = .init(top: 16, leading: 0, bottom: 16, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
