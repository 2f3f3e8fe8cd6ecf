import Foundation

enum ShelfKind: Int, CaseIterable {
  case covers, rows

  var height: CGFloat { self == .covers ? 180 : Theme.rowHeight }
}
