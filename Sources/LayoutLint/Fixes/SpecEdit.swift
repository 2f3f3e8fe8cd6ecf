import LayoutDiagnostics
import LayoutResolver
import LayoutSpec
import LayoutText

/// A fix of a finding, as changes of the spec.
package struct SpecFix: Hashable, Sendable {
  var kind: FixKind
  /// Says what the fix does, such as `delete the top inset`.
  var title: String
  var edits: [SpecEdit]

  init(_ kind: FixKind, _ title: String, _ edits: [SpecEdit]) {
    self.kind = kind
    self.title = title
    self.edits = edits
  }

  /// A fix that keeps the frames.
  static func safe(_ title: String, _ edits: SpecEdit...) -> SpecFix { SpecFix(.safe, title, edits) }

  /// A fix that changes frames.
  static func unsafe(_ title: String, _ edits: SpecEdit...) -> SpecFix { SpecFix(.unsafe, title, edits) }
}

/// A change of a spec. `EditPlanner` turns it into edits of the text, whichever form the spec is written in.
enum SpecEdit: Hashable, Sendable {
  /// Changes a dimension of a node's size.
  case resize(NodeID, Axis, from: Dimension, to: Dimension)
  /// Sets the value of a node's key, which is added if it is missing.
  case set(NodeID, String, SpecValue)
  /// Removes a node's key.
  case remove(NodeID, String)
  /// Removes the key at a place.
  case removeEntry(Span, String)
  /// Removes a definition and the definitions that use it.
  case removeDefinition(Span, String)
  /// Renames a node's key, and sets its value if one is given.
  case rename(NodeID, String, to: String, SpecValue? = nil)
  /// Removes some edges of a node's insets or edge spacing.
  case removeEdges(NodeID, String, [Edge])
  /// Adds some edges to a node's insets or edge spacing.
  case addEdges(NodeID, String, [EdgeValue])
  /// Replaces a group with its only subitem, which gets the group's size.
  case unwrap(NodeID, NodeID)
  /// Replaces a part of the text.
  case text(TextEdit)
}

extension SpecEdit {
  /// A place in the file that the change edits.
  func place(_ map: SourceMap) -> Span {
    switch self {
    case .resize(let node, _, _, _), .set(let node, _, _), .remove(let node, _), .rename(let node, _, _, _),
      .removeEdges(let node, _, _), .addEdges(let node, _, _), .unwrap(let node, _):
      map.keySpan(of: node)
    case .removeEntry(let span, _), .removeDefinition(let span, _): span
    case .text(let edit): edit.span
    }
  }
}

/// An edge of insets and edge spacing.
enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Some edges in words: `top, leading and bottom`.
  static func listed(_ edges: [Edge]) -> String { LayoutLint.listed(edges.map(\.rawValue)) }

  /// The edges at the ends of an axis.
  static func ends(of axis: Axis) -> [Edge] {
    axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
  }
}

/// An edge with its new value.
struct EdgeValue: Hashable, Sendable {
  var edge: Edge
  var value: SpecValue

  init(_ edge: Edge, _ value: SpecValue) {
    self.edge = edge
    self.value = value
  }
}

/// A value to write.
indirect enum SpecValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  case list([SpecValue])
  case map([SpecField])
  /// A copy of the value at a place of the spec.
  case written(Span)

  static func dimension(_ dimension: Dimension, along axis: Axis) -> SpecValue {
    if case .absolute(let points) = dimension { return .number(points) }
    return .text(dimension.writtenExactly(along: axis))
  }

  static func map(_ fields: KeyValuePairs<String, SpecValue>) -> SpecValue {
    .map(fields.map { SpecField(key: $0.key, value: $0.value) })
  }
}

/// A key with its value.
struct SpecField: Hashable, Sendable {
  var key: String
  var value: SpecValue
}
