import LayoutDiagnostics
import LayoutCompiler
import LayoutOutput
import LayoutResolver
import LayoutText

/// What `layoutc help` tells of beside commands.
enum HelpTopic: String, CaseIterable {
  case spec
  case expressions
  case devices
  case formats

  var summary: String {
    switch self {
    case .spec: "the format of specs; with a KEY, one key or map of it"
    case .expressions: "what may stand in ${...}"
    case .devices: "the devices that layouts are solved for, and own ones"
    case .formats: "what the commands can write"
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

  // MARK: Topics

  private static func writeExpressions(to sink: ByteSink) {
    sink.write(
      text: """
        ${...} holds a formula. It may stand for a number, a dimension or the number in
        one (${cols}%, ~${h}), a spacing, a boolean, and in 'when'. In YAML's braces and
        brackets it needs quotes: {count: "${cols}"}.

        """)
    for part in ExpressionReference.parts {
      sink.write(text: "\n\(part.title):\n\n")
      NamedTexts(part.rows).write(to: sink)
    }
    sink.write(
      text: """

        Names of your own come from 'let' of the spec, of custom groups and of visibleItems,
        and from 'with' beside 'use'; 'layoutc build --set NAME=VALUE' changes one of 'let'.

        """)
    SpecHelp.writeExample(named: "expressions", to: sink)
  }

  private static func writeDevices(to sink: ByteSink) {
    sink.write(
      text: """
        A layout is solved for the device that its spec names (environment: {device: NAME}),
        or that '--device NAME' names; portrait unless 'orientation' says landscape.


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

        Sizes are in points, upright, at so many pixels a point. 'layoutc devices' has safe
        areas and size classes, too, 'layoutc devices --help' the options of that command.
        Own devices and named environments stand in '.layoutc.yaml'; see
        'layoutc help spec device'.

        """)
  }

  private static func writeFormats(to sink: ByteSink) {
    func list(_ title: String, _ rows: [(String, String)]) {
      sink.write(text: "\(title):\n\n")
      NamedTexts(rows).write(to: sink)
      sink.write("\n")
    }
    list(
      "layoutc build --format, and by the ending of --output", OutputFormat.all.map { ($0.name, $0.summary) })
    list("layoutc check --format", CheckFormat.allCases.map { ($0.rawValue, $0.summary) })
    list("layoutc diff --format", DiffFormat.allCases.map { ($0.rawValue, $0.summary) })
    list("layoutc lint --format", FindingsFormat.allCases.map { ($0.rawValue, $0.summary) })
    sink.write(
      text: """
        why, explain, config and devices write text or json.
        For png and pdf draw an svg first:

          layoutc build album.yaml -f svg | rsvg-convert -o album.png

        """)
  }
}
