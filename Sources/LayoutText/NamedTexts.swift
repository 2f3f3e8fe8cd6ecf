/// A table of names, each with a wrapped text.
package struct NamedTexts {
  private let rows: [(name: String, text: String)]

  package init(_ rows: [(name: String, text: String)]) { self.rows = rows }

  private static let greatestColumn = 26

  package func write(to sink: ByteSink) {
    let column = min(Self.greatestColumn, (rows.map(\.name.count).max() ?? 0) + 4)
    for row in rows {
      var lines = wrapped(row.text, width: 79 - column)[...]
      if row.name.count + 4 > column {
        sink.write(text: "  \(row.name)\n")
      } else {
        sink.write(text: "  \(row.name.padded(to: column - 2))\(lines.popFirst() ?? "")\n")
      }
      for line in lines { sink.write(text: "\("".padded(to: column))\(line)\n") }
    }
  }
}
