import LayoutCompiler
import LayoutOutput
import LayoutText
import LayoutUpdates

/// Writes the difference of a single pair of layouts.
struct DiffWriter {
  let pair: DiffPair
  let difference: SceneDifference
  let from: String
  let to: String
  /// The device; `nil` unless layouts for several devices are compared.
  let device: String?
  let precision: Int
  /// True if pictures draw all elements, however many.
  let drawsEverything: Bool

  func write(_ format: DiffFormat, to sink: ByteSink) {
    switch format {
    case .text, .html: break
    case .json:
      DifferenceJSON(difference, precision: precision, to: sink).write(from: from, to: to, device: device)
    case .updates:
      for (index, batch) in difference.data.batches(difference.style).enumerated() {
        if index > 0 { sink.write("\n") }
        for operation in batch.operations { sink.write(text: "\(operation)\n") }
      }
    case .patch: ElementPatch(difference, from: pair.old.rows(), to: pair.new.rows()).write(to: sink)
    case .swift: SwiftUpdates(difference, to: sink).write(name: to)
    case .svg:
      guard let new = pair.new.solve() else { return }
      SVGTransition(
        from: pair.old.solve()?.solution, to: new.solution, difference.transition(), names: (from, to),
        drawsEverything: drawsEverything
      ).write(to: sink, precision: precision)
    }
  }
}

/// One page with both layouts of each device and a transition between them.
struct DiffPage {
  let results: [(pair: DiffPair, difference: SceneDifference)]
  let old: DiffLoader.Loaded
  let new: DiffLoader.Loaded
  /// The names of the two sides, which must differ on the page.
  let names: (old: String, new: String)

  init(
    _ results: [(pair: DiffPair, difference: SceneDifference)], from old: DiffLoader.Loaded,
    to new: DiffLoader.Loaded, names: (old: String, new: String)
  ) {
    self.results = results
    self.old = old
    self.new = new
    self.names = names.old == names.new ? ("old", "new") : names
  }

  func write(to sink: ByteSink, precision: Int) {
    var layouts: [LabeledSolution] = []
    var transitions: [PreviewTransition] = []
    for (pair, difference) in results {
      for (layout, sources, name) in [
        (pair.old, old.sources, names.old), (pair.new, new.sources, names.new),
      ] {
        guard let solved = layout.solve() else { return }
        var labeled = solved.labeled(sources: sources, showsErrors: false)
        labeled.state = name
        layouts.append(labeled)
      }
      transitions.append(
        PreviewTransition(from: layouts.count - 2, to: layouts.count - 1, difference.transition()))
    }
    PreviewPage.write(
      LabeledSolutions(layouts), transitions: transitions, to: sink,
      options: WriterOptions(precision: precision))
  }
}
