import LayoutSpec
import LayoutText

/// Describes the differences between the frames of two layouts. Adjacent views with the same change share a line.
package struct FrameChanges {
  private struct Run {
    let change: FrameChange
    let category: String
    let kind: String
    let section: String
    /// The first elements of the run, as many as may be named one by one.
    var items: [String]
    var last: String
    var count: Int

    mutating func add(_ item: String) {
      if items.count <= greatestList { items.append(item) }
      last = item
      count += 1
    }

    mutating func add(_ other: Run) {
      items = Array((items + other.items).prefix(greatestList + 1))
      last = other.last
      count += other.count
    }
  }

  /// The lines that come before those about views.
  private var head: [String] = []
  private var runs: [Run] = []
  /// True if the next view is not adjacent to the last one that changed.
  private var startsNewRun = true
  /// How many views each finished section has; the current section is in `current`.
  private var totals: [String: Int] = [:]
  private var current = (section: "", views: 0)
  /// The error of rounding to three decimals, in points.
  package static let roundingSlack = 0.0005

  /// By how many points numbers may differ and still count as equal.
  private let slack: Double

  private static let greatestCount = 20
  /// If more adjacent runs than this moved, they share a line, even if they moved differently.
  private static let greatestRow = 6
  /// If a run has more views than this, they are not named one by one.
  private static let greatestList = 4

  package init(tolerance: Double) { slack = tolerance + Self.roundingSlack }

  package mutating func compareContent(_ old: Extent, _ new: Extent) {
    guard Self.differ(old, new, slack) else { return }
    head.append("the content is \(Self.text(new)), was \(Self.text(old))")
  }

  /// Adds the next view: a view of the new layout, in its order, or one that disappeared.
  package mutating func add(
    inSection section: String, _ old: ViewAttributes?, _ new: ViewAttributes?, key: () -> ViewKey
  ) {
    if new != nil {
      if section != current.section { count(section) }
      current.views += 1
    }
    guard let change = Self.change(from: old, to: new, slack) else { return breakRun() }
    let key = key()
    if !startsNewRun, let last = runs.indices.last, runs[last].change == change,
      runs[last].category == key.category, runs[last].kind == key.kind, runs[last].section == key.section
    {
      runs[last].add(key.item)
    } else {
      runs.append(
        Run(
          change: change, category: key.category, kind: key.kind, section: key.section, items: [key.item],
          last: key.item, count: 1))
    }
    startsNewRun = false
  }

  private mutating func count(_ section: String) {
    totals[current.section, default: 0] += current.views
    current = (section, 0)
  }

  /// Keeps the next view from sharing a line with the last one.
  package mutating func breakRun() { startsNewRun = true }

  /// The sections with views that changed.
  package var changedSections: Set<String> { Set(runs.map(\.section)) }

  /// A line for each of the first changes, and one that counts the others.
  ///
  /// - Parameter more: lines to add after the changes.
  package func lines(and more: [String] = []) -> [String] {
    var totals = totals
    totals[current.section, default: 0] += current.views
    let lines = head + Self.describe(runs, totals) + more
    let rest = lines.count - Self.greatestCount
    return rest > 1 ? lines.prefix(Self.greatestCount) + ["\(rest) more changes"] : lines
  }

  /// True if a view changed by more than rounding errors.
  static func differ(_ old: ViewAttributes?, _ new: ViewAttributes?) -> Bool {
    change(from: old, to: new, roundingSlack) != nil
  }

  static func differ(_ old: Extent, _ new: Extent, _ slack: Double = roundingSlack) -> Bool {
    abs(old.width - new.width) > slack || abs(old.height - new.height) > slack
  }

  private static func change(
    from old: ViewAttributes?, to new: ViewAttributes?, _ slack: Double
  ) -> FrameChange? {
    guard let old, let new else { return new == nil ? old.map { _ in .disappeared } : .appeared }
    if old == new { return nil }
    var others: [String] = []
    if old.zIndex != new.zIndex {
      others.append("has zIndex \(new.zIndex), was \(old.zIndex)")
    }
    if old.isHidden != new.isHidden { others.append(new.isHidden ? "is hidden now" : "is shown now") }
    if old.isPinned != new.isPinned { others.append(new.isPinned ? "is pinned now" : "is not pinned now") }
    if abs(old.alpha - new.alpha) > roundingSlack {
      others.append("has alpha \(decimalText(new.alpha)), was \(decimalText(old.alpha))")
    }
    if old.transform.count != new.transform.count
      || zip(old.transform, new.transform).contains(where: { abs($0 - $1) > 0.000_001 + slack / 1_000 })
    {
      others.append("has another transform")
    }
    if old.title != new.title { others.append(titles(old.title, new.title)) }
    return .moved(from: old.frame, to: new.frame, slack, others)
  }

  private static func titles(_ old: String?, _ new: String?) -> String {
    let was = old.map { ", was \(quotedText($0))" } ?? ", had none"
    return (new.map { "has the title \(quotedText($0))" } ?? "has no title") + was
  }

  // MARK: Words

  /// A line about a change: what changed, and how.
  private struct Line {
    var names: [String]
    let words: String
    /// The change, if something before these elements can be the cause for all of them: it moved them and did nothing else.
    let move: FrameChange?

    var text: String { "\(FrameChanges.listed(names)) \(words)" }
  }

  /// Names in one phrase: `a, b and c`, or `a, b, c and 4 more`.
  static func listed(_ names: [String]) -> String {
    guard names.count > greatestList else { return conjoined(names, by: "and") }
    let few = names.prefix(greatestList - 1)
    return conjoined(few + ["\(names.count - few.count) more"], by: "and")
  }

  /// Describes runs, one line each. If all elements of a section have the same change, the section takes one line. What follows one another
  /// and moved equally far has one cause, and takes one line, too.
  private static func describe(_ runs: [Run], _ totals: [String: Int]) -> [String] {
    var lines: [Line] = []
    func add(_ name: String, _ words: String, _ change: FrameChange? = nil) {
      let move = change.flatMap { $0.isMoveOnly ? $0 : nil }
      if let move, let last = lines.indices.last, lines[last].move == move {
        lines[last].names.append(name)
      } else {
        lines.append(Line(names: [name], words: words, move: move))
      }
    }
    var rest = runs[...]
    var section: String?
    while let run = rest.first {
      // Only at the first run of a section can the whole section be described at once.
      let isFirst = run.section != section
      section = run.section
      let alike = isFirst ? rest.prefix { $0.section == run.section && $0.change == run.change } : []
      let isWhole =
        run.change != .disappeared && alike.count > 1 && !run.section.isEmpty
        && alike.reduce(0) { $0 + $1.count } == totals[run.section]
      let row = rest.prefix {
        $0.section == run.section && $0.category == run.category && $0.kind == run.kind
          && $0.change.isOfFrameOnly
      }
      if isWhole {
        add("all of \(shownText(run.section))", run.change.words(count: 2), run.change)
        rest = rest.dropFirst(alike.count)
      } else if row.count > greatestRow {
        // Each moved a bit differently, as when a column gets wider, so give the range.
        var all = run
        for other in row.dropFirst() { all.add(other) }
        add(name(all), FrameChange.words(row.map(\.change)))
        rest = rest.dropFirst(row.count)
      } else {
        add(name(run), run.change.words(count: run.count), run.change)
        rest = rest.dropFirst()
      }
    }
    return lines.map(\.text)
  }

  /// The name of a run, such as `shelf 3`, `shelf 3 to 7`, `shelf dune, emma and it`, `shelf header` or `shelf badge 2`.
  private static func name(_ run: Run) -> String {
    let kinds = [BoundaryItem.headerKind: "header", BoundaryItem.footerKind: "footer"]
    var words = [run.section, kinds[run.kind] ?? run.kind].map { shownText($0) }
    let isAlone = run.category != "cell" && run.count == 1 && run.last == "0"
    if !isAlone { words.append(elements(run)) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The elements of a run: a range if they are numbered, otherwise a list if they are few.
  private static func elements(_ run: Run) -> String {
    let first = run.items[0]
    if run.count == 1 { return shownText(first) }
    let (start, end) = (numbered(first), numbered(run.last))
    if let start, let end, start.name == end.name, end.number - start.number == run.count - 1 {
      return "\(shownText(first)) to \(shownText(run.last))"
    }
    if run.count > greatestList {
      return "\(shownText(first)) … \(shownText(run.last)) (\(run.count) elements)"
    }
    return run.items.dropLast().map { shownText($0) }.joined(separator: ", ") + " and \(shownText(run.last))"
  }

  /// Splits an id into a name and the number at its end.
  private static func numbered(_ item: String) -> (name: String, number: Int)? {
    let digits = item.utf8.reversed().prefix { $0.isDigit }.count
    let name = item.utf8.dropLast(digits)
    return Int(String(decoding: item.utf8.suffix(digits), as: UTF8.self)).map {
      (String(decoding: name, as: UTF8.self), $0)
    }
  }

  /// The change of a frame in words; `nil` if it is within the slack.
  package static func words(from old: Rect, to new: Rect, slack: Double) -> String? {
    FrameChange.moved(from: old, to: new, slack, [])?.words(count: 1)
  }

  private static func text(_ size: Extent) -> String {
    "\(decimalText(size.width)) x \(decimalText(size.height)) pt"
  }
}
