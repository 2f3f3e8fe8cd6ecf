import LayoutReader
import LayoutSpec
import LayoutTypography

/// The functions of text: all but `number` measure it at the run's text size.
package enum TextFunction: String, CaseIterable, Hashable, Sendable {
  case lineHeight
  case textWidth
  case textHeight
  case scaled
  case number

  enum Parameter: String, Hashable, Sendable {
    case text, style, length, width, lines

    /// True if the function can be called without it.
    var isOptional: Bool { self == .width || self == .lines }
  }

  var parameters: [Parameter] {
    switch self {
    case .lineHeight: [.style]
    case .textWidth: [.text, .style]
    case .textHeight: [.text, .style, .width, .lines]
    case .scaled: [.length, .style]
    case .number: [.text]
    }
  }

  /// True if the value follows from a text.
  var readsText: Bool { parameters.contains(.text) }
}

/// A call of a function of text.
package struct TextCall: Hashable, Sendable {
  package let function: TextFunction
  package var text: CellText?
  package var style = FontChoice.style(.body)
  var length: Expression.Index?
  /// `nil` for the cell's own width.
  var width: Expression.Index?
  /// `nil` for any number.
  package var lines: Expression.Index?

  /// The arguments that are expressions.
  package var numbers: [Expression.Index] { [length, width, lines].compactMap { $0 } }

  /// True if the value depends on the cell that the expression belongs to.
  var dependsOnCell: Bool {
    if case .field = text { return true }
    return function == .textHeight && width == nil
  }

  /// True if the value depends on the user's text size.
  fileprivate var followsTextSize: Bool {
    if function == .number { false } else if case .style = style { true } else { function == .scaled }
  }

  /// The value for a text, which is empty if the call takes none, and for numbers.
  /// - Parameter numbers: those of `numbers`.
  func value(of text: String, _ numbers: [Double], in scope: NameScope) -> Double {
    let label = scope.label(style)
    switch function {
    case .lineHeight: return label.lineHeight
    case .scaled:
      let scale = scope.displayScale
      return ((numbers.first ?? .nan) * scope.scaleFactor(of: style) * scale).rounded() / scale
    case .textWidth: return label.width(of: text)
    case .textHeight:
      let lines = self.lines == nil ? 0 : numbers.last ?? 0
      return label.height(of: text, width: numbers.first ?? .nan, limit: lines)
    case .number: return CellText.number(text)
    }
  }
}

extension Expression {
  /// True if the value depends on the user's text size, apart from the values of names.
  package var followsTextSize: Bool {
    nodes.contains { node in
      switch node {
      case .text(let call, _): call.followsTextSize
      case .name(let name): name.hasSuffix(TraitKeys.preferredContentSizeCategory.name)
      default: false
      }
    }
  }
}

/// The font of a text: a style, whose size is the user's choice, or the system font at a size.
package enum FontChoice: Hashable, Sendable {
  case style(TextStyle)
  case system(SystemFont)

  /// The name of the function that gives the system font.
  static let system = "system"
}

extension NameScope {
  /// Pixels per point.
  var displayScale: Double {
    if case .value(.number(let scale))? = self[TraitKeys.displayScale.name] { scale } else { 1 }
  }

  private var contentSizeCategory: ContentSizeCategory {
    guard case .trait(let word, _)? = self[TraitKeys.preferredContentSizeCategory.name] else { return .large }
    return ContentSizeCategory(rawValue: word) ?? .large
  }

  func label(_ choice: FontChoice) -> LabelMetrics {
    switch choice {
    case .style(let style):
      LabelMetrics(
        style.font(at: contentSizeCategory), atLarge: style.font(at: .large), displayScale: displayScale)
    case .system(let font): LabelMetrics(font, displayScale: displayScale)
    }
  }

  /// What a length relative to a style is multiplied by. The system font has no style of its own and is scaled like `body`.
  func scaleFactor(of choice: FontChoice) -> Double {
    if case .style(let style) = choice { return style.scaleFactor(at: contentSizeCategory) }
    return TextStyle.body.scaleFactor(at: contentSizeCategory)
  }
}
