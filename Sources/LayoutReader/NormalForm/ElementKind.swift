/// The element kinds that UIKit defines.
package enum ElementKind {
  /// `UICollectionView.elementKindSectionHeader`.
  package static let header = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`.
  package static let footer = "UICollectionElementKindSectionFooter"

  /// Returns UIKit's kind for `header` and `footer`, and other kinds unchanged.
  ///
  /// Kinds are compared in this form. The output keeps the written name, as recorded layouts do.
  package static func canonical(_ kind: String) -> String {
    // Two comparisons are faster than a switch over strings.
    kind == "header" ? header : kind == "footer" ? footer : kind
  }

  /// Returns the short name of a kind.
  package static func short(_ kind: String) -> String {
    switch kind {
    case header: "header"
    case footer: "footer"
    default: kind
    }
  }
}
