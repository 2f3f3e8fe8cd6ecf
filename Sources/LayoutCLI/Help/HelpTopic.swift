import LayoutDiagnostics
import LayoutCompiler
import LayoutOutput
import LayoutResolver
import LayoutText

/// The topics of `layoutc help`.
enum HelpTopic: String, CaseIterable {
  case spec
  case expressions
  case devices
  case formats

  var summary: String {
    switch self {
    case .spec: "the format of specs; with a KEY, one key or map"
    case .expressions: "what ${...} may contain"
    case .devices: "the known devices, and custom ones"
    case .formats: "the output formats"
    }
  }

  func write(to sink: ByteSink) {
    switch self {
    case .spec: SpecHelp.writeOverview(to: sink)
    case .expressions: Self.writeExpressions(to: sink)
    case .devices: Self.writeDevices(to: sink)
    case .formats: Self.writeFormats(to: sink)
    }
  }

  private static func writeExpressions(to sink: ByteSink) {
    sink.write(
      text: """
        ${...} contains a formula. It can be used for a number, a dimension or the number
        in one (${cols}%, ~${h}), a spacing, a boolean, and in 'when'. Within YAML's braces
        and brackets it needs quotes: {count: "${cols}"}.

        """)
    for part in ExpressionReference.parts {
      sink.write(text: "\n\(part.title):\n\n")
      NamedTexts(part.rows).write(to: sink)
    }
    sink.write(
      text: """

        Define names with 'let' in the spec, in custom groups and in visibleItems, and with
        'with' next to 'use'; 'layoutc build --set NAME=VALUE' changes one of 'let'.

        """)
    SpecHelp.writeExample(named: "expressions", to: sink)
  }

  private static func writeDevices(to sink: ByteSink) {
    sink.write(
      text: """
        A layout is computed for the device named by its spec (environment: {device: NAME})
        or by '--device NAME', in portrait unless 'orientation' is landscape.


        """)
    let presets = DeviceCatalog().presets.map { preset in
      let size = preset.portrait.size
      return (
        preset.name,
        "\(shortestText(size.width)) x \(shortestText(size.height)) at \(shortestText(preset.displayScale))"
      )
    }
    NamedTexts(presets).write(to: sink)
    sink.write(
      text: """

        Sizes are in points, in portrait, with the number of pixels per point. 'layoutc
        devices' also lists safe areas and size classes. Define custom devices and named
        environments in '.layoutc.yaml'; see 'layoutc help spec device'.

        """)
  }

  private static func writeFormats(to sink: ByteSink) {
    func list(_ title: String, _ rows: [(String, String)]) {
      sink.write(text: "\(title):\n\n")
      NamedTexts(rows).write(to: sink)
      sink.write("\n")
    }
    list(
      "layoutc build --format, or the extension of --output", OutputFormat.all.map { ($0.name, $0.summary) })
    list("layoutc check --format", CheckFormat.allCases.map { ($0.rawValue, $0.summary) })
    list("layoutc diff --format", DiffFormat.allCases.map { ($0.rawValue, $0.summary) })
    list("layoutc lint --format", FindingsFormat.allCases.map { ($0.rawValue, $0.summary) })
    sink.write(
      text: """
        why, explain, config and devices write text or json.
        For PDF, draw an SVG first:

          layoutc build album.yaml -f svg | rsvg-convert -f pdf -o album.pdf

        """)
  }
}
