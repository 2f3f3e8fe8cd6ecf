import LayoutText

/// Frames and names of views in the log of an exception about them.
enum LoggedFrames {
  static func details(of log: LogText, _ crash: KnownCrash) -> [String] {
    [
      dequeuedView(log, crash), changedFrame(log, crash), frameWithoutArea(log, crash), givenSize(log, crash),
      flowSize(log, crash),
    ]
    .compactMap { $0 }
  }

  private static func dequeuedView(_ log: LogText, _ crash: KnownCrash) -> String? {
    guard crash.isOfDataSource, let name = log.after("Dequeued view: <")?.before(":").text, name.count < 100
    else { return nil }
    return "The view is of the class \(name)."
  }

  private static func changedFrame(_ log: LogText, _ crash: KnownCrash) -> String? {
    guard crash.crash == .changedAttributes, let change = log.after("changed from"),
      let old = change.numbers(4, after: "frame ="),
      let new = change.after("frame =")?.numbers(4, after: "frame =")
    else { return nil }
    let changes = zip(["x", "y", "width", "height"], zip(old, new)).filter { $0.1.0 != $0.1.1 }
      .map { "The \($0.0) changes from \(decimalText($0.1.0)) to \(decimalText($0.1.1))." }
    return changes.isEmpty ? nil : changes.joined(separator: " ")
  }

  private static func frameWithoutArea(_ log: LogText, _ crash: KnownCrash) -> String? {
    guard crash.crash == .pinnedOutside, let frame = log.numbers(4, after: "Frame {") else { return nil }
    let empty = zip(["width", "height"], frame.suffix(2)).filter { $0.1 <= 0 }.map(\.0)
    return empty.isEmpty ? nil : "The item's \(conjoined(empty, by: "and")) is 0."
  }

  private static func givenSize(_ log: LogText, _ crash: KnownCrash) -> String? {
    guard crash.crash == .brokenConstraints else { return nil }
    for side in ["height", "width"] {
      let mark = "Layout-\(side == "height" ? "Height" : "Width")"
      if let length = log.after(mark)?.numbers(1, after: ".\(side) ==")?.first {
        return "The layout gives the cell a \(side) of \(decimalText(length))."
      }
    }
    return nil
  }

  private static func flowSize(_ log: LogText, _ crash: KnownCrash) -> String? {
    guard crash.crash == .otherCode else { return nil }
    let size = log.numbers(2, after: "Invalid size:").map {
      "The size is \(decimalText($0[0])) x \(decimalText($0[1]))."
    }
    let view = log.numbers(4, after: "frame = (").map {
      "The collection view is \(decimalText($0[2])) x \(decimalText($0[3]))."
    }
    let sentences = [size, view].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
