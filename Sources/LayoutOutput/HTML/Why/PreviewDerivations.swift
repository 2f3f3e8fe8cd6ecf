import LayoutSolver
import LayoutText

/// Why the elements of one layout have their frames, as records for the page: where nothing is scrolled, and where something is.
///
/// Where a section repeats itself, a few derivations stand for all of a member of its template; others are found one by one, as many as
/// there is time for.
struct PreviewDerivations {
  private let solution: Solution
  private let elements: [MovableElement]
  private let shared: PreviewShared
  private let place: (DerivationStep.Place) -> Int?
  private var still = DerivationRecords()
  private var moved = DerivationRecords()
  private var pulled = DerivationRecords()

  /// The most derivations that are found for one page: about a second's work.
  static let greatestCount = 20_000

  init(
    _ solution: Solution, elements: [MovableElement], shared: PreviewShared,
    place: @escaping (DerivationStep.Place) -> Int?
  ) {
    self.solution = solution
    self.elements = elements
    self.shared = shared
    self.place = place
    findAll()
  }

  /// Writes the members of the layout's object.
  func write(_ layout: inout PreviewJSON) {
    let sink = layout.sink
    layout.object("why") {
      $0.key("still")
      still.write(to: sink)
      $0.key("moved")
      moved.write(to: sink)
      $0.key("pulled")
      pulled.write(to: sink)
    }
  }

  private mutating func findAll() {
    var first = 0
    while first < elements.count {
      let section = elements[first].element.section
      var end = first + 1
      while end < elements.count, elements[end].element.section == section { end += 1 }
      find(in: first..<end, section: section)
      first = end
    }
  }

  private mutating func find(in range: Range<Int>, section: Int?) {
    var next = range.lowerBound
    for part in section.map({ solution.repetitions(ofSection: $0) }) ?? [] {
      let start = range.lowerBound + part.elements.lowerBound
      let end = min(range.upperBound, range.lowerBound + part.elements.upperBound)
      guard start >= next, start < end else { continue }
      for element in next..<start { addAlone(element) }
      for member in start..<min(end, start + part.period) {
        addMembers(stride(from: member, to: end, by: part.period))
      }
      next = end
    }
    for element in next..<max(next, range.upperBound) { addAlone(element) }
  }

  private mutating func addAlone(_ element: Int) {
    guard let found = derivations(of: element) else { return }
    add(found, element)
  }

  private mutating func add(
    _ found: [DerivationShapes.Filled], _ element: Int, count: Int = 1, stride: Int = 1,
    steps: [[Double]] = []
  ) {
    for (variant, filled) in found.enumerated() {
      let isCounted = shared.derivations.countedNumbers[filled.shape]
      let steps = steps.isEmpty ? [] : steps[variant]
      switch variant {
      case 0:
        still.add(filled, isCounted: isCounted, element: element, count: count, stride: stride, steps: steps)
      case 1:
        moved.add(filled, isCounted: isCounted, element: element, count: count, stride: stride, steps: steps)
      default:
        pulled.add(filled, isCounted: isCounted, element: element, count: count, stride: stride, steps: steps)
      }
    }
  }

  /// Derivations of the same member of one group after the other. The first ones are special, as what is taken once or not at all is not
  /// multiplied; those after them differ in numbers that grow evenly, which the third and the last bear out.
  private mutating func addMembers(_ members: StrideTo<Int>) {
    let members = Array(members)
    var index = 0
    var current = members.first.flatMap { derivations(of: $0) }
    while let found = current {
      let next = index + 1 < members.count ? derivations(of: members[index + 1]) : nil
      if let next, members.count - index >= 4, let steps = Self.steps(from: found, to: next),
        let third = derivations(of: members[index + 2]),
        let last = derivations(of: members[members.count - 1]),
        Self.isReached(third, from: found, by: steps, times: 2),
        Self.isReached(last, from: found, by: steps, times: members.count - 1 - index)
      {
        return add(
          found, members[index], count: members.count - index, stride: members[1] - members[0], steps: steps)
      }
      add(found, members[index])
      index += 1
      current = next
    }
  }

  private static func steps(from: [DerivationShapes.Filled], to: [DerivationShapes.Filled]) -> [[Double]]? {
    guard from.map(\.shape) == to.map(\.shape) else { return nil }
    return zip(from, to).map { zip($0.numbers, $1.numbers).map { $1 - $0 } }
  }

  private static func isReached(
    _ other: [DerivationShapes.Filled], from first: [DerivationShapes.Filled], by steps: [[Double]],
    times: Int
  ) -> Bool {
    guard other.map(\.shape) == first.map(\.shape) else { return false }
    for (variant, filled) in other.enumerated() {
      for (index, number) in filled.numbers.enumerated() {
        let expected = first[variant].numbers[index] + Double(times) * steps[variant][index]
        if abs(expected - number) > 1e-9 * max(1, abs(number)) { return false }
      }
    }
    return true
  }

  /// Where nothing is scrolled, then where something is; nil where there is no time for more.
  private func derivations(of index: Int) -> [DerivationShapes.Filled]? {
    guard shared.derivationCount < Self.greatestCount else { return nil }
    let movable = elements[index]
    shared.derivationCount += 1
    var reading = DerivationShapes.Reading(place: place)
    var found = [shared.derivations.fill(solution.stillDerivation(of: movable), reading)]
    reading.isMoved = true
    for derivation in solution.movedDerivations(of: movable) {
      shared.derivationCount += 1
      found.append(shared.derivations.fill(derivation, reading))
    }
    return found
  }
}
