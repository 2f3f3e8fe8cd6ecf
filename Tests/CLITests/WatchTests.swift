import Foundation
import FoundationXML
import Testing

/// A spec that is built again whenever it changes.
@Suite struct WatchTests {
  private static let spec = """
    sections:
      - items: 3
        group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}
    """

  /// A watch over a file in a temporary folder, which ends with the test.
  private final class Watch {
    let folder: URL
    private let process = Process()
    private let scratch = try? Scratch()

    init(_ spec: String, output: String, arguments: [String] = [], polls: Bool = false) throws {
      folder = try #require(scratch).folder
      try spec.write(to: folder.appendingPathComponent("a.yaml"), atomically: true, encoding: .utf8)
      process.executableURL = ToolRun.tool
      process.arguments = ["watch", "a.yaml", "-o", output] + arguments
      process.currentDirectoryURL = folder
      if polls {
        process.environment = ProcessInfo.processInfo.environment.merging(["LAYOUTC_POLL": "1"]) { $1 }
      }
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    // A test may run on a thread that has signals blocked, and so has what it starts: only this one cannot be.
    deinit { kill(process.processIdentifier, SIGKILL) }

    /// Writes a new file and gives it the old one's name, as editors do; in place, half of it may be read first.
    func write(_ text: String, to name: String = "a.yaml", inPlace: Bool = false) throws {
      try text.write(to: folder.appendingPathComponent(name), atomically: !inPlace, encoding: .utf8)
    }

    /// The content of a file as soon as it matches; `nil` if it never does.
    func text(of name: String, _ suits: (String) -> Bool) -> String? {
      for _ in 0..<1_000 {
        if let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
          suits(text)
        {
          return text
        }
        usleep(20_000)
      }
      return nil
    }
  }

  /// With and without the system's notifications.
  @Test(arguments: [false, true])
  func buildsAgain(polls: Bool) throws {
    let watch = try Watch(Self.spec, output: "a.csv", polls: polls)
    #expect(watch.text(of: "a.csv") { $0.contains("cell,,0,2,") } != nil)
    try watch.write(Self.spec.replacingOccurrences(of: "items: 3", with: "items: 4"), inPlace: true)
    #expect(watch.text(of: "a.csv") { $0.contains("cell,,0,3,") } != nil)
    try watch.write(Self.spec.replacingOccurrences(of: "items: 3", with: "items: 5"))
    #expect(watch.text(of: "a.csv") { $0.contains("cell,,0,4,") } != nil)
  }

  @Test func watchesIncludedFilesAndData() throws {
    let spec = """
      include: [parts.yaml]
      sections:
        - {id: shelf, group: {use: row}}
      """
    let row = "define: {row: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}}"
    let watch = try Watch(spec, output: "a.csv", arguments: ["--data", "data.yaml"])
    // Neither is there yet, nor is the run over for that.
    try watch.write(row, to: "parts.yaml")
    try watch.write("shelf: 2", to: "data.yaml")
    #expect(watch.text(of: "a.csv") { $0.contains("cell,,0,1,") } != nil)
    try watch.write(row.replacingOccurrences(of: "50", with: "70"), to: "parts.yaml")
    #expect(watch.text(of: "a.csv") { $0.contains(",70,") } != nil)
    try watch.write("shelf: 4", to: "data.yaml")
    #expect(watch.text(of: "a.csv") { $0.contains("cell,,0,3,") } != nil)
  }

  /// Errors are shown above the last good picture, and disappear with the mistake.
  @Test func keepsTheLastGoodPicture() throws {
    let watch = try Watch(Self.spec, output: "a.svg")
    let good = try #require(watch.text(of: "a.svg") { $0.hasSuffix("</svg>\n") })
    try watch.write(Self.spec + "\nitmes: 3 # <&>")
    let bad = try #require(watch.text(of: "a.svg") { $0.contains("role=\"alert\"") })
    #expect(bad.hasPrefix(good.dropLast("</svg>\n".count)))
    #expect(bad.contains("unknown key 'itmes'"))
    #expect(bad.contains("&lt;&amp;>") || bad.contains("&lt;&amp;&gt;"))
    #expect(XMLParser(data: Data(bad.utf8)).parse())
    try watch.write(Self.spec)
    #expect(watch.text(of: "a.svg") { $0 == good } != nil)
  }

  /// A page does not change; the script next to it has the new content.
  @Test func tellsOpenPages() throws {
    let watch = try Watch(Self.spec, output: "a.html")
    let script = try #require(watch.text(of: "a.html.reload.js") { $0.contains("\"data\":") })
    let page = try #require(watch.text(of: "a.html") { $0.contains("\"reloadScript\":\"a.html.reload.js\"") })
    try watch.write("sections: [")
    let news = try #require(watch.text(of: "a.html.reload.js") { $0 != script && $0.hasSuffix("});\n") })
    #expect(news.contains("\"messages\":\"a.yaml:1:11: error:"))
    #expect(watch.text(of: "a.html") { _ in true } == page)
    try watch.write(Self.spec.replacingOccurrences(of: "items: 3", with: "items: 4"))
    #expect(watch.text(of: "a.html.reload.js") { $0.contains("\"data\":") } != nil)
  }

  @Test(arguments: [
    ([], "watch takes one spec that is a file"),
    (["-", "-o", "a.svg"], "watch takes one spec that is a file"),
    (["a.yaml", "-o", "-"], "watch needs a file to write to"),
    (["a.yaml", "-o", "a.xyz"], "names no format"),
    (["a.yaml", "-o", "a.svg", "--print-environment"], "unknown option"),
  ])
  func refusesWhatCannotBeWatched(arguments: [String], message: String) throws {
    let run = try ToolRun.run(["watch"] + arguments)
    #expect(run.code == 2)
    #expect(run.errorText.contains(message), "\(run.errorText)")
  }
}
