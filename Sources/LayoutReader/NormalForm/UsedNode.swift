import LayoutText

/// A node that stands for a definition: the definition's body, and the keys beside `use` that are merged over it.
public final class UsedNode: Sendable {
  let body: Normal
  let overrides: [Normal]

  /// - Parameters:
  ///   - body: the definition's, a node without `use`.
  ///   - overrides: maps with keys of the node, the weakest first.
  public init(body: Normal, overrides: [Normal]) {
    self.body = body
    self.overrides = overrides
  }

  /// The node with all that is merged over it.
  public func node(at span: Span) -> Normal {
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
