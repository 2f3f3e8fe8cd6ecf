import UIKit

/// Code that needs what other files declare.
func makeLayout() -> UICollectionViewLayout {
  let cell = BookCell()
  return UICollectionViewCompositionalLayout(section: BooksSection(cell).make())
}
