import Foundation
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is around and over the elements of a picture.
@Suite struct PictureTests {
  /// Rows of three cells of 100 x 50 in a container of 300 x 600.
  private func solution(
    name: String? = "Rows", cells: Int = 30, title: String? = nil,
    _ change: (inout Environment) -> Void = { _ in }
  ) -> Solution {
    let third = Item(id: Sample.node, size: LayoutSize(width: .absolute(100), height: .fractionalHeight(1)))
    let row = Group(
      id: Sample.node, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      content: .line(LineContent(axis: .horizontal, subitems: [.item(third)])))
    var items = ItemList()
    items.append(ItemList.Run(count: cells, title: title.map { .text($0) }))
    var environment = Environment(container: Extent(width: 300, height: 600))
    change(&environment)
    return solve(
      Spec(name: name, sections: [Section(id: Sample.node, name: "0", items: items, group: row)]),
      in: environment)
  }

  /// A row of cells of 100 x 50 that scrolls by itself, in 300 points.
  private func carousel(cells: Int, scroll: Double = 0) -> Solution {
    var spec = solution(cells: cells).spec
    spec.sections[0].group.size.width = .absolute(100)
    spec.sections[0].orthogonalScrolling = OrthogonalScrolling(
      behavior: .continuous, scroll: Point(x: scroll))
    return solve(spec, in: Environment(container: Extent(width: 300, height: 600)))
  }

  private func text(_ solution: Solution, _ set: (inout PictureOptions) -> Void = { _ in }) -> String {
    var options = PictureOptions()
    set(&options)
    let sink = ByteSink()
    OutputFormat.named("svg")?.write(solution, to: sink, options: WriterOptions(picture: options))
    return sink.text
  }

  private func root(_ text: String) throws -> XMLElement {
    try #require(XMLDocument(xmlString: text).rootElement())
  }

  private func values(_ attribute: String, in root: XMLElement) throws -> [String] {
    try root.nodes(forXPath: "//@\(attribute)").compactMap(\.stringValue)
  }

  private func elements(_ root: XMLElement) throws -> Int {
    try root.nodes(forXPath: "//*[local-name()='rect']/*[local-name()='title']").count
  }

  @Test func stylesKnowEveryClass() throws {
    var set = PictureOptions(show: PictureOverlay.allCases)
    set.frame = .device
    let scrolled = solution(cells: 60, title: "x") {
      $0.safeArea = Insets(top: 91, bottom: 83)
      $0.bars = Bars(navigation: 44, tab: 49)
      $0.scroll = Point(y: 100)
    }
    let known = Set(SVGPalette.all.map { "\($0.name)" })
    #expect(known.count == SVGPalette.all.count)
    for options in [set, PictureOptions()] {
      let used = Set(try values("class", in: root(text(scrolled) { $0 = options })))
      #expect(used.isSubset(of: known), "\(used.subtracting(known))")
    }
  }

  @Test func themes() throws {
    let auto = text(solution())
    #expect(auto.contains("@media (prefers-color-scheme: dark)"))
    #expect(auto.contains("fill=\"#ffffff\"") && auto.contains("#layout .page { fill: #14161a; }"))
    let light = text(solution()) { $0.theme = .light }
    #expect(!light.contains("<style") && light.contains("fill=\"#ffffff\""))
    let dark = text(solution()) { $0.theme = .dark }
    #expect(!dark.contains("<style") && dark.contains("fill=\"#14161a\"") && !dark.contains("#ffffff"))
    // Without the style the automatic picture is the light one.
    let start = try #require(auto.range(of: "<style>")).lowerBound
    let end = try #require(auto.range(of: "</style>\n")).upperBound
    #expect(auto[..<start] + auto[end...] == light)
  }

