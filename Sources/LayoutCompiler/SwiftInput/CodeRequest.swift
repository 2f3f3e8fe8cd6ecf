import LayoutOutput
import LayoutResolver
import LayoutSpec
import LayoutText

/// What layout code is asked for, in whatever environment.
struct CodeRequest {
  /// The key of the entry.
  let entry: String
  /// The user's values for unknown names.
  let assumed: [(name: String, value: String)]
  /// The boxes of custom groups by their paths, once they are known.
  let boxes: [String: Extent]
  /// The calls of handlers, once their items are known.
  let calls: HandlerCalls?
  /// True if the collection view has the environment's size, whatever the code says.
  let fillsWindow: Bool
  /// The number of sections, if it is known.
  let sectionCount: Int?
  let cellCounts: [ResolveOptions.CellCount]

  /// A JSON object as `LayoutProgram.answerRequests` reads it, without the environment.
  var json: [UInt8] {
    let frames = boxes.sorted { $0.key < $1.key }.map { path, box in
      (
        key: path,
        value: ["width": .numeral("\(box.width)"), "height": .numeral("\(box.height)")] as JSONValue
      )
    }
    // The last count for a section wins.
    let counts = Dictionary(
      cellCounts.compactMap { given in given.section.flatMap { Int($0) }.map { ($0, given.count) } },
      uniquingKeysWith: { $1 })
    let sink = ByteSink()
    sink.write(
      json: .fields([
        "entry": .string(entry),
        "assume": assumed.isEmpty ? nil : .object(assumed.map { (key: $0.name, value: .string($0.value)) }),
        "boxes": .object(frames),
        "fillsWindow": .boolean(fillsWindow),
        "handlerCalls": calls?.request,
        "itemCount": cellCounts.last { $0.section == nil }.map { .integer($0.count) },
        "itemCounts": .object(
          counts.sorted { $0.key < $1.key }.map { (key: "\($0.key)", value: .integer($0.value)) }),
        "sections": sectionCount.map { .integer($0) },
      ]))
    return sink.bytes
  }

  /// The same object with an environment, on one line.
  static func line(_ json: [UInt8], in environment: Environment) -> [UInt8] {
    let sink = ByteSink()
    sink.write("{\"environment\": ")
    EnvironmentWriter.write(environment, precision: 9, to: sink)
    sink.write(", ")
    return sink.bytes.filter { $0 != 0x0A } + json.dropFirst()
  }
}
