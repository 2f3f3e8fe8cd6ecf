import LayoutCompiler
import LayoutOutput
import LayoutText

/// `build --batch`: writes the layout of each spec as `build --format json` does, on one line.
struct BatchBuild: BatchTask {
  let command = Command.build
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
    let spec: PreparedSpec
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
    let compiled = try compiler.compile(spec)
    guard let solved = compiled.layouts?.first, !compiled.hasErrors else {
      BatchError(in: compiled).write(to: sink)
      return .failed
    }
    var options = options
    let names = SelectionNames(query: query, file: compiled.sources.main.name)
    options.selection = try names.selections(CollectionOfOne(solved.solution)).first ?? options.selection
    try budget.check(solved.solution, options.selection)
    if hasSources { options.source = solved.layout.sourceLookup(in: compiled.sources) }
    sink.write(", \"layout\": ")
    OutputFormat.all[0].write(solved.solution, to: sink, options: options)
    return BatchTotals()
  }
}
