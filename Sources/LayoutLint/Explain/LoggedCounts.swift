import LayoutText

/// Indexes and counts in the log of an update that does not fit the data.
enum LoggedCounts {
  static func details(of log: LogText, _ crash: KnownCrash) -> [String] {
    guard crash.isOfDataSource else { return [] }
    return [beyond(log), sum(log), batch(log)].compactMap { $0 }
  }

  /// The index that is past the last one.
  private static func beyond(_ log: LogText) -> String? {
    for attempt in ["attempt to delete item", "attempt to insert item", "out-of-bounds item"] {
      guard let tail = log.after(attempt), let index = tail.numbers(1, after: "")?.first,
        let count = tail.numbers(1, after: "which only contains")?.first
          ?? tail.numbers(1, after: "there are only")?.first
      else { continue }
      let isSection = tail.text.contains("sections before") || tail.text.contains("sections after")
      let asked = isSection ? tail.numbers(1, after: "section")?.first ?? index : index
      let noun = isSection ? "section" : "item"
      return count < 1
        ? "There is no \(noun) at all, so that there is no \(decimalText(asked))."
        : "The \(noun)s have the indexes 0 to \(decimalText(count - 1)): there is no \(decimalText(asked))."
    }
    return nil
  }

  /// The sum of `invalid number of items` and of sections.
  private static func sum(_ log: LogText) -> String? {
    guard let tail = log.after("nvalid number of"),
      let after = tail.numbers(1, after: "after the update (")?.first,
      let before = tail.numbers(1, after: "before the update (")?.first
    else { return nil }
    func number(before word: String) -> Double? {
      let head = tail.before(" \(word)").text
      guard head != tail.text else { return nil }
      return Double(head.split { " (,".contains($0) }.last ?? "")
    }
    guard let inserted = number(before: "inserted,"), let deleted = number(before: "deleted)") else {
      return nil
    }
    let movedIn = number(before: "moved in,") ?? 0
    let movedOut = number(before: "moved out)") ?? 0
    return difference(
      before,
      [(inserted, "inserted"), (-deleted, "deleted"), (movedIn, "moved in"), (-movedOut, "moved out")], after)
  }

  /// The section whose items do not add up in a list of updates (iOS 16.4).
  private static func batch(_ log: LogText) -> String? {
    guard let before = counts(log, "Data source before updates ="),
      let after = counts(log, "Data source after updates ="),
      let list = log.after("Updates = [")?.before(" ]").text, before.count == after.count,
      !list.contains("section (")
    else { return nil }
    var changes = before.map { _ in (inserted: 0.0, deleted: 0.0, movedIn: 0.0, movedOut: 0.0) }
    func section(_ text: some StringProtocol) -> Int? {
      Int(text.drop { $0 != "(" }.dropFirst().prefix { $0.isNumber }).flatMap {
        changes.indices.contains($0) ? $0 : nil
      }
    }
    for update in list.drop(while: { $0 == " " }).split(separator: "), ") {
      guard let place = section(update) else { return nil }
      switch update.prefix(while: { $0 != " " }) {
      case "Delete": changes[place].deleted += 1
      case "Insert": changes[place].inserted += 1
      case "Move":
        guard let target = section(update.drop { $0 != ")" }) else { return nil }
        changes[place].movedOut += 1
        changes[target].movedIn += 1
      default: break
      }
    }
    for (index, change) in changes.enumerated() {
      let sum = difference(
        before[index],
        [
          (change.inserted, "inserted"), (-change.deleted, "deleted"), (change.movedIn, "moved in"),
          (-change.movedOut, "moved out"),
        ], after[index])
      if let sum { return "In section \(index): \(sum)" }
    }
    return nil
  }

  private static func counts(_ log: LogText, _ mark: String) -> [Double]? {
    let counts = log.after(mark)?.before("}").after("item counts: [")?.before("]").text.split(separator: ", ")
    return counts.flatMap { texts in
      let numbers = texts.compactMap { Double($0) }
      return numbers.count == texts.count ? numbers : nil
    }
  }

  /// `5 + 1 inserted = 6, but the data source has 5`; `nil` if the numbers agree.
  private static func difference(_ before: Double, _ changes: [(Double, String)], _ after: Double) -> String?
  {
    let sum = changes.reduce(before) { $0 + $1.0 }
    guard sum != after else { return nil }
    let terms = changes.filter { $0.0 != 0 }.map { change in
      "\(change.0 < 0 ? "-" : "+") \(decimalText(abs(change.0))) \(change.1)"
    }
    let left = ([decimalText(before)] + terms).joined(separator: " ")
    return
      "\(left)\(terms.isEmpty ? " and no change" : " = \(decimalText(sum))"), but the data source says \(decimalText(after))."
  }
}
