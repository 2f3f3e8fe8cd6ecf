import SwiftUI
import UIKit

/// The layouts are inside of views and of other code, and the data is loaded later.
struct Pager: View {
  let pageHeight: CGFloat?
  @State private var isOpen = false
  let store: PagerStore

  var body: some View {
    VStack(spacing: 4) {
      if let title = store.title {
        Text(title)
      }
      if isOpen && store.isLoaded {
        ProgressView()
      } else if let pageHeight {
        Group {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(pageHeight))
          Pages(
            cells: store.pages.map { PageCell($0) },
            layout: UICollectionViewCompositionalLayout { _, _ in
              NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
          )
          .frame(height: pageHeight)
        }
        .task { await store.load() }
      } else {
        EmptyView()
      }
    }
    .padding(8)
  }

  func shelf(_ kind: ShelfKind) -> ShelfLayout {
    switch kind {
    case .hidden: return ShelfLayout(height: 0)
    default:
      return ShelfLayout { environment in
        let columns = environment.container.contentSize.width > 500 ? 4 : 2
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(60))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
      }
    }
  }
}

final class FeedController: UIViewController, UICollectionViewDataSource {
  private var posts = PostList()
  @IBOutlet var collectionView: UICollectionView?

  override func viewDidLoad() {
    super.viewDidLoad()
    assert(collectionView != nil)
    collectionView?.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .plain))
    collectionView?.dataSource = self
    Network.load { [weak self] in self?.posts = $0 }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(posts.count, 0)
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

enum Shelves {
  static let isTall = true

  /// Throws, and counts before it makes the section.
  static func cards() throws -> ShelfLayout {
    var height: CGFloat = 20
    if Shelves.isTall { height += 30 }
    guard height > 0 else { throw Problem.none }
    return ShelfLayout { environment in
      let size = NSCollectionLayoutSize(height: height)
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
}
