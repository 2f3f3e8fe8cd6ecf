import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// `layoutc why`: explains the frame of an element or a section step by step.
struct WhyCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let isJSON = try arguments.word(.tableFormat, ["text", "json"]) == "json"
    let precision = try arguments.number(.precision, in: 0...9) ?? 3
    let point = try QueryValues(arguments).point
    let (path, name) = try operands(isByPoint: point != nil)
    var options = try arguments.runOptions()
    // Findings other than errors are not shown.
    options.policy.wantsErrorsOnly = true
    let compiler = console.compiler(options)
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    try spec.checkIsOneLayout(for: .why)
    let compiled = try compiler.compile(spec)
    guard let solved = compiled.layouts?.first, !compiled.hasErrors else {
      console.report(compiled.diagnostics, of: compiled.sources, isBrief: true)
      return .findings
    }
    let file = compiled.sources.main.name
    let solution = solved.solution
    let derivations: [Derivation]
    if let point {
      derivations = try topmost(at: point, of: solution).map { solution.derivation(of: $0) }
    } else {
      derivations = [try ElementName(name, of: solution, file: file).derivation()]
    }
    let lookup = StepSources(solved.layout, compiled.sources)
    let writer = DerivationWriter(
      precision: precision, columns: Console.lineLength, assumptions: solved.assumptions
    ) { lookup.source(of: $0) }
    return console.output { sink in
      if isJSON { return writer.writeJSON(derivations, of: solution, to: sink) }
      for (index, derivation) in derivations.enumerated() {
        if index > 0 { sink.write("\n\n") }
        writer.write(derivation, of: solution, to: sink)
      }
    }
  }

  /// The path of the spec and, unless an element is selected by a point, the element's name.
  private func operands(isByPoint: Bool) throws(UsageError) -> (path: String, name: String) {
    let operands = arguments.operands
    if arguments.has(.everything), !isByPoint {
      throw UsageError(message: "option '--all' of why goes with '--at'")
    }
    if isByPoint {
      if operands.count == 1 { return (operands[0], "") }
      throw UsageError(
        message:
          "why takes a spec, and '--at' in place of an element, but \(operands.count) operands are given")
    }
    if operands.count == 2 { return (operands[0], operands[1]) }
    let help = ["such as 'layoutc why list.yaml 0.3', or 'header@0' or the section 0 in place of 0.3"]
    if operands.count < 2 {
      throw UsageError(message: "why takes a spec and an element or section", help: help)
    }
    throw UsageError(
      message: "why takes a spec and an element or section, but \(operands.count) operands are given",
      help: help)
  }

  /// How many elements at a point are explained, at most.
  private static let greatestCount = 100

  /// The topmost element at a point, or all of them with `--all`.
  private func topmost(at point: Point, of solution: Solution) throws(UsageError) -> [Element] {
    var selection = ElementSelection()
    selection.point = point
    var elements: [Element] = []
    let limit = arguments.has(.everything) ? Self.greatestCount : 1
    solution.forEachElement(of: selection) { element in
      elements.append(element)
      return elements.count < limit
    }
    guard elements.isEmpty else { return elements }
    let size = solution.contentSize
    throw UsageError(
      message: "nothing is at \(decimalText(point.x)),\(decimalText(point.y))",
      help: ["the content is \(decimalText(size.width)) x \(decimalText(size.height)) points"])
  }
}
