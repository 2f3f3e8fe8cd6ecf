import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Reads the JSON answer of compiled code: the spec that it built, and what went wrong on the way.
struct ProgramAnswer {
  /// The user's file, which all findings point to.
  let source: SourceFile
  /// The path under which the user's file was compiled.
  let path: String
  /// The declaration of the entry, for findings without a place.
  let entry: Span

  func layout(
    _ answer: [UInt8], in environment: Environment, _ limits: InputLimits
  ) throws(SwiftFailure) -> BuiltLayout {
    var wrong = DiagnosticBag()
    let file = SourceFile(name: "answer.json", bytes: answer)
    guard var document = readDocument(file, limits: limits, into: &wrong) else {
      guard let first = wrong.sorted.first, first.rule == .resourceLimit else {
        throw .machine("the code printed something that is no answer", help: [])
      }
      return BuiltLayout(in: environment, wrong.map { SpecToCodeMap(entry: entry).moved($0) })
    }
    let root = Fields(document, document.root)
    let traps = root.objects("traps")
    var diagnostics = DiagnosticBag()
    for trap in traps { diagnostics.report(finding(trap)) }
    for message in root.objects("messages") { diagnostics.report(finding(ofMessage: message)) }
    let viewBox = root.numbers("viewBox")
    if let viewBox, viewBox.count == 6 { diagnostics.report(ownSize(viewBox, on: environment)) }
    let recording = root.fields("recording")
    var spec: Normal?
    if let recording, let node = recording.node("spec") {
      for missing in recording.texts("missingSections") { diagnostics.report(self.missing(missing)) }
      document.root = node
      let map = SpecToCodeMap(
        document, BuiltOrigins(recording.objects("origins"), in: source, compiledAs: path, entry: entry))
      var found = DiagnosticBag()
      spec = normalize(document, of: file, into: &found).map { map.moved(spec: $0) }
      let isEmpty = spec?["sections"]?.elements.isEmpty ?? true
      // After a trap, missing sections are only a consequence. Without one, the section provider gives none.
      if isEmpty, !diagnostics.hasErrors, spec != nil { diagnostics.report(missing("0")) }
      if !isEmpty || !diagnostics.hasErrors { diagnostics.merge(found.map { map.moved($0) }) }
    }
    var layout = BuiltLayout(
      spec, in: environment, readsOfEntry: recording?.texts("readsOfEntry") ?? [],
      readsOfSections: (recording?.elements("readsOfSections") ?? []).map { reads in
        document.elements(reads).map { document.text($0) }
      })
    let ofSections = (recording?.elements("assumedOfSections") ?? []).enumerated().flatMap { section, list in
      document.elements(list).compactMap { CodeAssumption(Fields(document, $0), section: section) }
    }
    layout.assumptions =
      (recording?.objects("assumedOfEntry") ?? []).compactMap { CodeAssumption($0, section: nil) }
      + ofSections
    var names: Set<String> = []
    let lines = LineTable(source)
    for (index, assumption) in layout.assumptions.enumerated() {
      let isOwn = assumption.file == path
      let span = isOwn ? BuiltOrigins.span(ofLine: assumption.line, in: source, lines) : nil
      // Arguments are read by code that follows the file; they are those of the entry.
      if isOwn, span == nil {
        layout.assumptions[index].line = lines.line(of: Int(entry.start))
      }
      guard names.insert(assumption.name).inserted else { continue }
      diagnostics.report(
        Diagnostic(
          .info, rule: .assumedValue,
          "assumed: \(shownText(assumption.name)) = \(shownText(assumption.value))", at: span ?? entry,
          help: [
            "--assume \(shownText(assumption.name))=VALUE gives another value, and 'assume' in .layoutc.yaml keeps it"
          ]))
    }
    layout.diagnostics = diagnostics
    layout.viewBox = viewBox
    layout.allReads = Set(root.texts("reads"))
    // The message of `LayoutProgram.assumed`.
    layout.readsUnknown = traps.contains {
      $0.text("message")?.contains("is not known here, and no ") == true
    }
    layout.isComplete = !traps.contains { ["SIGALRM", "SIGXCPU"].contains($0.text("signal")) }
    layout.groupsWithoutBox = recording?.texts("groupsWithoutBox") ?? []
    layout.sectionCount = recording?.integers("sectionIndexes").max().map { $0 + 1 } ?? 0
    let itemSources = recording?.texts("itemSources") ?? []
    layout.sectionsWithoutItems = itemSources.indices.filter {
      ["none", "notLoaded"].contains(itemSources[$0])
    }
    if itemSources.contains("notLoaded") {
      layout.diagnostics.report(
        Diagnostic(
          .info, rule: .assumedValue, "the data source has no items here; the app may load them later",
          at: entry,
          notes: ["the sections are shown with as many items as are visible"],
          help: ["--items gives their numbers"]))
    }
    layout.sectionIndexes = recording?.integers("sectionIndexes") ?? []
    layout.sectionsWithHandler = recording?.integers("sectionsWithHandler") ?? []
    for (section, changes) in zip(layout.sectionsWithHandler, recording?.elements("handled") ?? []) {
      let elements = document.elements(changes)
      let valid = elements.compactMap { HandlerChange(Fields(document, $0)) }
      if valid.count < elements.count { layout.diagnostics.report(invalidValues(ofSection: section)) }
      layout.handled[section] = valid
    }
    return layout
  }

