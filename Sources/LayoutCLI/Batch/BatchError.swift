import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// The answer to a line of a batch that has an error.
struct BatchError {
  private var fields: [(key: String, value: JSONValue)]

  init(_ error: UsageError) {
    fields = [("message", .string(error.message))]
    if !error.help.isEmpty { fields.append(("help", .strings(error.help))) }
  }

  init(_ failure: SpecFailure) {
    switch failure {
    case .unreadable(let message): fields = [("message", .string(message))]
    case .refused(_, let message, let rule):
      fields = [("message", .string(message)), ("rule", .string(rule.name))]
    case .brokenConfiguration(let configuration):
      fields = [("message", .string("the configuration \(shownName(configuration.path)) has errors"))]
    }
  }

  /// Gives the message and place of a spec's first error, the first few errors as `lint` writes findings, and how many more there are.
  init(in compiled: CompiledSpec) {
    let sources = compiled.sources
    let errors = compiled.findings.filter { $0.severity == .error }
    fields = []
    if let first = errors.first {
      let file = sources.files[sources.index(of: first.span)]
      let place = LineTable(file).location(of: Int(first.span.start))
      fields = [("message", .string(first.message)), ("rule", .string(first.rule.name))]
      if file.name != sources.main.name { fields.append(("file", .string(file.name))) }
      fields += [("line", .integer(place.line)), ("column", .integer(place.column))]
    }
    let shown = Array(errors.prefix(Console.printedFindings))
    fields.append(("findings", .array(JSONFindings.objects(shown, in: sources))))
    let omitted = errors.count - shown.count + compiled.diagnostics.omissions.count(.error)
    if omitted > 0 { fields.append(("omitted", .integer(omitted))) }
  }

  func write(to sink: ByteSink) {
    sink.write(", \"error\": ")
    sink.write(json: .object(fields))
  }
}
