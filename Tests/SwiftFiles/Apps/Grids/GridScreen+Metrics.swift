import UIKit

extension GridScreen {
  enum Metrics {
    static let extra: CGFloat = 8
  }
}

extension CGFloat {
  static var margin: CGFloat { 21 }
  static let chipGap: CGFloat = 30
}

extension NSDirectionalEdgeInsets {
  init(sides: CGFloat) { self.init(top: 0, leading: sides, bottom: 0, trailing: sides) }
}

extension NSCollectionLayoutSize {
  convenience init(height: CGFloat) {
    self.init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}
