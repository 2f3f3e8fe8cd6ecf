import LayoutCompiler
import LayoutOutput
import LayoutText

/// `build --batch`: the layout of each spec as `build --format json` writes it, on one line.
struct BatchBuild: BatchTask {
  let command = Command.build
  let keepsDocuments = false
  private let options: WriterOptions
  private let query: QueryValues
  private let budget: ElementBudget
  private let hasSources: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var options = WriterOptions()
    options.precision = try arguments.number(.precision, in: 0...9) ?? options.precision
    options.isOnOneLine = true
    self.options = options
    query = try QueryValues(arguments)
    budget = try ElementBudget(arguments)
    hasSources = arguments.has(.withSource)
  }

  func answer(
    _ loaded: LoadedSpec, _ compiler: SpecCompiler, to sink: ByteSink
  ) throws(UsageError) -> BatchTotals {
    var spec: PreparedSpec
    switch try compiler.prepare(loaded, path: "-") {
    case .success(let prepared): spec = prepared
    case .failure(let failure):
      BatchError(failure).write(to: sink)
      return .failed
    }
    guard spec.variations.count == 1 else {
      throw UsageError(
        message: "\(spec.variations.count) layouts would be one answer",
        help: ["name one device, orientation and state, and give the spec a line for each"])
    }
    guard let solved = try compiler.solve(&spec)?.first, !spec.loaded.diagnostics.hasErrors else {
      BatchError(in: spec.loaded).write(to: sink)
      return .failed
    }
    var options = options
    let names = SelectionNames(query: query, file: spec.loaded.sources.main.name)
    options.selection = try names.selections(CollectionOfOne(solved.solution)).first ?? options.selection
    try budget.check(solved.solution, options.selection)
    if hasSources { options.source = solved.layout.sourceLookup(in: spec.loaded.sources) }
    sink.write(", \"layout\": ")
    OutputFormat.all[0].write(solved.solution, to: sink, options: options)
    return BatchTotals()
  }
}
