import LayoutSpec

/// The derivation of the frame of an element or a section, step by step, from the container to the frame on pixels.
package struct Derivation: Sendable {
  package enum Subject: Sendable {
    case element(Element)
    /// A section's index and box.
    case section(Int, Rect)
  }

  package let subject: Subject
  /// In order: a step uses the results of earlier ones. The last four give x, y, width and height of the frame.
  package let steps: [DerivationStep]

  /// The result of the last steps.
  package var frame: Rect {
    let results = steps.suffix(4).map(\.result)
    guard results.count == 4 else { return Rect() }
    return Rect(x: results[0], y: results[1], width: results[2], height: results[3])
  }
}

package struct DerivationStep: Sendable, Equatable {
  /// The part of the layout, such as `section 0`.
  package var stage: String
  /// The name of the number, such as `width`.
  package var quantity: String
  package var arithmetic: Arithmetic
  /// The solver's number.
  package var result: Double
  /// The place in the spec that sets it.
  package var place: Place?
  /// The rule of UIKit that applies.
  package var rule: ModelRule?

  /// A place in the spec.
  package struct Place: Sendable, Hashable {
    /// The node; `nil` for the whole spec.
    package var node: NodeID?
    /// The keys below it, from the outside in.
    package var keys: [String]
    /// A cell with an entry in the section's `items`. If the entry has the first of the cell's keys, the place is there instead.
    package var cell: Cell?

    package struct Cell: Sendable, Hashable {
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
