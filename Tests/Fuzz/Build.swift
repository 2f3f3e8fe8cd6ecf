import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// All that `layoutc build` does, from the bytes of a spec to those of every format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var sources = SourceSet(SourceFile(name: "<stdin>", bytes: input(data, size)))
  var diagnostics = DiagnosticBag()
  build(&sources, &diagnostics)
  renderFindings(diagnostics, of: sources)
  // Inputs with more than one mistake are not kept: chance seldom fixes them, and what follows the mistakes is not reached.
  return diagnostics.errorCount > 1 || diagnostics.sorted.contains { $0.rule.name == "syntax-error" } ? -1 : 0
}

/// No section is solved with more cells.
private let greatestItemCount = 500
/// A layout with more elements is written only until the first bytes are handed on.
private let greatestElementCount = 2_000
/// A million sections or values, as many as may be, cost more memory than an input of the fuzzer may.
private let greatestSectionCount = 1_000
private let greatestValueCount = 20_000
/// What is computed by index, cell by cell or frame by frame, goes on for ever the same.
private let greatestFormulaWork = 100_000
private let greatestIndexedCellCount = 2_000

/// The files that there are to include: one with names of every sort, one that goes on, one that never ends, one that is wrong.
private let files = [
  "common.yaml": """
  define: {cell: {item: {size: 50% x 44}}, row: {horizontal: {size: "100% x ${gap}", subitems: [{use: cell}]}}}
  let: {gap: 8, n: 2}
  states: {full: {a: 7, "0": [x, {id: y, kind: k}]}}
  """,
  "chain.yaml": "include: [common.yaml, chain.json]\nlet: {gap: 9}\n",
  "chain.json": #"{"include": ["common.yaml"], "define": {"cell": {"item": {}}}}"#,
  "loop.yaml": "include: [loop.yaml]\n",
  "broken.yaml": "let: {gap: [}\n",
]

private func readFile(_ path: String) throws(InputError) -> [UInt8] {
  guard let text = files[path] else { throw .missing }
  return Array(text.utf8)
}

private func build(_ sources: inout SourceSet, _ diagnostics: inout DiagnosticBag) {
  guard let document = readDocument(sources.main, into: &diagnostics),
    let normal = normalize(document, of: sources.main, into: &diagnostics)
  else { return require(diagnostics.hasErrors, "neither a normal form nor an error") }
  if !diagnostics.hasErrors { checkCanonicalForm(normal) }
  let included = readIncludes(of: normal, in: &sources, into: &diagnostics, read: readFile)
  var options = ResolveOptions()
  options.greatestSectionCount = greatestSectionCount
  options.greatestValueCount = greatestValueCount
  options.greatestFormulaWork = greatestFormulaWork
  options.greatestIndexedCellCount = greatestIndexedCellCount
  guard solve(normal, included, options, sources, &diagnostics) else { return }
  // Once more on another device, with the names that the spec leaves open, as the command line gives them.
  let names = SpecNames(normal, including: included)
  options.environment.device = "ipad-mini"
  options.environment.orientation = .landscape
  options.state = names.states.first
  options.values = names.values.prefix(1).map { ($0, .number(2)) }
  var others = DiagnosticBag()
  _ = solve(normal, included, options, sources, &others)
  renderFindings(others, of: sources)
}

/// Solves, lints and writes for one environment; whether there was no error.
private func solve(
  _ normal: Normal, _ included: [Normal], _ options: ResolveOptions, _ sources: SourceSet,
  _ diagnostics: inout DiagnosticBag
) -> Bool {
  guard var layout = resolve(normal, including: included, options: options, into: &diagnostics) else {
    require(diagnostics.hasErrors, "neither a layout nor an error")
    return false
  }
  for index in layout.spec.sections.indices {
    let items = layout.spec.sections[index].items
    if items.count > greatestItemCount {
      layout.spec.sections[index].items = items.resized(to: greatestItemCount)
    }
  }
  let policy = LintPolicy()
  let pipeline = FindingPipeline(sources, normal, policy: policy)
  let linted = LintedLayout(layout, policy, pipeline.suppressions)
  linted.lint(into: &diagnostics)
  let solution = LayoutSolver.solve(layout.spec, in: layout.environment)
  linted.lint(solution, into: &diagnostics)
  diagnostics = pipeline.judged(diagnostics, coverage: .init(isComplete: true))
  reportExceededLimits(layout, solution, into: &diagnostics)
  guard !diagnostics.hasErrors else { return false }
  write(solution, layout, sources)
  checkWrittenOut(normal, included, options, solution)
  return true
}

