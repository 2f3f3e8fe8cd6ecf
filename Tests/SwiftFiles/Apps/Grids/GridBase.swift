import Rx
import UIKit

class GridBase: RxViewController {
  var height: CGFloat { 1 }

  func section(adding extra: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + extra))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

@propertyWrapper struct Doubled {
  private var value: CGFloat
  init(wrappedValue: CGFloat) { value = wrappedValue }
  var wrappedValue: CGFloat {
    get { value * 2 }
    set { value = newValue }
  }
}

@resultBuilder enum Rows {
  static func buildBlock(_ rows: CGFloat...) -> [CGFloat] { rows }
}

enum Metrics {
  static let extra: CGFloat = 1
}

class Shelf {
  func bottom() -> CGFloat { 13 }
}

final class BookShelf: Shelf {}

extension CGFloat {
  fileprivate static var margin: CGFloat { 1 }
}
