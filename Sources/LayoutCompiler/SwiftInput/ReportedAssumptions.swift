import LayoutOutput
import LayoutSwift
import LayoutText

extension CodeAttempts.Attempt {
  /// The values that a layout rests on, each once, with the sections that do.
  ///
  /// - Parameter source: the user's file.
  func assumptions(of layout: BuiltLayout, _ source: SourceFile) -> [Assumption] {
    var result: [Assumption] = []
    for assumed in layout.assumptions {
      let file = compiled.file(ofSource: assumed.file).map(Self.shown) ?? source.name
      let new = Assumption(
        name: assumed.name, value: assumed.value, file: file, line: assumed.line,
        sections: assumed.section.map { [$0] } ?? [])
      guard let known = result.firstIndex(where: { $0.isSame(as: new) }) else {
        result.append(new)
        continue
      }
      // What the whole layout rests on, each section does.
      let isWhole = new.sections.isEmpty || result[known].sections.isEmpty
      result[known].sections = isWhole ? [] : result[known].sections + new.sections
    }
    return result
  }

  /// True if an error may come from a value that was assumed, or from code that was left out, rather than from a mistake.
  func isDoubtful(_ layout: BuiltLayout) -> Bool {
    layout.readsUnknown || !layout.assumptions.isEmpty || !compiled.isComplete
      || entries.contains(where: \.isAssumed)
  }

  /// The files of the project that the program has declarations of.
  var projectFiles: [String] { compiled.projectFiles.map(Self.shown) }

  private static func shown(_ path: String) -> String { ConfigurationSearch(.system).shown(path) }
}
