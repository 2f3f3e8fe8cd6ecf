import UIKit

/// Its data source has an identifier twice, which no other way to the layout tells.
final class GuestsController: UIViewController {
  enum Section { case main }
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    let guest = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    dataSource = .init(collectionView: collectionView) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: guest, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["emma", "dune", "emma"])
    dataSource.apply(snapshot)
  }

  func createLayout() -> UICollectionViewLayout {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let item = NSCollectionLayoutItem(layoutSize: full)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
