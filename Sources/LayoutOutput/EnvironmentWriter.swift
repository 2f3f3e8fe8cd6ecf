import LayoutSpec
import LayoutText

/// Everything that a layout would be solved for, as one JSON object with a member a line.
package enum EnvironmentWriter {
  /// Writes the members of the JSON output's `environment`, and those that the output leaves out.
  package static func write(_ environment: Environment, precision: Int, to sink: ByteSink) {
    let members =
      EnvironmentMember.ofOutput(environment) + [
        EnvironmentMember("layoutMargins", .insets(environment.layoutMargins)),
        EnvironmentMember("readableContent", .insets(environment.readableContent)),
        EnvironmentMember("contentInset", .insets(environment.contentInset)),
        EnvironmentMember("measure", .text(environment.measure.rawValue)),
      ]
    for (index, member) in members.enumerated() {
      sink.write(index == 0 ? "{\n  " : ",\n  ")
      member.write(precision: precision, to: sink)
    }
    sink.write("\n}\n")
  }
}

/// One member of an environment as a JSON object.
struct EnvironmentMember {
  enum Value {
    case number(Double)
    case text(String)
    case insets(Insets)
    case point(Point)
  }

  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// What the JSON output tells of an environment.
  static func ofOutput(_ environment: Environment) -> [EnvironmentMember] {
    [
      EnvironmentMember("width", .number(environment.container.width)),
      EnvironmentMember("height", .number(environment.container.height)),
      EnvironmentMember("displayScale", .number(environment.displayScale)),
      EnvironmentMember("layoutDirection", .text(environment.layoutDirection.rawValue)),
      EnvironmentMember("userInterfaceIdiom", .text(environment.userInterfaceIdiom.rawValue)),
      EnvironmentMember("horizontalSizeClass", .text(environment.horizontalSizeClass.rawValue)),
      EnvironmentMember("verticalSizeClass", .text(environment.verticalSizeClass.rawValue)),
      EnvironmentMember("preferredContentSizeCategory", .text(environment.preferredContentSizeCategory)),
      EnvironmentMember("safeArea", .insets(environment.safeArea)),
      EnvironmentMember("scroll", .point(environment.scroll)),
    ] + (environment.device.map { [EnvironmentMember("device", .text($0))] } ?? [])
  }

  func write(precision: Int, to sink: ByteSink) {
    sink.write(jsonString: name)
    sink.write(": ")
    switch value {
    case .number(let number): sink.write(decimal: number, precision: precision)
    case .text(let text): sink.write(jsonString: text)
    case .insets(let insets):
      write(
        [
          ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
          ("trailing", insets.trailing),
        ], precision: precision, to: sink)
    case .point(let point): write([("x", point.x), ("y", point.y)], precision: precision, to: sink)
    }
  }

  private func write(_ numbers: [(String, Double)], precision: Int, to sink: ByteSink) {
    for (index, (name, number)) in numbers.enumerated() {
      sink.write(index == 0 ? "{" : ", ")
      sink.write(jsonString: name)
      sink.write(": ")
      sink.write(decimal: number, precision: precision)
    }
    sink.write("}")
  }
}