  @Test func idsArePrefixed() throws {
    var framed = carousel(cells: 9)
    framed = solve(framed.spec, in: framed.environment)
    let picture = text(framed) {
      $0.idPrefix = "a-"
      $0.frame = .device
      $0.show = PictureOverlay.allCases
    }
    let root = try root(picture)
    let ids = try values("id", in: root)
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("a-section-0") && ids.allSatisfy { $0.hasPrefix("a-") })
    for link in picture.components(separatedBy: "url(#").dropFirst() {
      let id = String(link.prefix { $0 != ")" })
      #expect(ids.contains(id), "\(id)")
    }
    #expect(picture.contains("#a-layout .page"))
    #expect(try values("aria-labelledby", in: root) == ["a-title a-description"])
  }

  /// A prefix is all that changes.
  @Test func idsAreStable() {
    let plain = text(carousel(cells: 9))
    let prefixed = text(carousel(cells: 9)) { $0.idPrefix = "zz-" }
    #expect(prefixed.replacingOccurrences(of: "zz-", with: "") == plain)
    #expect(plain == text(carousel(cells: 9)))
  }

  @Test func hostileTextIsEscaped() throws {
    let hostile = "</title><script>alert(1)</script>\u{1}\u{FFFF}\"'&]]>"
    let picture = text(solution(name: hostile, cells: 3, title: hostile)) {
      $0.frame = .device
      $0.state = hostile
    }
    #expect(!picture.contains("<script"))
    #expect(try root(picture).elements(forName: "script").isEmpty)
  }

  @Test func headings() throws {
    func heading(_ solution: Solution, _ set: (inout PictureOptions) -> Void = { _ in }) throws -> [String] {
      try root(text(solution, set)).nodes(
        forXPath: "//*[local-name()='text'][@class='name' or @class='details' or @class='note']"
      ).compactMap(\.stringValue)
    }
    #expect(try heading(solution()) == ["Rows", "300 × 600"])
    #expect(
      try heading(solution { $0.device = "iphone-16" }) { $0.state = "full" }
        == ["Rows", "iphone-16 · state full · 300 × 600"])
    #expect(
      try heading(
        solution {
          $0.device = "tall"
          $0.container = Extent(width: 600, height: 300)
        }) == ["Rows", "tall, landscape · 600 × 300"])
    #expect(try heading(solution()) { $0.show = [.labels] }.isEmpty)
    #expect(try heading(solution(name: nil)).first == "Layout")
  }

  @Test func labelsCanBeLeftOut() {
    #expect(!text(solution()) { $0.show = [] }.contains("<text"))
    #expect(text(solution()) { $0.show = [.labels] }.components(separatedBy: "<text").count == 31)
  }

  @Test func gapsAreNumbered() throws {
    var spec = solution(cells: 6).spec
    spec.sections[0].interGroupSpacing = 12
    let picture = text(solve(spec, in: solution().environment)) { $0.show = [.spacing] }
    let root = try root(picture)
    #expect(
      try root.nodes(forXPath: "//*[@class='gap']/*[local-name()='title']").map(\.stringValue)
        == ["interGroupSpacing - 12"])
    #expect(try root.nodes(forXPath: "//*[@class='gap-text']").map(\.stringValue) == ["12"])
  }

  /// A screen of 300 x 600 whose content begins below a safe area of 47 points, in 11 points of a device and 8 around it.
  @Test func aDeviceShowsItsScreen() throws {
    let framed = solution(cells: 90) { $0.safeArea = Insets(top: 47, bottom: 34) }
    let root = try root(
      text(framed) {
        $0.frame = .device
        $0.show = []
      })
    #expect(try values("viewBox", in: root) == ["-19 -66 338 638"])
    // Down to 553 points: 12 rows.
    #expect(try elements(root) == 36)
    func count(_ name: String) throws -> Int { try root.nodes(forXPath: "//*[@class='\(name)']").count }
    #expect(
      try count("device") == 1 && count("screen") == 1 && count("cutout") == 1 && count("safe-area") == 0)
    // The time, the charge of the battery, four bars of the signal and the home indicator; the outline of the battery.
    #expect(try count("glyph") == 7 && count("glyph-line") == 1 && count("bar") == 0)
  }

  @Test func barsTakeTheirPartOfTheSafeArea() throws {
    let framed = solution(cells: 90) {
      $0.safeArea = Insets(top: 64, bottom: 49)
      $0.bars = Bars(navigation: 44, tab: 49)
    }
    let root = try root(text(framed) { $0.frame = .device })
    #expect(try root.nodes(forXPath: "//*[@class='bar']/@d").compactMap(\.stringValue).count == 2)
    // No room is left for a home indicator: the time, the battery and the signal alone.
    #expect(try root.nodes(forXPath: "//*[@class='glyph']").count == 6)
    let marked = try self.root(
      text(framed) {
        $0.frame = .device
        $0.show = [.safeArea]
      })
    #expect(try marked.nodes(forXPath: "//*[@class='safe-area']").count == 1)
    let bare = try self.root(text(solution()) { $0.frame = .device })
    #expect(try bare.nodes(forXPath: "//*[@class='bar' or @class='glyph' or @class='safe-area']").isEmpty)
  }

  /// The wider side is shaded as far as nothing is laid out there; a camera is a phone's, and the time stands there where nothing is above.
  @Test(arguments: [
    (Insets(trailing: 84), Environment.LayoutDirection.ltr, "M216 0h84v600h-84z", 2),
    (Insets(trailing: 84), .rtl, "M0 0h84v600h-84z", 2),
    (Insets(top: 59, leading: 84, trailing: 10), .ltr, "M0 -59h84v600h-84z", 2),
    (Insets(leading: 59, trailing: 59), .ltr, "", 1), (Insets(trailing: 20), .ltr, "M280 0h20v600h-20z", 1),
  ])
  func reservedSideIsShaded(
    safeArea: Insets, direction: Environment.LayoutDirection, outline: String, dark: Int
  ) throws {
    let framed = solution {
      $0.safeArea = safeArea
      $0.layoutDirection = direction
    }
    let root = try root(text(framed) { $0.frame = .device })
    #expect(
      try root.nodes(forXPath: "//*[@class='reserved']/@d").compactMap(\.stringValue).joined() == outline)
    // The device and the camera.
    #expect(try root.nodes(forXPath: "//*[@class='device']").count == dark)
    let times = try root.nodes(forXPath: "//*[text()='9:41']")
    #expect(times.count == (outline.contains("h84") ? 1 : 0))
  }

  /// What a list draws between its rows: below each but the last, a pixel at scale 3 up to iOS 18, from iOS 26 on a point that ends 20 before the row.
  @Test(arguments: [
    (17, Environment.LayoutDirection.ltr, ["M16 49.667h84v0.333h-84z", "M16 99.667h84v0.333h-84z"]),
    (26, .ltr, ["M16 49h64v1h-64z", "M16 99h64v1h-64z"]),
    (26, .rtl, ["M220 49h64v1h-64z", "M220 99h64v1h-64z"]),
  ])
  func separatorsAreDrawn(version: Int, direction: Environment.LayoutDirection, lines: [String]) throws {
    var spec = solution(cells: 3).spec
    spec.sections[0].group.size.width = .absolute(100)
    spec.sections[0].listInsets = ListInsets()
    spec.sections[0].firstSeparatedRow = 0
    var environment = Environment(
      container: Extent(width: 300, height: 600), displayScale: 3, layoutDirection: direction)
    environment.system = .iOS(version)
    func drawn() throws -> [String] {
      try root(text(solve(spec, in: environment))).nodes(
        forXPath: "//*[local-name()='path'][@class='cell0-text']/@d"
      ).compactMap(\.stringValue)
    }
    #expect(try drawn() == lines)
    // Rows with lines between them are one box, which is open where a line is.
    func open() throws -> [String] {
      try root(text(solve(spec, in: environment))).nodes(forXPath: "//*/@stroke-dasharray").compactMap(
        \.stringValue)
    }
    #expect(try open().count == lines.count)
    spec.sections[0].firstSeparatedRow = nil
    #expect(try drawn() == [] && open() == [])
  }

  @Test func whatIsInSightIsMarked() throws {
    let scrolled = solution(cells: 90) { $0.scroll = Point(y: 200) }
    #expect(text(scrolled).contains("<path d=\"M1 201h298v598h-298z\" class=\"sight\""))
    #expect(!text(solution(cells: 90)).contains("class=\"sight\""))
    #expect(!text(scrolled) { $0.frame = .device }.contains("class=\"sight\""))
  }

  /// Nine cells of 100, of which 300 points are in sight: from 250 on cells 2 to 5, the first and the last of
  /// them in part; in 120 points beside 1, 2, 5 and 6.
  @Test(arguments: [
    (RowClipping.ghost, "-120 0 540 50", 4 + 4, true), (.cut, "0 0 300 50", 4, true),
    (.none, "-250 0 900 50", 9, false),
  ])
  func rowsAreClipped(clip: RowClipping, view: String, count: Int, isCut: Bool) throws {
    let root = try root(
      text(carousel(cells: 9, scroll: 250)) {
        $0.clip = clip
        $0.show = []
      })
    #expect(try values("viewBox", in: root) == [view])
    #expect(try root.nodes(forXPath: "//*[local-name()='clipPath']").count == (isCut ? 1 : 0))
    #expect(try elements(root) == count)
  }

  /// A row that is all in sight is like any other section.
  @Test func shortRowsAreWhole() throws {
    #expect(!text(carousel(cells: 3)).contains("clipPath"))
    #expect(text(carousel(cells: 4)).contains("clipPath"))
  }

  @Test func manyElementsAreShownInSight() throws {
    #expect(!text(solution(cells: 5_000)).contains("showing"))
    let many = text(solution(cells: 6_001))
    #expect(many.contains(">showing 36 of 6,001 elements; --all draws everything<"))
    #expect(try elements(root(many)) == 36)
    #expect(try elements(root(text(solution(cells: 6_001)) { $0.drawsEverything = true })) == 6_001)
    // What is left out is said without a heading, too.
    #expect(text(solution(cells: 6_001)) { $0.show = [] }.contains("showing 36 of 6,001"))
  }

  /// Without a limit nothing is held in memory: the elements of a layout are drawn as those that fit are.
  @Test func streamedPicturesAreTheSame() {
    for solution in [solution(cells: 40), carousel(cells: 9, scroll: 250)] {
      #expect(text(solution) == text(solution) { $0.drawsEverything = true })
    }
  }

  @Test func aBillionCellsAnswerAtOnce() throws {
    let billion = solution(cells: 1_000_000_000)
    #expect(text(billion).contains("showing 36 of 1,000,000,000 elements"))
    #expect(try elements(root(text(billion) { $0.frame = .device })) == 36)
    let row = text(carousel(cells: 1_000_000_000, scroll: 1_000_050)) {
      $0.show = PictureOverlay.allCases
    }
    #expect(row.contains("showing 4 of 1,000,000,000 elements"))
    // Of so small cells there are too many in sight as well.
    var spec = billion.spec
    spec.sections[0].group.size.height = .absolute(0.5)
    let dense = text(solve(spec, in: Environment(container: Extent(width: 300, height: 2_000))))
    #expect(dense.contains("showing 5,000 of 1,000,000,000 elements"))
  }

  @Test func sheetsStandInRows() throws {
    let entries = (1...7).map { number in
      SVGContactSheet.Entry(
        solution(cells: 12) { $0.container = Extent(width: 300, height: Double(number) * 100) },
        state: "s\(number)")
    }
    let sink = ByteSink()
    SVGContactSheet(entries, name: "All & more", options: WriterOptions()).write(to: sink)
    let root = try root(sink.text)
    let ids = try values("id", in: root)
    #expect(Set(ids).count == ids.count)
    let pictures = root.elements(forName: "g").first?.elements(forName: "svg") ?? []
    func attribute(_ name: String, of picture: XMLElement) -> String {
      picture.attributes?.first { $0.name == name }?.stringValue ?? ""
    }
    let frames = pictures.map { picture in
      ["x", "y", "width", "height"].map { Double(attribute($0, of: picture)) ?? .nan }
    }
    #expect(frames.count == 7)
    for (index, frame) in frames.enumerated() {
      // One scale: the box of a picture is as large as what it shows.
      let shown = attribute("viewBox", of: pictures[index]).split(separator: " ").compactMap { Double($0) }
      #expect(shown.suffix(2) == frame.suffix(2))
      for other in frames[..<index] {
        #expect(
          frame[0] >= other[0] + other[2] || other[0] >= frame[0] + frame[2]
            || frame[1] >= other[1] + other[3] || other[1] >= frame[1] + frame[3])
      }
    }
    let names = try root.nodes(forXPath: "//*[@class='name']").map(\.stringValue)
    #expect(names.first == "All & more")
    #expect(root.elements(forName: "desc").first?.stringValue?.contains("state s7 · 300 × 700") == true)
  }
}
