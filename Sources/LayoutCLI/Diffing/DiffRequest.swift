import LayoutCompiler
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
        throw UsageError(
          message: "option '--state' stands beside '--from' and '--to'; expected one of them")
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
    default:
      throw UsageError(message: "diff takes two layouts, but \(operands.count) are given")
    }
  }
}
