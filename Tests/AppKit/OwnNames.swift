import LayoutUIKit

// AppKit's names for UIKit's classes in layouts, so that LayoutUIKit runs code for AppKit.
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration
public typealias NSView = UICollectionReusableView

@MainActor public enum NSCollectionView {
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  public static let elementKindSectionHeader = UICollectionView.elementKindSectionHeader
  public static let elementKindSectionFooter = UICollectionView.elementKindSectionFooter
}

extension UICollectionView.ElementCategory {
  public static var item: UICollectionView.ElementCategory { .cell }
}

@MainActor public struct NSApplication {
  public static let shared = NSApplication()

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

@MainActor public struct NSScreen {
  public static var main: NSScreen? { NSScreen() }

  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
