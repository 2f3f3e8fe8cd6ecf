/// The insets that are subtracted from the container across the scroll axis, as in `UIContentInsetsReference`.
package enum ContentInsetsReference: String, Sendable, CaseIterable {
  /// A section follows its layout; a layout follows the safe area.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

extension ContentInsetsReference {
  /// The insets of the reference in an environment.
  /// Model: insets-reference measured. They count across the scroll axis only: along it a reference changes nothing.
  /// - Parameter layout: the layout's reference, which `automatic` follows.
  package func insets(in environment: Environment, across axis: Axis, layout: ContentInsetsReference)
    -> Insets
  {
    switch self {
    case .automatic:
      layout == .automatic
        ? environment.safeArea.only(axis) : layout.insets(in: environment, across: axis, layout: .safeArea)
    case .none: .zero
    case .safeArea: environment.safeArea.only(axis)
    case .layoutMargins: environment.layoutMargins.only(axis)
    case .readableContent:
      // Model: readable-margins measured. An empty readable guide means the layout margins.
      (environment.readableContent == .zero ? environment.layoutMargins : environment.readableContent).only(
        axis)
    }
  }
}
