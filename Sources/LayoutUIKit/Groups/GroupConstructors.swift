extension NSCollectionLayoutGroup {
  /// Returns a group that repeats the subitems side by side until its width is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], file: String = #filePath,
    line: UInt = #line
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .subitems(.horizontal, subitems), file, line) }

  @_disfavoredOverload
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .subitems(.horizontal, subitems), nil) }

  /// Returns a group that repeats the subitems one below the other until its height is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], file: String = #filePath,
    line: UInt = #line
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .subitems(.vertical, subitems), file, line) }

  @_disfavoredOverload
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .subitems(.vertical, subitems), nil) }

  /// Returns a group that shares its width equally among `count` copies, regardless of their own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .sharing(.horizontal, subitem, count: count), file, line) }

  @_disfavoredOverload
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .sharing(.horizontal, subitem, count: count), nil) }

  /// Returns a group that shares its height equally among `count` copies, regardless of their own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .sharing(.vertical, subitem, count: count), file, line) }

  @_disfavoredOverload
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .sharing(.vertical, subitem, count: count), nil) }

  /// Returns a group of `count` copies side by side, which keep their own width.
  @available(iOS 16, macOS 13, *)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .repeating(.horizontal, item, count: count), file, line) }

  @_disfavoredOverload
  @available(iOS 16, macOS 13, *)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .repeating(.horizontal, item, count: count), nil) }

  /// Returns a group of `count` copies one below the other, which keep their own height.
  @available(iOS 16, macOS 13, *)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int,
    file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .repeating(.vertical, item, count: count), file, line) }

  @_disfavoredOverload
  @available(iOS 16, macOS 13, *)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .repeating(.vertical, item, count: count), nil) }

  /// Returns a group that places items at the frames that a closure returns.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, file: String = #filePath, line: UInt = #line,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .custom(itemProvider), file, line) }

  @_disfavoredOverload
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .custom(itemProvider), nil) }
}
