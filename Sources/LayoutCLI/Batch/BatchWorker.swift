import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Answers the lines of a batch. If a line has an error, the error is the answer.
struct BatchWorker: Sendable {
  let arguments: ParsedArguments
  let compiler: SpecCompiler
  let task: any BatchTask
  private let lineOptions: [Option]

  init(_ arguments: ParsedArguments, _ compiler: SpecCompiler, _ task: any BatchTask) {
    self.arguments = arguments
    self.compiler = compiler
    self.task = task
    lineOptions = LineOptions.options(of: task.command)
  }

  func answer(_ line: LineBlocks.Line, to sink: ByteSink) -> BatchTotals {
    defer { sink.write("}\n") }
    guard case .text(let bytes) = line else {
      begin(BatchLine.noID, sink)
      BatchError(compiler.tooLarge(SourceFile.standardInput)).write(to: sink)
      return .failed
    }
    let source = SourceFile(name: SourceFile.standardInput, bytes: bytes)
    var found = DiagnosticBag()
    let document = readDocument(source, format: .json, limits: compiler.options.limits, into: &found)
    let request = document.map { BatchLine($0, of: source) }
    begin(request?.id ?? BatchLine.noID, sink)
    do throws(UsageError) {
      try request?.check()
      let compiler = try compiler(for: request)
      // A text with a syntax error is read again, because `lint` reads what comes after the error.
      let read = request.map {
        compiler.load($0.document, of: source, found, keepsDocument: task.command == .lint)
      }
      var spec = read ?? compiler.load(source)
      if let data = request?.options?.data {
        spec.data = normalizeData(data, of: source, into: &spec.diagnostics)
      }
      if spec.normal?[SpecKeys.swift] != nil {
        throw UsageError(message: "a batch runs no Swift code", help: ["build the spec by itself"])
      }
      return try task.answer(spec, compiler, to: sink)
    } catch {
      BatchError(error).write(to: sink)
      return .failed
    }
  }

  private func begin(_ id: [UInt8], _ sink: ByteSink) {
    sink.write("{\"id\": ")
    sink.write(bytes: id)
  }

  private func compiler(for line: BatchLine?) throws(UsageError) -> SpecCompiler {
    guard let line, line.key != nil else { return compiler }
    var options = compiler.options
    if let given = line.options { try given.arguments(arguments, lineOptions).setLayouts(of: &options) }
    return compiler.forSpec(options, under: line.key)
  }
}
