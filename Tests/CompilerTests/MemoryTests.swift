import LayoutDiagnostics
import LayoutSolver
import LayoutText
import Testing

@testable import LayoutCompiler

/// Specs that lie in no file system.
@Suite struct MemoryTests {
  private static let texts = [
    "specs/shelf.yaml": """
    include: [shared.yaml]
    environment: { container: 300 x 200 }
    sections:
      - id: shelf
        items: 3
        group: { horizontal: { size: "100% x ${rowHeight}", subitems: [{ item: { size: 100 x 100% } }] } }
    """,
    "specs/shared.yaml": "let: { rowHeight: 50 }",
  ]

  @Test func compilesSpecWithInclude() throws {
    let compiler = SpecCompiler(RunOptions(), files: .memory(Self.texts))
    let compiled = try compiler.compile(try compiler.prepare("specs/shelf.yaml").get())
    #expect(compiled.findings.map(\.message) == [])
    #expect(compiled.sources.files.map(\.name) == ["specs/shelf.yaml", "specs/shared.yaml"])
    let cell = try #require(compiled.layouts?.first?.solution.cell(2, inSection: 0))
    #expect(cell.frame.x == 200)
    #expect(cell.frame.height == 50)
  }

  /// A batch includes the same files in most of its lines.
  @Test func filesAreReadOnce() throws {
    let counter = ReadCounter()
    var files = FileAccess.memory(Self.texts)
    let read = files.read
    files.read = { path, limit throws(InputError) in
      counter.add(path)
      return try read(path, limit)
    }
    let compiler = SpecCompiler(RunOptions(), files: files).readingOnce()
    for _ in 0..<3 {
      let compiled = try compiler.compile(try compiler.prepare("specs/shelf.yaml").get())
      #expect(compiled.findings.map(\.message) == [])
    }
    #expect(counter.paths == ["specs/shelf.yaml", "specs/shared.yaml"])
  }

  private final class ReadCounter: @unchecked Sendable {
    private let monitor = Monitor()
    private(set) var paths: [String] = []

    func add(_ path: String) { monitor.locked { paths.append(path) } }
  }

  /// What is linted for many environments is there one at a time.
  @Test(arguments: [true, false])
  func layoutsAreKeptWhereTheyAreWanted(isWanted: Bool) throws {
    var options = RunOptions()
    options.hasMatrix = true
    let compiler = SpecCompiler(options, files: .memory(Self.texts))
    let spec = try compiler.prepare("specs/shelf.yaml").get()
    let compiled = try SpecRun(compiler, spec, keeping: isWanted ? 0 : nil).compile(looksAround: true)
    #expect(compiled.resolved.count > 10)
    #expect(compiled.layouts?.count == (isWanted ? compiled.resolved.count : nil))
    #expect(compiled.resolved.allSatisfy { $0.spec.sections.isEmpty })
  }

  /// A layout that is not kept is solved again, to the same frames.
  @Test func layoutIsTheSameSolvedAgain() throws {
    var options = RunOptions()
    options.devices = ["iphone-16", "ipad-pro-11", "iphone-se"]
    let text = """
      sections:
        - items: [{ count: 1000, measured: { height: "${40 + index % 50 + width}" } }]
          waterfall: { columns: 3 }
      """
    let compiler = SpecCompiler(options, files: .memory(["waterfall.yaml": text]))
    func layouts(keeping room: Int) throws -> SolvedLayouts {
      let spec = try compiler.prepare("waterfall.yaml").get()
      return try #require(try SpecRun(compiler, spec, keeping: room).compile().layouts)
    }
    let (kept, again) = (try layouts(keeping: .max), try layouts(keeping: 0))
    #expect(again.count == 3)
    for (index, layout) in again.solvedInTurn.enumerated() {
      #expect(layout.layout.environment == again.environment(at: index))
      #expect(layout.layout.spec == kept.solve(index).layout.spec)
      let last = try #require(layout.solution.cell(999, inSection: 0))
      #expect(last.frame == kept.solve(index).solution.cell(999, inSection: 0)?.frame)
      #expect(last.frame.height == (40 + 49 + layout.layout.environment.container.width).rounded())
    }
  }

  @Test func findsConfigurationAboveSpec() throws {
    var texts = Self.texts
    texts[".layoutc.yaml"] = "lint: { severity: { one-point-dimension: error } }"
    let compiler = SpecCompiler(RunOptions(), files: .memory(texts))
    let configuration = try #require(try compiler.configuration(forSpec: "specs/shelf.yaml")?.get())
    #expect(configuration.path == ".layoutc.yaml")
  }

  @Test func saysWhichFileIsMissing() throws {
    let compiler = SpecCompiler(RunOptions(), files: .memory([:]))
    guard case .failure(.unreadable(let message)) = try compiler.prepare("none.yaml") else {
      Issue.record("there is no such spec")
      return
    }
    #expect(message == "cannot read none.yaml: no such file")
  }
}
