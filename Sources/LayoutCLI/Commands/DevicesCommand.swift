import LayoutCompiler
import LayoutResolver

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
    case .success(let configuration):
      catalog = configuration.catalog
    case .failure(let failure):
      return console.end(failure)
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
