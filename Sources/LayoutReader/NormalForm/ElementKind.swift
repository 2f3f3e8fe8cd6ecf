/// The element kinds that UIKit names itself.
package enum ElementKind {
  /// `UICollectionView.elementKindSectionHeader`.
  package static let header = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`.
  package static let footer = "UICollectionElementKindSectionFooter"

  /// What a kind stands for: `header` and `footer` for UIKit's own.
  ///
  /// The kinds are compared by this; in the output they keep the name that was written, as the recorded layouts have it. The
  /// section's keys `header` and `footer` give UIKit's names.
  package static func canonical(_ kind: String) -> String {
    // Compared one by one: that is faster than a switch over texts.
    kind == "header" ? header : kind == "footer" ? footer : kind
  }

  /// A kind as it is mostly written.
  package static func short(_ kind: String) -> String {
    switch kind {
    case header: "header"
    case footer: "footer"
    default: kind
    }
  }
}
