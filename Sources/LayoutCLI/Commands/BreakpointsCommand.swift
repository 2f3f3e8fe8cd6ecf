import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// The formats of `layoutc breakpoints`.
enum BreakpointsFormat: String, CaseIterable {
  case text
  case json
  case svg
  case html
}

/// `layoutc breakpoints`: lists the widths, or heights, at which the structure of a layout changes.
struct BreakpointsCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let format = try format()
    try checkComparison(format)
    let axis =
      try arguments.word(.axis, Axis.allCases.map(\.side)) == Axis.vertical.side ? Axis.vertical : .horizontal
    let path = try arguments.operand(of: .breakpoints) ?? "-"
    let compiler = console.compiler(try arguments.runOptions())
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    try spec.checkIsOneLayout(for: .breakpoints)
    // Other errors may exist at some lengths only.
    guard !spec.diagnosticsOfText.hasErrors,
      let search = BreakpointSearch(spec, axis: axis, with: compiler)
    else {
      console.report(spec.loaded.diagnostics, of: spec.loaded.sources, isBrief: true)
      return .findings
    }
    let range = try range(in: search.usualRange)
    let intervals = try search.intervals(in: range)
    guard let first = intervals.intervals.first else {
      throw UsageError(
        message:
          "no length from \(decimalText(range.lowerBound)) to \(decimalText(range.upperBound)) is a whole pixel"
      )
    }
    if intervals.failsEverywhere {
      let found = try search.diagnostics(at: first.first)
      console.report(found, of: spec.loaded.sources, isBrief: true)
      return .findings
    }
    let name = spec.loaded.sources.main.name
    let writer = IntervalsWriter(intervals, file: shownName(name))
    if let record = arguments.value(.breakpointsAgainst) {
      return try compare(intervals, with: record, writer)
    }
    switch format {
    case .text: return output { writer.write(to: $0) }
    case .json: return output { writer.writeJSON(to: $0) }
    case .svg: return try draw(intervals, search, name: spec.loaded.name)
    case .html:
      try check(intervals.intervals.count, holding: 500, for: "a page")
      let layouts = search.layouts(at: try search.drawnLengths(of: intervals))
      return output {
        PreviewPage.write(
          layouts, transitions: [], lengths: PreviewLengths(intervals, own: search.ownLength), to: $0,
          options: WriterOptions())
      }
    }
  }

  private func draw(
    _ intervals: LayoutIntervals, _ search: BreakpointSearch, name: String?
  ) throws(UsageError) -> ExitCode {
    try check(intervals.intervals.count, holding: 100, for: "a picture")
    var pictures: [SVGContactSheet.Entry?] = []
    for interval in intervals.intervals {
      pictures.append(
        try search.layout(at: interval.first).map { layout in
          var picture = SVGContactSheet.Entry(layout.solution)
          picture.culprits = layout.culprits
          return picture
        })
    }
    let sheet = intervals.sheet(of: pictures, name: name, options: WriterOptions())
    return output { sheet.write(to: $0) }
  }

  /// Throws if there are more intervals than a picture or a page can show.
  private func check(_ count: Int, holding greatest: Int, for what: String) throws(UsageError) {
    guard count > greatest else { return }
    throw UsageError(
      message: "\(count) intervals are too many for \(what), which holds \(greatest)",
      help: ["name a shorter range with --from and --to"])
  }

  private func output(_ write: (ByteSink) -> Void) -> ExitCode {
    console.output(to: arguments.value(.output), write)
  }

  /// Tells what is different from a recorded file, or writes it anew.
  private func compare(
    _ intervals: LayoutIntervals, with record: String, _ writer: IntervalsWriter
  ) throws(UsageError) -> ExitCode {
    if arguments.has(.breakpointsUpdate) {
      // Another file is never replaced.
      if Platform.isFile(record) { _ = try facts(in: record) }
      return console.output(to: record) { writer.writeJSON(to: $0) }
    }
    let recorded = try facts(in: record)
    let sink = ByteSink()
    writer.writeJSON(to: sink)
    guard let found = BreakpointFacts(sink.bytes), recorded.extent == found.extent else {
      throw UsageError(
        message: "\(shownName(record)) is about \(recorded.extent), not \(intervals.extentTitle)",
        help: ["ask for the same lengths, or add --update to write it anew"])
    }
    let differences = recorded.differences(to: found)
    let code = console.output(to: arguments.value(.output)) { sink in
      for line in differences { sink.write(text: line + "\n") }
    }
    return differences.isEmpty ? code : max(code, .findings)
  }

  private func facts(in record: String) throws(UsageError) -> BreakpointFacts {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try Platform.readAll(path: record, limit: Self.greatestRecord)
    } catch {
      throw UsageError(
        message: "cannot read \(shownName(record)): \(error.text)",
        help: Platform.exists(record) ? [] : ["add --update to write it"])
    }
    guard let facts = BreakpointFacts(bytes) else {
      throw UsageError(
        message: "\(shownName(record)) has no breakpoints as 'layoutc breakpoints -f json' writes them",
        help: ["name another file, or remove this one"])
    }
    return facts
  }

  /// The size of the largest file that is compared with, bytes.
  private static let greatestRecord = 64 << 20

  /// Throws if options contradict each other.
  private func checkComparison(_ format: BreakpointsFormat) throws(UsageError) {
    let record = arguments.value(.breakpointsAgainst)
    if record?.isEmpty == true || record == nil && arguments.has(.breakpointsUpdate) {
      throw UsageError(
        message: record == nil
          ? "option '--update' of breakpoints writes the file of '--against'"
          : "option '--against' needs the name of a file", help: ["add --against FILE"])
    }
    guard record != nil else { return }
    if format != .text {
      throw UsageError(
        message: "option '--against' of breakpoints writes sentences, not \(format.rawValue)",
        help: ["leave one of them out"])
    }
    if arguments.has(.breakpointsUpdate), arguments.has(.output) {
      throw UsageError(
        message: "option '--update' writes the file of '--against', and '--output' another file",
        help: ["leave one of them out"])
    }
  }

  private func format() throws(UsageError) -> BreakpointsFormat {
    let asked = try arguments.word(.breakpointsFormat, BreakpointsFormat.allCases.map(\.rawValue))
    let ending = arguments.outputEnding
    if asked == nil, !["", "txt"].contains(ending), BreakpointsFormat(rawValue: ending) == nil {
      throw UsageError(
        message: "breakpoints writes no \(ending)",
        help: [
          "the formats are \(BreakpointsFormat.allCases.map(\.rawValue).joined(separator: ", ")); name one with --format"
        ])
    }
    return BreakpointsFormat(rawValue: asked ?? ending) ?? .text
  }

  private func range(in usual: ClosedRange<Double>) throws(UsageError) -> ClosedRange<Double> {
    func length(_ id: OptionID, or usual: Double) throws(UsageError) -> Double {
      guard let text = arguments.value(id) else { return usual }
      let numbers = listedNumbers(text)
      let allowed = BreakpointSearch.allowedRange
      guard numbers.count == 1, let length = numbers.first, allowed.contains(length) else {
        throw arguments.invalid(
          id, text,
          "a length from \(decimalText(allowed.lowerBound)) to \(decimalText(allowed.upperBound)) points"
        )
      }
      return length
    }
    let from = try length(.fromLength, or: usual.lowerBound)
    let to = try length(.toLength, or: usual.upperBound)
    guard from <= to else {
      let missing = [OptionID.fromLength, .toLength].filter { arguments.value($0) == nil }
      throw UsageError(
        message: "'--from' is greater than '--to': \(decimalText(from)) and \(decimalText(to))",
        help: missing.map { "name the other end with --\($0 == .fromLength ? "from" : "to"), too" })
    }
    return from...to
  }
}
