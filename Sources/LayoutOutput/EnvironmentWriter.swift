import LayoutSpec
import LayoutText

/// Writes an environment as a JSON object with one member per line.
package enum EnvironmentWriter {
  /// Writes the members of `environment` in the JSON output and those that the JSON output omits.
  package static func write(_ environment: Environment, precision: Int, to sink: ByteSink) {
    let members =
      members(of: environment, precision: precision) + [
        ("layoutMargins", json(environment.layoutMargins, precision)),
        ("readableContent", json(environment.readableContent, precision)),
        ("contentInset", json(environment.contentInset, precision)),
        ("measure", .string(environment.measure.rawValue)),
      ] + (environment.showsSystem ? [] : [("system", .string(environment.system.name))])
    sink.write(json: .object(members), indentation: 0) { _, indentation in indentation > 0 }
    sink.write("\n")
  }

  /// Returns the members of `environment` in the JSON output.
  static func members(of environment: Environment, precision: Int) -> [(key: String, value: JSONValue)] {
    [
      ("width", .decimal(environment.container.width, precision)),
      ("height", .decimal(environment.container.height, precision)),
      ("displayScale", .decimal(environment.displayScale, precision)),
      ("layoutDirection", .string(environment.layoutDirection.rawValue)),
      ("userInterfaceIdiom", .string(environment.userInterfaceIdiom.rawValue)),
      ("horizontalSizeClass", .string(environment.horizontalSizeClass.rawValue)),
      ("verticalSizeClass", .string(environment.verticalSizeClass.rawValue)),
      ("preferredContentSizeCategory", .string(environment.preferredContentSizeCategory)),
      ("safeArea", json(environment.safeArea, precision)),
      (
        "scroll",
        ["x": .decimal(environment.scroll.x, precision), "y": .decimal(environment.scroll.y, precision)]
      ),
    ] + (environment.device.map { [("device", .string($0))] } ?? [])
      + (environment.showsSystem ? [("system", .string(environment.system.name))] : [])
  }

  private static func json(_ insets: Insets, _ precision: Int) -> JSONValue {
    [
      "top": .decimal(insets.top, precision), "leading": .decimal(insets.leading, precision),
      "bottom": .decimal(insets.bottom, precision), "trailing": .decimal(insets.trailing, precision),
    ]
  }
}
