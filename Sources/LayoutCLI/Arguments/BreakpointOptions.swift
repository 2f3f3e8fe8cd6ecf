import LayoutCompiler
import LayoutText

extension OptionTable {
  /// The options that only `breakpoints` has.
  static let ofBreakpoints = [
    Option(
      .fromLength, "from", argument: "N", in: [.breakpoints],
      "the least width, or height, in points (default: \(decimalText(BreakpointSearch.standardRange.lowerBound)))"
    ),
    Option(
      .toLength, "to", argument: "N", in: [.breakpoints],
      "the greatest width, or height, in points (default: \(decimalText(BreakpointSearch.standardRange.upperBound)))"
    ),
    Option(
      .axis, "axis", argument: "WORD", in: [.breakpoints],
      "what changes: width, or height (default: width)"),
    Option(
      .breakpointsFormat, "format", short: "f", argument: "FORMAT", in: [.breakpoints],
      "what to write: \(BreakpointsFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: by the extension of --output, else text)"
    ),
    Option(
      .breakpointsAgainst, "against", argument: "FILE", in: [.breakpoints],
      "compare with the breakpoints in FILE, which --update or -f json wrote"),
    Option(
      .breakpointsUpdate, "update", in: [.breakpoints], "write the breakpoints to the FILE of --against"),
  ]
}
