/// How a character behaves at the end of a line: the simple cases of the Unicode line breaking algorithm (UAX 14).
enum LineBreakClass {
  /// Ends the line.
  case newline
  /// Lets the line break after it, and takes no room at its end.
  case space
  /// Lets the line break after it.
  case hyphen
  /// Lets the line break before and after it, such as an ideograph or emoji.
  case ideograph
  /// Lets no line break before it, such as a full stop.
  case closing
  /// Lets no line break after it, such as an opening bracket.
  case opening
  case digit
  /// Sticks to what is before and after it.
  case glue
  /// Belongs to the character before it, such as a combining mark.
  case mark
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0x30...0x39: self = .digit
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2026: self = .closing
    case 0x28, 0x5B, 0x7B, 0xAB, 0xA1, 0xBF: self = .opening
    case 0x2D, 0xAD, 0x058A, 0x2010, 0x2012...0x2014: self = .hyphen
    // Quotation marks may open or close.
    case 0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201D, 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF:
      self = .glue
    case 0..<0x300: self = .other
    default: self = Self.wide(scalar)
    }
  }

  private static func wide(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B,
      0xFF5B, 0xFF5F:
      .opening
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0x303B:
      .closing
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60...0xFF65: .closing
    // Small kana, iteration and length marks.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
      0x309B...0x309E:
      .closing
    case 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5,
      0x30F6, 0x30FB...0x30FE:
      .closing
    // The colors of skin belong to the emoji before them.
    case 0x1F3FB...0x1F3FF: .mark
    default:
      switch terminalWidth(of: scalar) {
      case 0: .mark
      case 2: .ideograph
      default: .other
      }
    }
  }

  /// Returns true if a line can break between two characters, the first of which is no space.
  static func canBreak(after first: LineBreakClass, before second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (_, .closing), (_, .hyphen), (_, .space), (_, .newline), (_, .glue), (_, .mark), (.glue, _),
      (.opening, _):
      false
    case (.hyphen, .digit): false
    case (.hyphen, _), (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }
}
