import LayoutDiagnostics
import LayoutText

/// Warns about unquoted scalars that YAML 1.1 reads as something else. Visits each node once, even if aliases
/// repeat it. Skips invalid values, and the settings of rules, whose `off` is a keyword.
struct AmbiguousScalars {
  private let document: Document
  private let source: SourceFile
  private var found: [Diagnostic] = []

  static func report(in document: Document, of source: SourceFile, into diagnostics: inout DiagnosticBag) {
    guard document.format == .yaml else { return }
    var scalars = AmbiguousScalars(document: document, source: source)
    scalars.visitNodes()
    scalars.visitKeys()
    guard !scalars.found.isEmpty else { return }
    let wrong = Set(diagnostics.sorted.lazy.filter { $0.severity == .error }.map(\.span.start))
    let settings = scalars.settings
    for diagnostic in scalars.found where !wrong.contains(diagnostic.span.start) {
      if settings.contains(diagnostic.span.start) { continue }
      diagnostics.report(diagnostic)
    }
  }

  /// The span of the settings of rules.
  private var settings: Range<UInt32> {
    guard let lint = document.entries(document.root).first(where: { $0.key == "lint" }) else { return 0..<0 }
    let span = document.span(lint.value)
    return span.start..<max(span.start, span.end)
  }

  private mutating func visitNodes() {
    for index in document.nodes.indices where document.nodes[index].isPlain {
      let node = document.nodes[index]
      switch node.kind {
      case .string where node.count > 0:
        if let old = document.textBytes.withUnsafeBufferPointer({ OldScalar(text: $0[node.range]) }) {
          report(old, isText: true, at: document.span(index))
        }
      case .number:
        if let old = document.textBytes.withUnsafeBufferPointer({ OldScalar(number: $0[node.range]) }) {
          report(old, isText: isText(index), at: document.span(index), value: node.number)
        }
      default: break
      }
      if found.count > DiagnosticBag.capacity { return }
    }
  }

  /// Checks the user's own names; keys of the format are never ambiguous. Skips a single `y` or `n`, which is
  /// usually a coordinate or a number and which few parsers read as a boolean.
  private mutating func visitKeys() {
    for entry in document.allEntries where !entry.isMerged && (2...3).contains(entry.key.utf8.count) {
      guard Int(entry.keySpan.length) == entry.key.utf8.count else { continue }
      var key = entry.key
      if let old = key.withUTF8({ OldScalar(text: $0[...]) }) { report(old, isText: true, at: entry.keySpan) }
    }
  }

  /// Returns whether a number is kept as text, such as an id or the content of a cell.
  private func isText(_ node: Document.NodeIndex) -> Bool {
    document.allEntries.contains { entry in
      if entry.value == node { return entry.key == "id" || entry.key == "content" }
      guard entry.key == "items" || entry.key == "children", document.kind(entry.value) == .sequence else {
        return false
      }
      return document.elements(entry.value).contains(node)
    }
  }

  private mutating func report(_ old: OldScalar, isText: Bool, at span: Span, value: Double = 0) {
    // Both versions of YAML read the same text.
    if isText, case .text = old { return }
    let written = source.text(span)
    let here = isText ? "text" : shortestText(value)
    let mended = isText ? "\"\(written)\"" : shortestText(value)
    found.append(
      Diagnostic(
        .warning, rule: .ambiguousScalar,
        "\(quotedText(written)) is \(here) here and \(old.meaning) in YAML 1.1", at: span,
        help: ["write \(mended) (safe: frames do not change)"],
        fixes: [Fix(.safe, "write \(mended)", [TextEdit(span, mended)])]))
  }
}

/// The value of a plain scalar in YAML 1.1, if it differs from YAML 1.2.
private enum OldScalar {
  case boolean(Bool)
  case number
  case date
  case octal(Double)
  case text

