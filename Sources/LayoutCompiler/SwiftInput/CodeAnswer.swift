import LayoutDiagnostics
import LayoutReader
import LayoutSwift
import LayoutText

/// What code answered: the spec that it built, and what went wrong on the way.
struct CodeAnswer {
  /// Nil where the code built nothing.
  let normal: Normal?
  let diagnostics: DiagnosticBag
  /// True if a limit of time ended the code.
  let isCutShort: Bool
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
    var unlimited = InputLimits()
    unlimited.bytes = Int.max
    unlimited.values = Int.max
    guard let document = readDocument(file, limits: unlimited, into: &wrong) else {
      throw .machine("the code printed something that is no answer", help: [])
    }
    let fields = AnswerReader(document)
    var diagnostics = DiagnosticBag()
    let traps = fields.elements(fields["traps", of: document.root])
    isCutShort = traps.contains { ["SIGALRM", "SIGXCPU"].contains(fields.text("signal", of: $0)) }
    for trap in traps {
      diagnostics.report(Self.finding(fields, trap, entry, source, path))
    }
    var normal: Normal?
    if let recording = fields["recording", of: document.root], let spec = fields["spec", of: recording] {
      for missing in fields.elements(fields["missingSections", of: recording]) {
        diagnostics.report(Self.missing(document.text(missing), at: entry))
      }
      let text = SourceFile(name: "recording.json", bytes: Array(answer[file.range(of: document.span(spec))]))
      let origins = RecordedOrigins(
        fields, fields.elements(fields["origins", of: recording]), in: source, compiledAs: path, entry: entry)
      var found = DiagnosticBag()
      if let specDocument = readDocument(text, limits: limits, into: &found) {
        let map = SpecToCodeMap(specDocument, origins)
        normal = normalize(specDocument, of: text, into: &found).map { map.moved(spec: $0) }
        found = found.map { map.moved($0) }
      }
      let isEmpty = normal?["sections"]?.elements.isEmpty ?? true
      // That there is no section follows from what ended the code, else the provider gives none.
      if isEmpty, !diagnostics.hasErrors, normal != nil { diagnostics.report(Self.missing("0", at: entry)) }
      if !isEmpty || !diagnostics.hasErrors { diagnostics.merge(found) }
      groupsWithoutBox = fields.elements(fields["groupsWithoutBox", of: recording]).map { document.text($0) }
      let last = fields.elements(fields["sectionIndexes", of: recording]).compactMap { fields.number($0) }
        .max()
      sectionCount = last.map { Int($0) + 1 } ?? 0
      sectionsWithoutItems = fields.elements(fields["itemSources", of: recording]).enumerated()
        .filter { document.text($1) == "none" }.map(\.offset)
      func texts(_ node: Document.NodeIndex?) -> [String] { fields.elements(node).map { document.text($0) } }
      readsOfEntry = texts(fields["readsOfEntry", of: recording])
      readsOfSections = fields.elements(fields["readsOfSections", of: recording]).map { texts($0) }
      sectionsWithHandler = fields.elements(fields["sectionsWithHandler", of: recording]).compactMap {
        fields.number($0).map { Int($0) }
      }
    } else {
      groupsWithoutBox = []
      sectionCount = 0
      sectionsWithoutItems = []
      readsOfEntry = []
      readsOfSections = []
      sectionsWithHandler = []
    }
    self.normal = normal
    self.diagnostics = diagnostics
  }

  /// The finding for a section that the code does not have.
  private static func missing(_ section: String, at entry: Span) -> Diagnostic {
    Diagnostic(
      .error, rule: .sectionWithoutLayout, "the section provider gives nothing for section \(section)",
      at: entry, help: ["return a section for every index that the data has"])
  }

  /// The finding for a section or an entry that ended before it was done.
  private static func finding(
    _ fields: AnswerReader, _ trap: Document.NodeIndex, _ entry: Span, _ source: SourceFile, _ path: String
  ) -> Diagnostic {
    let said = fields.text("message", of: trap) ?? ""
    let section = fields["section", of: trap].flatMap { fields.number($0) }
    var place = entry
    var message = said
    // Only what traps tells its line.
    var verb = "gives no result"
    // Layouts/abc.swift:12: Fatal error: Index out of range
    if let name = path.split(separator: "/").last, let range = said.firstRange(of: "\(name):") {
      let rest = said[range.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let line = Int(digits) {
        place = RecordedOrigins.span(ofLine: line, in: source) ?? entry
        message = String(rest.dropFirst(digits.count).drop { $0 == ":" || $0 == " " })
        verb = "ends here"
      }
    }
    if message.isEmpty { message = fields.text("signal", of: trap) ?? "it says nothing" }
    message = shownText(message)
    let subject = section.map { "the code of section \(Int($0))" } ?? "the code"
    return Diagnostic(.error, rule: .sectionWithoutLayout, "\(subject) \(verb): \(message)", at: place)
  }
}

/// Looks into the answer of code.
struct AnswerReader {
  let document: Document

  init(_ document: Document) { self.document = document }

  subscript(key: String, of node: Document.NodeIndex) -> Document.NodeIndex? {
    guard document.kind(node) == .mapping else { return nil }
    return document.entries(node).first { $0.key == key }.map(\.value).flatMap {
      document.kind($0) == .null ? nil : $0
    }
  }

  func elements(_ node: Document.NodeIndex?) -> [Document.NodeIndex] {
    guard let node, document.kind(node) == .sequence else { return [] }
    return Array(document.elements(node))
  }

  func text(_ key: String, of node: Document.NodeIndex) -> String? {
    self[key, of: node].map { document.text($0) }
  }

  func number(_ node: Document.NodeIndex) -> Double? {
    document.kind(node) == .number ? document.number(node) : nil
  }
}
