/// The widths of characters in one weight, in parts of an em (`InterAdvances.unitsPerEm`).
///
/// Near, not exact: these are the widths of Inter, without kerning and tracking (choice text-widths). Text in it is 2 to 4 % wider than in San Francisco at 15 to 17 points, judged by the public widths of UIKit's default label and button (42 and 46 points).
struct CharacterWidths {
  private let table: StaticString

  init(_ weight: SystemFont.Weight) {
    table =
      switch weight {
      case .ultraLight, .thin, .light, .regular: InterAdvances.regular
      case .medium: InterAdvances.medium
      case .semibold: InterAdvances.semibold
      case .bold, .heavy, .black: InterAdvances.bold
      }
  }

  /// The width of a character by itself: 0 for combining marks and controls, an em for the wide characters of East Asia and emoji.
  func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : tableWidth(at: Int(scalar.value) - 0x20) }
    // A soft hyphen shows only at the end of a line, where it is taken for none.
    if scalar.value == 0xAD { return 0 }
    var start = 0
    for range in InterAdvances.ranges {
      if range.contains(scalar.value) {
        let width = tableWidth(at: start + Int(scalar.value - range.lowerBound))
        if width > 0 { return width }
        break
      }
      start += range.count
    }
    switch terminalWidth(of: scalar) {
    case 0: return 0
    case 2: return InterAdvances.unitsPerEm
    default: return scalar.properties.generalCategory == .control ? 0 : Self.otherWidth
    }
  }

  /// The width of characters of other scripts, such as Arabic and Thai.
  private static let otherWidth = InterAdvances.unitsPerEm * 6 / 10

  private func tableWidth(at place: Int) -> Int {
    let digits = table.utf8Start + 2 * place
    return Int(digits[0] - InterAdvances.zero) * InterAdvances.base + Int(digits[1] - InterAdvances.zero)
  }
}
