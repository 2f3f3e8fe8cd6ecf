import LayoutUIKit
import Testing

/// Apple's defaults, and which objects are copied.
@MainActor @Suite struct DefaultTests {
  private let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .estimated(20))

  @Test func itemsAndGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing == nil)
    #expect(item.supplementaryItems.isEmpty)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group.interItemSpacing == nil)
    #expect(group.subitems == [item])
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "a").zIndex == 0)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "a", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    #expect(badge.zIndex == 1)
    #expect(badge.itemAnchor == nil)
    #expect(badge.containerAnchor.isAbsoluteOffset)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "a", alignment: .top)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.offset == .zero)
  }

  @Test func sections() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty)
    #expect(section.visibleItemsInvalidationHandler == nil)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(layout.configuration.scrollDirection == .vertical)
    #expect(layout.configuration.interSectionSpacing == 0)
    #expect(layout.configuration.contentInsetsReference == .automatic)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(list.showsSeparators)
    #expect(list.headerMode == .none)
    #expect(list.footerMode == .none)
    #expect(list.headerTopPadding == nil)
    #expect(list.contentHuggingElements == [])
    #expect(list.backgroundColor == nil)
  }

  @Test func dimensionsTellWhatTheyAre() {
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(5).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(5).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.absolute(5) == .absolute(5))
    #expect(NSCollectionLayoutDimension.absolute(5) != .estimated(5))
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
    #expect(size.widthDimension.dimension == 10)
  }

  @Test func copiesHaveTheSameValues() throws {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets.top = 3
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 2)
    group.interItemSpacing = .fixed(4)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(copy !== group)
    #expect(copy.visualDescription() == group.visualDescription())
    copy.interItemSpacing = nil
    copy.contentInsets.leading = 9
    #expect(group.interItemSpacing == .fixed(4))
    #expect(group.contentInsets == .zero)
    let itemCopy = try #require(item.copy() as? NSCollectionLayoutItem)
    itemCopy.contentInsets.top = 0
    #expect(item.contentInsets.top == 3)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "a", alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 5
    let headerCopy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(headerCopy.pinToVisibleBounds)
    #expect(headerCopy.zIndex == 5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    section.orthogonalScrollingProperties.bounce = .always
    section.boundarySupplementaryItems = [header]
    let sectionCopy = try #require(section.copy() as? NSCollectionLayoutSection)
    sectionCopy.interGroupSpacing = 1
    sectionCopy.orthogonalScrollingProperties.bounce = .never
    #expect(section.interGroupSpacing == 7)
    #expect(section.orthogonalScrollingProperties.bounce == .always)
    #expect(sectionCopy.boundarySupplementaryItems == [header])
  }

  @Test func layoutCopiesItsConfiguration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in nil }, configuration: configuration)
    configuration.interSectionSpacing = 20
    #expect(layout.configuration.interSectionSpacing == 8)
    layout.configuration = configuration
    configuration.interSectionSpacing = 30
    #expect(layout.configuration.interSectionSpacing == 20)
  }

  @Test func referencesToInitializersWork() {
    let sizes = [size, size]
    #expect(sizes.map(NSCollectionLayoutItem.init(layoutSize:)).count == 2)
    let make: (NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup =
      NSCollectionLayoutGroup.vertical(layoutSize:subitems:)
    let group = make(size, [])
    let section: (NSCollectionLayoutGroup) -> NSCollectionLayoutSection = NSCollectionLayoutSection.init(
      group:)
    #expect(section(group).origin == nil)
  }

  @Test func viewsKeepTheirPlaces() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(inner)
    #expect(inner.superview === outer)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    outer.insertSubview(other, belowSubview: inner)
    #expect(outer.subviews == [other, inner])
    inner.removeFromSuperview()
    #expect(outer.subviews == [other])
  }

  @Test func transforms() {
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x - 10) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
    let back = turned.concatenating(turned.inverted())
    #expect(abs(back.a - 1) < 1e-9 && abs(back.tx) < 1e-9)
    let depth = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 5, 0)
    #expect(depth.m41 == 10)
    #expect(depth.m42 == 15)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }
}
