import LayoutSpec
import LayoutText

/// A node of the spec with an error.
package struct Culprit: Sendable {
  package var node: NodeID
  /// The id of the error.
  package var rule: String
  package var message: String
  /// The index of its section; `nil` if it belongs to the layout.
  package var section: Int?
  /// Its size in points, if that is known without layout.
  package var extent: Extent?
  /// True if it is a section that cannot be read and is drawn as a placeholder.
  package var isLeftOut = false

  package init(node: NodeID, rule: String, message: String, section: Int?, extent: Extent? = nil) {
    self.node = node
    self.rule = rule
    self.message = message
    self.section = section
    self.extent = extent
  }
}

/// The errors of a layout that is drawn all the same.
package struct Culprits: Sendable {
  package let list: [Culprit]
  /// The distinct messages of all errors, including those without a node, such as a misspelled key.
  package var messages: [String]
  private let indexes: [NodeID: Int]

  /// - Parameters:
  ///   - list: The nodes with errors, in the order of the spec.
  ///   - indexes: The index in the list of each of these nodes and of the nodes below them.
  package init(_ list: [Culprit] = [], indexes: [NodeID: Int] = [:], messages: [String] = []) {
    var seen: Set<String> = []
    self.messages = messages.filter { seen.insert($0).inserted }
    self.list = list
    self.indexes = indexes
  }

  /// The number of errors and the first message, such as `2 errors: unknown key 'colums' in a grid`; `nil` without errors.
  package var line: String? { messages.first.map { "\(counted(messages.count, "error")): \($0)".onOneLine } }

  /// The error of a node or of a node around it.
  subscript(_ node: NodeID) -> Culprit? { indexes[node].map { list[$0] } }
}
