import LayoutReader
import LayoutSpec
import LayoutText

extension Environment {
  /// A title such as `iphone-se (375 x 667)`, with the system if the other environment has another one.
  func title(beside other: Environment) -> String {
    let size = "\(shortestText(container.width)) x \(shortestText(container.height))"
    let title = device.map { "\($0) (\(size))" } ?? size
    return system == other.system ? title : "\(title) with \(system.name)"
  }
}

extension Normal {
  /// The value as text, to compare values without their places.
  var mergeText: String {
    let sink = ByteSink()
    writeCanonicalJSON(self, to: sink)
    return sink.text
  }

  /// The value as text, without its actual numbers and booleans.
  var shape: String {
    switch value {
    case .number, .boolean: "#"
    case .list(let elements): "[" + elements.map(\.shape).joined(separator: ",") + "]"
    case .map(let fields): "{" + fields.map { $0.key + ":" + $0.value.shape }.joined(separator: ",") + "}"
    default: mergeText
    }
  }

  /// The value with zero in place of a number or of each edge; `nil` for other values.
  var zero: Normal? {
    if number != nil { return with(.number(0)) }
    guard !fields.isEmpty, fields.allSatisfy({ $0.value.number != nil }) else { return nil }
    return with(.map(fields.map { NormalField($0.key, keySpan: $0.keySpan, $0.value.with(.number(0))) }))
  }
}
