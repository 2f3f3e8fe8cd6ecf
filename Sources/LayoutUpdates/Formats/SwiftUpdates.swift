import LayoutText

/// Writes a difference as Swift code: the snapshot for a diffable data source, and the batch updates for other data sources.
package struct SwiftUpdates {
  private let difference: SceneDifference
  private let sink: ByteSink

  package init(_ difference: SceneDifference, to sink: ByteSink) {
    self.difference = difference
    self.sink = sink
  }

  /// - Parameter name: the name of the new layout.
  package func write(name: String) {
    let data = difference.data
    sink.write(text: "// With a diffable data source: the snapshot of \(shownText(name)).\n")
    sink.write("var snapshot = NSDiffableDataSourceSnapshot<String, String>()\n")
    let new = data.match.new
    if !new.sections.isEmpty {
      writeCall("snapshot.appendSections", new.sections.indices.map { new.sections[$0].id ?? String($0) })
    }
    for (index, section) in new.sections.enumerated() where section.items.count > 0 {
      let names = (0..<section.items.count).lazy.map { new.name(at: IndexPath(section: index, item: $0)) }
      writeCall("snapshot.appendItems", names, in: section.id ?? String(index))
    }
    for (style, call) in [
      (ReloadStyle.reload, "snapshot.reloadItems"), (.reconfigure, "snapshot.reconfigureItems"),
    ] {
      let items = data.reloadedItems.filter { data.style(of: $0, difference.style) == style }
      if !items.isEmpty { writeCall(call, items.map { new.name(at: $0.at) }) }
    }
    sink.write("dataSource.apply(snapshot, animatingDifferences: true)\n")
    let batches = data.batches(difference.style)
    guard !batches.isEmpty else { return }
    sink.write(
      "\n// Without one: give the data source the new data, then tell the collection view what became of them.\n"
    )
    for (index, batch) in batches.enumerated() {
      if index == 0, data.crossesMovedSections {
        sink.write(
          "// First the sections in their new order, with their old items; those that are inserted with their new ones.\n"
        )
      } else if index == 1, data.crossesMovedSections {
        sink.write("// Then all of the new data.\n")
      }
      sink.write("collectionView.performBatchUpdates {\n")
      for operation in batch.operations { sink.write(text: "  collectionView.\(Self.call(operation))\n") }
      sink.write("}\n")
    }
  }

  /// Writes a call with a list of strings, one per line if there are many.
  private func writeCall(_ call: String, _ names: some Collection<String>, in section: String? = nil) {
    sink.write(text: call)
    sink.write("([")
    let isLong = names.count > 6
    for (index, name) in names.enumerated() {
      if index > 0 { sink.write(isLong ? "," : ", ") }
      if isLong { sink.write("\n  ") }
      sink.write(text: swiftLiteral(name))
    }
    sink.write(isLong ? ",\n]" : "]")
    if let section { sink.write(text: ", toSection: \(swiftLiteral(section))") }
    sink.write(")\n")
  }

  private static func call(_ operation: BatchUpdate.Operation) -> String {
    func path(_ path: IndexPath) -> String { "IndexPath(item: \(path.item), section: \(path.section))" }
    return switch operation {
    case .deleteItem(let item): "deleteItems(at: [\(path(item))])"
    case .insertItem(let item): "insertItems(at: [\(path(item))])"
    case .reloadItem(let item): "reloadItems(at: [\(path(item))])"
    case .reconfigureItem(let item): "reconfigureItems(at: [\(path(item))])"
    case .moveItem(let from, let to): "moveItem(at: \(path(from)), to: \(path(to)))"
    case .deleteSection(let section): "deleteSections([\(section)])"
    case .insertSection(let section): "insertSections([\(section)])"
    case .reloadSection(let section): "reloadSections([\(section)])"
    case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
    }
  }
}
