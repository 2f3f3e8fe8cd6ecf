import LayoutSpec
import Testing

@testable import LayoutOutput

/// 0.6 of the font size a character, 3 points of margin, sizes from 6 to 13.
@Suite struct LabelFitTests {
  private func fit(_ text: String, _ width: Double, _ height: Double) -> LabelFit? {
    LabelFit(text, in: Extent(width: width, height: height))
  }

  @Test func shortTextsHaveTheGreatestSize() {
    #expect(fit("header", 120, 44)?.fontSize == 13)
  }

  @Test func textsGetSmallerFirst() throws {
    // 48 - 6 = 42 points for 8 characters of 0.6: 8.75.
    let label = try #require(fit("featured", 48, 44))
    #expect(label.text == "featured")
    #expect(label.fontSize == 8.7)
  }

  @Test func thenTheyAreCutOff() throws {
    // 42 points at size 8 are 8.75 characters, the ellipsis included.
    let label = try #require(fit("the name of the rose", 48, 44))
    #expect(label.text == "the nam…")
    #expect(label.fontSize == 8)
  }

  /// Fewer than three characters say less than small ones.
  @Test func thenTheyGetSmallerStill() throws {
    // 24 - 6 = 18 points: three characters and three quarters at size 8, five at size 6.
    let label = try #require(fit("badge", 24, 24))
    #expect(label.text == "badge")
    #expect(label.fontSize == 6)
    // At size 5 nobody reads it.
    #expect(fit("badge", 20, 20) == nil)
  }

  @Test func numbersAreNeverCutOff() {
    #expect(fit("123456", 30, 40)?.text == "123456")
    #expect(fit("1234567890", 26, 40) == nil)
  }

  @Test func lowBoxesLimitTheSize() {
    #expect(fit("12", 120, 10)?.fontSize == 7.2)
    #expect(fit("12", 120, 6.5) == nil)
  }

  @Test(arguments: [(0, 0), (0, 44), (44, 0), (1, 1), (-5, 10)])
  func nothingFitsIntoNothing(width: Double, height: Double) {
    #expect(fit("0", width, height) == nil)
  }

  @Test func wideScriptsTakeMoreRoom() {
    #expect(LabelFit.ems("日本") == 2)
    #expect(abs(LabelFit.ems("ab…") - 1.8) < 1e-9)
    #expect(fit("", 44, 44) == nil)
  }
}
