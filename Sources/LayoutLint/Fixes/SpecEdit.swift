import LayoutDiagnostics
import LayoutResolver
import LayoutSpec
import LayoutText

/// A way to mend a finding, in terms of the spec.
package struct SpecFix: Hashable, Sendable {
  var kind: FixKind
  /// What it does, such as `delete the top inset`.
  var title: String
  var edits: [SpecEdit]

  init(_ kind: FixKind, _ title: String, _ edits: [SpecEdit]) {
    self.kind = kind
    self.title = title
    self.edits = edits
  }

  /// A way that keeps the frames.
  static func safe(_ title: String, _ edits: SpecEdit...) -> SpecFix { SpecFix(.safe, title, edits) }

  /// A way that changes frames.
  static func unsafe(_ title: String, _ edits: SpecEdit...) -> SpecFix { SpecFix(.unsafe, title, edits) }
}

/// What is to be changed in a spec. `EditPlanner` finds the text that says it, however it is written.
enum SpecEdit: Hashable, Sendable {
  /// Another dimension of a node's size.
  case resize(NodeID, Axis, from: Dimension, to: Dimension)
  /// Another value of a node's key, which is there or is added.
  case set(NodeID, String, SpecValue)
  /// A node's key goes.
  case remove(NodeID, String)
  /// The key at a place goes.
  case removeEntry(Span, String)
  /// A definition goes, with those that use it.
  case removeDefinition(Span, String)
  /// A node's key gets another name, and another value where one is given.
  case rename(NodeID, String, to: String, SpecValue? = nil)
  /// Some edges of a node's insets or edge spacing go.
  case removeEdges(NodeID, String, [Edge])
  /// Some edges of a node's insets or edge spacing are given.
  case addEdges(NodeID, String, [EdgeValue])
  /// A group gives its place to its only subitem, which takes the group's size.
  case unwrap(NodeID, NodeID)
  /// A text in the place of another, whatever it says.
  case text(TextEdit)
}

extension SpecEdit {
  /// Where what it changes is written, about: in the right file.
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

/// An edge with what is to stand there.
struct EdgeValue: Hashable, Sendable {
  var edge: Edge
  var value: SpecValue

  init(_ edge: Edge, _ value: SpecValue) {
    self.edge = edge
    self.value = value
  }
}

/// A value that is to be written.
indirect enum SpecValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  case list([SpecValue])
  case map([SpecField])
  /// What stands at a place of the spec already.
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
