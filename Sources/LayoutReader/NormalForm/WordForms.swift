import LayoutDiagnostics
import LayoutText

extension Normalizer {
  mutating func text(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .string else {
      let isScalar = document.kind(node) == .number || document.kind(node) == .boolean
      expected("text", node, at: place, help: isScalar ? ["quote it: \"\(document.text(node))\""] : [])
      return nil
    }
    let text = document.text(node)
    if isExpression(document.bytes(of: node)) {
      refuseExpression(node, at: place, help: "expressions do not stand for text: use variants")
      return nil
    }
    return Normal(.text(text), at: document.span(node))
  }

  /// Normalizes text that is not empty.
  mutating func label(_ node: NodeIndex, at place: Place) -> Normal? {
    guard let result = text(node, at: place) else { return nil }
    guard result.text?.isEmpty == false else {
      report(.invalidValue, "\(place.what) is empty; it needs a name", at: document.span(node))
      return nil
    }
    return result
  }

  /// Normalizes text or a whole number, kept as text.
  mutating func identifier(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .string where isExpression(document.bytes(of: node)):
      refuseExpression(node, at: place, help: "ids are written out")
      return nil
    case .string where !document.text(node).isEmpty: return Normal(.text(document.text(node)), at: span)
    case .number
    where document.number(node).isFinite && document.number(node).rounded() == document.number(node):
      return Normal(.text(document.text(node)), at: span)
    case .null, .boolean, .number, .string, .sequence, .mapping:
      expected("an id: text or a whole number", node, at: place)
      return nil
    }
  }

  /// Normalizes text or a number.
  mutating func content(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .string: return Normal(.text(document.text(node)), at: span)
    case .number: return finite(document.number(node), at: span).map { Normal(.number($0), at: span) }
    case .null, .boolean, .sequence, .mapping:
      expected("text or a number", node, at: place)
      return nil
    }
  }

  /// Normalizes a number, a boolean or text.
  mutating func literal(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .string: return Normal(.text(document.text(node)), at: span)
    case .number: return finite(document.number(node), at: span).map { Normal(.number($0), at: span) }
    case .boolean: return Normal(.boolean(document.boolean(node)), at: span)
    case .null, .sequence, .mapping:
      expected("a number, a boolean or text", node, at: place)
      return nil
    }
  }

  /// Normalizes a system version: one to three whole numbers, joined by dots.
  mutating func version(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .number where document.number(node) > 0:
      return finite(document.number(node), at: span).map { Normal(.number($0), at: span) }
    case .string where isVersion(document.text(node)):
      return Normal(.text(document.text(node)), at: span)
    case .number, .string, .null, .boolean, .sequence, .mapping:
      expected("a version such as 15 or 12.1", node, at: place)
      return nil
    }
  }

  private func isVersion(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count <= 3
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  /// Normalizes one of a few words.
  ///
  /// - Parameter nearest: returns the word that a text is likely to mean.
  mutating func word(
    _ node: NodeIndex, _ words: [String], nearest: ((String) -> String?)? = nil, at place: Place
  ) -> Normal? {
    let isScalar = document.kind(node) != .sequence && document.kind(node) != .mapping
    let text = document.text(node)
    if document.kind(node) == .string, let word = words.first(where: { $0 == text }) {
      return Normal(.text(word), at: document.span(node))
    }
    if isExpression(text.utf8) {
      refuseExpression(node, at: place, help: "expressions do not stand for words: use variants")
      return nil
    }
    var help: [String] = []
    var meant: String?
    if isScalar, !isBagFull {
      let edge = directional(text)
      if edge != text, words.contains(edge) {
        meant = edge
        help = didYouMean(edge) + ["edges are directional: leading and trailing for left and right"]
      } else if let near = Synonyms.word(for: text, among: words) ?? nearest.map({ $0(text) })
        ?? nearestWord(to: text, among: words)
      {
        meant = near
        help += didYouMean(near)
      }
    }
    expected(
      "one of \(listed(words))", node, at: place, help: help, fixes: rewriting(node, as: meant),
      losesNothing: meant != nil)
    return meant.map { Normal(.text($0), at: document.span(node)) }
  }

  /// Normalizes the elements that a rule of `visibleItems` applies to: a word, or a list of element kinds.
  mutating func visibleTargets(_ node: NodeIndex, at place: Place) -> Normal? {
    if document.kind(node) == .sequence { return list(node, of: .label, atLeast: 1, at: place) }
    let words = VisibleItemKeys.targets
    if document.kind(node) == .string, !isExpression(document.bytes(of: node)) {
      let text = document.text(node)
      if !words.contains(text), nearestWord(to: text, among: words) == nil {
        expected(
          "one of \(listed(words)), or a list of kinds", node, at: place,
          help: text.isEmpty ? [] : ["a kind stands in brackets: [\(shownText(text))]"])
        return nil
      }
    }
    return word(node, words, at: place)
  }
}
