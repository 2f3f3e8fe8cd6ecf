import LayoutReader
import LayoutText

/// A spec as it was written, with what the format says may stand at each place.
struct SpecTree {
  /// A value on the way from the root to a place.
  struct Step {
    let node: Document.NodeIndex
    /// What may stand here.
    let type: ValueType
    /// The key that the value stands under; nil for the root and for elements of lists.
    var key: (name: String, span: Span)?
    /// Its place in a list.
    var index: Int?
  }

  let document: Document

  init(_ document: Document) { self.document = document }

  /// The values around a byte, from the root inwards; the last is the innermost whose key or value holds it.
  ///
  /// - Parameter offset: in offsets of the file, as spans have it.
  func steps(to offset: Int) -> [Step] {
    var steps = [Step(node: document.root, type: .map(.spec))]
    while let last = steps.last, let next = child(of: last, in: steps, at: offset) { steps.append(next) }
    return steps
  }

  private func child(of step: Step, in steps: [Step], at offset: Int) -> Step? {
    switch document.kind(step.node) {
    case .mapping:
      for entry in document.entries(step.node) where !entry.isMerged {
        guard entry.keySpan.holds(offset) || document.span(entry.value).holds(offset) else { continue }
        return Step(
          node: entry.value, type: type(of: entry.key, in: step, steps), key: (entry.key, entry.keySpan))
      }
    case .sequence:
      for (index, element) in document.elements(step.node).enumerated()
      where document.span(element).holds(offset) {
        return Step(node: element, type: step.type.elementType, index: index)
      }
    case .null, .boolean, .number, .string: break
    }
    return nil
  }

  /// What may stand under a key of a map.
  func type(of key: String, in step: Step, _ steps: [Step]) -> ValueType {
    PlaceTypes.type(of: key, in: step.type, beside: keys(step.node), isRoot: steps.count == 1)
  }

  /// What the body of a definition is by its keys.
  func definitionType(_ node: Document.NodeIndex) -> ValueType? {
    PlaceTypes.definition(with: keys(node)).first
  }

  /// The value of a map's key; nil where there is none.
  func value(_ key: String, of node: Document.NodeIndex) -> Document.NodeIndex? {
    entry(key, of: node)?.value
  }

  /// The entry of a map with a key; nil of anything else.
  func entry(_ key: String, of node: Document.NodeIndex) -> Document.Entry? {
    document.entries(node).first { $0.key == key }
  }

  private func keys(_ node: Document.NodeIndex) -> [String] {
    document.entries(node).map(\.key)
  }

  /// The path of the last step as findings have it: `sections[0].group.horizontal`.
  static func path(_ steps: [Step]) -> String {
    var path = ""
    for step in steps.dropFirst() {
      if let index = step.index {
        path += "[\(index)]"
      } else if let key = step.key {
        path += path.isEmpty ? key.name : ".\(key.name)"
      }
    }
    return path
  }
}

extension Span {
  /// True if a byte stands in it, or right behind its last.
  func holds(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
