import LayoutSpec
import LayoutText

/// The sections of a layout and the items in them, as an `NSDiffableDataSourceSnapshot` holds them.
package struct DataSnapshot: Sendable {
  package struct Section: Sendable {
    /// The section's id; nil where the spec gives none.
    package let id: String?
    package let items: ItemList

    package init(id: String?, items: ItemList) {
      self.id = id
      self.items = items
    }
  }

  package let sections: [Section]
  /// The number of items in the sections before each one, and last that of all: an item's place among all is this and its index.
  let starts: [Int]

  package init(_ sections: [Section]) {
    self.sections = sections
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.items.count) }
    self.starts = starts
  }

  /// The data of a layout.
  package init(_ spec: Spec) {
    self.init(spec.sections.map { Section(id: $0.isNamed ? $0.name : nil, items: $0.items) })
  }

  /// The number of items in all sections.
  package var itemCount: Int { starts[starts.count - 1] }

  /// What tells sections apart: the id, else the index.
  package func sectionName(_ section: Int) -> String { sections[section].id ?? "section \(section)" }

  /// The section of an item, by its place among all.
  func section(ofPlace place: Int) -> Int {
    starts.partitioningIndex { $0 > place } - 1
  }

  /// The index path of an item, by its place among all.
  package func path(ofPlace place: Int) -> IndexPath {
    let section = section(ofPlace: place)
    return IndexPath(section: section, item: place - starts[section])
  }

  /// The place of an item among all.
  package func place(of path: IndexPath) -> Int { starts[path.section] + path.item }

  /// What an item shows.
  package func value(at path: IndexPath) -> ItemValue {
    let items = sections[path.section].items
    return items.position(of: path.item).map { ItemValue($0.run, $0.offset, of: items) } ?? ItemValue()
  }

  /// What an item is called: its id, else its section and index, such as `shelf.3`.
  package func name(at path: IndexPath) -> String {
    id(at: path) ?? "\(sections[path.section].id ?? String(path.section)).\(path.item)"
  }

  /// The item's id, where it has one.
  package func id(at path: IndexPath) -> String? { sections[path.section].items.itemID(of: path.item) }
}

/// An item's section and its index in it, as in UIKit.
package struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// `0.3`, as on the command line.
  package var description: String { "\(section).\(item)" }

  package static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
