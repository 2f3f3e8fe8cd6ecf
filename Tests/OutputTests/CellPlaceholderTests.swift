import LayoutSpec
import Testing

@testable import LayoutOutput

/// Where the picture, the title and the lines of a cell stand.
@Suite struct CellPlaceholderTests {
  private func placeholder(
    _ appearance: Appearance, _ width: Double, _ height: Double, indent: Double? = nil, hasTitle: Bool = true,
    isRightToLeft: Bool = false
  ) -> CellPlaceholder {
    CellPlaceholder(
      appearance, in: Rect(x: 100, y: 50, width: width, height: height), indent: indent, hasTitle: hasTitle,
      isRightToLeft: isRightToLeft)
  }

  @Test func aCardHasItsTextBelowThePicture() {
    let card = placeholder(Appearance(hasImage: true, lines: 2), 160, 200)
    #expect(card.picture == Rect(x: 100, y: 50, width: 160, height: 156))
    #expect(card.title == Rect(x: 108, y: 214, width: 144, height: 14))
    #expect(card.bars == [Rect(x: 108, y: 232, width: 144 * 0.6, height: 6)])
  }

  @Test(arguments: [false, true]) func aRowHasItsTextAfterThePicture(isRightToLeft: Bool) {
    let row = placeholder(
      Appearance(hasImage: true, lines: 2), 320, 64, indent: 16, isRightToLeft: isRightToLeft)
    #expect(row.picture == Rect(x: isRightToLeft ? 356 : 116, y: 58, width: 48, height: 48))
    #expect(row.title == Rect(x: isRightToLeft ? 108 : 172, y: 68, width: 240, height: 14))
  }

  @Test func anAvatarIsACircleAboveItsName() {
    let avatar = placeholder(Appearance(kind: "avatar") ?? Appearance(), 72, 96)
    #expect(avatar.picture == Rect(x: 108, y: 58, width: 56, height: 56))
    #expect(avatar.isRound && avatar.title != nil && avatar.bars.isEmpty)
    let alone = placeholder(Appearance(kind: "avatar") ?? Appearance(), 40, 40)
    #expect(alone.picture == Rect(x: 100, y: 50, width: 40, height: 40))
    #expect(alone.radius == 20 && alone.title == nil)
  }

  @Test func aPillIsRound() {
    let pill = placeholder(Appearance(shape: .pill), 88, 32)
    #expect(pill.radius == 16 && pill.picture == nil && pill.title == nil && pill.bars.isEmpty)
  }

  /// No part leaves the cell, however small it is.
  @Test func partsStayInTheCell() {
    for width in stride(from: 0.0, through: 120, by: 7.5) {
      for height in stride(from: 0.0, through: 120, by: 7.5) {
        for shape in Appearance.Shape.allCases {
          for lines in [0, 1, 3, 20] {
            let look = Appearance(shape: shape, hasImage: lines != 1, lines: lines)
            let parts = placeholder(look, width, height, indent: 16)
            for part in [parts.picture, parts.title].compactMap(\.self) + parts.bars {
              #expect(part.x >= 100 - 1e-9 && part.x + part.width <= 100 + width + 1e-9)
              #expect(part.y >= 50 - 1e-9 && part.y + part.height <= 50 + height + 1e-9)
              #expect(part.width >= 0 && part.height >= 0)
            }
          }
        }
      }
    }
  }
}
