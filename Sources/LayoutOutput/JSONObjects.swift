import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes the environment, sizes and sections of the JSON output, each on one line.
enum JSONObjects {
  static func write(_ environment: Environment, precision: Int, to sink: ByteSink) {
    sink.write(json: .object(EnvironmentWriter.members(of: environment, precision: precision)))
  }

  static func write(_ extent: Extent, precision: Int, to sink: ByteSink) {
    sink.write(
      json: ["width": .decimal(extent.width, precision), "height": .decimal(extent.height, precision)])
  }

  /// Writes a section with its frame and, if it scrolls orthogonally, its row.
  static func writeSection(_ index: Int, of solution: Solution, precision: Int, to sink: ByteSink) {
    let section = solution.spec.sections[index]
    let frame = solution.frame(ofSection: index)
    func number(_ key: StaticString, _ value: Double) {
      sink.write(key)
      sink.write(decimal: value, precision: precision)
    }
    sink.write("{\"index\": ")
    sink.write(integer: index)
    sink.write(", \"id\": ")
    sink.write(jsonString: section.name)
    sink.write(", \"itemCount\": ")
    sink.write(integer: section.items.count)
    number(", \"x\": ", frame.x)
    number(", \"y\": ", frame.y)
    number(", \"width\": ", frame.width)
    number(", \"height\": ", frame.height)
    if let row = solution.sections[index].orthogonalRow {
      sink.write(", \"orthogonal\": {\"behavior\": ")
      sink.write(jsonString: row.behavior.rawValue)
      number(", \"viewportLength\": ", row.viewportLength)
      number(", \"contentLength\": ", row.contentLength)
      number(", \"maxOffset\": ", row.maxOffset)
      number(", \"offset\": ", row.offset)
      sink.write(", \"restingOffsets\": ")
      write(row.restingOffsets, precision: precision, to: sink)
      sink.write("}")
    }
    sink.write("}")
  }

  /// The maximum number of resting offsets that are listed.
  private static let greatestListCount = 1_000

  /// Writes the resting offsets as a list or, if there are too many, by the first, the step and the last.
  static func write(_ offsets: RestingOffsets, precision: Int, to sink: ByteSink) {
    func number(_ prefix: StaticString, _ value: Double) {
      sink.write(prefix)
      sink.write(decimal: value, precision: precision)
    }
    if offsets.isAny { return sink.write("\"any\"") }
    if offsets.count > greatestListCount {
      number("{\"first\": ", offsets[0])
      number(", \"step\": ", offsets.stride)
      number(", \"last\": ", offsets[offsets.count - 1])
      return sink.write("}")
    }
    sink.write("[")
    for index in 0..<offsets.count { number(index == 0 ? "" : ", ", offsets[index]) }
    sink.write("]")
  }
}
