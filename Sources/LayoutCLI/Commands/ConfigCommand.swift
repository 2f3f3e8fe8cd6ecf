import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// `layoutc config`: prints the settings in force and where each comes from.
struct ConfigCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let path = try arguments.operand(of: .config, "path") ?? "."
    let format = try arguments.word(.tableFormat, ["text", "json"])
    let linting = try LintArguments(arguments)
    let compiler = SpecCompiler(try arguments.runOptions())
    var spec: LoadedSpec?
    do throws(InputError) {
      if try Platform.status(of: path).kind != .folder {
        switch compiler.load(path) {
        case .success(let loaded): spec = loaded
        case .failure(let failure): return console.end(failure)
        }
      }
    } catch {
      console.complain("cannot read \(shownName(path)): \(error.text)")
      return .usage
    }
    var configuration: ConfigurationFile?
    switch compiler.configuration(forSpec: spec == nil ? "\(path)/-" : path) {
    case nil: break
    case .success(let found):
      console.report(found.diagnostics, of: found.sources)
      configuration = found
    case .failure(let failure): return console.end(failure)
    }
    let settings = SettingsInForce(
      arguments, linting, policy: compiler.options.policy, configuration, path: spec == nil ? nil : path,
      spec: spec)
    let mistakes = spec.map(Self.mistakes) ?? DiagnosticBag()
    if let spec { console.report(mistakes, of: spec.sources) }
    let code = console.output { sink in
      if format == "json" {
        SettingsListing.writeJSON(settings.all, path: path, configuration: configuration?.path, to: sink)
      } else {
        SettingsListing.writeTable(settings.all, path: path, configuration: configuration?.path, to: sink)
      }
    }
    return code == .success && mistakes.hasErrors ? .findings : code
  }

  /// The mistakes in a spec's settings, or all mistakes if parsing failed.
  private static func mistakes(_ spec: LoadedSpec) -> DiagnosticBag {
    guard let normal = spec.normal else { return spec.diagnostics }
    var result = DiagnosticBag()
    guard let lint = normal.field(SpecKeys.lint) else { return result }
    for finding in spec.diagnostics.sorted
    where lint.keySpan.start <= finding.span.start && finding.span.end <= lint.value.span.end {
      result.report(finding)
    }
    result.merge(mistakesInLintSettings(normal))
    return result
  }
}

/// Writes the settings in force as a table or as JSON.
enum SettingsListing {
  /// Writes a line for each setting: key, value, origin.
  static func writeTable(_ settings: [Setting], path: String, configuration: String?, to sink: ByteSink) {
    sink.write(text: "# \(shownName(path)): \(configuration.map(shownName) ?? "no configuration file")\n")
    let rows = settings.map { [$0.key, $0.value.text, $0.origin.text] }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.filter { $0 <= 40 }.max() ?? 0 }
    for row in rows {
      for (cell, width) in zip(row, widths) { sink.write(text: cell.padded(to: width) + "  ") }
      sink.write(text: row[2] + "\n")
    }
  }

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
