import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutUpdates

/// One of the two things that `layoutc diff` compares: a spec in a state, or frames that `build` wrote.
struct DiffSide {
  /// The file; `-` for standard input.
  let path: String
  /// Nil for the spec's own items.
  var state: String?
  /// What it is called in the output.
  let name: String

  /// A side from an operand: `SPEC`, `SPEC@STATE`, or frames.
  init(operand: String) {
    name = operand
    guard let mark = operand.lastIndex(of: "@"), mark != operand.startIndex, !Platform.isFile(operand) else {
      path = operand
      return
    }
    path = String(operand[..<mark])
    state = Self.state(String(operand[operand.index(after: mark)...]))
  }

  /// A state of a spec; `default` for its own items.
  init(path: String, state: String?) {
    self.path = path
    self.state = state.flatMap(Self.state)
    name = state ?? Self.ownState
  }

  /// What a spec's own items are called among its states.
  static let ownState = "default"

  private static func state(_ name: String) -> String? { name == ownState ? nil : name }
}

/// What is compared: the views of a layout, with what pictures and patches take from it.
struct DiffLayout {
  let variation: Variation
  /// Nil for recorded frames, as what follows.
  let solved: SolvedLayout?
  let scene: LayoutScene
  /// The elements as `build` writes them in JSON; made where they are asked for.
  let rows: () -> ElementPatch.Rows

  init(_ variation: Variation, _ solved: SolvedLayout) {
    self.variation = variation
    self.solved = solved
    scene = LayoutScene(solved.solution)
    rows = {
      let sink = ByteSink()
      OutputFormat.named("ndjson")?.write(solved.solution, to: sink)
      return ElementPatch.Rows(lines: sink.bytes)
    }
  }

  init(_ snapshot: Snapshot) {
    variation = Variation(device: snapshot.device)
    solved = nil
    scene = snapshot.scene
    rows = { snapshot.rows }
  }

  /// Nothing at all.
  static var none: DiffLayout { DiffLayout() }

  private init() {
    variation = Variation()
    solved = nil
    scene = .empty
    rows = { ElementPatch.Rows() }
  }
}
