import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// What `build` and `lint` share: the environment and data from the command line, and the way from a loaded spec to its frames.
struct SolvingArguments {
  private let overrides: EnvironmentOverrides
  private let items: [ParsedArguments.ItemsOverride]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    overrides = EnvironmentOverrides(
      container: try arguments.containerSize(), displayScale: try arguments.displayScale())
    items = try arguments.itemsOverrides()
  }

  struct Checked {
    let layout: ResolvedLayout
    let solution: Solution
  }

  /// Resolves, lints and solves; findings go into the loaded spec's bag.
  ///
  /// - Returns: nil where errors left nothing to solve.
  func solve(_ loaded: inout SpecInput.Loaded, lints: Bool) throws(UsageError) -> Checked? {
    guard let normal = loaded.normal,
      var layout = resolve(normal, overrides: overrides, into: &loaded.diagnostics)
    else { return nil }
    try apply(items, to: &layout.spec, of: loaded.source.name)
    if lints { lint(layout, normal: normal, into: &loaded.diagnostics) }
    let solution = LayoutSolver.solve(layout.spec, in: layout.environment)
    if lints { lintSolved(layout, solution, normal: normal, into: &loaded.diagnostics) }
    reportExceededLimits(layout, solution, into: &loaded.diagnostics)
    return Checked(layout: layout, solution: solution)
  }

  private func apply(
    _ items: [ParsedArguments.ItemsOverride], to spec: inout Spec, of file: String
  ) throws(UsageError) {
    for override in items {
      guard let name = override.section else {
        for index in spec.sections.indices {
          spec.sections[index].items = spec.sections[index].items.resized(to: override.count)
        }
        continue
      }
      let named = spec.sections.firstIndex { $0.isNamed && $0.name == name }
      guard let index = named ?? Int(name).flatMap({ spec.sections.indices.contains($0) ? $0 : nil }) else {
        throw unknownSection(name, spec.sections, file)
      }
      spec.sections[index].items = spec.sections[index].items.resized(to: override.count)
    }
  }

  private func unknownSection(_ name: String, _ sections: [Section], _ file: String) -> UsageError {
    let names = sections.prefix(20).map { $0.isNamed ? shownText($0.name) : "\($0.name) (no id)" }
    let more = sections.count > names.count ? ", …" : ""
    return UsageError(
      message:
        "\(file) has no section '\(shownText(name))'; it has \(names.joined(separator: ", "))\(more)",
      help: didYouMean(name, among: sections.map(\.name)).map { ["did you mean '\($0)'?"] } ?? [])
  }
}
