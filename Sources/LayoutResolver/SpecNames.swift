import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// The states and named values of a spec and its included files.
package struct SpecNames: Sendable {
  package let states: [String]
  package let values: [String]

  package init(_ normal: Normal, including included: [Normal] = []) {
    func names(_ key: KeyRow) -> [String] {
      var seen: Set<String> = []
      return ([normal] + included).flatMap { $0[key]?.fields ?? [] }.map(\.key).filter {
        seen.insert($0).inserted
      }
    }
    states = names(SpecKeys.states)
    values = names(SpecKeys.let)
  }
}

/// Returns the environment of a spec, without resolving the spec.
package func environment(
  of normal: Normal, options: ResolveOptions = ResolveOptions(), into diagnostics: inout DiagnosticBag
) -> Environment {
  resolveEnvironment(normal[SpecKeys.environment], options.environment, into: &diagnostics)
}
