import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutSwift
import LayoutText

/// Layout code in Swift that was compiled: it is asked for a spec in each environment.
package final class LayoutCode: @unchecked Sendable {
  private let source: SourceFile
  private let entry: LayoutEntry
  private let program: SwiftProgram
  private let limits: InputLimits
  private let monitor = Monitor()
  /// What the code was asked for.
  private struct Question: Hashable {
    let environment: Environment
    let cellCounts: [ResolveOptions.CellCount]
  }

  /// What it has built so far.
  private var recorded: [Question: BuiltCode] = [:]

  private init(_ source: SourceFile, _ entry: LayoutEntry, _ program: SwiftProgram, _ limits: InputLimits) {
    self.source = source
    self.entry = entry
    self.program = program
    self.limits = limits
  }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - name: the entry's, as the run names it; nil where it does not.
  ///   - written: the entry's name as the spec beside the code has it. Without either the entry is the one that is meant.
  /// - Returns: the code, or nil with what is wrong in the file.
  static func compile(
    _ source: SourceFile, entry name: String?, orWritten written: Normal?,
    with toolchain: SwiftToolchain, _ limits: InputLimits
  ) throws(SwiftFailure) -> (code: LayoutCode?, diagnostics: DiagnosticBag) {
    let file = SwiftLayoutFile(source.bytes)
    var found = DiagnosticBag()
    let failure: SwiftFailure
    do throws(SwiftFailure) {
      let entry = try file.entry(named: name ?? written?.text)
      let program = try file.compile(entry, with: toolchain)
      return (LayoutCode(source, entry, program, limits), found)
    } catch {
      failure = error
    }
    switch failure {
    case .machine: throw failure
    case .entry(let message, let help):
      var places = file.entries.map { DiagnosticLabel(source.span($0.range), "makes a \($0.sort.noun)") }
      if let written, name == nil { places.insert(DiagnosticLabel(written.span, ""), at: 0) }
      found.report(
        Diagnostic(
          .error, rule: .documentShape, message, at: places.first?.span ?? source.span(0..<0),
          secondary: Array(places.dropFirst()), help: help))
    case .compiler(let messages):
      let lines = LineTable(source)
      let missing = CompilerMessage.missingNames(messages)
      let modules = file.omittedModules
      let notes =
        (missing.isEmpty ? [] : ["missing in the file: \(missing.joined(separator: ", "))"])
        + (modules.isEmpty ? [] : ["modules left out: \(modules.joined(separator: ", "))"])
      for message in messages {
        let line = lines.range(ofLine: message.line)
        let start = min(line.lowerBound + message.column - 1, line.upperBound)
        found.report(
          Diagnostic(
            .error, rule: .syntaxError, message.text, at: source.span(start..<max(start, line.upperBound)),
            notes: notes))
      }
    }
    return (nil, found)
  }

  /// The spec that the code builds in an environment, with the places of the code.
  ///
  /// - Parameters:
  ///   - options: what the run is told, of the environment and of cells.
  ///   - earlier: what was read with the code: the sources of findings.
  func spec(_ options: ResolveOptions, beside earlier: LoadedSpec) -> LoadedSpec {
    let made = built(options, beside: earlier)
    var spec = earlier
    spec.normal = made.normal
    spec.shared = SharedExpansion()
    spec.findings = FindingsOfText()
    spec.diagnostics.merge(made.diagnostics)
    return spec
  }

  /// What the code builds for some options.
  ///
  /// - Parameter earlier: always the same for the same code.
  func built(_ options: ResolveOptions, beside earlier: LoadedSpec) -> BuiltCode {
    var ignored = DiagnosticBag()
    let written = earlier.normal ?? Normal(.map([]), at: entryPlace)
    let environment = environment(of: written, options: options, into: &ignored)
    let question = Question(environment: environment, cellCounts: options.cellCounts)
    if let known = monitor.locked({ recorded[question] }) { return known }
    let made = make(in: environment, options, beside: earlier)
    monitor.locked { recorded[question] = made }
    return made
  }

  private func make(
    in environment: Environment, _ options: ResolveOptions, beside earlier: LoadedSpec
  ) -> BuiltCode {
    let data = earlier.normal.map { SectionData($0) }
    do throws(SwiftFailure) {
      var recording = try record(in: environment, options, sections: data?.count)
      var made = BuiltCode(recording, data, in: environment)
      // A second run is enough: custom groups do not nest.
      if !recording.groupsWithoutBox.isEmpty, let normal = made.normal {
        let boxes = normal.customGroupBoxes(including: earlier.included, options)
        recording = try record(in: environment, options, boxes, sections: recording.sectionCount)
        made = BuiltCode(recording, data, in: environment)
      }
      made.normal = made.normal?.withItems(
        in: recording.sectionsWithoutItems, including: earlier.included, options)
      return made
    } catch {
      guard case .machine(let message, let help) = error else { return BuiltCode(in: environment) }
      var found = DiagnosticBag()
      found.report(Diagnostic(.error, rule: .sectionWithoutLayout, message, at: entryPlace, help: help))
      return BuiltCode(in: environment, diagnostics: found)
    }
  }

  var entryPlace: Span { source.span(entry.range) }

  /// Asks the code.
  ///
  /// - Parameters:
  ///   - boxes: of custom groups by their paths, once they are known.
  ///   - count: how many sections there are, once that is known: a provider that takes any index would give more.
  private func record(
    in environment: Environment, _ options: ResolveOptions, _ boxes: [String: Extent] = [:],
    sections count: Int? = nil
  ) throws(SwiftFailure) -> CodeAnswer {
    let request = ByteSink()
    request.write(text: "{\"entry\": \"\(SwiftLayoutFile.entryName)\", \"environment\": ")
    EnvironmentWriter.write(environment, precision: 9, to: request)
    request.write(", \"boxes\": {")
    for (index, box) in boxes.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { request.write(", ") }
      request.write(jsonString: box.key)
      request.write(text: ": {\"width\": \(box.value.width), \"height\": \(box.value.height)}")
    }
    request.write("}")
    if let items = options.cellCounts.last(where: { $0.section == nil }) {
      request.write(text: ", \"itemCount\": \(items.count)")
    }
    // The last of the same section counts.
    let counts = Dictionary(
      options.cellCounts.compactMap { given in given.section.flatMap { Int($0) }.map { ($0, given.count) } },
      uniquingKeysWith: { $1 })
    let members = counts.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    request.write(text: ", \"itemCounts\": {\(members.joined(separator: ", "))}")
    if let count { request.write(text: ", \"sections\": \(count)") }
    request.write("}")
    // A request is a line.
    let answer = try program.answer(request.bytes.filter { $0 != 0x0A })
    return try CodeAnswer(answer, of: source, entry: entryPlace, compiledAs: program.source, limits)
  }
}

extension SourceFile {
  fileprivate func span(_ range: Range<Int>) -> Span {
    Span(range.lowerBound, range.upperBound).moved(by: base)
  }
}
