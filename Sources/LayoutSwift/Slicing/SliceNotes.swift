import LayoutDiagnostics
import LayoutText

extension CompiledLayout {
  /// What the program lacks, and what stands for missing classes.
  ///
  /// - Parameters:
  ///   - source: the user's file.
  ///   - entry: the entry, for notes without a line in that file.
  package func notes(in source: SourceFile, entry: LayoutEntry) -> [Diagnostic] {
    guard let slice else { return [] }
    let place = Span(entry.range.lowerBound, entry.range.upperBound).moved(by: source.base)
    let lines = LineTable(source)
    var notes: [Diagnostic] = []
    let omissions = slice.omissions.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
    for omission in omissions where omission.touchesLayout {
      let span =
        omission.file == 0 ? BuiltOrigins.span(ofLine: omission.line, in: source, lines) ?? place : place
      let path = omission.file == 0 ? "" : " (\(slice.files[omission.file].path):\(omission.line))"
      notes.append(
        Diagnostic(
          .warning, rule: .omittedCode, "left out, because it does not compile here: \(omission.text)\(path)",
          at: span))
    }
    let others = omissions.count { !$0.touchesLayout }
    if others > 0 {
      notes.append(
        Diagnostic(
          .info, rule: .omittedCode,
          "\(others) statement\(others == 1 ? "" : "s") without a part in the layout \(others == 1 ? "is" : "are") left out",
          at: place))
    }
    if slice.project?.isCut == true {
      notes.append(
        Diagnostic(
          .warning, rule: .omittedCode,
          "the project has more than 50000 Swift files or 200 MB; the rest is not read",
          at: place, help: ["name a smaller folder with --project"]))
    }
    for (name, uikit) in slice.madeUp.superclasses {
      notes.append(Diagnostic(.info, rule: .omittedCode, "\(name) is taken for a \(uikit)", at: place))
    }
    return notes
  }
}
