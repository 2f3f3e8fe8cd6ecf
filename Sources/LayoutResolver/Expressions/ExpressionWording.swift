import LayoutText

/// Returns a part of an expression in quotes, on one line, shortened if it is long, with codes for invisible
/// characters.
func quoted(_ text: some StringProtocol) -> String {
  let limit = 40
  // More scalars would exceed the limit in any case.
  let shown = text.unicodeScalars.prefix(limit + 1).map(visible).joined()
  return shown.count <= limit ? "'\(shown)'" : "'\(shown.prefix(limit - 3))...'"
}

private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control where scalar == "\n" || scalar == "\r" || scalar == "\t": return " "
  case .spaceSeparator where scalar == " ": return " "
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
    .spaceSeparator, .nonspacingMark, .enclosingMark:
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  default: return String(scalar)
  }
}
