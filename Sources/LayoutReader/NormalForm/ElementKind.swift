/// The element kinds that UIKit names itself.
package enum ElementKind {
  /// `UICollectionView.elementKindSectionHeader`.
  package static let header = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`.
  package static let footer = "UICollectionElementKindSectionFooter"

  /// UIKit's own kind for `header` and `footer`; other kinds are unchanged.
  ///
  /// Kinds are compared in this form. The output keeps the name that was written, as recorded layouts do.
  package static func canonical(_ kind: String) -> String {
    // Comparing one by one is faster than a switch over texts.
    kind == "header" ? header : kind == "footer" ? footer : kind
  }

  /// The short name of a kind.
  package static func short(_ kind: String) -> String {
    switch kind {
    case header: "header"
    case footer: "footer"
    default: kind
    }
  }
}
