import LayoutSpec
import LayoutText

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
  /// All that is wrong, also what has no place in the layout such as a misspelt key; each mistake once.
  package var messages: [String]
  private let indexes: [NodeID: Int]

  /// - Parameters:
  ///   - list: what is wrong.
  ///   - indexes: for each node that is wrong or lies below such a one, the index in the list.
  ///   - messages: what all errors say.
  package init(_ list: [Culprit] = [], indexes: [NodeID: Int] = [:], messages: [String] = []) {
    var told: Set<String> = []
    self.messages = messages.filter { told.insert($0).inserted }
    self.list = list
    self.indexes = indexes
  }

  /// How many errors there are and what the first says, on one line: `2 errors: unknown key 'colums' in a grid`; nil where there are none.
  package var line: String? { messages.first.map { "\(counted(messages.count, "error")): \($0)".onOneLine } }

  /// What is wrong with a node or with something that holds it.
  subscript(_ node: NodeID) -> Culprit? { indexes[node].map { list[$0] } }
}
