import LayoutReader
import LayoutSpec
import LayoutText

// Inlay hints: sizes in points, the width of carousels, and the columns and rows of grids, each after the text that it explains.

extension LanguageServer {
  func inlayHints(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = spec(parameters), !analysis.hasErrors, let solved = analysis.solved,
      let tree = analysis.tree
    else { return [] }
    let positions = analysis.positions
    let range = (parameters?["range"]).map(positions.bytes) ?? 0..<positions.source.bytes.count
    var seen: Set<Int> = []
    let hints = solved.hints(in: tree.document).filter { hint in
      range.lowerBound <= hint.offset && hint.offset <= range.upperBound && seen.insert(hint.offset).inserted
    }
    return .array(
      hints.sorted { $0.offset < $1.offset }.map { hint in
        [
          "position": positions.position(of: hint.offset).value, "label": .string(hint.text), "kind": 1,
          "paddingLeft": true,
        ]
      })
  }
}

extension SolvedSpec {
  /// A text, shown after an offset.
  fileprivate struct Hint {
    let offset: Int
    let text: String
  }

  /// Returns a hint for each size and for the columns of each grid. If one text makes several nodes, the hint
  /// describes the first.
  fileprivate func hints(in document: Document) -> [Hint] {
    let map = layout.sourceMap
    var hints: [Hint] = []
    for node in map.nodes {
      guard let size = map.map(of: node)["size"]?.span, sources.index(of: size) == 0 else { continue }
      let text = sources.main.text(size)
      // Sizes that a grid or a list makes have the span of the grid or list.
      if text.contains(" x ") || text.contains("width"), let extent = extent(of: node) {
        hints.append(Hint(offset: Int(size.end), text: "= \(FrameText.text(extent))"))
      }
    }
    for (index, section) in solution.spec.sections.enumerated() {
      guard let place = map.section(of: section.id) else { continue }
      if let box = frames.extents[section.group.id] {
        for (side, length) in [("width", box.width), ("height", box.height)] {
          guard let value = document.value(side, under: "carousel", ofSection: place),
            document.kind(value) != .number
          else { continue }
          hints.append(
            Hint(offset: Int(document.span(value).end), text: "= \(decimalText(length, precision: 3))"))
        }
      }
      guard let columns = document.value("columns", under: "grid", ofSection: place).map(document.span) else {
        continue
      }
      let rows = solution.groupCount(ofSection: index)
      let count = solution.outermostGroup(ofSection: index)?.slotCount ?? 0
      guard count > 0 else { continue }
      hints.append(
        Hint(offset: Int(columns.end), text: "= \(counted(count, "column")), \(counted(rows, "row"))"))
    }
    return hints
  }

  /// Returns the size of a node or of its first view, in points.
  private func extent(of node: NodeID) -> Extent? {
    if let views = frames.views[node] {
      return Extent(width: views.first.frame.width, height: views.first.frame.height)
    }
    return frames.extents[node]
  }
}

extension Document {
  /// Returns the value of a key in a section's grid or carousel.
  fileprivate func value(_ key: String, under shorthand: String, ofSection index: Int) -> NodeIndex? {
    guard let sections = value("sections", of: root) else { return nil }
    return elements(sections).dropFirst(index).first.flatMap { value(shorthand, of: $0) }
      .flatMap { value(key, of: $0) }
  }
}
