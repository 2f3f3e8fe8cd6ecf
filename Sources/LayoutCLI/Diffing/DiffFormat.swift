import LayoutCompiler
import LayoutText
import LayoutUpdates

/// The output formats of `layoutc diff`.
enum DiffFormat: String, CaseIterable {
  case text
  case json
  /// One operation a line, in the order of UIKit.
  case updates
  /// RFC 6902, of the elements.
  case patch
  case swift
  /// A picture of the new layout, whose elements move from their old frames.
  case svg
  /// A page with both layouts and a transition between them.
  case html

  var summary: String {
    switch self {
    case .text: "sentences"
    case .json: "one object, for programs"
    case .updates: "one operation a line, in the order of performBatchUpdates"
    case .patch: "a JSON Patch (RFC 6902) of the elements"
    case .swift: "the snapshot for a diffable data source, and batch updates for any other"
    case .svg: "a picture of the new layout, in which boxes come from their old frames"
    case .html: "a page with both layouts, and a slider from the one to the other"
    }
  }

  /// The format of `--format`, or of the output file's extension, or text.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = Self.allCases.map(\.rawValue)
    let ending = arguments.outputEnding
    self =
      try arguments.word(.diffFormat, names).flatMap(Self.init) ?? Self.allCases.first {
        $0.rawValue == ending
      } ?? .text
  }

  /// Throws if recorded frames would be drawn: a picture needs the spec of its views.
  func check(_ old: DiffLoader.Loaded, _ new: DiffLoader.Loaded, _ request: DiffRequest) throws(UsageError) {
    let drawn: [(DiffLoader.Loaded, DiffSide)] =
      switch self {
      case .svg: [(new, request.new)]
      case .html: [(old, request.old), (new, request.new)]
      case .text, .json, .updates, .patch, .swift: []
      }
    guard let (_, side) = drawn.first(where: { !$0.0.layouts.allSatisfy(\.isSolved) }) else { return }
    throw UsageError(
      message:
        "\(rawValue) draws \(self == .svg ? "the new layout" : "both layouts"), but \(shownName(side.name)) is no spec",
      help: ["compare with the spec that the frames are built from"])
  }
}
