import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText
import TestSupport
import Testing

/// Layouts with frames computed by hand; each file's comment has the arithmetic.
@Suite struct SolveFixtureTests {
  struct Fixture: CustomTestStringConvertible, Sendable {
    let path: String
    var testDescription: String { path }
  }

  static let folder = Repository.file("Tests/Fixtures/solve")

  static let all = Repository.specs(below: folder, ["yaml"]).map { Fixture(path: String($0.dropLast(5))) }

  @Test func thereAreFixtures() { #expect(Self.all.count >= 20) }

  @Test(arguments: all)
  func framesAreAsWorkedOut(fixture: Fixture) throws {
    let file = Self.folder.appendingPathComponent(fixture.path)
    let source = SourceFile(
      name: fixture.path, bytes: Array(try Data(contentsOf: file.appendingPathExtension("yaml"))))
    var diagnostics = DiagnosticBag()
    let document = try #require(readDocument(source, format: .yaml, into: &diagnostics))
    let normal = try #require(normalize(document, of: source, into: &diagnostics))
    let layout = try #require(resolve(normal, into: &diagnostics), "\(diagnostics.sorted.map(\.message))")
    try #require(!diagnostics.hasErrors, "\(diagnostics.sorted.map(\.message))")
    let solution = solve(layout.spec, in: layout.environment)

    let data = try Data(contentsOf: file.appendingPathExtension("frames.json"))
    let expected = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let size = try #require(expected["contentSize"] as? [Double])
    #expect(
      [solution.contentSize.width, solution.contentSize.height].map(Self.decimal) == size.map(Self.decimal))
    let rows = try #require(expected["elements"] as? [[Any]])
    var got: [String] = []
    solution.forEachElement { element in
      got.append(Self.row(element, kind: solution.elementKinds[element.kind]))
      return true
    }
    if let sections = expected["sections"] as? [[Any]] {
      #expect(
        solution.sections.indices.map { Self.sectionRow($0, of: solution) } == sections.map(Self.joined))
    }
    #expect(got == rows.map(Self.joined))
  }

  private static func joined(_ row: [Any]) -> String {
    row.map { "\($0 is NSNull ? "layout" : $0)" }.joined(separator: " ")
  }

  /// A section's box, and an orthogonal section's viewport, content and offsets.
  private static func sectionRow(_ index: Int, of solution: Solution) -> String {
    let frame = solution.frame(ofSection: index)
    var numbers = [frame.x, frame.y, frame.width, frame.height]
    if let row = solution.sections[index].orthogonalRow {
      numbers += [row.viewportLength, row.contentLength, row.maxOffset, row.offset]
    }
    return numbers.map(decimal).joined(separator: " ")
  }

  private static func row(_ element: Element, kind: String) -> String {
    let names = [
      "": "cell", "UICollectionElementKindSectionHeader": "header",
      "UICollectionElementKindSectionFooter": "footer",
    ]
    let frame = [element.frame.x, element.frame.y, element.frame.width, element.frame.height]
    let section = element.section.map(String.init) ?? "layout"
    return
      ([names[kind] ?? kind, section, "\(element.item)"] + frame.map(decimal) + [
        "\(element.zIndex)"
      ])
      .joined(separator: " ")
  }

  private static func decimal(_ number: Double) -> String {
    let sink = ByteSink()
    sink.write(decimal: number)
    return sink.text
  }
}
