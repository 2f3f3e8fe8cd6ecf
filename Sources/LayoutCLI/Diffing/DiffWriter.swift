import LayoutOutput
import LayoutText
import LayoutUpdates

/// Writes one difference in a format for a single one.
struct DiffWriter {
  let pair: DiffPair
  let difference: SceneDifference
  let from: String
  let to: String
  /// The device, if layouts of several devices are compared.
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
        from: pair.old.solve()?.solution, to: new.solution, difference.transition, names: (from, to),
        drawsEverything: drawsEverything
      ).write(to: sink, precision: precision)
    }
  }
}
