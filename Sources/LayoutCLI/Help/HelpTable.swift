import LayoutText

/// Names, each with a text beside it, which is wrapped.
struct HelpTable {
  let rows: [(name: String, text: String)]

  private static let greatestColumn = 26

  func write(to sink: ByteSink) {
    let column = min(Self.greatestColumn, (rows.map(\.name.count).max() ?? 0) + 4)
    for row in rows {
      var lines = Help.wrapped(row.text, width: 79 - column)[...]
      if row.name.count + 4 > column {
        sink.write(text: "  \(row.name)\n")
      } else {
        sink.write(text: "  \(row.name.padded(to: column - 2))\(lines.popFirst() ?? "")\n")
      }
      for line in lines { sink.write(text: "\("".padded(to: column))\(line)\n") }
    }
  }
}
