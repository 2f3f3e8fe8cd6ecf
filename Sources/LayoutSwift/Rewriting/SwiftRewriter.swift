import LayoutText

/// Makes a file for Apple's platforms compile elsewhere: removes Objective-C features and missing modules, and lets availability conditions
/// ask for the run's system. Each line keeps its number.
///
/// Source: what `swiftc` refuses on Linux: "Objective-C interoperability is disabled", "no such module".
struct SwiftRewriter {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  /// Replacements in any order. If two overlap, only the first in the text is made.
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The modules whose imports are removed, each once.
  private(set) var omittedModules: [String] = []
  private var importsUIKit = false

  /// Attributes for the Objective-C runtime, for Interface Builder and for the start of the program.
  private static let attributes: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
    "@IBOutlet", "@NSManaged", "@GKInspectable", "@main", "@UIApplicationMain", "@NSApplicationMain",
  ]
  private static let modules: Set<String> = ["UIKit", "Swift", "Dispatch"]

  init(_ bytes: [UInt8], _ tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens.filter { $0.kind != .comment }
  }

  /// The text to compile.
  ///
  /// - Parameters:
  ///   - hiding: the access levels to remove, so that the added code can call the entry.
  ///   - changes: texts in place of ranges of bytes; of ranges in each other, the greatest counts.
  mutating func rewritten(
    without hiding: [Range<Int>], replacing changes: [(range: Range<Int>, text: String)] = []
  ) -> RewrittenText {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { edits.append((0..<3, "")) }
    for range in hiding { blank(range) }
    for change in changes { replace(change.range, by: change.text) }
    let isChanged = tokens(in: changes.map(\.range))
    for index in tokens.indices where !isChanged[index] { visit(index) }
    var result = RewrittenText(importsUIKit ? [] : Array("import UIKit; ".utf8))
    var position = 0
    edits.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    for edit in edits where edit.range.lowerBound >= position {
      result.copy(bytes[position..<edit.range.lowerBound])
      result.insert(edit.text, at: edit.range.lowerBound)
      position = edit.range.upperBound
    }
    result.copy(bytes[position...])
    return result
  }

  /// Returns for each token whether it is in one of some ranges.
  private func tokens(in ranges: [Range<Int>]) -> [Bool] {
    var isInside = Array(repeating: false, count: tokens.count)
    for range in ranges {
      var index = tokens.partitioningIndex { $0.range.upperBound > range.lowerBound }
      while index < tokens.count, tokens[index].range.lowerBound < range.upperBound {
        isInside[index] = true
        index += 1
      }
    }
    return isInside
  }

  private mutating func blank(_ range: Range<Int>) { replace(range, by: "") }

  /// Replaces bytes with text of one line. The text after them keeps its line. It keeps its column too, unless the new text is longer than
  /// the first line that it replaces.
  private mutating func replace(_ range: Range<Int>, by text: String) {
    var text = text
    for line in bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let missing = line.count - text.utf8.count
      edits.append((line.startIndex..<line.endIndex, text + String(repeating: " ", count: max(0, missing))))
      text = ""
    }
  }

  private func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  /// The index of the matching closing bracket.
  private func closing(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .sign {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func visit(_ index: Int) {
    let token = tokens[index]
    switch (token.kind, token.text) {
    case (.attribute, let name) where Self.attributes.contains(name):
      var end = token.range.upperBound
      if text(index + 1) == "(", tokens[index + 1].range.lowerBound == end, let close = closing(index + 1) {
        end = tokens[close].range.upperBound
      }
      blank(token.range.lowerBound..<end)
      if name == "@IBOutlet" { fillOutlet(after: index) }
    case (.word, "optional") where text(index + 1) == "func" || text(index + 1) == "var": blank(token.range)
    case (.directive, "#selector"), (.directive, "#keyPath"):
      guard text(index + 1) == "(", let close = closing(index + 1) else { return }
      let inner = tokens[(index + 2)..<close].map(\.text).joined()
      let literal = "\"\(inner)\""
      replace(
        token.range.lowerBound..<tokens[close].range.upperBound,
        by: token.text == "#selector" ? "Selector(\(literal))" : literal)
    case (.directive, "#available"), (.directive, "#unavailable"): askSystem(index)
    case (.directive, "#Preview"): leaveOutPreview(index)
    case (.directive, "#if"), (.directive, "#elseif"): decide(index)
    case (.word, "import"): visitImport(index)
    default: break
    }
  }

  /// Replaces an availability condition with one on the run's system. Invalid conditions stay, so that the compiler reports them.
  private mutating func askSystem(_ index: Int) {
    guard index > 0, ["if", "guard", "while", ","].contains(text(index - 1)), text(index + 1) == "(",
      let close = closing(index + 1), ["{", ",", "else"].contains(text(close + 1)),
      let versions = AvailabilityList(tokens[(index + 2)..<close])
    else { return }
    let isNegative = tokens[index].text == "#unavailable"
    guard versions.hasStar != isNegative else { return }
    replace(
      tokens[index].range.lowerBound..<tokens[close].range.upperBound,
      by: (isNegative ? "!" : "") + versions.question)
  }

  /// Gives an outlet a value in its declaration, because no Interface Builder sets it.
  private mutating func fillOutlet(after index: Int) {
    var index = index + 1
    while index < tokens.count, text(index) != "var" {
      if text(index) == "weak" { blank(tokens[index].range) }
      if tokens[index].beginsLine, text(index) != "weak", text(index) != "private" { return }
      index += 1
    }
    guard text(index + 2) == ":", ["!", "?"].contains(text(index + 4)), text(index + 3).hasPrefix("UI"),
      text(index + 5) != "="
    else { return }
    let end = tokens[index + 4].range.upperBound
    edits.append((end..<end, " = \(text(index + 3))()"))
  }

  private mutating func leaveOutPreview(_ index: Int) {
    var index = index
    let start = tokens[beginning(of: index)].range.lowerBound
    if text(index + 1) == "(", let close = closing(index + 1) { index = close }
    guard text(index + 1) == "{", let close = closing(index + 1) else { return }
    blank(start..<tokens[close].range.upperBound)
  }

  /// Replaces conditions on the platform with their values for iOS.
  private mutating func decide(_ index: Int) {
    var index = index + 1
    while index < tokens.count, !tokens[index].beginsLine {
      let name = text(index)
      if ["os", "targetEnvironment"].contains(name), text(index + 1) == "(", text(index + 3) == ")" {
        let holds = name == "os" && text(index + 2) == "iOS"
        edits.append(
          (tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound, holds ? "true" : "false"))
        index += 3
      }
      index += 1
    }
  }

  private static let accessLevels: Set<String> = [
    "private", "fileprivate", "internal", "package", "public",
  ]

  /// The index of the first attribute or access level before a declaration, as in `@_spi(Parts) public import Combine`.
  private func beginning(of index: Int) -> Int {
    var start = index
    while start > 0 {
      let before = start - 1
      if tokens[before].kind == .attribute || Self.accessLevels.contains(text(before)) {
        start = before
      } else if text(before) == ")", let open = tokens[..<before].lastIndex(where: { $0.text == "(" }),
        open > 0,
        tokens[open - 1].kind == .attribute
      {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }

  private mutating func visitImport(_ index: Int) {
    let start = beginning(of: index)
    guard tokens[start].beginsLine || text(start - 1) == ";" else { return }
    var name = index + 1
    if ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"].contains(text(name)) {
      name += 1
    }
    guard name < tokens.count, tokens[name].kind == .word else { return }
    let module = text(name)
    if module == "UIKit" {
      importsUIKit = true
      // A part of it, such as `UIKit.UIFont`, is no module here.
      if text(name + 1) == "." {
        blank(tokens[name + 1].range.lowerBound..<tokens[min(name + 2, tokens.count - 1)].range.upperBound)
      }
    }
    guard !Self.modules.contains(module) else { return }
    // UIKit re-exports Foundation. An import of Foundation itself would hide UIKit's replacements.
    if module != "Foundation", !omittedModules.contains(module) { omittedModules.append(module) }
    var end = name
    while end + 1 < tokens.count, !tokens[end + 1].beginsLine, text(end + 1) != ";" { end += 1 }
    blank(tokens[start].range.lowerBound..<tokens[end].range.upperBound)
  }
}
