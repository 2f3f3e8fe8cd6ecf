import Foundation
import Testing

/// Pictures of screens: bars and labels are placed as on a device.
@Suite struct ScreenPictureTests {
  private static let spec = """
    name: Settings
    environment: {device: iphone-16, bars: {navigation: large, tab: true}}
    states: {long: {rows: 30}}
    sections:
      - id: rows
        items: [{title: Wi-Fi}, {title: Sound}, {title: Focus}]
        list: {appearance: insetGrouped, headerMode: supplementary}
      - id: apps
        items: [{title: Mail}, {title: Maps}]
        header: {height: 30, title: Apps}
        contentInsets: {leading: 20, trailing: 20}
        group:
          horizontal:
            size: 100% x 60
            subitems:
              - item:
                  size: 50% x 100%
                  supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing}}]
    """

  private func picture(_ arguments: String..., spec: String = Self.spec) throws -> String {
    let run = try ToolRun.run(["build", "-", "--no-lint", "-fsvg"] + arguments, input: spec)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText
  }

  private struct Label: Equatable {
    let text: String
    let x: Double
    let y: Double
    /// The parts of it at x.
    let anchor: String
  }

  /// The texts of a picture but its heading.
  private func labels(_ picture: String) throws -> [Label] {
    let text =
      #/<text x="(?<x>[-\d.]+)" y="(?<y>[-\d.]+)"( text-anchor="(?<anchor>\w+)")?[^>]*>(?<text>[^<]*)/#
    return try picture.matches(of: text).map {
      Label(
        text: String($0.text), x: try #require(Double($0.x)), y: try #require(Double($0.y)),
        anchor: $0.anchor.map(String.init) ?? "middle")
    }
  }

  private func label(_ text: String, in picture: String) throws -> Label {
    // A heading may say the same at the end.
    try #require(labels(picture).first { $0.text == text }, "\(text)")
  }

  /// 59 points at either side of a phone that is held sideways are not for contents; 16 more are the title's margin.
  @Test func barsKeepToTheSafeArea() throws {
    let sideways = try picture("--frame", "device", "--orientation", "landscape")
    let title = try label("Settings", in: sideways)
    #expect(title.x == 59 + 16 && title.anchor == "start")
    // The first of four places of a tab bar of 734 points: in its middle a box of 22.
    #expect(sideways.contains("<rect x=\"\(59 + 734.0 / 8 - 11)\" "))
    let mirrored = try label(
      "Settings", in: picture("--frame", "device", "--orientation", "landscape", "--rtl"))
    #expect(mirrored.x == 852 - 59 - 16 && mirrored.anchor == "end")
  }

  /// Nothing says that there is a screen to go back to.
  @Test func rootScreensHaveNoWayBack() throws {
    #expect(try picture("--frame", "device").components(separatedBy: "class=\"tint\"").count == 2)
  }

  @Test func rowsAndHeadersBeginAtTheLeadingEdge() throws {
    let picture = try picture()
    for (text, x) in [("Wi-Fi", 32.0), ("header", 32), ("Apps", 28)] {
      let label = try label(text, in: picture)
      #expect(label.x == x && label.anchor == "start", "\(text)")
    }
    #expect(try label("Mail", in: picture).anchor == "middle")
    let mirrored = try self.picture("--rtl")
    for (text, x) in [("Wi-Fi", 393.0 - 32), ("Apps", 393 - 28)] {
      let label = try label(text, in: mirrored)
      #expect(label.x == x && label.anchor == "end", "\(text)")
    }
  }

  /// "badge" in 20 points would have letters of 5.
  @Test func whatIsTooSmallToReadIsLeftOut() throws {
    let picture = try picture()
    #expect(picture.contains("<title>supplementary 1.0 badge"))
    #expect(try !labels(picture).contains { $0.text == "badge" })
  }

  /// A row that is under the tab bar in part has its label above it, and one that is all under it has none.
  @Test func labelsKeepToWhatIsInSight() throws {
    let picture = try picture("--frame", "device", "--state", "long")
    // From 155 points on; 852 less 83 of the tab bar is 769.
    let rows = try labels(picture).filter { (3..<30).map(String.init).contains($0.text) }
    let lowest = try #require(rows.map(\.y).max()) - 155
    #expect(rows.count < 15 && lowest < 769 - 155, "\(rows)")
    let cut = try self.picture("--rect", "0,0,200,100")
    #expect(try label("Mail", in: self.picture()).y > 100)
    #expect(try labels(cut).filter { $0.text == "Sound" }.allSatisfy { $0.y < 100 })
  }

  /// Three rows: one path with an upper line, and none with the round corners of a row by itself.
  @Test func insetGroupedRowsAreOneBox() throws {
    let rows = try picture().split(separator: "\n").filter { $0.contains("<title>cell 0.") }
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.hasPrefix("<path ") })
    // The corners of the first and the last row.
    #expect(rows.map { $0.components(separatedBy: "q").count - 1 } == [2, 0, 2])
    // A box has no line of its own where there is a separator.
    #expect(rows.map { $0.contains("stroke-dasharray") } == [true, true, false])
    // Rows apart from each other are boxes of their own.
    let spaced = Self.spec.replacing("- id: rows", with: "- id: rows\n    interGroupSpacing: 8")
    let apart = try picture(spec: spaced).split(separator: "\n").filter { $0.contains("<title>cell 0.") }
    #expect(apart.count == 3 && apart.allSatisfy { $0.hasPrefix("<rect ") })
  }

  /// All states of a device are in one row, and the next device begins another.
  @Test func sheetsWrapByDevice() throws {
    let sheet = try picture("--sheet", "both", "--device", "iphone-16,iphone-se,ipad-mini")
    let tag = #/<svg x="(?<x>[\d.]+)" y="(?<y>[\d.]+)" /#
    let places = sheet.matches(of: tag).map { "\($0.y)" }
    #expect(places.count == 6)
    #expect(Set(places).count == 3)
    #expect(places[0] == places[1] && places[2] == places[3] && places[4] == places[5])
  }

  /// What is as wide as a television is seen smaller than a phone: its labels are larger.
  @Test func labelsGrowWithWidePictures() throws {
    let size = #/font-size="(?<size>[\d.]+)"[^>]*>Mail</#
    let phone = try #require(try picture("--device", "iphone-16").firstMatch(of: size))
    let television = try #require(try picture("--device", "apple-tv").firstMatch(of: size))
    #expect(phone.size == "13" && television.size == "20.8")
  }
}
