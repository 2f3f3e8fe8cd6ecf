import LayoutCompiler
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// The layout of an open spec in its own environment, and the way from its text to its frames.
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

  /// The innermost node that is written around a place, with its key.
  func node(at offset: Int) -> NodeID? {
    var best: (node: NodeID, length: Int)?
    for node in layout.sourceMap.nodes {
      let map = layout.sourceMap.map(of: node).span
      let key = layout.sourceMap.keySpan(of: node)
      guard map.holds(offset) || key.holds(offset) else { continue }
      let length = map.union(key).length
      // Of several nodes of one text, such as the parts of a grid, the first holds the others.
      if best.map({ length < $0.length }) ?? true { best = (node, length) }
    }
    return best?.node
  }

  /// The node with a spec path, such as `sections[0].group.horizontal`.
  func node(named path: String) -> NodeID? {
    layout.sourceMap.nodes.first { layout.sourceMap.path(of: $0) == path }
  }

  /// A view by which a node is explained: the cell that is written at the place, its own, or the first cell of its section.
  func element(of node: NodeID, at offset: Int) -> Element? {
    if let own = frames.views[node]?.first { return own }
    let cell = layout.sourceMap.map(of: node)["items"]?.cell(writtenAt: offset) ?? 0
    return layout.sourceMap.section(of: node).flatMap { solution.cell(cell, inSection: $0) }
  }

  /// The steps to a view's frame that the text says at a place, lengths before counts.
  func steps(of element: Element, writtenAt offset: Int) -> [DerivationStep] {
    let steps = solution.derivation(of: element).steps.filter { step in
      step.place.flatMap(self.steps.span).map { $0.holds(offset) && $0.length < 400 } ?? false
    }
    func isLength(_ step: DerivationStep) -> Bool { ["width", "height"].contains(step.quantity) }
    return steps.filter(isLength) + steps.filter { !isLength($0) }
  }

  /// Tells steps in words and numbers.
  var writer: DerivationWriter { DerivationWriter(columns: 90) { steps.source(of: $0) } }

  /// The value that an expression at a place has come out as; nil where it has none of its own.
  static func value(at span: Span, in normal: Normal) -> Normal? {
    switch normal.value {
    case .map(let fields):
      for field in fields {
        if let found = value(at: span, in: field.value) { return found }
      }
    case .list(let elements):
      for element in elements {
        if let found = value(at: span, in: element) { return found }
      }
    case .number, .boolean, .text: if normal.span == span { return normal }
    case .null, .expression, .raw: break
    }
    return nil
  }

  /// What the layout is solved for.
  var environmentName: String { Self.name(of: solution.environment) }

  /// `iphone-16, 393 x 852`.
  static func name(of environment: Environment) -> String {
    let size = FrameText.text(environment.container)
    return environment.device.map { "\($0), \(size)" } ?? size
  }
}