/// The spec with everything written out, which `ast --expand` prints, gives the same frames.
private func checkWrittenOut(
  _ normal: Normal, _ included: [Normal], _ options: ResolveOptions, _ solution: Solution
) {
  var diagnostics = DiagnosticBag()
  guard let expanded = expand(normal, including: included, options: options, into: &diagnostics) else {
    return require(false, "what is solved is not written out")
  }
  let text = canonicalForm(expanded.normal)
  let source = SourceFile(name: "expanded.json", text: text)
  guard let document = readDocument(source, into: &diagnostics),
    let again = normalize(document, of: source, into: &diagnostics),
    var layout = resolve(again, into: &diagnostics), !diagnostics.hasErrors
  else { fatalError("\(diagnostics.sorted.map(\.message)) in what was written out \(text)") }
  for (index, section) in solution.spec.sections.enumerated()
  where layout.spec.sections.indices.contains(index) {
    layout.spec.sections[index].items = layout.spec.sections[index].items.resized(to: section.items.count)
  }
  let frames = firstFrames(solution)
  let framesAgain = firstFrames(LayoutSolver.solve(layout.spec, in: layout.environment))
  require(frames == framesAgain, "the frames \(frames)\nare \(framesAgain) written out \(text)")
}

/// The frames of the first elements.
private func firstFrames(_ solution: Solution) -> [Rect] {
  var frames: [Rect] = []
  solution.forEachElement { element in
    frames.append(element.frame)
    return frames.count < 100
  }
  return frames
}

/// The canonical form is read back to itself.
private func checkCanonicalForm(_ normal: Normal) {
  let text = canonicalForm(normal)
  let source = SourceFile(name: "again.json", text: text)
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, into: &diagnostics),
    let again = normalize(document, of: source, into: &diagnostics), !diagnostics.hasErrors
  else { fatalError("\(diagnostics.sorted.map(\.message)) in the canonical form \(text)") }
  let textAgain = canonicalForm(again)
  require(text == textAgain, "the canonical form \(text)\nis read as \(textAgain)")
}

private func canonicalForm(_ normal: Normal) -> String {
  let sink = ByteSink()
  writeCanonicalJSON(normal, to: sink)
  return sink.text
}

private func write(_ solution: Solution, _ layout: ResolvedLayout, _ sources: SourceSet) {
  var elementCount = 0
  solution.forEachElement { element in
    check(element, solution)
    elementCount += 1
    return elementCount <= greatestElementCount
  }
  let map = layout.sourceMap
  let locations = map.locations(in: sources)
  var options = WriterOptions(picture: PictureOptions(show: PictureOverlay.allCases))
  for format in OutputFormat.all {
    // A descriptor that is none refuses the first bytes, and the writers stop.
    let sink = elementCount > greatestElementCount ? ByteSink(descriptor: -1) : ByteSink()
    format.write(solution, to: sink, options: options)
    let bytes = sink.bytes
    if format.name == "json", elementCount <= greatestElementCount {
      let source = SourceFile(name: "layout.json", bytes: bytes)
      var diagnostics = DiagnosticBag()
      require(readDocument(source, into: &diagnostics) != nil, "the output is no JSON")
    }
    options.source = { node in
      let place = locations[Int(node.rawValue)]
      return SourcePlace(path: map.path(of: node), line: place.line, column: place.column)
    }
  }
}

/// A frame is finite; a cell's is the one that is found by its index.
private func check(_ element: Element, _ solution: Solution) {
  let frame = element.frame
  let isFinite = frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
  require(isFinite, "the frame \(frame) is not finite")
  require(solution.elementKinds.indices.contains(element.kind), "the element has no kind")
  if element.category == .cell, let section = element.section {
    let found = solution.frame(ofItem: element.item, inSection: section)
    require(found == frame, "the cell \(element.item) lies at \(frame) and at \(String(describing: found))")
  }
}
