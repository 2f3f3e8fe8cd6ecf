/// What insets are taken off the container across the scroll axis, as in `UIContentInsetsReference`.
public enum ContentInsetsReference: String, Sendable, CaseIterable {
  /// A section follows its layout; a layout follows the safe area.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
