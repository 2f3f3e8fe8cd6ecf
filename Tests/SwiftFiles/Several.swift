import UIKit

func grid() -> UICollectionViewLayout { UICollectionViewLayout() }
func list() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
}
