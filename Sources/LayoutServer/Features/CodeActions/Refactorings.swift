import LayoutDiagnostics
import LayoutLint
import LayoutText

// Changes that keep the frames: they extract a definition, or write one out at its use.

extension LanguageServer {
  func refactorings(of analysis: Analysis, at offset: Int) -> [CodeAction] {
    guard !analysis.hasErrors, !analysis.isJSON, let refactoring = Refactoring(analysis, at: offset) else {
      return []
    }
    let changes = [(CodeAction.Kind.extract, refactoring.extraction), (.inline, refactoring.inlining)]
    return changes.compactMap { kind, change in
      guard let change, keepsFrames(applied(change.edits, to: analysis.document.bytes), of: analysis) else {
        return nil
      }
      return CodeAction(
        kind: kind, title: change.title, edits: places(of: analysis).edits(change.edits))
    }
  }

  /// Returns `true` if the spec has the same layouts with another text.
  private func keepsFrames(_ bytes: [UInt8], of analysis: Analysis) -> Bool {
    var document = analysis.document
    document.replace(bytes)
    let other = Analysis(document, compiler, client.encoding)
    guard !other.hasErrors, other.layouts.count == analysis.layouts.count else { return false }
    return analysis.frames == other.frames
  }
}

extension Analysis {
  /// The frames of all layouts.
  fileprivate var frames: FrameDigest {
    var digest = FrameDigest()
    for layout in layouts { digest.add(layout.solution) }
    return digest
  }
}
