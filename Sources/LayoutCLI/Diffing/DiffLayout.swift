import LayoutCompiler
import LayoutOutput
import LayoutText
import LayoutUpdates

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

  init(_ snapshot: RecordedFrames) {
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

/// Two layouts for the same device.
struct DiffPair {
  let old: DiffLayout
  let new: DiffLayout

  /// What both are solved for.
  var device: String? {
    guard let layout = new.solved?.layout ?? old.solved?.layout else { return new.variation.device }
    return FramesFolder.device(new.variation, layout.environment)
  }
}
