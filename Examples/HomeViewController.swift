import UIKit

/// A screen as an app has it: featured cards that scroll sideways, above a grid of albums with a header.
final class HomeViewController: UICollectionViewController {
  enum Section: Int, CaseIterable { case featured, albums }

  private lazy var dataSource = makeDataSource()

  init() { super.init(collectionViewLayout: Self.makeLayout()) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("HomeViewController is made by code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Lakes", "Dunes", "Streets", "Birds"], toSection: .featured)
    snapshot.appendItems((1...10).map { "Album \($0)" }, toSection: .albums)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      index == Section.featured.rawValue ? featured() : albums(in: environment)
    }
  }

  /// Cards with the edge of the next one in sight.
  private static func featured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
    return section
  }

  /// Two columns on a phone, four where the width is regular.
  private static func albums(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
    return source
  }
}
