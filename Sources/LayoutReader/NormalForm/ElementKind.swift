/// The element kinds that UIKit names itself.
public enum ElementKind {
  /// `UICollectionView.elementKindSectionHeader`.
  public static let header = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`.
  public static let footer = "UICollectionElementKindSectionFooter"

  /// A kind as it is mostly written.
  static func short(_ kind: String) -> String {
    switch kind {
    case header: "header"
    case footer: "footer"
    default: kind
    }
  }
}
