import SwiftUI
import UIKit

enum Theme {
  enum Spacing {
    static let margin: CGFloat = 24
    static let gap: CGFloat = 12
  }
  static let rowHeight: CGFloat = 56
  static let accent = Color.accentColor
}

extension CGFloat {
  static let hairline: CGFloat = 1
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  static func titleHeader(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
