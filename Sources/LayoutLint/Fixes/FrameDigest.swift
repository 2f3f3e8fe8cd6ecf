import LayoutSolver
import LayoutSpec

/// A digest of the frames of layouts: equal digests mean equal frames, except for a chance of one in 2^64.
package struct FrameDigest: Equatable, Sendable {
  /// How many elements of a layout are compared at most. The sections' boxes and the size of the content are always compared.
  static let greatestElementCount = 100_000

  private var layouts: [Int] = []
  /// True if not all layouts are compared.
  package var isPartial = false

  package init() {}

  /// Adds the layout of the next environment; `nil` if it has none.
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

  /// Rounds lengths to a millionth of a point: smaller differences come from the order of arithmetic operations.
  private static func hash(_ lengths: Double..., into hasher: inout Hasher) {
    for length in lengths { hasher.combine((length * 1e6).rounded()) }
  }
}
