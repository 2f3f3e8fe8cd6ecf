import LayoutCompiler
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// The layout of an open spec in its own environment. Connects places in the text with frames.
struct SolvedSpec {
  let layout: ResolvedLayout
  let solution: Solution
  let sources: SourceSet
  private let steps: StepSources
  private(set) var frames: NodeFrames

  init(_ solved: SolvedLayout, _ sources: SourceSet) {
    layout = solved.layout
    solution = solved.solution
    self.sources = sources
    steps = StepSources(layout, sources)
    frames = NodeFrames(solution)
  }

  /// Returns the innermost node whose key or map is around an offset.
  func node(at offset: Int) -> NodeID? {
    var best: (node: NodeID, length: Int)?
    for node in layout.sourceMap.nodes {
      let map = layout.sourceMap.map(of: node).span
      let key = layout.sourceMap.keySpan(of: node)
      guard map.holds(offset) || key.holds(offset) else { continue }
      let length = map.union(key).length
      // If one text makes several nodes, as a grid does, the first node contains the others.
      if best.map({ length < $0.length }) ?? true { best = (node, length) }
    }
    return best?.node
  }

  /// Returns the node with a spec path, such as `sections[0].group.horizontal`.
  func node(named path: String) -> NodeID? {
    layout.sourceMap.nodes.first { layout.sourceMap.path(of: $0) == path }
  }

  /// Returns the view that explains a node: the node's own view, the cell written at the offset, or the first
  /// cell of the section.
  func element(of node: NodeID, at offset: Int) -> Element? {
    if let own = frames.views[node]?.first { return own }
    let cell = layout.sourceMap.map(of: node)["items"]?.cell(writtenAt: offset) ?? 0
    return layout.sourceMap.section(of: node).flatMap { solution.cell(cell, inSection: $0) }
  }

  /// Returns the steps of a view's frame that use the value at an offset, with lengths before counts.
  func steps(of element: Element, writtenAt offset: Int) -> [DerivationStep] {
    let steps = solution.derivation(of: element).steps.filter { step in
      step.place.flatMap(self.steps.span).map { $0.holds(offset) && $0.length < 400 } ?? false
    }
    func isLength(_ step: DerivationStep) -> Bool { ["width", "height"].contains(step.quantity) }
    return steps.filter(isLength) + steps.filter { !isLength($0) }
  }

  /// A writer of steps in words and numbers.
  var writer: DerivationWriter { DerivationWriter(columns: 90) { steps.source(of: $0) } }

  /// Returns the value of the expression at a span; `nil` if no value has exactly this span.
  static func value(at span: Span, in normal: Normal) -> Normal? {
    switch normal.value {
    case .number, .boolean, .text: return normal.span == span ? normal : nil
    case .map, .list, .null, .expression, .raw: break
    }
    for child in normal.fields.map(\.value) + normal.elements {
      if let found = value(at: span, in: child) { return found }
    }
    return nil
  }

  /// The environment of the layout, in words.
  var environmentName: String { Self.name(of: solution.environment) }

  /// Returns a text such as `iphone-16, 393 x 852`.
  static func name(of environment: Environment) -> String {
    let size = FrameText.text(environment.container)
    return environment.device.map { "\($0), \(size)" } ?? size
  }
}
