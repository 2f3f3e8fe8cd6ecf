import LayoutReader
import LayoutText

/// The place that gives a setting its value.
enum SettingOrigin: Equatable {
  case standard
  /// A key in the configuration file or the spec.
  case file(name: String, line: Int, column: Int)
  /// An option's name without the dashes.
  case option(String)

  var text: String {
    switch self {
    case .standard: "default"
    case .file(let name, let line, let column): "\(shownName(name)):\(line):\(column)"
    case .option(let name): "--\(name)"
    }
  }
}

/// A setting with its value and origin.
struct Setting {
  /// The path of keys in the configuration file, such as `severity.one-point-dimension`.
  let key: String
  let value: Value
  let origin: SettingOrigin

  enum Value {
    case none
    case number(Double)
    case boolean(Bool)
    case text(String)
    case list([String])

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
