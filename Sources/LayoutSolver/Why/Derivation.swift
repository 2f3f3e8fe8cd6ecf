import LayoutSpec

/// Why the frame of an element, or of a section, is what it is: from the container to the frame on pixels, step by step.
package struct Derivation: Sendable {
  /// What a derivation is of.
  package enum Subject: Sendable {
    case element(Element)
    /// A section by its index, with its box.
    case section(Int, Rect)
  }

  package let subject: Subject
  /// In order: a step takes the results of those before it. The last four give x, y, width and height of the frame.
  package let steps: [DerivationStep]

  /// What the last steps give.
  package var frame: Rect {
    let results = steps.suffix(4).map(\.result)
    guard results.count == 4 else { return Rect() }
    return Rect(x: results[0], y: results[1], width: results[2], height: results[3])
  }
}

/// One number on the way to a frame.
package struct DerivationStep: Sendable {
  /// The part of the layout that it is about, such as `section 0`.
  package var stage: String
  /// What it tells, such as `width`.
  package var quantity: String
  /// How it comes about.
  package var arithmetic: Arithmetic
  /// As the solver has it.
  package var result: Double
  /// Where the spec says so.
  package var place: Place?
  /// The rule of UIKit by which it is so.
  package var rule: ModelRule?

  /// A place in the spec.
  package struct Place: Sendable, Hashable {
    /// The node; nil for the spec as a whole.
    package var node: NodeID?
    /// The keys below it, from the outside in.
    package var keys: [String]
    /// A cell whose own entry in the section's `items` is the place, where its first key stands there.
    package var cell: Cell?

    /// A cell of a section.
    package struct Cell: Sendable, Hashable {
      /// Its index in the section.
      package var index: Int
      /// The keys below its entry, from the outside in.
      package var keys: [String]
    }

    package init(_ node: NodeID?, _ keys: [String] = [], cell: Cell? = nil) {
      self.node = node
      self.keys = keys
      self.cell = cell
    }
  }
}
