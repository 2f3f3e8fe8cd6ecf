import LayoutCompiler
import LayoutText

/// One of the two layouts that `layoutc diff` compares: a spec in a state, or frames that `build` wrote.
struct DiffSide {
  /// The file; `-` for standard input.
  let path: String
  /// The named state; `nil` for the spec's own items, and so is `default` unless the spec has a state of that name.
  var state: String?
  /// The name in the output.
  let name: String
  /// Where the state is named, for messages.
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
  /// - Parameter option: the option that names it.
  init(path: String, state: String?, option: String) {
    self.path = path
    stateSource = "option '--\(option)'"
    self.state = state
    name = state ?? Self.ownState
  }

  /// The name in messages: `spec.yaml@full`.
  var place: String { "\(shownName(path))\(state.map { "@\(shownText($0))" } ?? "")" }

  /// The name of a spec's own items among its states.
  static let ownState = NameChoice.ownState
}
