import LayoutCompiler
import LayoutText

/// One of the two things that `layoutc diff` compares: a spec in a state, or frames that `build` wrote.
struct DiffSide {
  /// The file; `-` for standard input.
  let path: String
  /// Nil where none is named, for the spec's own items; `default` for them, too, unless the spec has a state of that name.
  var state: String?
  /// What it is called in the output.
  let name: String
  /// What names the state.
  let stateSource: String

  /// A side from an operand: `SPEC`, `SPEC@STATE`, or frames.
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

  /// A state of a spec; `default` for its own items.
  ///
  /// - Parameter option: what names it.
  init(path: String, state: String?, option: String) {
    self.path = path
    stateSource = "option '--\(option)'"
    self.state = state
    name = state ?? Self.ownState
  }

  /// What it is called in messages: `spec.yaml@full`.
  var place: String { "\(shownName(path))\(state.map { "@\(shownText($0))" } ?? "")" }

  /// What a spec's own items are called among its states.
  static let ownState = NameChoice.ownState
}
