/// The reference of the insets by which the container is reduced before a section is laid out.
@available(iOS 14, *)
public enum UIContentInsetsReference: Int, Sendable {
  /// A section follows its layout; a layout follows the safe area.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}
