/// A place along one axis.
package enum AxisPlace: Sendable, Hashable {
  case start
  case center
  case end
}

/// One of the eight directions (or none), as in `NSRectAlignment`.
package enum Alignment: String, Sendable, CaseIterable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing

  /// The place of the alignment along an axis.
  package func place(_ axis: Axis) -> AxisPlace {
    switch axis {
    case .horizontal:
      switch self {
      case .leading, .topLeading, .bottomLeading: .start
      case .trailing, .topTrailing, .bottomTrailing: .end
      case .none, .top, .bottom: .center
      }
    case .vertical:
      switch self {
      case .top, .topLeading, .topTrailing: .start
      case .bottom, .bottomLeading, .bottomTrailing: .end
      case .none, .leading, .trailing: .center
      }
    }
  }
}
