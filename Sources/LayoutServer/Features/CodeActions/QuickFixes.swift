import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

// What mends findings: each fix by itself, all safe ones together, and comments that hide what is meant so.

extension LanguageServer {
  /// The fixes of the findings in a part of the text, and comments that hide these.
  func fixes(of analysis: Analysis, in range: ClosedRange<Int>) -> [CodeAction] {
    let places = places(of: analysis)
    var actions: [CodeAction] = []
    for finding in analysis.diagnostics where analysis.sources.index(of: finding.span) == 0 {
      guard Int(finding.span.start) <= range.upperBound, range.lowerBound <= Int(finding.span.end) else {
        continue
      }
      let value = places.value(of: finding, &pages)
      for fix in finding.fixes where fix.kind != .safe || !breaks(fix, analysis) {
        var action = CodeAction(
          kind: .quickFix, title: fix.kind == .safe ? fix.title : "\(fix.title) (frames change)",
          edits: edits(fix.edits, places), findings: [value])
        action.isPreferred = fix.kind == .safe
        actions.append(action)
      }
      if let comment = suppression(of: finding, analysis), hides(comment, finding, analysis) {
        actions.append(
          CodeAction(
            kind: .quickFix, title: "ignore \(finding.rule.name) here",
            edits: [(analysis.document.uri, [analysis.edit(comment)])], findings: [value]))
      }
    }
    return actions
  }

  private func edits(_ edits: [TextEdit], _ places: FindingPlaces) -> [(uri: String, edits: [JSONValue])] {
    var files: [(uri: String, edits: [JSONValue])] = []
    for edit in edits {
      let uri = places.uri(of: edit.span)
      let value: JSONValue = ["range": places.range(of: edit.span), "newText": .string(edit.text)]
      if let index = files.firstIndex(where: { $0.uri == uri }) {
        files[index].edits.append(value)
      } else {
        files.append((uri, [value]))
      }
    }
    return files
  }

  /// True if a fix by itself leaves an error that other fixes would mend, too: a name that only another unused name uses.
  private func breaks(_ fix: Fix, _ analysis: Analysis) -> Bool {
    guard fix.edits.allSatisfy({ analysis.sources.index(of: $0.span) == 0 }) else { return false }
    var document = analysis.document
    document.replace(applied(fix.edits, to: document.bytes))
    return !analysis.hasErrors && Analysis(document, compiler, client.encoding).hasErrors
  }

  /// True if a comment hides a finding, and is no part of a text or another finding itself.
  private func hides(_ comment: TextEdit, _ finding: Diagnostic, _ analysis: Analysis) -> Bool {
    // Code is not compiled for that.
    if analysis.document.isSwift { return true }
    var document = analysis.document
    document.replace(applied([comment], to: document.bytes))
    let other = Analysis(document, compiler, client.encoding)
    return other.count(finding.rule) < analysis.count(finding.rule)
      && other.diagnostics.count < analysis.diagnostics.count
  }

  /// A comment in the line above a finding; nil in JSON, which has none, and for what cannot be hidden.
  private func suppression(of finding: Diagnostic, _ analysis: Analysis) -> TextEdit? {
    guard RuleRegistry.rule(finding.rule)?.metadata.isFixed == false, !analysis.isJSON else { return nil }
    let positions = analysis.positions
    let line = positions.range(ofLine: positions.line(of: Int(finding.span.start)))
    let bytes = positions.source.bytes
    let start = max(line.lowerBound, positions.source.textStart)
    let margin = bytes[start..<line.upperBound].prefix { $0.isSpaceOrTab }
    let mark = analysis.document.isSwift ? "//" : "#"
    let text = String(decoding: margin, as: UTF8.self) + "\(mark) layoutc:ignore \(finding.rule.name) -- "
    return TextEdit(Span(start, start), text + "\n")
  }

  /// All safe fixes at once, as `layoutc lint --fix` makes them; nil where there are none.
  func fixAll(_ analysis: Analysis) -> CodeAction? {
    guard analysis.diagnostics.contains(where: { $0.fixes.contains { $0.kind == .safe } }) else { return nil }
    let document = analysis.document
    let request = LintRequest(
      kindsToFix: [.safe], wantsFixes: true, paths: document.path.map { [$0] } ?? [])
    guard
      case .success(let linted)? = try? compiler.lint(
        document.bytes, path: document.path ?? "-", name: document.name, request),
      let mended = linted.mended
    else { return nil }
    var files: [(uri: String, edits: [JSONValue])] = []
    if mended.bytes != document.bytes {
      files.append((document.uri, [analysis.positions.replacement(by: mended.bytes)]))
    }
    for include in linted.mendedIncludes where include.result.bytes != include.before {
      let positions = TextPositions(SourceFile(name: include.path, bytes: include.before), client.encoding)
      files.append((uri(ofFile: include.path), [positions.replacement(by: include.result.bytes)]))
    }
    guard !files.isEmpty else { return nil }
    return CodeAction(kind: .fixAll, title: "mend all that keeps the frames", edits: files)
  }
}

extension Analysis {
  /// How many findings of a rule there are.
  fileprivate func count(_ rule: RuleID) -> Int { diagnostics.count { $0.rule == rule } }

  /// A change of the text, as the protocol has it.
  func edit(_ edit: TextEdit) -> JSONValue {
    ["range": positions.range(of: edit.span), "newText": .string(edit.text)]
  }

  /// True if the text is JSON, in which no comments stand.
  var isJSON: Bool { document.language == "json" || document.name.lowercased().hasSuffix(".json") }
}

extension TextPositions {
  /// The change from this text to another one: what both begin and end with stays.
  func replacement(by other: [UInt8]) -> JSONValue {
    let bytes = source.bytes
    let least = min(bytes.count, other.count)
    var start = 0
    while start < least, bytes[start] == other[start] { start += 1 }
    // Not within a character, nor between the bytes of an end of a line.
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 || bytes[start] == 0x0A { start -= 1 }
    while start > 0, start < other.count, other[start] & 0xC0 == 0x80 || other[start] == 0x0A { start -= 1 }
    var count = 0
    while count < least - start, bytes[bytes.count - 1 - count] == other[other.count - 1 - count] {
      count += 1
    }
    while count > 0, bytes[bytes.count - count] & 0xC0 == 0x80 || bytes[bytes.count - count] == 0x0A {
      count -= 1
    }
    let text = String(decoding: other[start..<(other.count - count)], as: UTF8.self)
    return ["range": range(start..<(bytes.count - count)), "newText": .string(text)]
  }
}
