import UIKit

/// The layout is made in a closure, and the view needs a theme.
final class Strip: UIView {
  private let theme: StripTheme
  private lazy var chips: UICollectionView = {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(90), heightDimension: .absolute(theme.chipHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 6
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.backgroundColor = theme.background
    return view
  }()

  init(theme: StripTheme) {
    self.theme = theme
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }
}
