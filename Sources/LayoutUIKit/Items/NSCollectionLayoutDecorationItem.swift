/// A view behind the content of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  private init(_ elementKind: String, _ origin: LayoutOrigin?) {
    self.elementKind = elementKind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(size, [], origin)
  }

  /// Returns a background of the whole section, reduced by the contentInsets of the background.
  public class func background(
    elementKind: String, file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind, LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind, nil)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind, origin)
    copy.takeValues(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
