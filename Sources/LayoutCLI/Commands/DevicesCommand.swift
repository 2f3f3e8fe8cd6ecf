import LayoutCompiler
import LayoutResolver
import LayoutSpec
import LayoutText

/// `layoutc devices`: lists the devices that layouts can be solved for.
struct DevicesCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "devices takes no operand, but '\(arguments.operands[0])' is given")
    }
    let format = try arguments.word(.tableFormat, ["text", "json"])
    var catalog = DeviceCatalog()
    switch SpecCompiler(try arguments.runOptions()).configuration(forSpec: "-") {
    case nil: break
    case .success(let configuration): catalog = configuration.catalog
    case .failure(let failure): return console.end(failure)
    }
    return console.output { sink in
      if format == "json" {
        DeviceListing.writeJSON(catalog, to: sink)
      } else {
        DeviceListing.writeTable(catalog, to: sink)
      }
    }
  }
}

/// The devices as a table for people and as JSON for programs.
enum DeviceListing {
  private static let head = [
    "name", "idiom", "system", "scale", "portrait", "safe area", "classes", "landscape", "safe area",
    "classes",
  ]

  /// Writes a line for each device: its usual system, then for each orientation the size, the safe area (top, leading, bottom, trailing)
  /// and the size classes (width, height). The aliases follow.
  static func writeTable(_ catalog: DeviceCatalog, to sink: ByteSink) {
    var rows = [head]
    for preset in catalog.presets {
      rows.append(
        [preset.name, preset.idiom.rawValue, preset.systems.usual.name, shortestText(preset.displayScale)]
          + columns(preset.portrait) + columns(preset.landscape))
    }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { $0.padded(to: $1) }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      sink.write(text: line + "\n")
    }
    let names = catalog.aliases.map(\.name.count).max() ?? 0
    for alias in catalog.aliases {
      let assumed = alias.isAssumed ? " (assumed)" : ""
      sink.write(
        text: "\(alias.name.padded(to: names))  same as \(alias.device)\(system(of: alias))\(assumed)\n")
    }
    for field in catalog.environments { sink.write(text: "\(field.key)  (environment)\n") }
  }

  /// The system of an alias, if it is not the usual one of the device.
  private static func system(of alias: DeviceAlias) -> String {
    let own = DevicePreset.common(alias.device)?.systems.usual
    return own == alias.systems.usual ? "" : " with \(alias.systems.usual.name)"
  }

  private static func columns(_ posture: DevicePreset.Posture) -> [String] {
    let area = posture.safeArea
    return [
      "\(shortestText(posture.size.width)) x \(shortestText(posture.size.height))",
      [area.top, area.leading, area.bottom, area.trailing].map(shortestText).joined(separator: ","),
      "\(posture.horizontalSizeClass.rawValue), \(posture.verticalSizeClass.rawValue)",
    ]
  }

  /// Writes an object for each device, with the source of its numbers.
  static func writeJSON(_ catalog: DeviceCatalog, to sink: ByteSink) {
    sink.write(text: "{\n  \"devices\": [")
    for (index, preset) in catalog.presets.enumerated() {
      sink.write(text: index == 0 ? "\n    {\"name\": " : ",\n    {\"name\": ")
      sink.write(jsonString: preset.name)
      sink.write(
        text:
          ", \"userInterfaceIdiom\": \"\(preset.idiom.rawValue)\", \"displayScale\": \(shortestText(preset.displayScale))"
      )
      write(preset.systems, to: sink)
      for orientation in DeviceOrientation.allCases {
        sink.write(text: ",\n      \"\(orientation.rawValue)\": \(object(preset.posture(orientation)))")
      }
      sink.write(text: ",\n      \"source\": ")
      sink.write(jsonString: preset.source)
      sink.write(text: "}")
    }
    sink.write(text: "\n  ],\n  \"aliases\": [")
    for (index, alias) in catalog.aliases.enumerated() {
      sink.write(text: index == 0 ? "\n    {\"name\": " : ",\n    {\"name\": ")
      sink.write(jsonString: alias.name)
      sink.write(text: ", \"device\": ")
      sink.write(jsonString: alias.device)
      write(alias.systems, to: sink)
      sink.write(text: ", \"assumed\": \(alias.isAssumed), \"source\": ")
      sink.write(jsonString: alias.source)
      sink.write(text: "}")
    }
    sink.write(text: "\n  ],\n  \"environments\": [")
    for (index, field) in catalog.environments.enumerated() {
      if index > 0 { sink.write(text: ", ") }
      sink.write(jsonString: field.key)
    }
    sink.write(text: "]\n}\n")
  }

  private static func write(_ systems: DeviceSystems, to sink: ByteSink) {
    sink.write(text: ", \"system\": \"\(systems.usual.name)\", \"firstSystem\": \"\(systems.first.name)\"")
    if let last = systems.last { sink.write(text: ", \"lastSystem\": \"\(last.name)\"") }
  }

  private static func object(_ posture: DevicePreset.Posture) -> String {
    let area = posture.safeArea
    let edges = [
      ("top", area.top), ("leading", area.leading), ("bottom", area.bottom), ("trailing", area.trailing),
    ]
    return
      "{\"width\": \(shortestText(posture.size.width)), \"height\": \(shortestText(posture.size.height)), \"safeArea\": {"
      + edges.map { "\"\($0.0)\": \(shortestText($0.1))" }.joined(separator: ", ")
      + "}, \"horizontalSizeClass\": \"\(posture.horizontalSizeClass.rawValue)\","
      + " \"verticalSizeClass\": \"\(posture.verticalSizeClass.rawValue)\"}"
  }
}
