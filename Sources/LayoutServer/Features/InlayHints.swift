import LayoutReader
import LayoutSpec
import LayoutText

// What sizes and grids come out as, shown behind them.

extension LanguageServer {
  func inlayHints(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let analysis = analysis(of: uri),
      !analysis.hasErrors, let solved = analysis.solved, let tree = analysis.tree,
      !analysis.document.isSwift
    else { return [] }
    let positions = analysis.positions
    let start = parameters?["range"]?["start"].map { positions.offset(of: $0.position) } ?? 0
    let end = parameters?["range"]?["end"].map { positions.offset(of: $0.position) } ?? .max
    var seen: Set<Int> = []
    let hints = solved.hints(in: tree).filter { hint in
      (start...max(start, end)).contains(hint.offset) && hint.offset <= positions.source.bytes.count
        && seen.insert(hint.offset).inserted
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
  /// A text and the byte of the spec that it stands behind.
  fileprivate struct Hint {
    let offset: Int
    let text: String
  }

  /// Behind each size its points, behind the columns of each grid the columns and rows. Of a text that several nodes are made of, the first.
  fileprivate func hints(in tree: SpecTree) -> [Hint] {
    let map = layout.sourceMap
    var hints: [Hint] = []
    for node in map.nodes {
      guard let size = map.map(of: node)["size"]?.span, sources.index(of: size) == 0 else { continue }
      let text = sources.main.text(size)
      // What is made of a grid or a list stands where these are written.
      if text.contains(" x ") || text.contains("width"), let extent = extent(of: node) {
        hints.append(Hint(offset: Int(size.end), text: "= \(FrameText.text(extent))"))
      }
    }
    for (index, section) in solution.spec.sections.enumerated() {
      guard let place = map.section(of: section.id), let columns = tree.columns(ofSection: place) else {
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

  /// What a node takes in points, or its first view has.
  private func extent(of node: NodeID) -> Extent? {
    if let views = frames.views[node] {
      return Extent(width: views.first.frame.width, height: views.first.frame.height)
    }
    return frames.extents[node]
  }
}

extension SpecTree {
  /// Where the columns of a section's grid are written.
  fileprivate func columns(ofSection index: Int) -> Span? {
    guard let sections = value("sections", of: document.root), document.kind(sections) == .sequence else {
      return nil
    }
    let elements = Array(document.elements(sections))
    guard index < elements.count else { return nil }
    let section = elements[index]
    return value("grid", of: section).flatMap { value("columns", of: $0) }.map(document.span)
  }
}
