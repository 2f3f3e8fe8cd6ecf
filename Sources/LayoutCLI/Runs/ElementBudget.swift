import LayoutCompiler
import LayoutSolver
import LayoutText

/// How many elements may be written as data, and when a message announces that many will be.
struct ElementBudget {
  /// The limit that the user sets, if any.
  let limit: Int?
  /// A run that writes more elements than this says so first, before it fills a disk.
  private static let greatestUntold = 1_000_000
  private static let greatestLimit = 1_000_000_000_000_000

  init(_ arguments: ParsedArguments) throws(UsageError) {
    limit = try arguments.number(.maxElements, in: 1...Self.greatestLimit)
  }

  func check(_ solution: @autoclosure () -> Solution, _ selection: ElementSelection) throws(UsageError) {
    guard let limit else { return }
    let count = Self.count(solution(), selection, upTo: limit)
    guard count > limit else { return }
    throw UsageError(
      message:
        "\(Self.text(count, selection, upTo: limit)) elements would be written, but '--max-elements' is \(groupedText(limit))",
      help: ["write a part with --section, --rect or --visible"])
  }

  /// The message to show before many elements are written; `nil` if there are few.
  func note(_ solution: Solution, _ selection: ElementSelection, _ path: String?) -> String? {
    let limit = Self.greatestUntold
    let count = Self.count(solution, selection, upTo: limit)
    guard count > limit else { return nil }
    let place = path.flatMap { $0 == "-" ? nil : shownName($0) } ?? "standard output"
    return "writing \(Self.text(count, selection, upTo: limit)) elements to \(place)"
  }

  private static func text(_ count: Int, _ selection: ElementSelection, upTo limit: Int) -> String {
    isCounted(selection) ? groupedText(count) : "more than \(groupedText(limit))"
  }

  /// True if the selection can be counted without looking at each element.
  private static func isCounted(_ selection: ElementSelection) -> Bool {
    selection.rects.isEmpty && selection.point == nil && selection.cells == nil
  }

  /// The number of selected elements. If each has to be looked at, counting stops one above the limit.
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
