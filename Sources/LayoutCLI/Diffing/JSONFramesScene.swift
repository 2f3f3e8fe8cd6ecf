import LayoutSpec
import LayoutText
import LayoutUpdates

extension JSONFrames {
  /// The frames as a scene to compare. Of what a cell shows, only its kind and title are known.
  var scene: LayoutScene {
    var builder = SceneBuilder(data) { section in boundaryKinds[section] ?? [] }
    for entry in entries {
      var attributes = entry.attributes
      if entry.key.category == "supplementary" { attributes.title = entry.title }
      builder.add(
        category: entry.key.category, kind: entry.key.kind, section: entry.section, item: entry.item,
        attributes)
    }
    return builder.scene(contentSize: size, contentOffset: contentOffset)
  }

  private var data: DataSnapshot {
    var cells: [Int: [Int: Entry]] = [:]
    for entry in entries where entry.key.category == "cell" {
      if let section = entry.section { cells[section, default: [:]][entry.item] = entry }
    }
    return DataSnapshot(
      sections.enumerated().map { index, section in
        var items = ItemList()
        let found = (cells[index] ?? [:]).sorted { $0.key < $1.key }
        let kinds = Set(found.map(\.value.itemKind))
        items.kind = kinds.count == 1 ? kinds.first ?? nil : nil
        for (item, entry) in found where item < section.itemCount {
          // Frames leave out cells that have no room in the layout.
          items.append(ItemList.Run(count: item - items.count))
          items.append(
            ItemList.Run(
              count: 1, itemID: entry.itemID, kind: entry.itemKind, title: entry.title.map { .text($0) }))
        }
        items.append(ItemList.Run(count: section.itemCount - items.count))
        return DataSnapshot.Section(id: section.id, items: items)
      })
  }

  /// The kinds that a section has once: those of its boundary items, and of a single badge.
  private var boundaryKinds: [Int: Set<String>] {
    var counts: [Int: [String: Int]] = [:]
    for entry in entries where entry.key.category == "supplementary" {
      if let section = entry.section { counts[section, default: [:]][entry.key.kind, default: 0] += 1 }
    }
    return counts.mapValues { kinds in Set(kinds.filter { $0.value == 1 }.keys) }
  }
}
