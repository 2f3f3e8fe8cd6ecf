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
  return 0
}

/// No section is solved with more cells.
private let greatestItemCount = 500
/// A layout with more elements is written only until the first bytes are handed on.
private let greatestElementCount = 2_000
/// A spec that repeats a section more often, or by an expression, is not solved.
private let greatestRepetition = 1_000.0
/// What every include finds.
private let included = Array("define: {cell: {item: {size: 50% x 44}}}\nlet: {gap: 8}\n".utf8)

private func build(_ sources: inout SourceSet, _ diagnostics: inout DiagnosticBag) {
  guard let document = readDocument(sources.main, into: &diagnostics),
    let normal = normalize(document, of: sources.main, into: &diagnostics)
  else { return require(diagnostics.hasErrors, "neither a normal form nor an error") }
  if !diagnostics.hasErrors { checkCanonicalForm(normal) }
  guard repeatsLittle(normal) else { return }
  let others = readIncludes(of: normal, in: &sources, into: &diagnostics) { _ throws(InputError) in included }
  guard var layout = resolve(normal, including: others, into: &diagnostics) else {
    return require(diagnostics.hasErrors, "neither a layout nor an error")
  }
  for index in layout.spec.sections.indices {
    let items = layout.spec.sections[index].items
    if items.count > greatestItemCount {
      layout.spec.sections[index].items = items.resized(to: greatestItemCount)
    }
  }
  lint(layout, normal: normal, into: &diagnostics)
  let solution = solve(layout.spec, in: layout.environment)
  lintSolved(layout, solution, normal: normal, into: &diagnostics)
  reportExceededLimits(layout, solution, into: &diagnostics)
  if !diagnostics.hasErrors { write(solution, layout, sources) }
}

/// Whether the sections are few: a million of them, as many as may be, cost more memory than an input of the fuzzer may.
private func repeatsLittle(_ normal: Normal) -> Bool {
  guard let sections = normal["sections"]?.elements else { return true }
  for section in sections where section.field("repeat") != nil {
    guard let count = section["repeat"]?.number, count <= greatestRepetition else { return false }
  }
  return true
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
  var options = WriterOptions(show: Set(PictureOverlay.allCases))
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
