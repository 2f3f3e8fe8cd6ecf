import LayoutReader

/// `layoutc ast`: prints a spec in long form, as canonical JSON.
struct AstCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "ast takes one spec, but \(arguments.operands.count) are given")
    }
    try arguments.protectSpec()
    let input = try SpecInput(arguments, console)
    switch input.load(arguments.operands.first ?? "-") {
    case .failure(let failure):
      return failure.code
    case .success(let loaded):
      console.report(loaded.diagnostics, of: loaded.source)
      guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return .findings }
      return console.output(to: arguments.value(.output)) { writeCanonicalJSON(normal, to: $0) }
    }
  }
}
