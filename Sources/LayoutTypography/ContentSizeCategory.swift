/// The text size that the user has chosen, from the smallest to the largest. Its names are those of UIKit's categories.
package enum ContentSizeCategory: String, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The place in `allCases`.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
