import TestSupport

/// Specs at random, in all the ways in which one may write them: block and flow style, JSON, quoted, with comments and with CRLF.
struct RandomSpecTexts {
  private indirect enum Value {
    case plain(String)
    case text(String)
    case map([(String, Value)])
    case list([Value])
  }

  private var random: SeededGenerator
  private var isJSON = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A spec and a file name for it.
  mutating func spec() -> (text: String, name: String) {
    isJSON = Int.random(in: 0..<4, using: &random) == 0
    let root = root()
    if isJSON {
      return (json(root, Bool.random(using: &random) ? "\n" : nil) + "\n", "spec.json")
    }
    var text = block(root, indent: 0)
    if Int.random(in: 0..<4, using: &random) == 0 { text = text.replacingLineEnds() }
    return (text, "spec.yaml")
  }

  // MARK: What it says

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func one(of values: [String]) -> String {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func root() -> Value {
    var fields: [(String, Value)] = []
    if chance(50) {
      var definitions: [(String, Value)] = [("card", node(depth: 2))]
      if chance(50) { definitions.append(("gutters", .plain(one(of: ["8", "4"])))) }
      if chance(30) {
        definitions.append(
          ("extra", .map([("item", .map([("contentInsets", .map([("use", .text("gutters"))]))]))])))
      }
      fields.append(("define", .map(definitions)))
    }
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in section() }
    fields.append(("sections", .list(sections)))
    return .map(fields)
  }

  private mutating func section() -> Value {
    var fields: [(String, Value)] = [("items", .plain(one(of: ["0", "3", "7"])))]
    if chance(40) { fields.append(("header", .plain(one(of: ["44", "30"])))) }
    if chance(40) { fields.append(("interGroupSpacing", .plain("8"))) }
    if chance(30) { fields.append(("contentInsets", insets())) }
    if chance(30) {
      fields.append(("orthogonalScrollingProperties", .map([("bounce", .text("never"))])))
      if chance(30) { fields.append(("orthogonalScrollingBehavior", .text("continuous"))) }
    }
    if chance(20) {
      fields.append(
        ("decorationItems", .list([.map([("background", .text("panel")), ("zIndex", .plain("2"))])])))
    }
    fields.append(("group", node(depth: 0)))
    fields.shuffle(using: &random)
    return .map(fields)
  }

  private mutating func insets() -> Value {
    if chance(40) { return .plain(one(of: ["8", "0"])) }
    var fields: [(String, Value)] = []
    for edge in ["top", "bottom", "leading", "horizontal", "vertical"] where chance(40) {
      fields.append((edge, .plain(one(of: ["4", "2", "0"]))))
    }
    return fields.isEmpty ? .plain("1") : .map(fields)
  }

  private mutating func dimension() -> String {
    one(of: [
      "100%", "50%", "33%", "1/3", "1", "~44", "~20", "uniform(30)", "60", "150%", "fractionalWidth(50)",
    ])
  }

  private mutating func size() -> Value {
    let sides = [dimension(), dimension()]
    if chance(60) { return .text("\(sides[0]) x \(sides[1])") }
    return .map([("width", .text(sides[0])), ("height", .text(sides[1]))])
  }

  private mutating func node(depth: Int) -> Value {
    if depth > 0, chance(depth > 1 ? 90 : 60) {
      if chance(10) { return .map([("use", .text("card"))]) }
      if chance(30) { return .map([("item", .text("\(dimension()) x \(dimension())"))]) }
      return .map([("item", .map(box(hasSize: chance(70))))])
    }
    var fields = box(hasSize: true)
    let children = (0..<Int.random(in: 1...2, using: &random)).map { _ in node(depth: depth + 1) }
    if chance(40), let first = children.first {
      fields.append((one(of: ["subitem", "repeatingSubitem"]), first))
      fields.append(("count", .plain(one(of: ["1", "2", "3"]))))
    } else {
      fields.append(("subitems", .list(children)))
    }
    if chance(30) { fields.append(("interItemSpacing", .plain("4"))) }
    fields.shuffle(using: &random)
    return .map([(one(of: ["horizontal", "vertical"]), .map(fields))])
  }

  private mutating func box(hasSize: Bool) -> [(String, Value)] {
    var fields: [(String, Value)] = []
    if hasSize { fields.append(("size", size())) }
    if chance(40) { fields.append(("contentInsets", insets())) }
    if chance(20) { fields.append(("edgeSpacing", .map([(one(of: ["top", "leading"]), .plain("3"))]))) }
    return fields
  }

  // MARK: How it is written

  private mutating func quoted(_ text: String) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: "\"\(text)\""
    case 1: "'\(text)'"
    default: text
    }
  }

  private mutating func comment() -> String { chance(15) ? "  # note" : "" }

  private mutating func block(_ value: Value, indent: Int) -> String {
    let spaces = String(repeating: " ", count: indent)
    switch value {
    case .map(let fields):
      return fields.map { key, value in
        let above = chance(8) ? "\(spaces)# above\n" : ""
        return above + spaces + key + ":" + inner(value, indent: indent)
      }.joined()
    case .list(let elements):
      return elements.map { element in
        let text = block(element, indent: indent + 2)
        return "\(spaces)- " + text.drop { $0 == " " }.trimmedComment(indent + 2)
      }.joined()
    case .plain, .text: return spaces + flow(value) + "\n"
    }
  }

  private mutating func inner(_ value: Value, indent: Int) -> String {
    switch value {
    case .map(let fields) where !fields.isEmpty && chance(60):
      return comment() + "\n" + block(value, indent: indent + 2)
    case .list(let elements) where !elements.isEmpty && chance(60):
      return comment() + "\n" + block(value, indent: indent + (chance(50) ? 2 : 0))
    case .map, .list, .plain, .text: return " " + flow(value) + comment() + "\n"
    }
  }

  private mutating func flow(_ value: Value) -> String {
    switch value {
    case .plain(let text): return text
    case .text(let text): return quoted(text)
    case .map(let fields):
      let parts = fields.map { key, value in "\(key): \(flow(value))" }
      return "{" + parts.joined(separator: ", ") + "}"
    case .list(let elements):
      let parts = elements.map { flow($0) }
      return "[" + parts.joined(separator: ", ") + "]"
    }
  }

  /// - Parameter lineEnd: what lines begin with; nil for all on one line.
  private func json(_ value: Value, _ lineEnd: String?) -> String {
    let inside = lineEnd.map { $0 + "  " }
    switch value {
    case .plain(let text): return text
    case .text(let text): return "\"\(text)\""
    case .map(let fields):
      if fields.isEmpty { return "{}" }
      let parts = fields.map { (inside ?? "") + "\"\($0)\":" + (inside == nil ? "" : " ") + json($1, inside) }
      return "{" + parts.joined(separator: ",") + (lineEnd ?? "") + "}"
    case .list(let elements):
      let parts = elements.map { (inside ?? "") + json($0, inside) }
      return "[" + parts.joined(separator: ",") + (lineEnd ?? "") + "]"
    }
  }
}

extension Substring {
  /// A comment at the beginning needs a line end of its own after a dash; what follows keeps its indentation.
  fileprivate func trimmedComment(_ indent: Int) -> String { String(self) }
}

extension String {
  fileprivate func replacingLineEnds() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
