import LayoutUIKit

@MainActor extension NSCollectionLayoutSize {
  /// A size by fractions of the width and the height.
  static func fractions(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  /// A row as wide as its container.
  static func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }
}

@MainActor enum Lists {
  static func plain() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.absolute(44)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func insetSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.absolute(50)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  static func selfSizing() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .row(.estimated(50)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(8), trailing: nil, bottom: .fixed(8))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.estimated(50)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func withCarousel() -> UICollectionViewLayout {
    enum Part: Int {
      case rows, carousel
    }
    return UICollectionViewCompositionalLayout { index, _ in
      switch Part(rawValue: index) {
      case .rows: return insetSection()
      case .carousel:
        let item = NSCollectionLayoutItem(layoutSize: .fractions(0.3, 1))
        item.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .row(.fractionalHeight(0.3)), subitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
      case nil: return nil
      }
    }
  }

  static func pinnedHeaders() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard index < 5 else { return nil }
      let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.absolute(44)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 5
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .row(.estimated(44)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = true
      header.zIndex = 2
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .row(.estimated(44)), elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
      section.boundarySupplementaryItems = [header, footer]
      return section
    }
  }

  static func headersAndFooters() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(50)),
      subitems: [item])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let section = NSCollectionLayoutSection(group: group)
    let ends = NSCollectionLayoutSize.row(.absolute(50))
    let strip = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.1), heightDimension: .absolute(150))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: ends, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: ends, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: strip, elementKind: "index", alignment: .leading),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func sectionBackground() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.absolute(50)), subitems: [item])
    group.edgeSpacing = .init(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    panel.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [panel]
    section.contentInsets.top = 8
    section.contentInsets.bottom = 8
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    return layout
  }

  static func insetGroupedShadow() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let shadow = NSCollectionLayoutDecorationItem.background(elementKind: "shadow")
      shadow.contentInsets = NSDirectionalEdgeInsets(top: 13.5, leading: 12, bottom: 13.5, trailing: 12)
      let section: NSCollectionLayoutSection
      switch index {
      case 0:
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        section = .list(using: list, layoutEnvironment: environment)
      case 1:
        let item = NSCollectionLayoutItem(layoutSize: .row(.estimated(44)))
        section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: .row(.estimated(44)), subitems: [item]))
        section.contentInsets = .init(top: 17.5, leading: 16, bottom: 17.5, trailing: 16)
      default: return nil
      }
      section.decorationItems = [shadow]
      return section
    }
  }

  static func gutters() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, _ in
      guard index < 2 else { return nil }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50))
      let item = NSCollectionLayoutItem(layoutSize: size)
      if index == 0 {
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
      } else {
        item.contentInsets = .init(top: 0, leading: 4, bottom: 0, trailing: 4)
        item.edgeSpacing = .init(leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(4))
      }
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: .row(.estimated(50)), subitems: [item]))
    }
    return UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
  }
}
