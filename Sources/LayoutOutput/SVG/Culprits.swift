import LayoutSpec
import LayoutText

/// A node of the spec with an error.
package struct Culprit: Sendable {
  package var node: NodeID
  /// The error's id.
  package var rule: String
  package var message: String
  /// The index of its section; `nil` if it belongs to the layout.
  package var section: Int?
  /// Its size in points, if the size is known without solving the layout.
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

/// The errors of a layout that is drawn in spite of them.
package struct Culprits: Sendable {
  package let list: [Culprit]
  /// The distinct messages of all errors, including those without a node, such as a misspelled key.
  package var messages: [String]
  private let indexes: [NodeID: Int]

  /// - Parameters:
  ///   - list: The nodes with errors, in the order of the spec.
  ///   - indexes: The index in `list` for each of these nodes and each node below them.
  package init(_ list: [Culprit] = [], indexes: [NodeID: Int] = [:], messages: [String] = []) {
    var seen: Set<String> = []
    self.messages = messages.filter { seen.insert($0).inserted }
    self.list = list
    self.indexes = indexes
  }

  /// The number of errors and the first message, such as `2 errors: unknown key 'colums' in a grid`; `nil` if
  /// there are no errors.
  package var line: String? { messages.first.map { "\(counted(messages.count, "error")): \($0)".onOneLine } }

  /// Returns the error of a node or of a node that contains it.
  subscript(_ node: NodeID) -> Culprit? { indexes[node].map { list[$0] } }
}
