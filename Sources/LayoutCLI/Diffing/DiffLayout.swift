import LayoutCompiler
import LayoutOutput
import LayoutSpec
import LayoutText
import LayoutUpdates

/// What is compared: the views of a layout, with what pictures and patches take from it.
struct DiffLayout {
  let variation: Variation
  /// What it is solved for; nil for recorded frames.
  let environment: Environment?
  /// The layout, which may be solved again for each look; nil for recorded frames.
  let solved: (() -> SolvedLayout)?
  /// Its views, found again for each look.
  let scene: () -> LayoutScene
  /// The elements as `build` writes them in JSON; made where they are asked for.
  let rows: () -> ElementPatch.Rows

  init(_ variation: Variation, _ layouts: SolvedLayouts, _ index: Int) {
    self.variation = variation
    environment = layouts.environment(at: index)
    solved = { layouts[index] }
    scene = { LayoutScene(layouts[index].solution) }
    rows = {
      let sink = ByteSink()
      OutputFormat.named("ndjson")?.write(layouts[index].solution, to: sink)
      return ElementPatch.Rows(lines: sink.bytes)
    }
  }

  init(_ snapshot: JSONFrames) {
    variation = Variation(device: OutputTemplate.fileSafe(snapshot.device))
    environment = nil
    solved = nil
    scene = { snapshot.scene }
    rows = { snapshot.rows }
  }

  /// Nothing at all.
  static var none: DiffLayout { DiffLayout() }

  private init() {
    variation = Variation()
    environment = nil
    solved = nil
    scene = { .empty }
    rows = { ElementPatch.Rows() }
  }
}

/// Two layouts for the same device.
struct DiffPair {
  let old: DiffLayout
  let new: DiffLayout

  /// What both are solved for; nil for recorded frames.
  var environment: Environment? { new.environment ?? old.environment }

  /// The same as a word.
  var device: String? {
    guard let environment else { return new.variation.device }
    return FramesFolder.device(new.variation, environment)
  }
}
