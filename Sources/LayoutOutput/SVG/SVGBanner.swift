import LayoutText

/// Writes messages over the last good picture of a spec that now has errors.
package enum SVGBanner {
  /// The font size, in points.
  private static let fontSize = 11.0
  private static let lineHeight = 15.0
  /// The maximum number of message lines.
  private static let greatestCount = 12

  /// Writes a picture with messages at its top. Writes a file unchanged if it is not a picture made by
  /// layoutc.
  package static func write(_ messages: String, over picture: [UInt8], to sink: ByteSink) {
    guard let box = viewBox(of: picture), let end = lastTag(of: picture) else {
      return picture.withUnsafeBytes { sink.write($0) }
    }
    picture[..<end].withUnsafeBytes { sink.write($0) }
    let lines = ["This is the last good picture."] + shownLines(messages, width: box.width)
    let height = Double(lines.count) * lineHeight + 10
    sink.write(text: "<g role=\"alert\" font-family=\"ui-monospace, Menlo, monospace\" font-size=\"11\">\n")
    sink.write(
      text:
        "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(height)\" fill=\"#7f1d1d\" fill-opacity=\"0.94\"/>\n"
    )
    for (index, line) in lines.enumerated() {
      let y = box.y + 5 + lineHeight * Double(index) + fontSize
      sink.write(text: "<text x=\"\(box.x + 8)\" y=\"\(y)\" fill=\"#ffffff\" xml:space=\"preserve\">")
      sink.write(xmlText: line)
      sink.write("</text>\n")
    }
    sink.write("</g>\n")
    picture[end...].withUnsafeBytes { sink.write($0) }
  }

  /// Returns the first lines of the messages, shortened to fit.
  private static func shownLines(_ messages: String, width: Double) -> [String] {
    let lines = messages.split(separator: "\n").map(String.init)
    let length = max(Int((width - 16) / (fontSize * 0.6)), 8)
    var shown = lines.prefix(greatestCount).map { line in
      line.count > length ? line.prefix(length - 1) + "…" : line
    }
    if lines.count > greatestCount { shown.append("\(lines.count - greatestCount) more lines") }
    return shown
  }

  /// Returns the offset of the last end tag.
  private static func lastTag(of picture: [UInt8]) -> Int? {
    let tag = Array("</svg>".utf8)
    guard picture.count >= tag.count else { return nil }
    return (0...(picture.count - tag.count)).reversed().first {
      picture[$0..<$0 + tag.count].elementsEqual(tag)
    }
  }

  private static func viewBox(of picture: [UInt8]) -> (x: Double, y: Double, width: Double)? {
    let head = String(decoding: picture.prefix(4_096), as: UTF8.self).split(separator: "\"")
    guard let name = head.firstIndex(where: { $0.hasSuffix(" viewBox=") }), name + 1 < head.endIndex else {
      return nil
    }
    let numbers = head[name + 1].split(separator: " ").compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2]) : nil
  }
}
