import UIKit

/// Takes from its project what no code names: overrides, wrappers, builders, nested types of other files, inherited members and
/// initializers of extensions.
final class GridScreen: GridBase {
  @Doubled var gap: CGFloat = 5
  private var inset: CGFloat = 3
  override var height: CGFloat { 40 }

  @Rows var rows: [CGFloat] {
    height
    Metrics.extra
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    inset = 12
    analytics.track(.shown)
  }

  func grid() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard index < self.rows.count else { return nil }
      let section = self.section(adding: self.rows[index])
      section.interGroupSpacing = self.gap
      section.contentInsets = NSDirectionalEdgeInsets(sides: .margin)
      section.contentInsets.top = self.inset
      section.contentInsets.bottom = BookShelf().bottom()
      return section
    }
  }
}
