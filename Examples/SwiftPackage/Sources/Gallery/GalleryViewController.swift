import UIKit

/// A screen of photos: albums that scroll sideways above a grid of the newest photos.
public final class GalleryViewController: UIViewController {
  enum Section: Int, CaseIterable { case albums, newest }

  private let albums: [String]
  private let photos: [Int]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: GalleryLayout.make())
  private lazy var dataSource = makeDataSource()

  public init(albums: [String], photos: [Int]) {
    self.albums = albums
    self.photos = photos
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("GalleryViewController is made by code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(albums, toSection: .albums)
    snapshot.appendItems(photos.map { "photo \($0)" }, toSection: .newest)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
  }
}
