import Foundation
import LayoutKit
import Testing

/// One spec of the folder `Examples`.
struct Example: CustomTestStringConvertible, Sendable {
  let file: URL

  /// The name without its ending.
  var name: String { file.deletingPathExtension().lastPathComponent }
  var testDescription: String { file.lastPathComponent }

  static let yaml = all(endingIn: "yaml")
  static let json = all(endingIn: "json")

  private static func all(endingIn ending: String) -> [Example] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.file("Examples").path)) ?? []
    return names.filter { $0.hasSuffix(".\(ending)") }.sorted().map {
      Example(file: Repository.file("Examples/\($0)"))
    }
  }

  /// The layout in concrete values; throws what is wrong with the spec.
  func resolved() throws -> ResolvedLayout {
    let source = SourceFile(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    var diagnostics = DiagnosticBag()
    guard let document = readDocument(source, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics),
      let layout = resolve(normal, into: &diagnostics), diagnostics.isEmpty
    else { throw Findings(messages: diagnostics.sorted.map(\.message)) }
    return layout
  }

  struct Findings: Error { let messages: [String] }
}

/// What a layout looks like in a format.
func written(_ layout: ResolvedLayout, as format: String) throws -> String {
  let format = try #require(OutputFormat.named(format))
  let solution = solve(layout.spec, in: layout.environment)
  #expect(solution.findings.isEmpty)
  let sink = ByteSink()
  format.write(solution, to: sink)
  return sink.text
}
