import LayoutSpec

/// Why an element's frame is what it is: from the container to the frame on pixels, step by step.
public struct Derivation: Sendable {
  public let element: Element
  /// In order: a step takes the results of those before it. The last four give x, y, width and height of the frame.
  public let steps: [DerivationStep]

  /// What the last steps give.
  public var frame: Rect {
    let results = steps.suffix(4).map(\.result)
    guard results.count == 4 else { return Rect() }
    return Rect(x: results[0], y: results[1], width: results[2], height: results[3])
  }
}

/// One number on the way to a frame.
public struct DerivationStep: Sendable {
  /// The part of the layout that it is about, such as `section 0`.
  public var stage: String
  /// What it tells, such as `width`.
  public var quantity: String
  /// How it comes about.
  public var arithmetic: Arithmetic
  /// As the solver has it.
  public var result: Double
  /// Where the spec says so.
  public var place: Place?
  /// The rule of UIKit by which it is so.
  public var rule: ModelRule?

  /// A place in the spec.
  public struct Place: Sendable, Hashable {
    /// The node; nil for the spec as a whole.
    public var node: NodeID?
    /// The keys below it, from the outside in.
    public var keys: [String]

    public init(_ node: NodeID?, _ keys: [String] = []) {
      self.node = node
      self.keys = keys
    }
  }
}
