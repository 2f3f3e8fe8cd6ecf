import LayoutText

/// Writes the settings in force as a table or as JSON.
enum SettingsListing {
  /// Writes a line for each setting: key, value, origin.
  static func writeTable(_ settings: [Setting], path: String, configuration: String?, to sink: ByteSink) {
    sink.write(text: "# \(shownName(path)): \(configuration.map(shownName) ?? "no configuration file")\n")
    let rows = settings.map { [$0.key, $0.value.text, $0.origin.text] }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.filter { $0 <= 40 }.max() ?? 0 }
    for row in rows {
      for (cell, width) in zip(row, widths) {
        sink.write(text: cell.padded(to: width) + "  ")
      }
      sink.write(text: row[2] + "\n")
    }
  }

  /// Writes an object for each setting.
  static func writeJSON(_ settings: [Setting], path: String, configuration: String?, to sink: ByteSink) {
    let objects = settings.map { setting in
      JSONValue.fields([
        "key": .string(setting.key), "value": setting.value.json, "origin": setting.origin.json,
      ])
    }
    sink.write(jsonDocument: [
      "version": 1, "path": .string(path), "configuration": configuration.map(JSONValue.string) ?? .null,
      "settings": .array(objects),
    ])
  }
}

extension Setting.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .none: .null
    case .number, .boolean: .numeral(text)
    case .text(let text): .string(text)
    case .list(let words): .strings(words)
    }
  }
}

extension SettingOrigin {
  fileprivate var json: JSONValue {
    switch self {
    case .standard: ["kind": "default"]
    case .file(let name, let line, let column):
      ["kind": "file", "file": .string(name), "line": .integer(line), "column": .integer(column)]
    case .option(let name): ["kind": "option", "option": .string("--\(name)")]
    }
  }
}
