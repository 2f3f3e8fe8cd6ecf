import LayoutDiagnostics
import LayoutReader

/// A spec with its definitions written out and marked where they stand; variants, expressions and shorthands are still in place.
package struct WrittenLayout {
  /// The named values of the spec and the files that it includes, the strongest of each name.
  package let values: [NormalField]
  package let configuration: Normal?
  package let sections: [Normal]
  private let scopes: DefinitionScopes

  /// - Parameters:
  ///   - normal: the spec's normal form.
  ///   - included: the normal forms of the files that it includes.
  ///   - diagnostics: receives what is wrong with its definitions.
  package init(_ normal: Normal, including included: [Normal], into diagnostics: inout DiagnosticBag) {
    let expansion = SpecExpansion(
      normal: normal, files: [normal] + included.reversed(),
      environment: resolveEnvironment(nil, EnvironmentOverrides(), into: &diagnostics),
      options: ResolveOptions(), diagnostics: diagnostics)
    let written = expansion.write(DiagnosticBag())
    diagnostics.merge(written.diagnostics)
    values = expansion.merged("let")
    configuration = written.configuration
    sections = written.sections.map(\.map)
    scopes = written.scopes
  }

  /// The names of a `with` and whose names their values see.
  ///
  /// - Parameter scope: the scope of an expression.
  package func names(of scope: Int32) -> (fields: [NormalField], site: Int32) {
    scope > 0 ? (scopes[scope].names, scopes[scope].site) : ([], 0)
  }
}

extension Normal {
  /// What a section or a configuration can be: with each of its variants merged over it, in their order, and last without.
  ///
  /// The conditions are looked at in this order; nil always holds.
  package func alternatives(as type: ValueType) -> [(when: Normal?, map: Normal)] {
    let base = removing("variants", "repeat")
    var result: [(when: Normal?, map: Normal)] = []
    for variant in self["variants"]?.elements ?? [] {
      let when = variant["when"].flatMap { $0.isNull || $0.boolean == true ? nil : $0 }
      result.append((when, base.merged(with: variant.removing("when"), as: type).withoutNulls))
      if when == nil { return result }
    }
    return result + [(nil, base.withoutNulls)]
  }
}
