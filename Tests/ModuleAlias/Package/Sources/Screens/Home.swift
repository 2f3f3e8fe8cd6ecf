#if canImport(UIKit)
  import UIKit
#endif

public final class HomeViewController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: HomeLayout.make())

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }
}

/// Belongs to no actor, as much code that was written before there were any.
enum HomeLayout {
  static func make() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = UIKit.NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
