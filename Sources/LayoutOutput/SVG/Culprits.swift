import LayoutSpec

/// A node of the spec that is wrong, and why.
package struct Culprit: Sendable {
  package var node: NodeID
  /// The rule that found it.
  package var rule: String
  package var message: String
  /// The index of its section; nil for what belongs to the layout.
  package var section: Int?
  /// How large it would be, points, where that is known though it is not laid out.
  package var extent: Extent?
  /// True if it is a section in whose place a box stands, since it cannot be read.
  package var isLeftOut = false

  package init(node: NodeID, rule: String, message: String, section: Int?, extent: Extent? = nil) {
    self.node = node
    self.rule = rule
    self.message = message
    self.section = section
    self.extent = extent
  }
}

/// What is wrong with a layout that is drawn nevertheless.
package struct Culprits: Sendable {
  /// In the order of the spec.
  package let list: [Culprit]
  private let indexes: [NodeID: Int]

  /// - Parameters:
  ///   - list: what is wrong.
  ///   - indexes: for each node that is wrong or lies below such a one, the index in the list.
  package init(_ list: [Culprit] = [], indexes: [NodeID: Int] = [:]) {
    self.list = list
    self.indexes = indexes
  }

  /// What is wrong with a node or with something that holds it.
  subscript(_ node: NodeID) -> Culprit? { indexes[node].map { list[$0] } }
}
