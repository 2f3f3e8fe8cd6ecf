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
    let place = source.span(entry.range)
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
    let others = omissions.filter { !$0.touchesLayout }
    if !others.isEmpty {
      let (noun, verb) = others.count == 1 ? ("statement that names", "is") : ("statements that name", "are")
      let lines = LineRanges(Set(others.lazy.filter { $0.file == 0 }.map(\.line))).text
      let elsewhere = others.count { $0.file > 0 }
      let places = [lines, elsewhere > 0 ? "\(elsewhere) in other files" : nil].compactMap(\.self)
      notes.append(
        Diagnostic(
          .info, rule: .omittedCode,
          "\(others.count) \(noun) no part of a layout \(verb) left out: \(places.joined(separator: "; "))",
          at: place))
    }
    for setting in slice.unseenSettings {
      notes.append(
        Diagnostic(
          .warning, rule: .omittedCode, "\(setting.name) is set here by code that is not run",
          at: BuiltOrigins.span(ofLine: setting.line, in: source, lines) ?? place,
          notes: ["the layout has the value of its declaration"]))
    }
    if slice.project?.isCut == true {
      notes.append(
        Diagnostic(
          .warning, rule: .omittedCode,
          "some Swift files of the project are not read: it has more than 50000 or 200 MB, or they cannot be read",
          at: place, help: ["name a smaller folder with --project"]))
    }
    for (name, uikit) in slice.madeUp.baseClasses {
      let article = uikit.hasPrefix("NS") ? "an" : "a"
      notes.append(
        Diagnostic(.info, rule: .omittedCode, "\(name) is taken for \(article) \(uikit)", at: place))
    }
    return notes
  }
}

/// Lines of a file, those in a row together.
struct LineRanges {
  private var ranges: [ClosedRange<Int>] = []

  /// How many ranges are named, at most.
  private static let greatestCount = 8

  init(_ lines: Set<Int>) {
    for line in lines.sorted() {
      if let last = ranges.last, last.upperBound == line - 1 {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
  }

  /// Such as `lines 12, 40-44 and 3 more`; `nil` without lines.
  var text: String? {
    guard let first = ranges.first else { return nil }
    let named = ranges.prefix(Self.greatestCount).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    let rest = ranges.dropFirst(Self.greatestCount).reduce(0) { $0 + $1.count }
    let noun = ranges.count == 1 && first.count == 1 ? "line" : "lines"
    return "\(noun) \(named.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }
}
