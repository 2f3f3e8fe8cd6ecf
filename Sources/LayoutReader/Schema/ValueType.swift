import LayoutDiagnostics
import LayoutText

/// The axis of a dimension, which decides whether `50%` is a fraction of the width or of the height.
package enum DimensionAxis: String, Sendable {
  case width
  case height
}

/// A rule for the allowed numbers.
package struct NumberRule: Hashable, Sendable {
  package var minimum: Double = -.infinity
  /// True if the minimum itself is too small.
  package var excludesMinimum = false
  package var maximum: Double = SpecSchema.greatestLength
  package var isWhole = false
  /// True if an expression is allowed instead.
  package var allowsExpression = true
  /// The name of the number in messages.
  package var noun = "a number"
  /// The expected value in messages, if the noun does not describe it.
  package var wanted: String?
  /// The lint rule for a number below the minimum.
  package var rangeRule = RuleID.invalidValue

  /// A number of points, which may be negative.
  package static let points = NumberRule()
  /// A number of points, at least 0.
  package static let length = NumberRule(minimum: 0)
  /// The points or the fraction of a dimension, greater than 0.
  package static let dimension = NumberRule(
    minimum: 0, excludesMinimum: true, noun: "a dimension", rangeRule: .nonpositiveDimension)
  /// A side of a view, in points; 0 if the view is closed.
  package static let viewSide = NumberRule(minimum: 0, allowsExpression: false, noun: "a side of a view")
  package static let itemCount = NumberRule(
    minimum: 0, maximum: SpecSchema.greatestItemCount, isWhole: true, noun: "a count")
  /// A number of subitems or columns.
  package static let count = NumberRule(
    minimum: 1, isWhole: true, noun: "a count", rangeRule: .countNotPositive)
  /// A number of copies of a section.
  package static let repetition = NumberRule(minimum: 0, isWhole: true, noun: "a count")
  package static let zIndex = NumberRule(
    minimum: -SpecSchema.greatestLength, isWhole: true, noun: "a zIndex")
  /// The distance of the eye from the screen, in points.
  package static let perspective = NumberRule(minimum: 0, excludesMinimum: true)
  package static let ratio = NumberRule(minimum: 0, excludesMinimum: true, noun: "a ratio")

  /// Returns whether the rule allows a number.
  package func allows(_ number: Double) -> Bool {
    number.isFinite && (excludesMinimum ? number > minimum : number >= minimum) && abs(number) <= maximum
      && (!isWhole || number.rounded() == number)
  }

  /// The limit on the number, in words.
  var limitText: String {
    let limit = shortestText(maximum)
    return minimum < 0 ? "at most \(limit) in magnitude" : "at most \(limit)"
  }

  /// The same rule without expressions, for the environment.
  package var literal: NumberRule {
    var rule = self
    rule.allowsExpression = false
    return rule
  }
}

/// A type of values in a spec.
package enum ValueType: Hashable, Sendable {
  indirect case number(NumberRule)
  case boolean(allowsExpression: Bool)
  case text
  /// Text that may contain expressions, whose numbers become part of it: `Day ${index + 1}`.
  case title
  /// Text that is not empty, such as an element kind.
  case label
  /// An element kind; `header` and `footer` are written out.
  case elementKind
  /// Text or a whole number, kept as text.
  case identifier
  /// The content of a cell: text or a number.
  case content
  /// A number, a boolean or text, without expressions.
  case literal
  case version
  indirect case word([String])
  case system
  case dimension(DimensionAxis)
  case size
  /// A size, one side of which `aspectRatio` may replace.
  case itemSize
  /// The size of a boundary item, one side of which may be missing.
  case boundarySize
  /// A width and a height in points: `393 x 852`.
  case extent
  case aspectRatio
  /// One number for all edges, or a map of edges.
  indirect case insets(NumberRule)
  case spacing
  case edgeSpacing
  case point
  /// One factor for both axes, or a point of factors.
  case scale
  /// The elements that a rule of `visibleItems` applies to: a word, or a list of element kinds.
  case visibleTargets
  /// `[x, y, width, height]`.
  case frame
  case edges
  /// A number, or `auto(…)`.
  case columns
  case map(NounID)
  /// A map with the keys of a noun, or a short value for one of the keys.
  indirect case short(NounID, key: String, ValueType)
  /// The size of a section's header or footer, or a map with the keys of a boundary item.
  case headerOrFooter
  indirect case list(ValueType, atLeast: Int)
  /// A list, or one value instead of a list of one.
  indirect case oneOrMany(ValueType, atLeast: Int = 1)
  /// An item or a group; its key decides which.
  case node
  /// The cells of a section: a count, or a list of cells and runs.
  case items
  /// One cell or run: an id, or a map with the keys of a cell.
  case cell
  /// User-defined names, each with a value.
  indirect case names(ValueType)
  /// The value of a `let`: a number, a boolean or an expression.
  case namedValue
  /// Any value: each use of a definition decides its type.
  case anything
}

extension ValueType {
  /// Hashes only the part that distinguishes most types, because hashing a whole type is slow and types are
  /// compared anyway.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .map(let noun), .short(let noun, _, _): hasher.combine(noun.rawValue)
    case .list(let type, _), .oneOrMany(let type, _), .names(let type): type.hash(into: &hasher)
    case .dimension(let axis): hasher.combine(axis)
    case .number, .boolean, .text, .title, .label, .elementKind, .identifier, .content, .literal, .version,
      .word,
      .system,
      .size,
      .itemSize, .boundarySize, .extent, .aspectRatio, .insets, .spacing, .edgeSpacing, .point, .scale,
      .visibleTargets, .frame, .edges, .columns, .headerOrFooter, .node, .items, .cell, .namedValue,
      .anything:
      break
    }
  }
}
