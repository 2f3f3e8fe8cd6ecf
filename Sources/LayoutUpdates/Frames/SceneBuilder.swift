import LayoutSpec

/// Gives the views of a layout their keys. Views are added in the order of the layout's output.
///
/// Boundary items and decorations are named after their section. Supplementary items of items and groups are named after a cell: if their
/// kind occurs before the section's first cell, it belongs to groups and they are named after the next cell; otherwise after the previous
/// one.
package struct SceneBuilder {
  private let data: DataSnapshot
  private var cells: [ViewAttributes?]
  private var views: [LayoutScene.View] = []
  private var order: [Int] = []
  /// The views that will be named after the next cell.
  private var waiting: [(category: String, kind: String, attributes: ViewAttributes)] = []
  private var section = -1
  private var lastCell: Int?
  /// The kinds of each section's boundary items.
  private let boundaryKinds: (_ section: Int) -> Set<String>
  private var ownKinds: Set<String> = []
  /// The kinds that occurred before the section's first cell.
  private var leadingKinds: Set<String> = []
  /// How many views of each kind the current cell has.
  private var counts: [String: Int] = [:]

  /// - Parameter boundaryKinds: the kinds of a section's boundary items.
  package init(_ data: DataSnapshot, boundaryKinds: @escaping (_ section: Int) -> Set<String>) {
    self.data = data
    self.boundaryKinds = boundaryKinds
    cells = Array(repeating: nil, count: data.itemCount)
    order.reserveCapacity(data.itemCount)
  }

  /// Adds the next view.
  ///
  /// - Parameters:
  ///   - section: `nil` for layout-wide items.
  ///   - item: the index in the output.
  package mutating func add(
    category: String, kind: String, section: Int?, item: Int, _ attributes: ViewAttributes
  ) {
    if section ?? -1 != self.section { enter(section ?? -1) }
    guard let section, data.sections.indices.contains(section) else {
      order.append(-1)
      return append(category, kind, owner: "", nil, attributes)
    }
    guard category == "cell" else {
      order.append(-1)
      return add(category, kind, section, attributes)
    }
    guard (0..<data.sections[section].items.count).contains(item) else { return }
    let place = data.starts[section] + item
    order.append(place)
    cells[place] = attributes
    lastCell = item
    counts.removeAll(keepingCapacity: true)
    release(to: name(item))
  }

  /// Adds a supplementary view or decoration of a section.
  private mutating func add(
    _ category: String, _ kind: String, _ section: Int, _ attributes: ViewAttributes
  ) {
    if category == "decoration" || ownKinds.contains(kind) {
      if lastCell == nil { release(to: "") }
      append(category, kind, owner: "", section, attributes)
    } else if let lastCell, !leadingKinds.contains(kind) {
      append(category, kind, owner: name(lastCell), section, attributes)
    } else {
      leadingKinds.insert(kind)
      waiting.append((category, kind, attributes))
    }
  }

  /// The layout with all views that were added.
  package mutating func scene(contentSize: Extent, contentOffset: Point) -> LayoutScene {
    enter(-1)
    return LayoutScene(
      data: data, cells: cells, views: views, order: order, contentSize: contentSize,
      contentOffset: contentOffset)
  }

  private mutating func enter(_ section: Int) {
    // Views without a next cell belong to the section.
    release(to: "")
    self.section = section
    ownKinds = data.sections.indices.contains(section) ? boundaryKinds(section) : []
    lastCell = nil
    leadingKinds.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
  }

  /// Names the waiting views after their owner.
  private mutating func release(to owner: String) {
    for view in waiting { append(view.category, view.kind, owner: owner, section, view.attributes) }
    waiting.removeAll(keepingCapacity: true)
  }

  private func name(_ item: Int) -> String {
    data.id(at: IndexPath(section: section, item: item)) ?? String(item)
  }

  private mutating func append(
    _ category: String, _ kind: String, owner: String, _ section: Int?, _ attributes: ViewAttributes
  ) {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    let item = number == 0 ? owner : "\(owner).\(number)"
    let key = ViewKey(
      category: category, kind: kind, section: section.map(data.sectionName) ?? "", item: item)
    views.append(LayoutScene.View(key: key, attributes: attributes, section: section))
  }
}
