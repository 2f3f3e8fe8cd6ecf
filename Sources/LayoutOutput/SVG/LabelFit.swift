import LayoutSpec

/// A label that fits into a box: the text, perhaps shortened, and its font size.
struct LabelFit: Equatable {
  /// The maximum font size of a label, in points.
  static let greatestSize = 13.0
  /// The font size below which a label is shortened instead of made smaller.
  static let comfortableSize = 8.0
  /// The smallest readable font size.
  static let smallestSize = 6.0
  /// The space between the label and the sides of the box.
  static let margin = 3.0

  var text: String
  var fontSize: Double

  /// Fits a text into a box; returns `nil` if it would not be readable. The text is first made smaller, down
  /// to `comfortableSize`, then shortened with an ellipsis, then made smaller again. Numbers are never
  /// shortened, because that would give another number.
  init?(
    _ text: String, in box: Extent, greatestSize: Double = Self.greatestSize,
    comfortableSize: Double = Self.comfortableSize
  ) {
    let ems = Self.ems(text)
    let room = box.width - 2 * min(Self.margin, box.width / 8)
    let sizeByHeight = min(greatestSize, box.height * 0.72)
    guard ems > 0, room > 0, sizeByHeight >= Self.smallestSize else { return nil }
    let size = min(sizeByHeight, room / ems)
    let comfortable = min(comfortableSize, sizeByHeight)
    if size >= comfortable {
      self.init(text: text, fontSize: size)
    } else if let cut = Self.cut(text, toEms: room / comfortable) {
      self.init(text: cut, fontSize: comfortable)
    } else if size >= Self.smallestSize {
      self.init(text: text, fontSize: size)
    } else {
      return nil
    }
  }

  private init(text: String, fontSize: Double) {
    self.text = text
    // Round down, so that the text still fits.
    self.fontSize = (fontSize * 10).rounded(.down) / 10
  }

  /// Returns the estimated width at font size 1: 0.6 per character, 1 for wide scripts and symbols.
  static func ems(_ text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + ems($1) }
  }

  private static func ems(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return scalar.value < 0x1100 || (0x2000..<0x2070).contains(scalar.value) ? 0.6 : 1
  }

  /// Returns the text shortened with an ellipsis; `nil` for a number or if fewer than three characters
  /// remain.
  private static func cut(_ text: String, toEms room: Double) -> String? {
    guard text.utf8.contains(where: { !(48...57).contains($0) && $0 != 46 }) else { return nil }
    var rest = room - 0.6
    var end = text.startIndex
    var count = 0
    while end < text.endIndex {
      rest -= ems(text[end])
      if rest < 0 { break }
      end = text.index(after: end)
      count += 1
    }
    guard count >= 3 else { return nil }
    let kept = text[..<end]
    return (kept.last == " " ? kept.dropLast() : kept) + "…"
  }
}
