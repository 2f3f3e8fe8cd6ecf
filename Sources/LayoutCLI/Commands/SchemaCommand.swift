import LayoutCompiler
import LayoutReader
import LayoutResolver

/// `layoutc schema`: prints the JSON Schema of specs, for editors.
struct SchemaCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "schema takes no spec, but '\(arguments.operands[0])' is given")
    }
    try arguments.protectExistingFile()
    return console.output(to: try arguments.singleOutput()) {
      writeJSONSchema(reservedNames: ReservedNames.identifiers, to: $0)
    }
  }
}
