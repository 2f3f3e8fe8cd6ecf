import LayoutSolver
import LayoutSpec

/// A digest of the frames of layouts: two that are equal stand for the same frames, but for a chance of one in 2^64.
package struct FrameDigest: Equatable, Sendable {
  /// Of longer layouts the first so many elements are compared, besides the sections' boxes and the size of the content.
  static let greatestElementCount = 100_000

  private var layouts: [Int] = []
  /// True if there are more layouts than are compared.
  package var isPartial = false

  package init() {}

  /// Adds a layout, such as that of the next environment; nil for one that there is not.
  package mutating func add(_ solution: Solution?) {
    guard let solution else { return layouts.append(0) }
    var hasher = Hasher()
    Self.hash(solution.contentSize.width, solution.contentSize.height, into: &hasher)
    for index in solution.sections.indices {
      Self.hash(solution.frame(ofSection: index), into: &hasher)
      if let row = solution.sections[index].orthogonalRow {
        hasher.combine(row.behavior)
        Self.hash(row.viewportLength, row.contentLength, row.offset, into: &hasher)
      }
    }
    var count = 0
    solution.forEachElement { element in
      Self.hash(element, solution, into: &hasher)
      count += 1
      return count < Self.greatestElementCount
    }
    hasher.combine(count)
    layouts.append(hasher.finalize())
  }

  /// Adds the layouts of another spec.
  package mutating func add(_ other: FrameDigest) {
    layouts += other.layouts
    isPartial = isPartial || other.isPartial
  }

  private static func hash(_ element: Element, _ solution: Solution, into hasher: inout Hasher) {
    hasher.combine(element.category)
    hasher.combine(solution.elementKinds[element.kind])
    hasher.combine(element.section)
    hasher.combine(element.item)
    hash(element.frame, into: &hasher)
    hasher.combine(element.zIndex)
    hasher.combine(element.isHidden)
    hasher.combine(element.isPinned)
  }

  private static func hash(_ rect: Rect, into hasher: inout Hasher) {
    hash(rect.x, rect.y, into: &hasher)
    hash(rect.width, rect.height, into: &hasher)
  }

  /// Lengths to a millionth of a point: what is less comes from the order of the operations.
  private static func hash(_ lengths: Double..., into hasher: inout Hasher) {
    for length in lengths { hasher.combine((length * 1e6).rounded()) }
  }
}
