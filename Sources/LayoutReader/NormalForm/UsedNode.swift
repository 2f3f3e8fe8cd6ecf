import LayoutText

/// The use of a definition as a node or list element: its body, and the keys next to `use`, which are merged
/// over the body.
package final class UsedNode: Sendable {
  package let name: String
  /// The scope of the body, set by the `with` next to the `use`; 0 without one.
  package let scope: Int32
  package let body: Normal
  package let overrides: [Normal]
  /// The place of the `use`.
  let site: Span

  /// - Parameters:
  ///   - body: a node without `use`.
  ///   - overrides: maps with keys of the node, the weakest first.
  package init(name: String, scope: Int32, body: Normal, overrides: [Normal], site: Span) {
    self.name = name
    self.scope = scope
    self.body = body
    self.overrides = overrides
    self.site = site
  }

  /// The places of all `use`s that led here: this one, and those of definitions that are only a `use`.
  package var sites: [Span] { [site] + (body.used?.sites ?? []) }

  /// The node with all overrides merged.
  package var node: Normal {
    var node = body
    if let field = body.fields.first, let noun = NounID.node(field.key) {
      // Keys of other nouns are left over from a node that this one replaced.
      let known = SpecSchema.noun(noun)
      let value = overrides.reduce(field.value) { merged, override in
        let fields = override.fields.filter { known.index(of: $0.key) != nil }
        return merged.merged(with: Normal(.map(fields), at: override.span), as: .map(noun))
      }
      node = Normal(.map([NormalField(field.key, keySpan: field.keySpan, value)]), at: body.span)
    }
    node.used = self
    return node
  }
}
