import UIKit

/// Code with a mistake.
func makeLayout() -> UICollectionViewLayout {
  let rows: Int = "12"
  return UICollectionViewCompositionalLayout.list(using: .init(appearance: rows == 12 ? .plain : .grouped))
}
