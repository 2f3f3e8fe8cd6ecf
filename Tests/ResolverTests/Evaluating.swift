import LayoutSpec

@testable import LayoutResolver

/// The place at which the tests evaluate: a compact phone in portrait, within a section.
let testEnvironment: ExpressionEnvironment = {
  let environment = Environment(
    container: Extent(width: 393, height: 852), displayScale: 3,
    safeArea: Insets(top: 59, leading: 0, bottom: 34, trailing: 0))
  var result = ExpressionEnvironment(environment, effectiveSize: Extent(width: 361, height: 852))
  result.itemCount = 12
  result.sectionIndex = 1
  result.sectionCount = 3
  return result
}()

/// The environment's names and a few of a `let`.
let testScope = NameScope(
  testEnvironment.table,
  NameTable([
    ("gap", .number(10)), ("cols", .number(3)), ("big", .number(1e308)), ("zero", .number(0)),
    ("wide", .boolean(false)), ("card", .dimension(.absolute(44))),
  ]))

/// The value of an expression written without `${` and `}`.
func evaluate(_ text: String, in scope: NameScope = testScope) throws(ExpressionError) -> ExpressionValue {
  try Expression.parse("${\(text)}").checkedValue(in: scope)
}

/// What an expression comes out as: its value, or the rule, the message, the place and the help of its error.
func outcome(_ text: String, in scope: NameScope = testScope) -> String {
  do throws(ExpressionError) {
    return try evaluate(text, in: scope).text
  } catch {
    return describe(error, in: "${\(text)}")
  }
}

/// `rule: message @ marked text | help`.
func describe(_ error: ExpressionError, in text: String) -> String {
  let bytes = Array(text.utf8)
  let marked = String(decoding: bytes[error.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  return (["\(error.rule.name): \(error.message) @ \(marked)"] + error.help).joined(separator: " | ")
}
