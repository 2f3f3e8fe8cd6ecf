/// A rule that sets properties of a section's visible elements by formulas: one entry of `visibleItems`.
package struct VisibleItemRule: Hashable, Sendable {
  /// The elements that it applies to.
  package enum Targets: Hashable, Sendable {
    case cells
    case supplementaries
    case decorations
    case all
    /// Supplementary items and decorations of some element kinds.
    case kinds([String])
  }

  /// The properties that a rule can set; each takes a number.
  package enum Property: String, CaseIterable, Sendable {
    case scaleX
    case scaleY
    /// Points.
    case translateX
    case translateY
    /// Degrees, clockwise.
    case rotate
    /// Degrees about the horizontal axis: the bottom edge comes forward.
    case rotateX
    /// Degrees about the vertical axis: the right edge goes back.
    case rotateY
    /// The distance of the eye from the screen, points.
    case perspective
    /// 0 to 1.
    case alpha
    case zIndex
    /// 0 or 1.
    case hidden
  }

  /// A property, and the register that holds its formula's value.
  package struct Output: Hashable, Sendable {
    package var property: Property
    package var register: Int

    package init(_ property: Property, _ register: Int) {
      self.property = property
      self.register = register
    }
  }

  package var id: NodeID
  package var targets: Targets
  /// Computes all formulas; its variables are `VisibleItemVariable.allCases`.
  package var program: NumberProgram
  package var outputs: [Output]
  /// The elements that code changed, in place of formulas; `nil` for a rule of a spec.
  package var handled: [HandledElement]?

  package init(
    id: NodeID, targets: Targets, program: NumberProgram, outputs: [Output], handled: [HandledElement]? = nil
  ) {
    self.handled = handled
    self.id = id
    self.targets = targets
    self.program = program
    self.outputs = outputs
  }

  /// True if it sets one of some properties; code may set any.
  package func sets(_ properties: Property...) -> Bool {
    handled != nil || outputs.contains { properties.contains($0.property) }
  }
}

/// The variables that only `visibleItems` formulas have, or that have another meaning there.
/// Model: visible-items-coordinates measured. In a section that scrolls with the layout frames and offset are those of the content; in an
/// orthogonal row they are the row's, and the container is as high as the row.
package enum VisibleItemVariable: String, CaseIterable, Sendable {
  /// From the middle of the visible rectangle to the middle of the frame, along the section's scroll axis; negative towards leading or top
  /// (choice visible-items-distance), points.
  case distance
  /// The visible part of the frame's area, 0 to 1.
  case visibleFraction
  case minX = "frame.minX"
  case midX = "frame.midX"
  case maxX = "frame.maxX"
  case minY = "frame.minY"
  case midY = "frame.midY"
  case maxY = "frame.maxY"
  case width = "frame.width"
  case height = "frame.height"
  case offsetX = "offset.x"
  case offsetY = "offset.y"
  /// The element's index in its section.
  case index
  /// How many cells the section has.
  case count
  case containerWidth = "container.contentSize.width"
  case containerHeight = "container.contentSize.height"

  /// The variables that exist nowhere else.
  package static let own: [VisibleItemVariable] = [
    .distance, .visibleFraction, .minX, .midX, .maxX, .minY, .midY, .maxY, .width, .height, .offsetX,
    .offsetY,
  ]

  /// The index of each variable, by its name.
  package static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1.rawValue, $0) })
}
