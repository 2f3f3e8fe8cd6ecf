import LayoutText

/// The colours of messages on a terminal.
struct TextStyle {
  let isColored: Bool

  enum Part {
    case severity(Severity)
    case strong
    case gutter
    case faint

    fileprivate var code: StaticString {
      switch self {
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.info): "1;36"
      case .strong: "1"
      case .gutter: "34"
      case .faint: "2"
      }
    }
  }

  /// Writes coloured text.
  func paint(_ part: Part, _ text: String, to sink: ByteSink) {
    if isColored {
      sink.write("\u{1B}[")
      sink.write(part.code)
      sink.write("m")
    }
    sink.write(text: text)
    if isColored { sink.write("\u{1B}[0m") }
  }
}
