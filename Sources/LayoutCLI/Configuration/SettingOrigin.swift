import LayoutReader
import LayoutText

/// Where a value in force comes from.
enum SettingOrigin: Equatable {
  case standard
  /// A key of the configuration file or of the spec.
  case file(name: String, line: Int, column: Int)
  /// By name, without the dashes.
  case option(String)

  /// In words.
  var text: String {
    switch self {
    case .standard: "default"
    case .file(let name, let line, let column): "\(shownName(name)):\(line):\(column)"
    case .option(let name): "--\(name)"
    }
  }
}

/// A value in force.
struct Setting {
  /// As the configuration file has it, parts of maps behind a dot: `severity.one-point-dimension`.
  let key: String
  let value: Value
  let origin: SettingOrigin

  enum Value {
    case none
    case number(Double)
    case boolean(Bool)
    case text(String)
    case list([String])

    /// As people read it.
    var text: String {
      switch self {
      case .none: "-"
      case .number(let number): shortestText(number)
      case .boolean(let boolean): String(boolean)
      case .text(let text): shownText(text)
      case .list(let words): words.isEmpty ? "-" : words.map { shownText($0) }.joined(separator: ", ")
      }
    }
  }
}
