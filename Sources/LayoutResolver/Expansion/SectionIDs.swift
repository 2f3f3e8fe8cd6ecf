import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Finds duplicate section ids after definitions are expanded and `repeat` has numbered its copies.
struct SectionIDs {
  private var single: [String: Span] = [:]
  /// The ids that `repeat` numbers, each with its number of copies.
  private var runs: [String: (span: Span, count: Int)] = [:]
  private var defaults: [(id: String, span: Span, unnamed: Span)] = []
  private var doubles: [(id: String, span: Span, first: Span)] = []

  /// - Parameters:
  ///   - section: with expanded definitions.
  ///   - count: the number of copies; `nil` without `repeat`.
  ///   - written: the section in the spec, where the error is shown if both ids come from one definition.
  mutating func add(_ section: Normal, count: Int?, written: Normal?) {
    guard let id = section[SectionKeys.id], let text = id.text else { return }
    let first = count == nil ? single[text] : runs[text]?.span
    if let first {
      doubles.append((text, first == id.span ? written?.firstKey ?? id.span : id.span, first))
    } else if let count {
      runs[text] = (id.span, count)
    } else {
      single[text] = id.span
    }
  }

  /// Finds ids that equal the index of a section without an id.
  mutating func checkIndices(_ sections: [RepeatedSection]) {
    // A numbered id, such as `a-0`, is not an index.
    for section in sections where !section.isNumbered {
      guard let id = section.section.map[SectionKeys.id], let text = id.text, let index = Int(text),
        String(index) == text
      else { continue }
      let place = sections.partitioningIndex { $0.indices.upperBound > index }
      guard index >= 0, place < sections.count else { continue }
      let called = sections[place].section.map
      guard called[SectionKeys.id] == nil else { continue }
      defaults.append((text, id.span, called.firstKey ?? called.span))
    }
  }

  /// Reports each duplicate id where it occurs for the second time.
  func report(into diagnostics: inout DiagnosticBag) {
    for (text, span, unnamed) in defaults {
      diagnostics.report(
        Diagnostic(
          .error, rule: .duplicateItemId,
          "the section id \(quotedText(text)) is what section \(text) is called without an id", at: span,
          secondary: [DiagnosticLabel(unnamed, "section \(text)")],
          help: ["give section \(text) an id of its own"]))
    }
    for (text, span, first) in doubles + amongCopies {
      diagnostics.report(
        Diagnostic(
          .error, rule: .duplicateItemId, "the section id \(quotedText(text)) occurs twice", at: span,
          secondary: [DiagnosticLabel(first, "first here")]))
    }
  }

  /// Ids such as `a-3` that a numbered copy also has.
  private var amongCopies: [(id: String, span: Span, first: Span)] {
    guard !runs.isEmpty else { return [] }
    return single.compactMap { text, span in
      guard let (prefix, number) = placeInRun(text), let run = runs[prefix], number < run.count else {
        return nil
      }
      return span.start > run.span.start ? (text, span, run.span) : (text, run.span, span)
    }
  }
}
