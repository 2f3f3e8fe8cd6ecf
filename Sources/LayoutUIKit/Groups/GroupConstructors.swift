import Foundation

extension NSCollectionLayoutGroup {
  /// The subitems side by side, again from the first until the width is used up.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], file: String = #filePath,
    line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .subitems(.horizontal, subitems), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .subitems(.horizontal, subitems), nil)
  }

  /// The subitems one below the other, again from the first until the height is used up.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], file: String = #filePath,
    line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .subitems(.vertical, subitems), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .subitems(.vertical, subitems), nil)
  }

  /// So many items that share the width, whatever width they say.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .sharing(.horizontal, subitem, count: count), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .sharing(.horizontal, subitem, count: count), nil)
  }

  /// So many items that share the height, whatever height they say.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .sharing(.vertical, subitem, count: count), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .sharing(.vertical, subitem, count: count), nil)
  }

  /// So many items side by side, each as wide as it says.
  @available(iOS 16, macOS 13, *)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .repeating(.horizontal, repeatingSubitem, count: count),
      LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  @available(iOS 16, macOS 13, *)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, repeatingSubitem, count: count), nil)
  }

  /// So many items one below the other, each as high as it says.
  @available(iOS 16, macOS 13, *)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .repeating(.vertical, repeatingSubitem, count: count), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  @available(iOS 16, macOS 13, *)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, repeatingSubitem, count: count), nil)
  }

  /// Items where a closure puts them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, file: String = #filePath, line: UInt = #line,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), nil)
  }
}
