import Foundation
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutLint
import TestSupport
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

  /// The one with a name.
  static func named(_ name: String) throws -> Example { try #require(yaml.first { $0.name == name }) }

  /// The resolved layout; throws the spec's errors, including findings of the lint rules.
  ///
  /// - Parameters:
  ///   - environment: as a spec would write it, in place of the spec's own.
  ///   - state: the name of one of the spec's states.
  ///   - data: what sections hold, in YAML.
  func resolved(
    in environment: String? = nil, state: String? = nil, data: String? = nil
  ) throws -> ResolvedLayout {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    var normal = Self.normal(source, into: &diagnostics)
    var options = ResolveOptions()
    options.state = state
    if let data {
      let source = SourceFile(name: "data.yaml", text: data)
      let document = readDocument(source, into: &diagnostics)
      options.data = document.flatMap { normalizeData($0, of: source, into: &diagnostics) }
    }
    if let environment, let spec = normal {
      let other = SourceFile(
        name: "environment.yaml", text: "environment: \(environment)\nsections: [{list: plain}]")
      let fields = spec.fields.filter { $0.key != "environment" }
      let field = Self.normal(other, into: &diagnostics)?.field("environment")
      normal = Normal(.map(fields + [field].compactMap { $0 }), at: spec.span)
    }
    let layout = normal.flatMap { resolve($0, options: options, into: &diagnostics) }
    if let layout {
      let linted = LintedLayout(layout, LintPolicy(), Suppressions(SourceSet(source)))
      linted.lint(into: &diagnostics)
      linted.lint(solve(layout.spec, in: layout.environment), into: &diagnostics)
    }
    guard let layout, diagnostics.isEmpty else {
      throw Findings(messages: diagnostics.sorted.map(\.message))
    }
    return layout
  }

  private static func normal(_ source: SourceFile, into diagnostics: inout DiagnosticBag) -> Normal? {
    readDocument(source, into: &diagnostics).flatMap { normalize($0, of: source, into: &diagnostics) }
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
