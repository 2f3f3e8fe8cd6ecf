import LayoutCompiler
import LayoutSolver
import LayoutText

/// How many elements may be written as data, and above how many a message says so first.
struct ElementBudget {
  /// Nil where the user sets none.
  let limit: Int?
  /// From more than this on a run says how many it writes: they fill a disk before anybody wonders.
  private static let greatestUntold = 1_000_000
  private static let greatestLimit = 1_000_000_000_000_000

  init(_ arguments: ParsedArguments) throws(UsageError) {
    limit = try arguments.number(.maxElements, in: 1...Self.greatestLimit)
  }

  /// Refuses a layout with more elements than may be written.
  func check(_ solution: @autoclosure () -> Solution, _ selection: ElementSelection) throws(UsageError) {
    guard let limit else { return }
    let count = Self.count(solution(), selection, upTo: limit)
    guard count > limit else { return }
    throw UsageError(
      message:
        "\(Self.text(count, selection, upTo: limit)) elements would be written, but '--max-elements' is \(groupedText(limit))",
      help: ["write a part with --section, --rect or --visible"])
  }

  /// What is said before so many elements are written that it takes its time; nil for fewer.
  func note(_ solution: Solution, _ selection: ElementSelection, _ path: String?) -> String? {
    let limit = Self.greatestUntold
    let count = Self.count(solution, selection, upTo: limit)
    guard count > limit else { return nil }
    let place = path.flatMap { $0 == "-" ? nil : shownName($0) } ?? "standard output"
    return "writing \(Self.text(count, selection, upTo: limit)) elements to \(place)"
  }

  /// A number that was counted to its end, or only up to a limit.
  private static func text(_ count: Int, _ selection: ElementSelection, upTo limit: Int) -> String {
    isCounted(selection) ? groupedText(count) : "more than \(groupedText(limit))"
  }

  /// True if what is asked for is counted without looking at each element.
  private static func isCounted(_ selection: ElementSelection) -> Bool {
    selection.rects.isEmpty && selection.point == nil && selection.cells == nil
  }

  /// How many elements are asked for; where each has to be looked at, at most one more than a limit.
  private static func count(_ solution: Solution, _ selection: ElementSelection, upTo limit: Int) -> Int {
    let sections = selection.sections?.filter(solution.sections.indices.contains)
    let all = sections.map { solution.elementCount(ofSections: $0) } ?? solution.elementCount
    if isCounted(selection) || all <= limit { return all }
    var count = 0
    solution.forEachElement(of: selection) { _ in
      count += 1
      return count <= limit
    }
    return count
  }
}
