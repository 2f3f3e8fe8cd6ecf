import LayoutText

/// What stands for a definition, of a node or an element of a list: the definition's body, and the keys beside `use` that are merged over
/// it.
package final class UsedNode: Sendable {
  /// The definition's name.
  package let name: String
  /// Whose names the body sees: those of the `with` beside the `use`; 0 where there is none.
  package let scope: Int32
  package let body: Normal
  package let overrides: [Normal]
  /// Where the `use` stands.
  let site: Span

  /// - Parameters:
  ///   - name: the definition's.
  ///   - scope: whose names the body sees.
  ///   - body: the definition's, a node without `use`.
  ///   - overrides: maps with keys of the node, the weakest first.
  ///   - site: where the `use` stands.
  package init(name: String, scope: Int32, body: Normal, overrides: [Normal], site: Span) {
    self.name = name
    self.scope = scope
    self.body = body
    self.overrides = overrides
    self.site = site
  }

  /// Where the `use`s stand by which it came about: its own, and those of definitions that are nothing but a `use`.
  package var sites: [Span] { [site] + (body.used?.sites ?? []) }

  /// The node with all that is merged over it.
  package var node: Normal {
    var node = body
    if let field = body.fields.first, let noun = NounID.node(field.key) {
      // Keys that the node does not have are another node's, over which this one has been merged.
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
