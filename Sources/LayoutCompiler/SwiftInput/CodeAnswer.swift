import LayoutDiagnostics
import LayoutReader
import LayoutSwift
import LayoutText

/// What code answered: the spec that it built, and what went wrong on the way.
struct CodeAnswer {
  /// Nil where the code built nothing.
  let normal: Normal?
  let diagnostics: DiagnosticBag
  /// The paths of custom groups that were not asked for their frames.
  let groupsWithoutBox: [String]
  /// How many sections the code was asked for before it was at its end.
  let sectionCount: Int
  /// The indexes of the sections whose number of items is unknown.
  let sectionsWithoutItems: [Int]
  /// What the code read of the environment before it gave sections, by the names of code.
  let readsOfEntry: [String]
  /// What it read for each section.
  let readsOfSections: [[String]]
  /// All that it read of the environment.
  var reads: [String] { readsOfEntry + readsOfSections.joined() }
  /// The indexes of the sections whose visible items have a handler, which is not run.
  let sectionsWithHandler: [Int]

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - source: the user's file, which all findings point to.
  ///   - entry: where the entry is declared, for what has no other place.
  ///   - path: the file's path as the compiled code knows it.
  init(
    _ answer: [UInt8], of source: SourceFile, entry: Span, compiledAs path: String, _ limits: InputLimits
  ) throws(SwiftFailure) {
    var wrong = DiagnosticBag()
    let file = SourceFile(name: "answer.json", bytes: answer)
    guard let document = readDocument(file, limits: .none, into: &wrong) else {
      throw .machine("the code printed something that is no answer", help: [])
    }
    let root = Fields(document, document.root)
    var diagnostics = DiagnosticBag()
    for trap in root.objects("traps") { diagnostics.report(Self.finding(trap, entry, source, path)) }
    let recording = root.fields("recording")
    var normal: Normal?
    if let recording, let spec = recording.node("spec") {
      for missing in recording.texts("missingSections") {
        diagnostics.report(
          Diagnostic(
            .error, rule: .sectionWithoutLayout, "the section provider gives nothing for section \(missing)",
            at: entry, help: ["return a section for every index that the data has"]))
      }
      let text = SourceFile(name: "recording.json", bytes: Array(answer[file.range(of: document.span(spec))]))
      let origins = RecordedOrigins(
        recording.objects("origins"), in: source, compiledAs: path, entry: entry)
      var found = DiagnosticBag()
      if let specDocument = readDocument(text, limits: limits, into: &found) {
        let map = SpecToCodeMap(specDocument, origins)
        normal = normalize(specDocument, of: text, into: &found).map { map.moved(spec: $0) }
        found = found.map { map.moved($0) }
      }
      // That there is no section follows from what ended the code.
      let isEmptied = diagnostics.hasErrors && normal?["sections"]?.elements.isEmpty ?? true
      if !isEmptied { diagnostics.merge(found) }
    }
    self.normal = normal
    self.diagnostics = diagnostics
    groupsWithoutBox = recording?.texts("groupsWithoutBox") ?? []
    sectionCount = recording?.integers("sectionIndexes").max().map { $0 + 1 } ?? 0
    sectionsWithoutItems = (recording?.texts("itemSources") ?? []).enumerated()
      .filter { $1 == "none" }.map(\.offset)
    readsOfEntry = recording?.texts("readsOfEntry") ?? []
    readsOfSections = (recording?.elements("readsOfSections") ?? []).map { reads in
      document.elements(reads).map { document.text($0) }
    }
    sectionsWithHandler = recording?.integers("sectionsWithHandler") ?? []
  }

  /// The finding for a section or an entry that ended before it was done.
  private static func finding(
    _ trap: Fields, _ entry: Span, _ source: SourceFile, _ path: String
  ) -> Diagnostic {
    let said = trap.text("message") ?? ""
    var place = entry
    var message = said
    // Layouts/abc.swift:12: Fatal error: Index out of range
    if let name = path.split(separator: "/").last, let range = said.firstRange(of: "\(name):") {
      let rest = said[range.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let line = Int(digits) {
        place = RecordedOrigins.span(ofLine: line, in: source) ?? entry
        message = String(rest.dropFirst(digits.count).drop { $0 == ":" || $0 == " " })
      }
    }
    if message.isEmpty { message = trap.text("signal") ?? "it says nothing" }
    message = shownText(message)
    let subject = trap.number("section").map { "the code of section \(Int($0))" } ?? "the code"
    return Diagnostic(.error, rule: .sectionWithoutLayout, "\(subject) ends here: \(message)", at: place)
  }
}
