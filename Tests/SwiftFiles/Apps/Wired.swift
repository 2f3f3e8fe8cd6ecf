import UIKit

final class Stamp {
  var name = ""
}

/// The initializer needs values; the margins and the data are the controller's.
final class WiredController: UICollectionViewController {
  private let stamps: [Stamp]

  init(stamps: [Stamp], layout: UICollectionViewLayout) {
    self.stamps = stamps
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.directionalLayoutMargins.leading = 24
    collectionView.directionalLayoutMargins.trailing = 24
    collectionView.collectionViewLayout = makeLayout()
  }

  override func numberOfSections(in view: UICollectionView) -> Int { 2 }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : 2
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
      configuration: configuration)
  }
}

/// A size that a caller gives, and a spacing of another file.
func row(of size: (CGFloat) -> NSCollectionLayoutSize) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(layoutSize: size(8))
  let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
  return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
}

func chips() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(44)))
  let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
  group.interItemSpacing = .fixed(.chipGap)
  return NSCollectionLayoutSection(group: group)
}
