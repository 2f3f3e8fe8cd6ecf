import LayoutSolver
import LayoutSpec
import LayoutText

/// The old frames of the elements of an animated picture. The picture shows the end of the animation. A style
/// moves boxes from `--x`, `--y`, `--width` and `--height`, and labels by `--dx` and `--dy`, so that neither
/// lines nor letters are stretched.
struct SVGArrivals {
  private let transition: LayoutTransition
  /// The indexes of elements in the order of the output: of cells, by their position among all cells, and of
  /// other elements.
  private var cells: [Int]
  private var others: [Key: Int] = [:]
  private var starts = [0]

  private struct Key: Hashable {
    let kind: Int
    let section: Int?
    let item: Int
    let node: NodeID
  }

  init(_ transition: LayoutTransition, to solution: Solution) {
    self.transition = transition
    for section in solution.spec.sections { starts.append(starts[starts.count - 1] + section.items.count) }
    cells = Array(repeating: -1, count: starts[starts.count - 1])
    var index = 0
    solution.forEachElement { element in
      if element.category == .cell {
        cells[starts[element.section ?? 0] + element.item] = index
      } else {
        others[Self.key(element)] = index
      }
      index += 1
      return true
    }
  }

  private static func key(_ element: Element) -> Key {
    Key(kind: element.kind, section: element.section, item: element.item, node: element.node)
  }

  /// Returns the arrival of an element of the new layout.
  subscript(_ element: Element) -> LayoutTransition.Arrival? {
    let index =
      element.category == .cell
      ? cells[starts[element.section ?? 0] + element.item] : others[Self.key(element)] ?? -1
    return transition.arrivals.indices.contains(index) ? transition.arrivals[index] : nil
  }
}

extension LayoutTransition.Arrival {
  /// Begins the group of an element that moves or appears. Returns false for an element that stays, which
  /// needs no group.
  ///
  /// - Parameter inset: The inset of the drawn box at each side, in points.
  func begin(_ element: Element, inset: Double, on canvas: SVGCanvas) -> Bool {
    guard !element.isHidden, frame != element.frame else { return false }
    guard let frame else {
      canvas.sink.write("<g class=\"appears\">\n")
      return true
    }
    let box = frame.shrunk(by: inset)
    func variable(_ name: StaticString, _ value: Double) {
      canvas.number(name, value, closing: false)
      canvas.sink.write("px")
    }
    variable("<g class=\"shifts\" style=\"--x:", box.x)
    variable(";--y:", box.y)
    variable(";--width:", box.width)
    variable(";--height:", box.height)
    let isInCorner = element.category == .decoration
    let share = isInCorner ? 0 : 0.5
    variable(";--dx:", frame.x - element.frame.x + share * (frame.width - element.frame.width))
    variable(";--dy:", frame.y - element.frame.y + share * (frame.height - element.frame.height))
    canvas.sink.write("\">\n")
    return true
  }

  /// Writes the old appearance as attributes of the group around the element.
  func writeLook(on canvas: SVGCanvas) {
    guard let frame else { return }
    let look = look ?? .plain
    canvas.sink.write(" class=\"looks\" style=\"--look:")
    canvas.write(matrix: look.transform, about: frame, separator: ",")
    canvas.number(";--alpha:", look.alpha)
  }

  /// Writes an addition to the element's title, such as `, moved, was 120 x 44 at 16, 20`.
  func writeTitle(_ element: Element, to sink: ByteSink, precision: Int) {
    if let change, note == nil || change != .reloaded {
      sink.write(", ")
      sink.write(change.word)
    }
    if let note {
      sink.write(", ")
      sink.write(xmlText: note)
    }
    guard let frame, frame != element.frame else { return }
    sink.write(", was ")
    ElementCaption.write(frame, to: sink, precision: precision)
  }
}

extension LayoutTransition.Change {
  var word: StaticString {
    switch self {
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .moved: "moved"
    case .reloaded: "reloaded"
    }
  }
}
