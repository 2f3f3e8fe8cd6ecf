/// The colours of messages on a terminal; none where colour is off.
struct TextStyle {
  let isColored: Bool

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .info: paint(text, "1;36")
    }
  }

  func strong(_ text: String) -> String { paint(text, "1") }
  func gutter(_ text: String) -> String { paint(text, "34") }
  func faint(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
