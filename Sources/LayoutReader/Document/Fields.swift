/// The fields of an object, as far as they are of the types that are asked for.
package struct Fields {
  private let document: Document
  private let entries: Document.Entries

  package init(_ document: Document, _ node: Document.NodeIndex) {
    self.document = document
    entries = document.entries(node)
  }

  /// The value of a key; nil where it is null.
  package func node(_ key: String) -> Document.NodeIndex? {
    entries.first { $0.key == key }.flatMap { document.kind($0.value) == .null ? nil : $0.value }
  }

  package func fields(_ key: String) -> Fields? {
    node(key).flatMap { document.kind($0) == .mapping ? Fields(document, $0) : nil }
  }

  /// The elements of a list; none where there is no list.
  package func elements(_ key: String) -> [Document.NodeIndex] {
    node(key).map { document.kind($0) == .sequence ? Array(document.elements($0)) : [] } ?? []
  }

  /// The objects of a list.
  package func objects(_ key: String) -> [Fields] { elements(key).map { Fields(document, $0) } }

  /// The strings of a list, and numbers as they are written.
  package func texts(_ key: String) -> [String] { elements(key).map { document.text($0) } }

  /// The whole numbers of a list.
  package func integers(_ key: String) -> [Int] { (numbers(key) ?? []).compactMap { Int(exactly: $0) } }

  /// The numbers of a list; nil where there is no list, or something else in it.
  package func numbers(_ key: String) -> [Double]? {
    guard let list = node(key), document.kind(list) == .sequence else { return nil }
    var numbers: [Double] = []
    for element in document.elements(list) {
      guard document.kind(element) == .number else { return nil }
      numbers.append(document.number(element))
    }
    return numbers
  }

  package func number(_ key: String) -> Double? {
    node(key).flatMap { document.kind($0) == .number ? document.number($0) : nil }
  }

  package func text(_ key: String) -> String? {
    node(key).flatMap { document.kind($0) == .string ? document.text($0) : nil }
  }

  /// A string, or a number as it is written.
  package func label(_ key: String) -> String? {
    node(key).flatMap { [.string, .number].contains(document.kind($0)) ? document.text($0) : nil }
  }

  package func isTrue(_ key: String) -> Bool {
    node(key).map { document.kind($0) == .boolean && document.boolean($0) } ?? false
  }
}
