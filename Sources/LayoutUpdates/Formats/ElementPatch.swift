import LayoutText

/// The change of a layout's elements as a JSON Patch (RFC 6902) of the array `elements` in the JSON output. As many equal elements as
/// possible keep their places; the others are removed and added.
package struct ElementPatch {
  /// The elements of a layout in JSON.
  package struct Rows: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var ends: [Int] = []

    package init() {}

    /// - Parameter lines: the elements, one per line.
    package init(lines: [UInt8]) {
      bytes = lines
      for (place, byte) in lines.enumerated() where byte == 0x0A { ends.append(place) }
    }

    package mutating func append(_ row: some Collection<UInt8>) {
      bytes += row
      ends.append(bytes.count)
      bytes.append(0x0A)
    }

    var count: Int { ends.count }

    subscript(row: Int) -> ArraySlice<UInt8> { bytes[(row == 0 ? 0 : ends[row - 1] + 1)..<ends[row]] }
  }

  private let difference: SceneDifference
  private let old: Rows
  private let new: Rows

  /// - Parameters:
  ///   - old: the elements of the old layout, in its order.
  ///   - new: those of the new layout.
  package init(_ difference: SceneDifference, from old: Rows, to new: Rows) {
    self.difference = difference
    self.old = old
    self.new = new
  }

  package func write(to sink: ByteSink) {
    let sources = difference.origins
    var kept = [Bool](repeating: false, count: old.count)
    let matched = sources.indices.filter { sources[$0] >= 0 }
    for place in longestIncreasingSubsequence(of: matched.map { sources[$0] }) {
      kept[sources[matched[place]]] = true
    }
    var isFirst = true
    func begin(_ operation: StaticString, _ row: Int) {
      sink.write(isFirst ? "[\n  {\"op\": \"" : ",\n  {\"op\": \"")
      isFirst = false
      sink.write(operation)
      sink.write("\", \"path\": \"/")
      sink.write(integer: row)
    }
    // Remove from the end, so that earlier indexes stay valid.
    for row in kept.indices.reversed() where !kept[row] {
      begin("remove", row)
      sink.write("\"}")
    }
    for row in 0..<new.count {
      let source = sources[row]
      let stays = source >= 0 && kept[source]
      if stays, old[source] == new[row] { continue }
      begin(stays ? "replace" : "add", row)
      sink.write("\", \"value\": ")
      sink.write(bytes: new[row])
      sink.write("}")
    }
    sink.write(isFirst ? "[]\n" : "\n]\n")
  }
}
