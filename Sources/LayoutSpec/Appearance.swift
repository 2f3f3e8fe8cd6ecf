/// What a cell looks like in pictures. It has no influence on frames.
package struct Appearance: Hashable, Sendable {
  package enum Shape: String, CaseIterable, Sendable {
    case rectangle
    case circle
    case pill
  }

  package var shape: Shape
  package var hasImage: Bool
  /// How many lines of text it shows; the first is its title.
  package var lines: Int

  /// True if a picture or lines of text fill the cell, so that its number has no room.
  package var isFilled: Bool { hasImage || lines > 0 }

  package init(shape: Shape = .rectangle, hasImage: Bool = false, lines: Int = 0) {
    self.shape = shape
    self.hasImage = hasImage
    self.lines = lines
  }

  /// The appearance of cells with a kind that speaks for itself.
  package init?(kind: String?) {
    switch kind {
    case "avatar": self.init(shape: .circle, hasImage: true)
    case "image": self.init(hasImage: true)
    case "pill": self.init(shape: .pill)
    case "text": self.init(lines: 2)
    default: return nil
    }
  }
}
