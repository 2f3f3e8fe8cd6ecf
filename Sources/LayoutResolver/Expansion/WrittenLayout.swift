import LayoutDiagnostics
import LayoutReader

/// A spec with expanded definitions, but with variants, expressions and shorthands.
package struct WrittenLayout {
  /// The `let`s of the spec and the included files, by precedence.
  package let values: [NormalField]
  package let configuration: Normal?
  package let sections: [Normal]
  private let scopes: DefinitionScopes

  /// - Parameter diagnostics: receives errors in the definitions.
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

  /// Returns the names of a `with`, and the scope of their values.
  /// - Parameter scope: the scope of an expression.
  package func names(of scope: Int32) -> (fields: [NormalField], site: Int32) {
    scope > 0 ? (scopes[scope].names, scopes[scope].site) : ([], 0)
  }
}

extension Normal {
  /// Returns all forms of a section or configuration: with each variant merged over it, in order, and last
  /// without any. A form without a condition always matches and is the last.
  package func alternatives(as type: ValueType) -> [(when: Normal?, map: Normal)] {
    let base = removing(SectionKeys.variants.name, SectionKeys.repeat.name)
    var result: [(when: Normal?, map: Normal)] = []
    for variant in self[SectionKeys.variants]?.elements ?? [] {
      let when = variant[SectionKeys.when].flatMap { $0.isNull || $0.boolean == true ? nil : $0 }
      result.append((when, base.merged(with: variant.removing(SectionKeys.when.name), as: type).withoutNulls))
      if when == nil { return result }
    }
    return result + [(nil, base.withoutNulls)]
  }
}
