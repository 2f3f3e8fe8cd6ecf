import LayoutReader

/// Whose names an expression sees beside the `let`s: those of the `with` beside the `use` that brought it in.
struct DefinitionScopes {
  struct Scope {
    /// The names and their values; the values see the names of the place where `use` stands.
    var names: [NormalField]
    /// The scope of that place.
    var site: Int32
  }

  /// Scope 0, the spec's own, has no names beside its `let`s.
  private(set) var scopes = [Scope(names: [], site: 0)]

  /// The scope of a definition's body, used at a place that sees `site`.
  mutating func add(_ names: [NormalField], site: Int32) -> Int32 {
    guard !names.isEmpty else { return 0 }
    scopes.append(Scope(names: names, site: site))
    return Int32(clamping: scopes.count - 1)
  }

  subscript(scope: Int32) -> Scope { scopes[Int(scope)] }
}
