import LayoutSpec
import LayoutText

/// The sections and items of a layout, as in an `NSDiffableDataSourceSnapshot`.
package struct DataSnapshot: Sendable {
  package struct Section: Sendable {
    /// The id in the spec; `nil` if it gives none.
    package let id: String?
    package let items: ItemList

    package init(id: String?, items: ItemList) {
      self.id = id
      self.items = items
    }
  }

  package let sections: [Section]
  /// For each section, the position of its first item among all items; then the number of all items.
  let starts: [Int]

  package init(_ sections: [Section]) {
    self.sections = sections
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.items.count) }
    self.starts = starts
  }

  package init(_ spec: Spec) {
    self.init(spec.sections.map { Section(id: $0.isNamed ? $0.name : nil, items: $0.items) })
  }

  package var itemCount: Int { starts[starts.count - 1] }

  /// The section's id, or `section` and its index.
  package func sectionName(_ section: Int) -> String { sections[section].id ?? "section \(section)" }

  /// The section that contains an item position.
  func section(ofPlace place: Int) -> Int { starts.partitioningIndex { $0 > place } - 1 }

  /// The index path of the item at a position.
  package func path(ofPlace place: Int) -> IndexPath {
    let section = section(ofPlace: place)
    return IndexPath(section: section, item: place - starts[section])
  }

  /// The position of an item among all items.
  package func place(of path: IndexPath) -> Int { starts[path.section] + path.item }

  package func value(at path: IndexPath) -> ItemValue {
    let items = sections[path.section].items
    return items.position(of: path.item).map { ItemValue($0.run, $0.offset, at: path.item, of: items) }
      ?? ItemValue()
  }

  /// The item's id, or its section and index, such as `shelf.3`.
  package func name(at path: IndexPath) -> String {
    id(at: path) ?? "\(sections[path.section].id ?? String(path.section)).\(path.item)"
  }

  package func id(at path: IndexPath) -> String? { sections[path.section].items.itemID(of: path.item) }
}

/// The section and index of an item, as in UIKit.
package struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Written as on the command line: `0.3`.
  package var description: String { "\(section).\(item)" }

  package static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
