import LayoutReader
import LayoutSpec

/// A parsed `${ … }`: an array of nodes, children before parents, the root last.
///
/// Nothing that works on it recurses, because a chain of thousands of terms is as deep as it is long.
package struct Expression: Hashable, Sendable {
  /// The greatest length of an expression, in bytes.
  static let greatestLength = 16_384
  /// The greatest depth of parentheses and calls.
  static let greatestDepth = 64

  /// An index in `nodes`.
  package typealias Index = Int

  package enum Node: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    /// A name or a trait's word; the context decides which.
    case name(String)
    case negation(Index)
    case not(Index)
    case arithmetic(ArithmeticOperator, Index, Index)
    case comparison(ComparisonOperator, Index, Index)
    case logical(LogicalOperator, Index, Index)
    case choice(condition: Index, then: Index, otherwise: Index)
    case function(ExpressionFunction, [Index])
    case dimension(DimensionConstructor, Index)
    case text(TextCall, textRange: Range<Int>)
  }

  /// The whole `${ … }` as written.
  let text: String
  package let nodes: [Node]
  /// Each node's range in the text, including its parentheses.
  let ranges: [Range<Int>]

  var root: Index { nodes.count - 1 }

  /// Parses a whole `${ … }`.
  static func parse(_ text: String) throws(ExpressionError) -> Expression {
    var parser = ExpressionParser(text, tokens: try ExpressionLexer.tokens(of: text))
    return try parser.expression()
  }

  /// The names in the text in order, including words of traits.
  var references: [(name: String, range: Range<Int>)] {
    nodes.indices.compactMap { index in
      if case .name(let name) = nodes[index] { (name, ranges[index]) } else { nil }
    }
  }

  /// Checks all parts and returns the sort of the value; nothing is evaluated.
  func sort(in scope: NameScope) throws(ExpressionError) -> ExpressionSort {
    try SortChecker.sort(of: self, in: scope)
  }

  /// Returns the value in a scope for which the sorts have been checked.
  func value(in scope: NameScope) throws(ExpressionError) -> ExpressionValue {
    try Evaluation.value(of: self, in: scope)
  }

  /// Checks the sorts, then evaluates.
  func checkedValue(in scope: NameScope) throws(ExpressionError) -> ExpressionValue {
    _ = try sort(in: scope)
    return try value(in: scope)
  }

  /// Returns a node's text.
  func slice(_ index: Index) -> String {
    onOneLine(String(decoding: Array(text.utf8)[ranges[index]], as: UTF8.self))
  }

  /// Returns a node's text in quotes, shortened if it is long.
  func quoted(_ index: Index) -> String { LayoutResolver.quoted(slice(index)) }
}

extension Expression {
  /// Parses a whole `${ … }` that has been checked; `nil` if it is invalid.
  package init?(reading text: String) {
    guard let expression = try? Self.parse(text) else { return nil }
    self = expression
  }
}
