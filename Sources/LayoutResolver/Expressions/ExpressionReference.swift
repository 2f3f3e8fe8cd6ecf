import LayoutDiagnostics
import LayoutSpec
import LayoutText
import LayoutTypography

/// Help about expressions, from the tables that parse them.
package enum ExpressionReference {
  /// A heading and its entries with their meaning.
  package struct Part: Sendable {
    package let title: String
    package let rows: [(name: String, text: String)]
  }

  package static var parts: [Part] {
    [
      Part(title: "Operators, from weak to strong", rows: operators),
      Part(
        title: "Functions",
        rows: functions.map { ("\($0.name)(\($0.parameters))", $0.summary) } + [("pi", "the constant")]),
      Part(
        title: "Functions of text, by the user's text size",
        rows: textFunctions.map { ("\($0.name)(\($0.parameters))", $0.summary) } + textArguments),
      Part(
        title: "Dimensions, where a dimension stands",
        rows: dimensions.map { ("\($0.name)(\($0.parameters))", $0.summary) }),
      Part(
        title: "Names everywhere",
        rows: names + [("\(uikitTraits)NAME", "UIKit's spelling of these traits and displayScale")]),
      Part(title: "Names in some places", rows: placeBoundNames.map { ($0.name, $0.place) }),
    ]
  }

  package typealias Function = (name: String, parameters: String, summary: String)

  package static var functions: [Function] {
    ExpressionFunction.allCases.map { ($0.rawValue, Callable.function($0).parameters, $0.summary) }
  }

  /// The functions that measure text.
  package static var textFunctions: [Function] {
    TextFunction.allCases.map { ($0.rawValue, Callable.text($0).parameters, $0.summary) }
  }

  private static let textArguments: [(name: String, text: String)] = [
    ("text", "title, subtitle or one of the cell's fields; or words in quotes: 'Follow'"),
    (
      "style",
      "\(conjoined(TextStyle.allCases.map(\.rawValue), by: "or")); or system(17), system(17, semibold)"
    ),
    ("width, lines", "the cell's own width and any number of lines unless given: lines: 2"),
  ]

  /// The functions that return a dimension.
  package static var dimensions: [Function] {
    DimensionConstructor.allCases.map { ($0.rawValue, Callable.dimension($0).parameters, $0.summary) }
  }

  package static let keywords = Token.keywords

  /// The names with a value only in some places, and those places.
  package static let placeBoundNames = ReservedNames.placeBound + ReservedNames.shadowable

  /// Returns the words of a trait; empty for other names.
  package static func words(of trait: String) -> [String] {
    let name = trait.hasPrefix(uikitTraits) ? String(trait.dropFirst(uikitTraits.count)) : trait
    return Traits.all.first { $0.name == name }?.words ?? []
  }

  private static let operators: [(String, String)] = [
    ("a if c else b", "a where the condition holds, else b; only that one is computed"),
    ("or", "looks at its right side only where it matters"),
    ("and", "likewise"),
    ("not", "the other of true and false"),
    ("< <= > >= == !=", "comparisons; they cannot be chained"),
    ("+ -", "sums"),
    ("* / %", "products; a % b has the sign of a, and division by zero is an error"),
    ("-a", "the sign"),
  ]

  /// The names of the environment: lengths, then traits with their words.
  package static var names: [(name: String, text: String)] {
    let traits = Dictionary(uniqueKeysWithValues: Traits.all.map { ($0.name, $0.words) })
    let plain = EnvironmentNames.spellings.filter { !$0.hasPrefix(uikitTraits) }
    return plain.map { name in
      (name, traits[name].map { "one of \($0.joined(separator: ", "))" } ?? meaning(of: name))
    }
  }

  private static let uikitTraits = "traitCollection."

  private static func meaning(of name: String) -> String {
    switch name {
    case "width", "height": "the collection view's, less the section's reference insets, points"
    case "contentWidth", "contentHeight": "the collection view's own, points"
    case "displayScale": "pixels a point"
    case "container.contentSize.width", "container.contentSize.height":
      "UIKit's spelling of contentWidth and contentHeight"
    case "container.effectiveContentSize.width", "container.effectiveContentSize.height":
      "UIKit's spelling of width and height"
    case "systemVersion": "the system's major version, such as 26"
    default: "the edge of the safe area, points"
    }
  }
}

extension ExpressionFunction {
  fileprivate var summary: String {
    switch self {
    case .min: "the least of any number of them"
    case .max: "the greatest"
    case .floor: "the whole number at or below"
    case .ceil: "the whole number at or above"
    case .round: "the nearest whole number, halves away from zero"
    case .abs: "without its sign"
    case .sqrt: "the square root"
    case .sin: "the sine of an angle in radians"
    case .cos: "the cosine of an angle in radians"
    case .clamp: "x, held between low and high"
    case .mix: "from a, where t is 0, to b, where it is 1, and on beyond them"
    }
  }
}

extension TextFunction {
  fileprivate var summary: String {
    switch self {
    case .lineHeight: "the height of a line of a label, points"
    case .textWidth: "the width of a text on one line; near, not exact"
    case .textHeight: "the height of a text wrapped into a width; 0 if it is empty"
    case .scaled: "a length as UIFontMetrics scales it"
    case .number: "the number that a field of the cell is, such as 1.5"
    }
  }
}

extension DimensionConstructor {
  fileprivate var summary: String {
    switch self {
    case .absolute: "points"
    case .fractionalWidth: "a fraction of the container's width: 0.5 for 50%w"
    case .fractionalHeight: "a fraction of the container's height: 0.5 for 50%h"
    case .estimated: "points until the view says how large it is: ~44"
    case .uniform, .uniformAcrossSiblings: "an estimate that grows to the largest of its siblings"
    }
  }
}
