import LayoutReader
import LayoutSpec
import LayoutText

extension Environment {
  /// What a reader knows it by, such as `iphone-se (375 x 667)`, with its system if another environment has another one.
  func title(beside other: Environment) -> String {
    let size = "\(shortestText(container.width)) x \(shortestText(container.height))"
    let title = device.map { "\($0) (\(size))" } ?? size
    return system == other.system ? title : "\(title) with \(system.name)"
  }
}

extension Normal {
  /// What two values are compared by, whatever their places.
  var mergeText: String {
    let sink = ByteSink()
    writeCanonicalJSON(self, to: sink)
    return sink.text
  }

  /// What is left of a value without its numbers and truths.
  var shape: String {
    switch value {
    case .number, .boolean: "#"
    case .list(let elements): "[" + elements.map(\.shape).joined(separator: ",") + "]"
    case .map(let fields): "{" + fields.map { $0.key + ":" + $0.value.shape }.joined(separator: ",") + "}"
    default: mergeText
    }
  }

  /// Zero in the form of a number or of edges; nil for other values.
  var zero: Normal? {
    if number != nil { return with(.number(0)) }
    guard !fields.isEmpty, fields.allSatisfy({ $0.value.number != nil }) else { return nil }
    return with(.map(fields.map { NormalField($0.key, keySpan: $0.keySpan, $0.value.with(.number(0))) }))
  }
}
