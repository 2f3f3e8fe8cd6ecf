import LayoutSpec
import LayoutText

/// Writes a difference as a JSON object, with a line for each operation and view.
package struct DifferenceJSON {
  private let difference: SceneDifference
  private let sink: ByteSink
  private let precision: Int

  package init(_ difference: SceneDifference, precision: Int, to sink: ByteSink) {
    self.difference = difference
    self.precision = precision
    self.sink = sink
  }

  /// - Parameters:
  ///   - from: the name of the old layout.
  ///   - device: the device of both layouts, if layouts for several devices are compared.
  package func write(from: String, to: String, device: String?) {
    let data = difference.data
    sink.write("{\n  \"version\": 1,\n  \"from\": ")
    sink.write(jsonString: from)
    write("to", .string(to))
    if let device { write("device", .string(device)) }
    write(
      "sections",
      .fields([
        "deleted": .array(data.deletedSections.map { .integer($0) }),
        "inserted": .array(data.insertedSections.map { .integer($0) }),
        "moved": .array(
          data.movedSections.map { move in
            .fields([
              "id": .string(data.match.new.sections[move.to].id ?? String(move.from)),
              "from": .integer(move.from), "to": .integer(move.to),
            ])
          }),
      ]))
    sink.write(",\n  \"items\": {\n    \"deleted\": ")
    sink.write(json: .array(data.deletedItems.map(value)))
    sink.write(",\n    \"inserted\": ")
    sink.write(json: .array(data.insertedItems.map(value)))
    sink.write(",\n    \"moved\": ")
    writeLines(data.movedItems) { move in
      ["id": name(move.to), "from": value(move.from), "to": value(move.to)]
    }
    sink.write(",\n    \"reloaded\": ")
    writeLines(data.reloadedItems) { reload in
      ["id": name(reload.at), "at": value(reload.at), "why": .string(reload.changes.joined(separator: ", "))]
    }
    sink.write("\n  },\n  \"batches\": [")
    for (index, batch) in data.batches(difference.style).enumerated() {
      sink.write(index == 0 ? "\n    " : ",\n    ")
      writeLines(batch.operations) { .string($0.description) }
    }
    sink.write(data.isEmpty ? "],\n  \"frames\": [" : "\n  ],\n  \"frames\": [")
    writeFrames()
    sink.write("]")
    write(
      "contentSize",
      ["old": value(difference.old.contentSize), "new": value(difference.new.contentSize)])
    write(
      "contentOffset",
      ["old": value(difference.old.contentOffset), "new": value(difference.newContentOffset)])
    sink.write("\n}\n")
  }

  /// Writes a member of the outermost object.
  private func write(_ key: String, _ value: JSONValue) {
    sink.write(text: ",\n  \"\(key)\": ")
    sink.write(json: value)
  }

  // MARK: Frames

  /// Writes the views of both layouts, or none if nothing differs.
  private func writeFrames() {
    guard !difference.isEmpty else { return }
    var isFirst = true
    difference.forEachView { change in
      sink.write(isFirst ? "\n    {\"id\": " : ",\n    {\"id\": ")
      isFirst = false
      sink.write(jsonString: difference.id(of: change))
      sink.write(", \"category\": ")
      sink.write(jsonString: change.category)
      sink.write(", \"elementKind\": ")
      sink.write(jsonString: change.kind)
      let isRaised = change.old?.zIndex != change.new?.zIndex && change.old != nil && change.new != nil
      let isRenamed = change.old?.title != change.new?.title && change.old != nil && change.new != nil
      sink.write(", \"old\": ")
      write(change.old, showsZIndex: isRaised, showsTitle: isRenamed)
      sink.write(", \"new\": ")
      write(change.new, showsZIndex: isRaised, showsTitle: isRenamed)
      // Model: update-animation documented. New views fade in at their final frame, removed views fade out at their old one.
      sink.write(", \"initial\": ")
      write(change.old == nil ? change.new : nil, alpha: 0)
      sink.write(", \"final\": ")
      write(change.new == nil ? change.old : nil, alpha: 0)
      sink.write("}")
      return sink.isOpen
    }
    sink.write("\n  ")
  }

  /// - Parameter alpha: replaces the view's own alpha.
  private func write(
    _ attributes: ViewAttributes?, alpha: Double? = nil, showsZIndex: Bool = false, showsTitle: Bool = false
  ) {
    guard let attributes else { return sink.write("null") }
    sink.write("{\"x\": ")
    write(attributes.frame.x)
    sink.write(", \"y\": ")
    write(attributes.frame.y)
    sink.write(", \"width\": ")
    write(attributes.frame.width)
    sink.write(", \"height\": ")
    write(attributes.frame.height)
    sink.write(", \"alpha\": ")
    sink.write(decimal: alpha ?? attributes.alpha, precision: min(9, precision + 3))
    if showsZIndex {
      sink.write(", \"zIndex\": ")
      sink.write(integer: attributes.zIndex)
    }
    if showsTitle {
      sink.write(", \"title\": ")
      sink.write(json: attributes.title.map { .string($0) } ?? .null)
    }
    if attributes.isHidden { sink.write(", \"hidden\": true") }
    if !attributes.transform.isEmpty {
      sink.write(attributes.transform.count == 6 ? ", \"transform\": " : ", \"transform3D\": ")
      sink.write(json: .array(attributes.transform.map { .decimal($0, 6) }))
    }
    sink.write("}")
  }

  private func write(_ number: Double) { sink.write(decimal: number, precision: precision) }

  private func value(_ size: Extent) -> JSONValue {
    ["width": .decimal(size.width, precision), "height": .decimal(size.height, precision)]
  }

  private func value(_ point: Point) -> JSONValue {
    ["x": .decimal(point.x, precision), "y": .decimal(point.y, precision)]
  }

  private func value(_ path: IndexPath) -> JSONValue { [.integer(path.section), .integer(path.item)] }

  private func name(_ path: IndexPath) -> JSONValue { .string(difference.data.match.new.name(at: path)) }

  /// Writes a list with a line for each element.
  private func writeLines<Element>(_ elements: [Element], _ value: (Element) -> JSONValue) {
    sink.write("[")
    for (index, element) in elements.enumerated() {
      sink.write(index == 0 ? "\n      " : ",\n      ")
      sink.write(json: value(element))
    }
    sink.write(elements.isEmpty ? "]" : "\n    ]")
  }
}
