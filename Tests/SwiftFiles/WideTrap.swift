import UIKit

/// A layout that ends the app on wide screens only.
func makeLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    if environment.container.effectiveContentSize.width > 500 { fatalError("too wide") }
    return NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
  }
}
