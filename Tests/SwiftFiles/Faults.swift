import UIKit

/// Controllers and functions that UIKit answers with exceptions and warnings.
class BooksController: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout(section: columns(.absolute(40)))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let book = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = "The \(title)"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, title in
      view.dequeueConfiguredReusableCell(using: book, for: path, item: title)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    fill(&snapshot)
    dataSource.apply(snapshot)
  }

  func fill(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, String>) {
    snapshot.appendItems(["dune", "emma"])
  }
}

final class TwiceController: BooksController {
  override func fill(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, String>) {
    snapshot.appendItems(["dune", "emma", "dune"])
  }
}

final class AgainController: BooksController {
  override func fill(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, String>) {
    snapshot.appendItems(["dune", "emma"])
    snapshot.appendItems(["dune", "ulysses"])
  }
}

/// Its cells have a class that is not made here.
final class ProvidingController: BooksController {
  final class BookCell: UICollectionViewCell {}

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, title in
      let book = UICollectionView.CellRegistration<BookCell, String> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: book, for: path, item: title)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["dune"])
    dataSource.apply(snapshot)
  }
}

@MainActor enum Faults {
  static func unfinished() -> UICollectionViewLayout {
    fatalError("the shelf of books that readers return in the evening is not laid out yet")
  }

  static func twoSections() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      index < 2 ? columns(.absolute(CGFloat(40 + index))) : nil
    }
  }

  static func estimated() -> NSCollectionLayoutSection {
    let section = columns(.estimated(40))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    return section
  }

  static func badHandler() -> NSCollectionLayoutSection {
    let section = columns(.absolute(40))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      items[items.count].alpha = 0.5
    }
    return section
  }

  static func dividing() -> NSCollectionLayoutSection {
    let section = columns(.absolute(40))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.frame.minY / item.frame.minY }
    }
    return section
  }

  /// Sets each property of views in sight.
  static func handled() -> NSCollectionLayoutSection {
    let section = columns(.absolute(40))
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.indexPath.item < 4 {
        switch item.indexPath.item {
        case 0: item.center.x += 10
        case 1: item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        case 2: item.isHidden = true
        default: item.alpha = item.frame.maxY / environment.container.contentSize.height
        }
        item.zIndex = Int(offset.y)
      }
    }
    return section
  }
}

@MainActor private func columns(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  let item = NSCollectionLayoutItem(layoutSize: size)
  return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: 2))
}
