import LayoutSpec

/// The changes of data and views from one layout to another.
package struct SceneDifference: Sendable {
  package let old: LayoutScene
  package let new: LayoutScene
  package let data: SnapshotDifference
  package let style: ReloadStyle

  package init(
    from old: LayoutScene, to new: LayoutScene, by identity: ItemIdentity = .id, style: ReloadStyle = .reload
  ) throws(RepeatedIdentifier) {
    self.old = old
    self.new = new
    self.style = style
    data = SnapshotDifference(try SnapshotMatch(old.data, new.data, by: identity))
  }

  /// The content offset after the change: the old one, limited by the new content.
  package var newContentOffset: Point {
    Point(
      x: min(old.contentOffset.x, new.contentOffset.x), y: min(old.contentOffset.y, new.contentOffset.y))
  }

  /// True if neither data nor frames differ by more than rounding errors.
  package var isEmpty: Bool {
    func corner(_ point: Point) -> Extent { Extent(width: point.x, height: point.y) }
    guard data.isEmpty, !FrameChanges.differ(old.contentSize, new.contentSize),
      !FrameChanges.differ(corner(old.contentOffset), corner(new.contentOffset))
    else { return false }
    var isEmpty = true
    forEachView { change in
      isEmpty = !FrameChanges.differ(change.old, change.new)
      return isEmpty
    }
    return isEmpty
  }

  /// A view before and after.
  package struct ViewChange {
    package let category: String
    package let kind: String
    /// The view before; `nil` if it appears.
    package let old: ViewAttributes?
    /// The view after; `nil` if it disappears.
    package let new: ViewAttributes?
    /// The section's index, in the new layout if the view stays; `nil` for layout-wide items.
    package let section: Int?
    /// The index path of a cell, in the new layout if the cell stays; `nil` for other views.
    package let path: IndexPath?
    /// `nil` for cells.
    let key: ViewKey?
  }

  /// Calls `body` with each view until it returns false: first the new cells, then the other new views, the removed cells and the other
  /// removed views.
  package func forEachView(_ body: (ViewChange) -> Bool) {
    guard forEachNewCell(body) else { return }
    var before: [ViewKey: Int] = [:]
    for (index, view) in old.views.enumerated() { before[view.key] = index }
    for view in new.views {
      let earlier = before.removeValue(forKey: view.key).map { old.views[$0].attributes }
      let change = ViewChange(
        category: view.key.category, kind: view.key.kind, old: earlier, new: view.attributes,
        section: view.section, path: nil, key: view.key)
      guard body(change) else { return }
    }
    for place in old.cells.indices {
      // A remaining cell was already among the new ones, unless it has no room in the new layout.
      let newPlace = data.match.newPlaces[place]
      guard let attributes = old.cells[place],
        newPlace < 0 || new.cells[newPlace] == nil || !data.match.stays(newPlace: newPlace)
      else { continue }
      let path = old.data.path(ofPlace: place)
      guard body(cell(path, attributes, nil)) else { return }
    }
    for view in old.views where before[view.key] != nil {
      let change = ViewChange(
        category: view.key.category, kind: view.key.kind, old: view.attributes, new: nil,
        section: view.section, path: nil, key: view.key)
      guard body(change) else { return }
    }
  }

  private func forEachNewCell(_ body: (ViewChange) -> Bool) -> Bool {
    for (section, start) in new.data.starts.dropLast().enumerated() {
      for place in start..<new.data.starts[section + 1] {
        guard let attributes = new.cells[place] else { continue }
        let oldPlace = data.match.oldPlaces[place]
        let path = IndexPath(section: section, item: place - start)
        let earlier = data.match.stays(newPlace: place) ? old.cells[oldPlace] : nil
        guard body(cell(path, earlier, attributes)) else { return false }
      }
    }
    return true
  }

  private func cell(_ path: IndexPath, _ old: ViewAttributes?, _ new: ViewAttributes?) -> ViewChange {
    ViewChange(
      category: "cell", kind: "", old: old, new: new, section: path.section, path: path, key: nil)
  }

  package func key(of change: ViewChange) -> ViewKey {
    if let key = change.key { return key }
    let data = change.new == nil ? old.data : new.data
    let path = change.path ?? IndexPath(section: 0, item: 0)
    return ViewKey(
      category: change.category, kind: change.kind, section: data.sectionName(path.section),
      item: data.id(at: path) ?? String(path.item))
  }

  /// Identifies a view among those of its category and kind. A cell has its id, or its section and index. Any other view has the id of its
  /// cell or section, or an empty id if it is a layout-wide item.
  package func id(of change: ViewChange) -> String {
    let data = change.new == nil ? old.data : new.data
    if let path = change.path { return data.name(at: path) }
    let section = change.section.map { data.sections[$0].id ?? String($0) } ?? ""
    let item = change.key?.item ?? ""
    return item.isEmpty ? section : "\(section).\(item)"
  }
}
