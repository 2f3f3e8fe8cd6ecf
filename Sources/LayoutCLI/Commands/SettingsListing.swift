import LayoutText

/// The settings in force as a table for people and as JSON for programs.
enum SettingsListing {
  /// One line a setting: key, value, where it comes from.
  static func writeTable(_ settings: [Setting], path: String, configuration: String?, to sink: ByteSink) {
    sink.write(text: "# \(shownName(path)): \(configuration.map(shownName) ?? "no configuration file")\n")
    let rows = settings.map { [$0.key, $0.value.text, $0.origin.text] }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.filter { $0 <= 40 }.max() ?? 0 }
    for row in rows {
      for (cell, width) in zip(row, widths) {
        sink.write(text: cell + String(repeating: " ", count: max(0, width - cell.count)) + "  ")
      }
      sink.write(text: row[2] + "\n")
    }
  }

  /// One object a setting.
  static func writeJSON(_ settings: [Setting], path: String, configuration: String?, to sink: ByteSink) {
    sink.write(text: "{\n  \"version\": 1,\n  \"path\": ")
    sink.write(jsonString: path)
    sink.write(text: ",\n  \"configuration\": ")
    if let configuration { sink.write(jsonString: configuration) } else { sink.write("null") }
    sink.write(text: ",\n  \"settings\": [")
    for (index, setting) in settings.enumerated() {
      sink.write(text: index == 0 ? "\n    {\"key\": " : ",\n    {\"key\": ")
      sink.write(jsonString: setting.key)
      sink.write(", \"value\": ")
      write(setting.value, to: sink)
      sink.write(", \"origin\": ")
      write(setting.origin, to: sink)
      sink.write("}")
    }
    sink.write("\n  ]\n}\n")
  }

  private static func write(_ value: Setting.Value, to sink: ByteSink) {
    switch value {
    case .none: sink.write("null")
    case .number, .boolean: sink.write(text: value.text)
    case .text(let text): sink.write(jsonString: text)
    case .list(let words):
      sink.write("[")
      for (index, word) in words.enumerated() {
        if index > 0 { sink.write(", ") }
        sink.write(jsonString: word)
      }
      sink.write("]")
    }
  }

  private static func write(_ origin: SettingOrigin, to sink: ByteSink) {
    switch origin {
    case .standard: sink.write("{\"kind\": \"default\"}")
    case .file(let name, let line, let column):
      sink.write("{\"kind\": \"file\", \"file\": ")
      sink.write(jsonString: name)
      sink.write(text: ", \"line\": \(line), \"column\": \(column)}")
    case .option(let name):
      sink.write("{\"kind\": \"option\", \"option\": ")
      sink.write(jsonString: "--\(name)")
      sink.write("}")
    }
  }
}
