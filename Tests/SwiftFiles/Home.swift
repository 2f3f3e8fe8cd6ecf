import Combine
import UIKit

/// A screen with its data, as an app has it.
final class HomeViewController: UIViewController {
  enum Section: Int, CaseIterable { case list, grid }

  @IBOutlet weak var label: UILabel!
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(0..<3), toSection: .list)
    snapshot.appendItems(Array(10..<17), toSection: .grid)
    dataSource.apply(snapshot, animatingDifferences: false)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: nil, object: nil)
  }

  @objc private func changed() {}
  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let columns = index == 0 ? 1 : environment.container.effectiveContentSize.width > 800 ? 6 : 3
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1),
          heightDimension: index == 0 ? .absolute(50) : .fractionalWidth(0.3)),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      return section
    }
  }
}
