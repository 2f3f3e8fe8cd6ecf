import LayoutReader

/// The inserted text of a key: its colon and, for clients with snippets, a minimal value with places to fill
/// in.
struct Skeleton {
  private(set) var text = ""
  /// The number of places to fill in.
  private var stops = 0
  private let hasSnippets: Bool
  private let isJSON: Bool

  init(hasSnippets: Bool, isJSON: Bool) {
    self.hasSnippets = hasSnippets
    self.isJSON = isJSON
  }

  /// True if the text has places to fill in.
  var isSnippet: Bool { stops > 0 }

  /// Returns the text with the characters escaped that mark places in snippets.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\$}".contains($0) ? ["\\", $0] : [$0] })
  }

  /// Keys that most users write, in addition to the required ones.
  private static let usualKeys: [NounID: Set<String>] = [
    .line: ["subitems"], .custom: ["items"], .headerOrFooter: ["height"], .section: ["items"],
    .anchor: ["edges"], .measured: ["height"], .sectionVariant: ["when"], .configurationVariant: ["when"],
    .cell: ["id"], .visibleItemRule: ["for"],
  ]

  /// Writes a key and its value in block style.
  ///
  /// - Parameter indentation: the indentation of the key. The lines below it have more.
  mutating func writeBlock(_ key: String, _ type: ValueType, indentation: Int) {
    text += "\(key):"
    if !type.takesLines {
      text += " "
      if hasSnippets { writeValue(type) }
    } else if hasSnippets {
      let indentation = indentation + 2
      let line = "\n" + String(repeating: " ", count: indentation)
      switch type {
      case .list(let element, _), .oneOrMany(let element, _):
        text += line + "- "
        writeKeys(of: element, under: key, line: line + "  ", startsLine: false, indentation: indentation + 2)
      default: writeKeys(of: type, under: key, line: line, startsLine: true, indentation: indentation)
      }
    }
  }

  /// - Parameters:
  ///   - line: the line break and indentation before a key.
  ///   - startsLine: true if the first key starts a new line.
  private mutating func writeKeys(
    of type: ValueType, under key: String, line: String, startsLine: Bool, indentation: Int
  ) {
    let keys = Self.keys(of: type, under: key)
    if keys.isEmpty {
      text += startsLine ? line : ""
      writeStop()
    }
    for (index, key) in keys.enumerated() {
      if index > 0 || startsLine { text += line }
      // A map inside a map gets one line.
      let type = type.row.fieldType(of: key)
      writeBlock(key, type == .map(.item) ? .itemSize : type, indentation: indentation)
    }
  }

  /// Returns the keys of a new map.
  private static func keys(of type: ValueType, under key: String) -> [String] {
    switch type.row.map {
    case .noun(let id):
      let usual = usualKeys[id] ?? []
      return SpecSchema.noun(id).keys.filter { $0.isRequired || usual.contains($0.name) }.map(\.name)
    case .node: return [key == "group" ? "horizontal" : "item"]
    case .none, .keys, .oneOf, .names: return []
    }
  }

  /// Writes a key and its value in existing braces.
  ///
  /// - Parameter key: the key, in quotes if it needs them.
  mutating func writeFlow(_ key: String, _ type: ValueType) {
    text += "\(key): "
    guard hasSnippets else { return }
    switch type {
    case .list: writeStop(in: "[", "]")
    case _ where type.takesLines: writeStop(in: "{", "}")
    default: writeValue(type)
    }
  }

  // MARK: Places to fill in

  private mutating func writeValue(_ type: ValueType) {
    switch type {
    case .list: return writeStop(in: "[", "]")
    case .boolean(allowsExpression: false): return writeStop(choices: ["true", "false"])
    default: break
    }
    if let sample = type.sample {
      stops += 1
      text += isJSON ? "\"${\(stops):\(sample)}\"" : "${\(stops):\(sample)}"
    } else {
      writeStop(choices: isJSON ? [] : type.choices)
    }
  }

  private mutating func writeStop(choices: [String] = []) {
    stops += 1
    text += choices.isEmpty ? "$\(stops)" : "${\(stops)|\(choices.joined(separator: ","))|}"
  }

  private mutating func writeStop(in open: String, _ close: String) {
    text += open
    writeStop()
    text += close
  }
}

extension ValueType {
  /// True if the value is usually written on the lines below its key.
  var takesLines: Bool {
    switch self {
    case .map, .node, .names, .headerOrFooter: true
    case .list(let element, _), .oneOrMany(let element, _): element.takesLines
    default: false
    }
  }

  /// An example for a value of several parts; `nil` for all other values.
  fileprivate var sample: String? {
    switch self {
    case .size: "100% x 44"
    case .itemSize: "100% x 100%"
    case .boundarySize: "100% x ~44"
    case .extent: "393 x 852"
    case .dimension: "44"
    default: nil
    }
  }
}
