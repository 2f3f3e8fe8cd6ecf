import LayoutReader
import LayoutSpec

/// A parsed `${ … }`: its nodes in one array, children before parents, the root last.
///
/// Nothing that works on it recurses: a chain of thousands of terms is as deep a tree as it is long.
package struct Expression: Hashable, Sendable {
  /// The greatest length of the text, bytes.
  static let greatestLength = 16_384
  /// How deep parentheses and calls may nest.
  static let greatestDepth = 64

  /// A node's place in `nodes`.
  package typealias Index = Int

  package enum Node: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    /// A name, or a word of a trait: which of them, its surroundings tell.
    case name(String)
    case negation(Index)
    case not(Index)
    case arithmetic(ArithmeticOperator, Index, Index)
    case comparison(ComparisonOperator, Index, Index)
    case logical(LogicalOperator, Index, Index)
    case choice(condition: Index, then: Index, otherwise: Index)
    case function(ExpressionFunction, [Index])
    case dimension(DimensionConstructor, Index)
  }

  /// The whole `${ … }` as written.
  let text: String
  package let nodes: [Node]
  /// Where each node stands in the text, its parentheses included.
  let ranges: [Range<Int>]

  var root: Index { nodes.count - 1 }

  /// Reads a whole `${ … }`.
  static func parse(_ text: String) throws(ExpressionError) -> Expression {
    var parser = ExpressionParser(text, tokens: try ExpressionLexer.tokens(of: text))
    return try parser.expression()
  }

  /// The names that stand in the text, words of traits included, in the order of the text.
  var references: [(name: String, range: Range<Int>)] {
    nodes.indices.compactMap { index in
      if case .name(let name) = nodes[index] { (name, ranges[index]) } else { nil }
    }
  }

  /// The sort of the value, which every part was found to agree with; nothing is evaluated.
  func sort(in scope: NameScope) throws(ExpressionError) -> ExpressionSort {
    try SortChecker.sort(of: self, in: scope)
  }

  /// The value in a scope in which the sorts have been checked.
  func value(in scope: NameScope) throws(ExpressionError) -> ExpressionValue {
    try Evaluation.value(of: self, in: scope)
  }

  /// The value, after a check of the sorts.
  func checkedValue(in scope: NameScope) throws(ExpressionError) -> ExpressionValue {
    _ = try sort(in: scope)
    return try value(in: scope)
  }

  /// A node's own text.
  func slice(_ index: Index) -> String {
    onOneLine(String(decoding: Array(text.utf8)[ranges[index]], as: UTF8.self))
  }

  /// A node's own text in quotes, cut off where it is long.
  func quoted(_ index: Index) -> String { LayoutResolver.quoted(slice(index)) }
}

extension Expression {
  /// Reads a whole `${ … }` that was found to be right; nil where it is not.
  package init?(reading text: String) {
    guard let expression = try? Self.parse(text) else { return nil }
    self = expression
  }
}
