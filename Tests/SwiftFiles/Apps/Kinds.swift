import UIKit

/// Each case is a section.
enum Panel {
  case wide(title: String)
  case tiles(columns: Int)

  func section(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    switch self {
    case .wide: return Panel.section(columns: 1, height: 120)
    case .tiles(let columns): return Panel.section(columns: columns, height: 90)
    }
  }

  private static func section(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
  }
}
