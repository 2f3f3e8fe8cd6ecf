import LayoutText

/// Makes names for code from names of a spec.
enum SwiftNames {
  private static let keywords: Set<String> = [
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that mean something else behind a dot, even in backticks.
  private static let reservedMembers: Set<String> = ["self", "init"]

  /// Names that generated code already uses.
  private static let taken: Set<String> = [
    "environment", "configuration", "layout", "section", "group", "item", "offset", "visibleItems",
    "makeLayout", "index", "count", "sections", "sectionIndex", "sectionCount", "itemCount", "safeAreaInsets",
    "systemVersion", "uniformAcrossSiblings", "frame", "background", "perspective", "groupWidth",
    "groupHeight",
    "self", "init", "min", "max", "abs", "floor", "ceil", "round", "sqrt", "sin", "cos",
  ]

  /// A name in lower camel case: `empty-view` becomes `emptyView`.
  static func camel(_ text: String) -> String {
    var result = ""
    var startsWord = false
    for character in text {
      guard character.isASCII, character.isLetter || character.isNumber else {
        startsWord = !result.isEmpty
        continue
      }
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    // A name all in capitals is one word.
    let start = result.prefix { $0.isUppercase }
    if start.count == result.filter(\.isLetter).count { return result.lowercased() }
    let small = start.count > 1 ? start.count - 1 : start.count
    return result.prefix(small).lowercased() + result.dropFirst(small)
  }

  /// A name in upper camel case.
  static func capital(_ text: String) -> String {
    let name = camel(text)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name of a case or a constant that stands behind a dot, or an empty text if the text has no letter and no digit.
  ///
  /// - Parameter noun: a word that makes a name of what is none, such as `section` for `2`.
  static func member(_ text: String, _ noun: String) -> String {
    let name = camel(text)
    if name.first?.isNumber == true { return noun + name }
    return reservedMembers.contains(name) ? name + noun.capitalizedFirst : name
  }

  /// The constants of functions that make sections.
  static let ofSections: Set<String> = ["section", "configuration", "environment"]

  /// The name of a local constant.
  static func constant(_ name: String) -> String {
    reservedMembers.contains(name) ? "\(name)Value" : escaped(name)
  }

  /// The name of a value, distinct from the local constants and parameters of the code.
  static func value(_ text: String) -> String {
    let name = camel(text)
    if name.isEmpty || name.first?.isNumber == true { return "value\(capital(text))" }
    return taken.contains(name) ? "\(name)Value" : escaped(name)
  }

  /// The name, in backticks if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The label of an argument: few keywords need backticks there.
  static func label(_ name: String) -> String {
    let plain = name.filter { $0 != "`" }
    return ["inout", "let", "var"].contains(plain) ? name : plain
  }

  static func literal(_ text: String) -> String { swiftLiteral(text) }

  /// A literal for a number. Simple fractions are written as fractions.
  static func number(_ number: Double) -> String {
    let text = shortestText(number)
    guard text.utf8.count > 8 else { return text }
    for divisor in 3...12 {
      let whole = (number * Double(divisor)).rounded()
      if whole != 0, whole.magnitude < 100, whole / Double(divisor) == number {
        return "\(shortestText(whole)) / \(divisor)"
      }
    }
    return text
  }
}
