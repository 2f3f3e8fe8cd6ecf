import LayoutCompiler
import LayoutText
import LayoutUpdates

/// The command line of `diff`, checked before anything is read.
struct DiffRequest {
  let old: DiffSide
  let new: DiffSide
  let options: RunOptions
  let format: DiffFormat
  let identity: ItemIdentity
  let style: ReloadStyle
  let precision: Int
  /// The file with batches to replay.
  let updates: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try arguments.runOptions()
    (old, new) = try Self.sides(arguments, options)
    format = try DiffFormat(arguments)
    identity =
      try arguments.word(.identity, ItemIdentity.allCases.map(\.rawValue)).flatMap(ItemIdentity.init) ?? .id
    style =
      try arguments.word(.reload, ReloadStyle.allCases.map(\.rawValue)).flatMap(ReloadStyle.init) ?? .reload
    precision = try arguments.number(.precision, in: 0...9) ?? 3
    updates = arguments.value(.updates)
    if updates != nil, arguments.has(.diffFormat) || arguments.has(.output) {
      throw UsageError(
        message: "'--updates' says whether a batch is fine, and writes no difference",
        help: ["leave out --format and --output"])
    }
    try arguments.protectSpec()
  }

  private static func sides(
    _ arguments: ParsedArguments, _ options: RunOptions
  ) throws(UsageError) -> (DiffSide, DiffSide) {
    let operands = arguments.operands
    let (from, to) = (arguments.value(.fromState), arguments.value(.toState))
    switch operands.count {
    case 1:
      guard from != nil || to != nil || !options.expandedRows.isEmpty else {
        throw UsageError(
          message: "diff takes two layouts, or one spec and two of its states",
          help: [
            "such as 'layoutc diff old.yaml new.yaml' or 'layoutc diff spec.yaml --from empty --to full'"
          ])
      }
      guard options.states.isEmpty else {
        throw UsageError(message: "option '--state' stands beside '--from' and '--to'; expected one of them")
      }
      return (
        DiffSide(path: operands[0], state: from, option: "from"),
        DiffSide(path: operands[0], state: to, option: "to")
      )
    case 2:
      guard from == nil, to == nil else {
        throw UsageError(
          message: "'--from' and '--to' name states of one spec, but two are given",
          help: ["name the state of each by SPEC@STATE"])
      }
      guard options.states.count <= 1 else {
        throw UsageError(
          message: "diff compares one state of each spec, but '--state' names \(options.states.count)")
      }
      guard operands != ["-", "-"] else {
        throw UsageError(message: "both layouts stand for standard input; name one of them")
      }
      return (DiffSide(operand: operands[0]), DiffSide(operand: operands[1]))
    default: throw UsageError(message: "diff takes two layouts, but \(operands.count) are given")
    }
  }
}

/// One of the two layouts that `layoutc diff` compares: a spec in a state, or frames that `build` wrote.
struct DiffSide {
  /// The file; `-` for standard input.
  let path: String
  /// The named state; `nil` for the spec's own items. The name `default` also means `nil`, unless the spec has a state of that name.
  var state: String?
  /// The name in the output.
  let name: String
  /// Where the state is named, for messages.
  let stateSource: String

  /// A side that an operand names: `SPEC`, `SPEC@STATE`, or a file of frames.
  init(operand: String) {
    name = operand
    stateSource = shownName(operand)
    guard let mark = operand.lastIndex(of: "@"), mark != operand.startIndex, !Platform.isFile(operand) else {
      path = operand
      return
    }
    path = String(operand[..<mark])
    state = String(operand[operand.index(after: mark)...])
  }

  /// A side that is a state of a spec; `default` means the spec's own items.
  ///
  /// - Parameter option: the option that names the state.
  init(path: String, state: String?, option: String) {
    self.path = path
    stateSource = "option '--\(option)'"
    self.state = state
    name = state ?? Self.ownState
  }

  /// The name in messages: `spec.yaml@full`.
  var place: String { "\(shownName(path))\(state.map { "@\(shownText($0))" } ?? "")" }

  static let ownState = NameChoice.ownState
}

/// The output formats of `layoutc diff`.
enum DiffFormat: String, CaseIterable {
  case text
  case json
  /// One operation per line, in the order in which UIKit carries them out.
  case updates
  /// A JSON Patch (RFC 6902) of the elements.
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
    let asked = try arguments.word(.diffFormat, names).flatMap(Self.init)
    if asked == nil { try arguments.refusePictures() }
    self = asked ?? Self.allCases.first { $0.rawValue == ending } ?? .text
  }

  /// Throws if a side that is to be drawn is recorded frames: a picture needs the spec.
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
