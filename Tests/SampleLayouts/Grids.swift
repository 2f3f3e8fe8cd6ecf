import LayoutUIKit

@MainActor enum Grids {
  static func quarters() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1 / 4, 1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.absolute(44)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func inset() -> UICollectionViewLayout {
    let gap: CGFloat = 10
    let item = NSCollectionLayoutItem(layoutSize: .fractions(0.2, 1))
    item.contentInsets = .init(top: gap, leading: gap, bottom: gap, trailing: gap)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.fractionalWidth(0.2)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func twoColumns() -> UICollectionViewLayout {
    let gap: CGFloat = 10
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.absolute(44)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: gap, leading: gap, bottom: gap, trailing: gap)
    section.interGroupSpacing = gap
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func centeredColumns() -> UICollectionViewLayout {
    let first = NSCollectionLayoutItem(layoutSize: .fractions(0.4, 1))
    first.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(16), bottom: nil)
    let second = NSCollectionLayoutItem(layoutSize: .fractions(0.4, 1))
    second.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(.absolute(60)), subitems: [first, second])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  enum Columns: Int, CaseIterable {
    case one, three, five

    var count: Int { [1, 3, 5][rawValue] }

    func count(inWidth width: CGFloat) -> Int { width > 800 ? 2 * count : count }
  }

  private static func columns(
    _ count: Int, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(height), subitem: item, count: count)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.contentInsetsReference = .readableContent
    return section
  }

  static func distinct() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard let part = Columns(rawValue: index) else { return nil }
      return columns(part.count, height: part == .one ? .absolute(44) : .fractionalWidth(0.2))
    }
  }

  static func adaptive() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard let part = Columns(rawValue: index) else { return nil }
      let isLow = environment.traitCollection.verticalSizeClass == .compact
      return columns(
        part.count(inWidth: environment.container.contentSize.width),
        height: isLow ? .absolute(44) : .fractionalWidth(0.2))
    }
  }

  static func checkmarks() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(.fractionalHeight(0.2)), subitem: item, count: 3)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(45), heightDimension: .absolute(45)),
        elementKind: "checkmark", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func badges() -> UICollectionViewLayout {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: anchor)
    let item = NSCollectionLayoutItem(layoutSize: .fractions(0.25, 1), supplementaryItems: [badge])
    item.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(.fractionalWidth(0.2)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func anchors() -> UICollectionViewLayout {
    typealias Place = (kind: String, edges: NSDirectionalRectEdge)
    let places: [Place] = [
      ("top", .top), ("topLeading", [.top, .leading]), ("topTrailing", [.top, .trailing]),
      ("leading", .leading), ("trailing", .trailing), ("bottom", .bottom),
      ("bottomLeading", [.bottom, .leading]), ("bottomTrailing", [.bottom, .trailing]),
    ]
    func anchor(_ edges: NSDirectionalRectEdge, isMoved: Bool) -> NSCollectionLayoutAnchor {
      guard isMoved else { return NSCollectionLayoutAnchor(edges: edges) }
      func direction(_ less: NSDirectionalRectEdge, _ more: NSDirectionalRectEdge) -> CGFloat {
        edges.contains(less) ? -1 : edges.contains(more) ? 1 : 0
      }
      let (x, y) = (direction(.leading, .trailing), direction(.top, .bottom))
      return x != 0 && y != 0
        ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: x / 2, y: y / 2))
        : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: 20 * x, y: 20 * y))
    }
    return UICollectionViewCompositionalLayout { index, _ in
      guard index < 2 else { return nil }
      let attached = places.map { place in
        NSCollectionLayoutSupplementaryItem(
          layoutSize: .init(widthDimension: .absolute(60), heightDimension: .absolute(30)),
          elementKind: place.kind, containerAnchor: anchor(place.edges, isMoved: index == 1))
      }
      let item = NSCollectionLayoutItem(layoutSize: .fractions(1, 1), supplementaryItems: attached)
      item.contentInsets = .init(top: 40, leading: 40, bottom: 40, trailing: 40)
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: .row(.absolute(300)), subitems: [item]))
    }
  }
}
