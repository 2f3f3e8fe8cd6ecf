import LayoutCompiler
import LayoutOutput
import LayoutText
import LayoutUpdates

/// One page with both layouts of each device and a transition between them.
struct DiffPage {
  let results: [(pair: DiffPair, difference: SceneDifference)]
  let old: DiffLoader.Loaded
  let new: DiffLoader.Loaded
  /// The names of both sides, which must differ on the page.
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
        PreviewTransition(from: layouts.count - 2, to: layouts.count - 1, difference.transition))
    }
    PreviewPage.write(
      LabeledSolutions(layouts), transitions: transitions, to: sink,
      options: WriterOptions(precision: precision))
  }
}
