import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// `layoutc devices`: lists what layouts can be solved for.
struct DevicesCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "devices takes no operand, but '\(arguments.operands[0])' is given")
    }
    let format = try arguments.word(.tableFormat, ["text", "json"])
    var catalog = DeviceCatalog()
    if let path = try SideFiles(arguments).configuration(forSpec: "-") {
      switch read(path) {
      case .success(let found): catalog = found
      case .failure(let failure): return failure.code
      }
    }
    return console.output { sink in
      if format == "json" {
        DeviceListing.writeJSON(catalog, to: sink)
      } else {
        DeviceListing.writeTable(catalog, to: sink)
      }
    }
  }

  private func read(_ path: String) -> Result<DeviceCatalog, SpecInput.Failure> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try Platform.readAll(path: path, limit: InputLimits().bytes)
    } catch {
      console.complain("cannot read \(path): \(error.text)")
      return .failure(SpecInput.Failure(code: .usage))
    }
    if SpecInput.isEmpty(bytes) { return .success(DeviceCatalog()) }
    let sources = SourceSet(SourceFile(name: path, bytes: bytes))
    var diagnostics = DiagnosticBag()
    let normal = readDocument(sources.main, into: &diagnostics).flatMap {
      normalizeConfiguration($0, of: sources.main, into: &diagnostics)
    }
    console.report(diagnostics, of: sources)
    guard let normal, !diagnostics.hasErrors else { return .failure(SpecInput.Failure(code: .findings)) }
    return .success(DeviceCatalog(configuration: normal))
  }
}