  var meaning: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number: "a number"
    case .date: "a date"
    case .octal(let value): shortestText(value)
    case .text: "text"
    }
  }

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Reads a scalar that is text in YAML 1.2.
  init?(text: Bytes) {
    guard let first = text.first else { return nil }
    switch first {
    case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "o"),
      UInt8(ascii: "O"):
      guard text.count <= 3, let value = Self.booleans[String(decoding: text, as: UTF8.self)] else {
        return nil
      }
      self = .boolean(value)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      if Self.isNumber(text) {
        self = .number
      } else if Self.isDate(text) {
        self = .date
      } else {
        return nil
      }
    default: return nil
    }
  }

  private static let booleans: [String: Bool] = [
    "y": true, "Y": true, "yes": true, "Yes": true, "YES": true, "on": true, "On": true, "ON": true,
    "n": false, "N": false, "no": false, "No": false, "NO": false, "off": false, "Off": false, "OFF": false,
  ]

  /// Matches numbers with underscores, of base 2, and of base 60 such as `1:30`.
  private static func isNumber(_ text: Bytes) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let first = rest.first, first.isDigit else { return false }
    let underscore = UInt8(ascii: "_")
    if first == UInt8(ascii: "0"), rest.count > 2 {
      let digits = rest.dropFirst(2)
      switch rest[rest.index(after: rest.startIndex)] {
      case UInt8(ascii: "b"): return digits.allSatisfy { $0 == 0x30 || $0 == 0x31 || $0 == underscore }
      case UInt8(ascii: "x"):
        return digits.allSatisfy { $0.isDigit || (0x61...0x66).contains($0 | 0x20) || $0 == underscore }
      default: break
      }
    }
    let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let whole = parts.first, let last = parts.last else { return false }
    guard parts.count > 1 else {
      return whole.contains(underscore) && whole.count { $0 == UInt8(ascii: ".") } <= 1
        && whole.allSatisfy { $0.isDigit || $0 == underscore || $0 == UInt8(ascii: ".") }
    }
    // An integer of base 60 has no leading zero; one with a fraction can have one.
    let fraction = last.firstIndex(of: UInt8(ascii: "."))
    guard first != UInt8(ascii: "0") || fraction != nil,
      whole.allSatisfy({ $0.isDigit || $0 == underscore })
    else { return false }
    let digits = parts.dropFirst().dropLast() + [last[..<(fraction ?? last.endIndex)]]
    return digits.allSatisfy { part in
      (1...2).contains(part.count) && part.allSatisfy(\.isDigit)
        && (part.count == 1 || part.first.map { $0 < UInt8(ascii: "6") } ?? false)
    } && last[(fraction ?? last.endIndex)...].dropFirst().allSatisfy { $0.isDigit || $0 == underscore }
  }

  /// Matches a date such as 2024-01-01, or a date and time, whose month, day and hour can have one digit.
  private static func isDate(_ text: Bytes) -> Bool {
    var rest = text
    /// Takes digits from the front.
    func digits(_ counts: ClosedRange<Int>) -> Bool {
      let count = rest.prefix(counts.upperBound).prefix(while: \.isDigit).count
      rest = rest.dropFirst(count)
      return counts.contains(count)
    }
    /// Takes one of the characters from the front.
    func one(of characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func skipBlanks() { rest = rest.drop { $0.isSpaceOrTab } }
    guard digits(4...4), one(of: "-") else { return false }
    let length = rest.count
    guard digits(1...2), one(of: "-"), digits(1...2) else { return false }
    if rest.isEmpty { return length == 5 }
    guard one(of: "Tt \t") else { return false }
    skipBlanks()
    guard digits(1...2), one(of: ":"), digits(2...2), one(of: ":"), digits(2...2) else { return false }
    if one(of: ".") { rest = rest.drop(while: \.isDigit) }
    skipBlanks()
    if rest.isEmpty || one(of: "Z") { return rest.isEmpty }
    guard one(of: "+-"), digits(1...2) else { return false }
    return rest.isEmpty || one(of: ":") && digits(2...2) && rest.isEmpty
  }

  /// Reads a scalar that is a number in YAML 1.2.
  init?(number: Bytes) {
    var rest = number
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let first = rest.first, first.isDigit || first == UInt8(ascii: "."), rest.count > 1 else {
      return nil
    }
    let second = rest[rest.index(after: rest.startIndex)]
    if first == UInt8(ascii: "0"), second == UInt8(ascii: "x") { return nil }
    if first == UInt8(ascii: "0"), second == UInt8(ascii: "o") {
      self = .text
      return
    }
    if let exponent = rest.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let sign = rest.index(after: exponent)
      let hasSign = rest[sign] == UInt8(ascii: "+") || rest[sign] == UInt8(ascii: "-")
      if hasSign, rest[..<exponent].contains(UInt8(ascii: ".")) { return nil }
      self = .text
      return
    }
    guard first == UInt8(ascii: "0"), rest.allSatisfy(\.isDigit) else { return nil }
    guard rest.allSatisfy({ $0 < UInt8(ascii: "8") }) else {
      self = .text
      return
    }
    // Zeros before a single digit change nothing.
    guard rest.dropLast().contains(where: { $0 != UInt8(ascii: "0") }) else { return nil }
    let value = rest.reduce(0.0) { $0 * 8 + Double($1 - UInt8(ascii: "0")) }
    self = .octal(number.first == UInt8(ascii: "-") ? -value : value)
  }
}
