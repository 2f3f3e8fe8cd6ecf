import LayoutCompiler
import LayoutText
import LayoutUpdates

/// What `layoutc diff` writes.
enum DiffFormat: String, CaseIterable {
  /// Sentences.
  case text
  case json
  /// One operation a line, in UIKit's order.
  case updates
  /// RFC 6902, of the elements.
  case patch
  case swift
  /// A picture of the new layout whose elements come from where they were in the old one.
  case svg
  /// A page that scrolls, with both layouts: what changes goes from the one to the other.
  case html

  /// What it is for, in a few words.
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

  /// As asked for, else by the extension of the output file, else text.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = Self.allCases.map(\.rawValue)
    let ending = arguments.outputEnding
    self =
      try arguments.word(.diffFormat, names).flatMap(Self.init) ?? Self.allCases.first {
        $0.rawValue == ending
      } ?? .text
  }

  /// Refuses to draw recorded frames: pictures need to know what the views are.
  func check(_ old: DiffLoader.Loaded, _ new: DiffLoader.Loaded, _ request: DiffRequest)
    throws(UsageError)
  {
    let drawn: [(DiffLoader.Loaded, DiffSide)] =
      switch self {
      case .svg: [(new, request.new)]
      case .html: [(old, request.old), (new, request.new)]
      case .text, .json, .updates, .patch, .swift: []
      }
    guard let (_, side) = drawn.first(where: { $0.0.layouts.contains { $0.solved == nil } }) else { return }
    throw UsageError(
      message:
        "\(rawValue) draws \(self == .svg ? "the new layout" : "both layouts"), but \(shownName(side.name)) is no spec",
      help: ["compare with the spec that the frames are built from"])
  }
}
