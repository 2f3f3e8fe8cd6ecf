import LayoutSpec

@testable import LayoutResolver

/// The expression parser, the check of sorts and the evaluation: the last line is an expression, those before it are a
/// `let` of the names a, b, c and so on.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = String(decoding: input(data, size), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).suffix(26).map { "${\($0)}" }
  let names = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
  let entries = zip(names, lines.dropLast()).map { LetEntry($0, .expression($1)) }
  for visibility in [LetVisibility.all, .earlier] {
    let definitions = LetDefinitions(entries, visibility: visibility)
    let (table, errors) = definitions.evaluated(seeing: surroundings)
    for error in errors { check(error, in: lines) }
    evaluate(lines.last ?? "", in: surroundings.adding(table), lines)
  }
  return 0
}

private let surroundings: NameScope = {
  let environment = Environment(
    container: Extent(width: 393, height: 852), displayScale: 3,
    safeArea: Insets(top: 59, leading: 0, bottom: 34, trailing: 0))
  var place = ExpressionEnvironment(environment, effectiveSize: Extent(width: 361, height: 852))
  place.itemCount = 12
  place.sectionIndex = 1
  place.sectionCount = 3
  return NameScope(
    place.table,
    NameTable([
      ("index", .number(4)), ("gap", .number(10)), ("wide", .boolean(false)),
      ("card", .dimension(.absolute(44))),
    ]))
}()

/// A value is of the sort that was found without evaluating, and finite.
private func evaluate(_ text: String, in scope: NameScope, _ lines: [String]) {
  do throws(ExpressionError) {
    let expression = try Expression.parse(text)
    let size = text.utf8.count
    for range in expression.ranges { require(range.upperBound <= size, "a node lies outside the expression") }
    let sort = try expression.sort(in: scope)
    let value = try expression.value(in: scope)
    require(value.sort == sort, "\(value) is not \(sort.title)")
    if case .number(let number) = value { require(number.isFinite, "the value is \(number)") }
    _ = value.text
  } catch {
    check(error, in: lines)
  }
}

private func check(_ error: ExpressionError, in lines: [String]) {
  let size = lines.map(\.utf8.count).max() ?? 0
  require(error.range.upperBound <= size, "\(error.message) is marked outside the expression")
}
