/// A colour in a light and in a dark picture.
enum SVGColor {
  case none
  case plain(light: StaticString, dark: StaticString)
  /// One of the patterns, by its id.
  case pattern(StaticString)
}

/// How a sort of thing is painted, under a class that styles can name.
struct SVGPaint {
  let name: StaticString
  var fill = SVGColor.none
  var stroke = SVGColor.none
  /// Further attributes, each after a space.
  var attributes: StaticString = ""
}