  /// The finding for a handler that sets values which no view can have.
  private func invalidValues(ofSection section: Int) -> Diagnostic {
    Diagnostic(
      .error, rule: .nonFiniteNumber,
      "the visibleItemsInvalidationHandler of section \(section) sets a value that is not a number up to \(decimalText(HandlerChange.greatest, precision: 0))",
      at: entry, help: ["frames may be empty, and distances may be 0: keep a divisor above 0"])
  }

  /// The note that the collection view is not as large as the screen.
  private func ownSize(_ box: [Double], on environment: Environment) -> Diagnostic {
    func text(_ width: Double, _ height: Double) -> String {
      "\(decimalText(width, precision: 3)) x \(decimalText(height, precision: 3))"
    }
    let screen = environment.container
    return Diagnostic(
      .info, rule: .viewSizedByCode,
      "the code makes the collection view \(text(box[0], box[1])), on a screen of \(text(screen.width, screen.height))",
      at: entry, help: ["--size gives another size"])
  }

  /// The finding for a section that the section provider does not give.
  private func missing(_ section: String) -> Diagnostic {
    Diagnostic(
      .error, rule: .sectionWithoutLayout, "the section provider gives nothing for section \(section)",
      at: entry, help: ["return a section for every index that the data has"])
  }

  /// The finding for code that ended before it gave a section, or the whole layout.
  private func finding(_ trap: Fields) -> Diagnostic {
    let said = trap.text("message") ?? ""
    var place = entry
    var message = said
    // Only the message of a trap names a line.
    var verb = "gives no result"
    // For example, `Layouts/abc.swift:12: Fatal error: Index out of range`.
    if let name = path.split(separator: "/").last, let range = said.firstRange(of: "/\(name):") {
      let rest = said[range.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let line = Int(digits) {
        place = BuiltOrigins.span(ofLine: line, in: source) ?? entry
        message = String(rest.dropFirst(digits.count).drop { $0 == ":" || $0 == " " })
        verb = "ends here"
      }
    }
    // The message that UIKit gives its exception.
    if message.contains("identifiers are not unique"), let range = message.firstRange(of: "supplied ") {
      return Diagnostic(
        .error, rule: .duplicateItemId,
        "UIKit raises: \(shownText(message[range.lowerBound...], limit: Self.greatestMessage))", at: place)
    }
    if message.isEmpty { message = trap.text("signal") ?? "it says nothing" }
    message = shownText(message, limit: Self.greatestMessage)
    let subject = trap.number("section").map { "the code of section \(Int($0))" } ?? "the code"
    let other = trap.number("section") == nil ? SwiftLayoutFile(path: path, source.bytes).otherLayouts : []
    return Diagnostic(
      .error, rule: .sectionWithoutLayout, "\(subject) \(verb): \(message)", at: place, help: other)
  }

  /// How many characters of a message are shown.
  private static let greatestMessage = 400

  /// The finding for a message of UIKit that does not end the code here.
  private func finding(ofMessage message: Fields) -> Diagnostic {
    let text = shownText(message.text("text") ?? "", limit: Self.greatestMessage)
    let line = message.text("file") == path ? message.number("line").flatMap { Int(exactly: $0) } : nil
    let place = line.flatMap { BuiltOrigins.span(ofLine: $0, in: source) } ?? entry
    switch message.text("cause") {
    case "registrationInProvider":
      return Diagnostic(
        .error, rule: .registrationInProvider, "UIKit raises: \(text)", at: place,
        help: ["make the registration once, before the data source"])
    case "invalidEstimate":
      return Diagnostic(
        .warning, rule: .nonpositiveDimension, "UIKit warns: \(text)", at: place,
        help: ["write an estimate near the measured length; 1 is taken here"])
    default:
      return Diagnostic(
        .warning, rule: .duplicateItemId, "UIKit warns: \(text)", at: place,
        help: ["insert only identifiers that the snapshot does not have; move others with moveItem"])
    }
  }
}
