import LayoutDiagnostics
import LayoutReader

extension UseExpander {
  /// Checks unused definitions. Everything that they use must exist and not lead back to them, and their keys
  /// and values must be valid for some type.
  /// - Returns: the definitions that no alias or merge key uses either, in order.
  mutating func checkUnused() -> [NormalField] {
    let unused = definitions.unused
    for field in unused {
      guard case .raw(let raw) = field.value.value else { continue }
      if !definitions.isUsed(field.key) { check(raw.plain, below: field.key) }
      if diagnostics.errorCount <= DiagnosticBag.capacity {
        raw.reportMistakes(of: field.key, at: field.keySpan, into: &diagnostics)
        checkSyntax(raw.plain)
      }
    }
    guard !unused.isEmpty else { return [] }
    let aliased = RawValue.aliased(unused)
    return unused.filter { !aliased.contains($0.keySpan) }
  }

  private mutating func check(_ plain: Normal, below name: String) {
    chain.append(name)
    check(plain)
    chain.removeLast()
  }

  private mutating func check(_ plain: Normal) {
    guard descend(at: plain.span) else { return }
    defer { depth -= 1 }
    for element in plain.elements { check(element) }
    for field in plain.fields {
      guard field.key == SpecSchema.use, let name = field.value.text else {
        check(field.value)
        continue
      }
      if chain.contains(name) {
        let cycle = (chain.drop { $0 != name } + [name]).joined(separator: " -> ")
        report(.invalidValue, "the definition '\(name)' uses itself: \(cycle)", at: field.value.span)
      } else if !definitions.isUsed(name),
        case .raw(let raw)? = definitions.find(name, at: field.value.span, into: &diagnostics)?.value.value
      {
        check(raw.plain, below: name)
      }
    }
  }

  /// Checks only the syntax of an unused definition's expressions, because the names they can use are
  /// unknown.
  private mutating func checkSyntax(_ plain: Normal) {
    switch plain.value {
    case .expression(let text):
      do throws(ExpressionError) {
        _ = try Expression.parse(text)
      } catch {
        diagnostics.report(error.diagnostic(of: text, at: plain.span))
      }
    case .list(let elements): for element in elements { checkSyntax(element) }
    case .map(let fields): for field in fields { checkSyntax(field.value) }
    case .null, .boolean, .number, .text, .raw: break
    }
  }
}
