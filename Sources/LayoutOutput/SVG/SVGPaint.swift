/// A color in the light and the dark theme.
enum SVGColor {
  case none
  case plain(_ light: StaticString, _ dark: StaticString)
  /// A pattern, given by its id.
  case pattern(StaticString)
}

/// The colors and attributes of a kind of shape, with the name of its CSS class.
struct SVGPaint {
  let name: StaticString
  var fill = SVGColor.none
  var stroke = SVGColor.none
  /// Further attributes, each after a space.
  var attributes: StaticString = ""

  var hasStroke: Bool { if case .none = stroke { false } else { true } }
}
