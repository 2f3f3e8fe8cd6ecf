import LayoutSpec
import LayoutText

/// A difference as one JSON object, one operation and one view a line.
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
  ///   - from: what the old layout is called.
  ///   - device: what both are solved for, where several are compared.
  package func write(from: String, to: String, device: String?) {
    let data = difference.data
    sink.write("{\n  \"version\": 1,\n  \"from\": ")
    sink.write(jsonString: from)
    sink.write(",\n  \"to\": ")
    sink.write(jsonString: to)
    if let device {
      sink.write(",\n  \"device\": ")
      sink.write(jsonString: device)
    }
    sink.write(",\n  \"sections\": {\"deleted\": ")
    write(data.deletedSections) { sink.write(integer: $0) }
    sink.write(", \"inserted\": ")
    write(data.insertedSections) { sink.write(integer: $0) }
    sink.write(", \"moved\": ")
    write(data.movedSections) { move in
      sink.write("{\"id\": ")
      sink.write(jsonString: data.match.new.sections[move.to].id ?? String(move.from))
      sink.write(", \"from\": ")
      sink.write(integer: move.from)
      sink.write(", \"to\": ")
      sink.write(integer: move.to)
      sink.write("}")
    }
    sink.write("},\n  \"items\": {\n    \"deleted\": ")
    write(data.deletedItems, write)
    sink.write(",\n    \"inserted\": ")
    write(data.insertedItems, write)
    sink.write(",\n    \"moved\": ")
    writeLines(data.movedItems) { move in
      sink.write("{\"id\": ")
      sink.write(jsonString: name(move.to))
      sink.write(", \"from\": ")
      write(move.from)
      sink.write(", \"to\": ")
      write(move.to)
      sink.write("}")
    }
    sink.write(",\n    \"reloaded\": ")
    writeLines(data.reloadedItems) { reload in
      sink.write("{\"id\": ")
      sink.write(jsonString: name(reload.at))
      sink.write(", \"at\": ")
      write(reload.at)
      sink.write(", \"why\": ")
      sink.write(jsonString: reload.changes.joined(separator: ", "))
      sink.write("}")
    }
    sink.write("\n  },\n  \"batches\": [")
    for (index, batch) in data.batches(difference.style).enumerated() {
      sink.write(index == 0 ? "\n    [" : ",\n    [")
      for (place, operation) in batch.operations.enumerated() {
        sink.write(place == 0 ? "\n      " : ",\n      ")
        sink.write(jsonString: operation.description)
      }
      sink.write("\n    ]")
    }
    sink.write(data.isEmpty ? "],\n  \"frames\": [" : "\n  ],\n  \"frames\": [")
    writeFrames()
    sink.write("],\n  \"contentSize\": {\"old\": ")
    write(difference.old.contentSize)
    sink.write(", \"new\": ")
    write(difference.new.contentSize)
    sink.write("},\n  \"contentOffset\": {\"old\": ")
    write(difference.old.contentOffset)
    sink.write(", \"new\": ")
    write(difference.newContentOffset)
    sink.write("}\n}\n")
  }

  // MARK: Frames

  /// Every view of either layout; none where nothing differs.
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
      sink.write(", \"old\": ")
      write(change.old, showsZIndex: isRaised)
      sink.write(", \"new\": ")
      write(change.new, showsZIndex: isRaised)
      // Model: update-animation documented. Views that come fade in where they end, views that go fade out where they were.
      sink.write(", \"initial\": ")
      write(change.old == nil ? change.new : nil, alpha: 0)
      sink.write(", \"final\": ")
      write(change.new == nil ? change.old : nil, alpha: 0)
      sink.write("}")
      return sink.isOpen
    }
    sink.write("\n  ")
  }

  /// - Parameter alpha: in place of the view's own.
  private func write(_ attributes: ViewAttributes?, alpha: Double? = nil, showsZIndex: Bool = false) {
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
    if attributes.isHidden { sink.write(", \"hidden\": true") }
    if !attributes.transform.isEmpty {
      sink.write(attributes.transform.count == 6 ? ", \"transform\": " : ", \"transform3D\": ")
      write(attributes.transform) { sink.write(decimal: $0, precision: 6) }
    }
    sink.write("}")
  }

  private func write(_ number: Double) { sink.write(decimal: number, precision: precision) }

  private func write(_ size: Extent) {
    sink.write("{\"width\": ")
    write(size.width)
    sink.write(", \"height\": ")
    write(size.height)
    sink.write("}")
  }

  private func write(_ point: Point) {
    sink.write("{\"x\": ")
    write(point.x)
    sink.write(", \"y\": ")
    write(point.y)
    sink.write("}")
  }

  // MARK: Lists

  private func name(_ path: IndexPath) -> String { difference.data.match.new.name(at: path) }

  private func write(_ path: IndexPath) {
    sink.write("[")
    sink.write(integer: path.section)
    sink.write(", ")
    sink.write(integer: path.item)
    sink.write("]")
  }

  private func write<Element>(_ elements: [Element], _ body: (Element) -> Void) {
    sink.write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { sink.write(", ") }
      body(element)
    }
    sink.write("]")
  }

  /// A line for each element.
  private func writeLines<Element>(_ elements: [Element], _ body: (Element) -> Void) {
    sink.write("[")
    for (index, element) in elements.enumerated() {
      sink.write(index == 0 ? "\n      " : ",\n      ")
      body(element)
    }
    sink.write(elements.isEmpty ? "]" : "\n    ]")
  }
}
