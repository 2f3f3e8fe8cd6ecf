import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

// Fixes of single findings, all safe fixes together, and comments that suppress findings.

extension LanguageServer {
  /// Returns the fixes of the findings in a part of the text, and comments that suppress the findings.
  func fixes(of analysis: Analysis, in range: Range<Int>) -> [CodeAction] {
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
          edits: places.edits(fix.edits), findings: [value])
        action.isPreferred = fix.kind == .safe
        actions.append(action)
      }
      if let comment = suppressions(of: finding, analysis).first(where: { hides($0, finding, analysis) }) {
        actions.append(
          CodeAction(
            kind: .quickFix, title: "ignore \(finding.rule.name) here",
            edits: places.edits([comment]), findings: [value]))
      }
    }
    return actions
  }

  /// Returns `true` if a fix causes an error when it is applied alone, for example if it deletes a name that
  /// another unused name uses.
  private func breaks(_ fix: Fix, _ analysis: Analysis) -> Bool {
    guard fix.edits.allSatisfy({ analysis.sources.index(of: $0.span) == 0 }) else { return false }
    var document = analysis.document
    document.replace(applied(fix.edits, to: document.bytes))
    return !analysis.hasErrors && Analysis(document, compiler, client.encoding).hasErrors
  }

  /// Returns `true` if a comment suppresses a finding. It does not if it becomes part of a text or is
  /// reported as unused.
  private func hides(_ comment: TextEdit, _ finding: Diagnostic, _ analysis: Analysis) -> Bool {
    // Compiling code would take too long.
    if analysis.document.isSwift { return true }
    var document = analysis.document
    document.replace(applied([comment], to: document.bytes))
    let other = Analysis(document, compiler, client.encoding)
    return other.count(finding.rule) < analysis.count(finding.rule)
      && other.diagnostics.count < analysis.diagnostics.count
  }

  /// Returns comments that may suppress a finding: for the line above it and, because several places may share the cause of a finding, for
  /// the lines above what it refers to. There are none in JSON, which has no comments, and for findings that cannot be suppressed.
  private func suppressions(of finding: Diagnostic, _ analysis: Analysis) -> [TextEdit] {
    guard RuleRegistry.rule(finding.rule)?.metadata.isFixed == false, !analysis.isJSON else { return [] }
    let others = finding.secondary.map(\.span).filter { analysis.sources.index(of: $0) == 0 }
    return ([finding.span] + others).map { suppression(of: finding.rule, above: $0, analysis) }
  }

  private func suppression(of rule: RuleID, above span: Span, _ analysis: Analysis) -> TextEdit {
    let positions = analysis.positions
    let line = positions.range(ofLine: positions.line(of: Int(span.start)))
    let bytes = positions.source.bytes
    let start = max(line.lowerBound, positions.source.textStart)
    let margin = bytes[start..<line.upperBound].prefix { $0.isSpaceOrTab }
    let mark = analysis.document.isSwift ? "//" : "#"
    let text = String(decoding: margin, as: UTF8.self) + "\(mark) layoutc:ignore \(rule.name) -- "
    return TextEdit(Span(start, start), text + "\n")
  }

  /// Returns an action with all safe fixes, like `layoutc lint --fix`; empty if there are none.
  func fixAll(_ analysis: Analysis) -> [CodeAction] {
    guard analysis.diagnostics.contains(where: { $0.fixes.contains { $0.kind == .safe } }) else { return [] }
    let document = analysis.document
    let request = LintRequest(
      kindsToFix: [.safe], wantsFixes: true, paths: document.path.map { [$0] } ?? [])
    guard
      case .success(let linted)? = try? compiler.lint(
        document.bytes, path: document.path ?? "-", name: document.name, request),
      let mended = linted.mended
    else { return [] }
    var files: [(uri: String, edits: [JSONValue])] = []
    if mended.bytes != document.bytes {
      files.append((document.uri, [analysis.positions.replacement(by: mended.bytes)]))
    }
    for include in linted.mendedIncludes where include.result.bytes != include.before {
      let positions = TextPositions(SourceFile(name: include.path, bytes: include.before), client.encoding)
      files.append((uri(ofFile: include.path), [positions.replacement(by: include.result.bytes)]))
    }
    return files.isEmpty
      ? [] : [CodeAction(kind: .fixAll, title: "mend all that keeps the frames", edits: files)]
  }
}

extension Analysis {
  /// Returns the number of findings of a rule.
  fileprivate func count(_ rule: RuleID) -> Int { diagnostics.count { $0.rule == rule } }
}

extension TextPositions {
  /// Returns the edit that turns this text into another one. It leaves out their common start and end.
  func replacement(by other: [UInt8]) -> JSONValue {
    let bytes = source.bytes
    let least = min(bytes.count, other.count)
    var start = zip(bytes, other).prefix { $0 == $1 }.count
    // Do not split a character or a line break.
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
