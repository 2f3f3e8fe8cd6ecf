/// The fields of an object; a field of another type than the requested one counts as missing.
package struct Fields {
  private let document: Document
  private let object: Document.NodeIndex

  package init(_ document: Document, _ node: Document.NodeIndex) {
    self.document = document
    object = node
  }

  /// Returns the value of a key; `nil` if it is null.
  package func node(_ key: String) -> Document.NodeIndex? {
    document.value(key, of: object).flatMap { document.kind($0) == .null ? nil : $0 }
  }

  private func node(_ key: String, _ kinds: Document.Kind...) -> Document.NodeIndex? {
    node(key).flatMap { kinds.contains(document.kind($0)) ? $0 : nil }
  }

  package func fields(_ key: String) -> Fields? { node(key, .mapping).map { Fields(document, $0) } }

  /// Returns the elements of a list; empty if the list is missing.
  package func elements(_ key: String) -> [Document.NodeIndex] {
    node(key).map { Array(document.elements($0)) } ?? []
  }

  /// Returns the objects of a list.
  package func objects(_ key: String) -> [Fields] { elements(key).map { Fields(document, $0) } }

  /// Returns the strings of a list; numbers keep their spelling.
  package func texts(_ key: String) -> [String] { elements(key).map { document.text($0) } }

  /// Returns the whole numbers of a list.
  package func integers(_ key: String) -> [Int] { (numbers(key) ?? []).compactMap { Int(exactly: $0) } }

  /// Returns the numbers of a list; `nil` if it contains anything else.
  package func numbers(_ key: String) -> [Double]? {
    guard let elements = node(key, .sequence).map({ document.elements($0) }),
      elements.allSatisfy({ document.kind($0) == .number })
    else { return nil }
    return elements.map(document.number)
  }

  package func number(_ key: String) -> Double? { node(key, .number).map(document.number) }

  package func text(_ key: String) -> String? { node(key, .string).map(document.text) }

  /// Returns a string, or a number in its spelling.
  package func label(_ key: String) -> String? { node(key, .string, .number).map(document.text) }

  package func isTrue(_ key: String) -> Bool { node(key, .boolean).map(document.boolean) ?? false }
}
