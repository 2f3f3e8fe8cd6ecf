import LayoutCompiler
import LayoutOutput
import LayoutSpec
import LayoutText
import LayoutUpdates

/// A layout to compare: its views, and what pictures and patches need. To save memory, it may be solved again at each use.
struct DiffLayout {
  private enum Content {
    case solved(SolvedLayouts, Int)
    case saved(JSONFrames)
    case nothing
  }

  private let content: Content
  let variation: Variation
  /// `nil` for saved frames.
  let environment: Environment?

  init(_ variation: Variation, _ layouts: SolvedLayouts, _ index: Int) {
    content = .solved(layouts, index)
    self.variation = variation
    environment = layouts.environment(at: index)
  }

  /// - Parameter frames: `nil` for a layout without views.
  init(_ frames: JSONFrames?) {
    content = frames.map { .saved($0) } ?? .nothing
    variation = Variation(device: frames.map { OutputTemplate.fileSafe($0.device) })
    environment = nil
  }

  var isSolved: Bool { if case .solved = content { true } else { false } }

  /// Solves the layout; `nil` for saved frames.
  func solve() -> SolvedLayout? {
    if case .solved(let layouts, let index) = content { layouts.solve(index) } else { nil }
  }

  func scene() -> LayoutScene {
    switch content {
    case .solved(let layouts, let index): LayoutScene(layouts.solve(index).solution)
    case .saved(let frames): frames.scene
    case .nothing: .empty
    }
  }

  /// The elements as `build` writes them in JSON.
  func rows() -> ElementPatch.Rows {
    switch content {
    case .solved(let layouts, let index):
      let sink = ByteSink()
      OutputFormat.named("ndjson")?.write(layouts.solve(index).solution, to: sink)
      return ElementPatch.Rows(lines: sink.bytes)
    case .saved(let frames): return frames.rows
    case .nothing: return ElementPatch.Rows()
    }
  }
}

/// Two layouts for the same device.
struct DiffPair {
  let old: DiffLayout
  let new: DiffLayout

  /// The environment of both; `nil` for saved frames.
  var environment: Environment? { new.environment ?? old.environment }

  /// The name of the environment.
  var device: String? {
    guard let environment else { return new.variation.device }
    return FramesFolder.device(new.variation, environment)
  }
}
