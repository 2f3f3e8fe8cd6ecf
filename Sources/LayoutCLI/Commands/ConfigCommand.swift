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
        case .failure(let failure):
          return console.end(failure)
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
    case .failure(let failure):
      return console.end(failure)
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
    guard let lint = normal.field("lint") else { return result }
    for finding in spec.diagnostics.sorted
    where lint.keySpan.start <= finding.span.start && finding.span.end <= lint.value.span.end {
      result.report(finding)
    }
    result.merge(mistakesInLintSettings(normal))
    return result
  }
}
