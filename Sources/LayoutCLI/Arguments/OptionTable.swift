import LayoutOutput
import LayoutReader

/// Every option, once: help, parsing and did-you-mean are made from this table.
enum OptionTable {
  private static let solving: [Command] = [.build, .lint]
  private static let reading: [Command] = [.build, .lint, .ast]

  static let options: [Option] = [
    Option(
      .format, "format", short: "f", argument: "FORMAT", in: [.build],
      "what to write: \(OutputFormat.all.map(\.name).joined(separator: ", ")) (default: by the extension of --output, else json)"
    ),
    Option(
      .output, "output", short: "o", argument: "FILE", in: [.build, .ast],
      "write to FILE, whole or not at all; - is standard output"),
    Option(.precision, "precision", argument: "N", in: [.build], "at most N decimals, 0 to 9 (default: 3)"),
    Option(
      .show, "show", argument: "LIST", repeats: true, in: [.build],
      "draw boxes that explain the layout into an svg: \(PictureOverlay.allCases.map(\.rawValue).joined(separator: ", "))"
    ),
    Option(
      .withSource, "with-source", in: [.build],
      "add to each element the spec path, line and column that made it"),
    Option(
      .size, "size", argument: "WxH", in: solving, "solve for a container of W x H points, such as 375x812"),
    Option(.scale, "scale", argument: "N", in: solving, "solve for N pixels a point"),
    Option(
      .items, "items", argument: "[SECTION=]N", repeats: true, in: solving,
      "give a section (an id, else an index) or every section N cells"),
    Option(.noLint, "no-lint", in: [.build], "skip the lint rules"),
    Option(
      .inputFormat, "input-format", argument: "FORMAT", in: reading,
      "read json or yaml (default: by name and content)"),
    Option(
      .maxDepth, "max-depth", argument: "N", in: reading,
      "refuse specs nested deeper than N, up to \(InputLimits.greatestDepth) (default: \(InputLimits().depth))"
    ),
    Option(
      .maxSize, "max-size", argument: "BYTES", in: reading,
      "refuse specs larger than BYTES; K and M may follow (default: \(InputLimits().bytes >> 20)M)"),
    Option(
      .maxValues, "max-values", argument: "N", in: reading,
      "refuse specs of more than N values (default: \(InputLimits().values))"),
    Option(
      .color, "color", argument: "WHEN", in: reading,
      "color messages: auto, always or never (default: auto; NO_COLOR is honored)"),
    Option(.help, "help", short: "h", in: Command.allCases, "show this help"),
    Option(.version, "version", short: "V", in: Command.allCases, "show the version"),
  ]

  /// The options of a command, in the order of the table.
  static func options(of command: Command) -> [Option] { options.filter { $0.commands.contains(command) } }
}
