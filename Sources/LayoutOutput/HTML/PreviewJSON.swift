import LayoutText

/// Writes compact JSON that is safe inside a script element.
struct PreviewJSON {
  let sink: ByteSink
  private var isFirst = true

  init(_ sink: ByteSink) { self.sink = sink }

  /// Writes a comma before every value except the first.
  mutating func separate() {
    if !isFirst { sink.write(byte: UInt8(ascii: ",")) }
    isFirst = false
  }

  mutating func key(_ name: StaticString) {
    separate()
    sink.write("\"")
    sink.write(name)
    sink.write("\":")
  }

  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    sink.write(scriptString: text)
  }

  mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    Self.number(number, to: sink)
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    sink.write(integer: number)
  }

  mutating func member(_ name: StaticString, _ numbers: [Double]) {
    key(name)
    Self.list(numbers, to: sink) { Self.number($0, to: sink) }
  }

  mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    Self.list(texts, to: sink) { sink.write(scriptString: $0) }
  }

  mutating func object(_ name: StaticString, _ body: (inout PreviewJSON) -> Void) {
    key(name)
    Self.object(to: sink, body)
  }

  static func object(to sink: ByteSink, _ body: (inout PreviewJSON) -> Void) {
    var members = PreviewJSON(sink)
    sink.write("{")
    body(&members)
    sink.write("}")
  }

  static func list<Values: Sequence>(_ values: Values, to sink: ByteSink, _ body: (Values.Element) -> Void) {
    var entries = PreviewJSON(sink)
    sink.write("[")
    for value in values {
      entries.separate()
      body(value)
    }
    sink.write("]")
  }

  /// Writes a number with nine decimals, which the page's arithmetic needs.
  static func number(_ value: Double, to sink: ByteSink) { sink.write(decimal: value, precision: 9) }
}
