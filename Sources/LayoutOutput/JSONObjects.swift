import LayoutSpec
import LayoutText

/// The objects that stand once in the JSON output, each on one line.
enum JSONObjects {
  /// What the layout was solved for.
  static func write(_ environment: Environment, precision: Int, to sink: ByteSink) {
    for (index, member) in EnvironmentMember.ofOutput(environment).enumerated() {
      sink.write(index == 0 ? "{" : ", ")
      member.write(precision: precision, to: sink)
    }
    sink.write("}")
  }

  /// A width and a height.
  static func write(_ extent: Extent, precision: Int, to sink: ByteSink) {
    sink.write("{\"width\": ")
    sink.write(decimal: extent.width, precision: precision)
    sink.write(", \"height\": ")
    sink.write(decimal: extent.height, precision: precision)
    sink.write("}")
  }

  /// A section with its box.
  static func write(_ section: Section, index: Int, frame: Rect, precision: Int, to sink: ByteSink) {
    sink.write("{\"index\": ")
    sink.write(integer: index)
    sink.write(", \"id\": ")
    sink.write(jsonString: section.name)
    sink.write(", \"itemCount\": ")
    sink.write(integer: section.items.count)
    sink.write(", \"x\": ")
    sink.write(decimal: frame.x, precision: precision)
    sink.write(", \"y\": ")
    sink.write(decimal: frame.y, precision: precision)
    sink.write(", \"width\": ")
    sink.write(decimal: frame.width, precision: precision)
    sink.write(", \"height\": ")
    sink.write(decimal: frame.height, precision: precision)
    sink.write("}")
  }
}
