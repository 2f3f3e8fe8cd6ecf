import LayoutCompiler
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// The hover of a place in a spec, in Markdown.
final class HoverText {
  private let tree: DocumentTree
  private let solved: SolvedSpec?
  /// A note about the layout, shown after its environment.
  private let note: String
  /// The layout before the errors. It shows nodes that the current layout lacks because of them.
  var earlier: SolvedSpec?
  /// Gives a line for each interval of widths of the sections with a key, which takes time.
  var intervals: (_ key: Span) throws(ResponseError) -> [String] = { _ in [] }
  private let layouts: [SolvedLayout]
  private let offset: Int
  private let steps: [DocumentTree.Step]

  init(_ tree: DocumentTree, _ solved: SolvedSpec?, note: String, _ layouts: [SolvedLayout], at offset: Int) {
    self.tree = tree
    self.solved = solved
    self.note = note
    self.layouts = layouts
    self.offset = offset
    steps = tree.steps(to: offset)
  }

  /// Returns the text of the hover and the span it describes; `nil` if nothing is known.
  func text() throws(ResponseError) -> (String, Span)? {
    guard let last = steps.last, steps.count > 1 else { return nil }
    let valueSpan = tree.document.span(last.node)
    // The part about the format, and the part about the layout.
    var written: [String] = []
    var made: [String] = []
    var span = valueSpan
    if let key = last.key, key.span.holds(offset) {
      span = key.span
      written = about(key: key.name)
      made = frames()
    } else if tree.document.kind(last.node) != .mapping, tree.document.kind(last.node) != .sequence {
      let text = tree.document.text(last.node)
      if last.key?.name == SpecSchema.use {
        written = definition(named: text)
      } else if text.contains("${") {
        written = name(at: offset).map(values(ofName:)) ?? []
        if written.isEmpty { written = values(of: text, at: valueSpan) }
      } else if let meaning = meaning(of: text, under: last.key?.name ?? "") {
        written = ["**\(text)**: \(meaning)"]
      }
      made = stepsHere()
    } else {
      span = last.key?.span ?? Span(start: valueSpan.start, end: valueSpan.start)
    }
    written += try intervalList()
    if made.isEmpty, written.isEmpty || last.index != nil { made = frames() }
    let parts = written + made
    return parts.isEmpty ? nil : (parts.joined(separator: "\n\n"), span)
  }

  // MARK: The format

  /// Returns the help of a key.
  private func about(key name: String) -> [String] {
    let parent = steps[steps.count - 2]
    if let word = SpecHelp.everywhere.first(where: { $0.name == name }), steps.count > 2 {
      return ["**\(name)**: \(word.summary)"]
    }
    guard let noun = parent.type.row.noun, let row = SpecSchema.noun(noun).row(of: name) else {
      if let noun = NounID.node(name), case .node = parent.type.row.map {
        return ["**\(name)**: \(SpecSchema.noun(noun).title)"]
      }
      return []
    }
    return ["**\(name)**: \(SpecHelp.text(of: row, in: noun, inMarkdown: true))"]
  }

  /// Returns the text of a definition.
  private func definition(named name: String) -> [String] {
    let document = tree.document
    guard let define = document.value("define", of: document.root),
      let entry = document.entry(name, of: define)
    else { return [] }
    let text = tree.source.text(entry.keySpan.union(document.span(entry.value)))
    return ["```yaml\n\(String(text.prefix(800)))\n```"]
  }

  /// Returns what a word or the name of a device means.
  private func meaning(of word: String, under key: String) -> String? {
    if key == EnvironmentKeys.device.name, let device = DeviceCatalog().preset(word) { return text(device) }
    return WordMeanings.meaning(of: word, under: key)
  }

  private func text(_ device: DevicePreset) -> String {
    let (posture, area) = (device.portrait, device.portrait.safeArea)
    let edges = [
      ("above", area.top), ("below", area.bottom), ("at each side", max(area.leading, area.trailing)),
    ]
    .filter { $0.1 > 0 }.map { "\(shortestText($0.1)) \($0.0)" }
    let size = "\(shortestText(posture.size.width)) x \(shortestText(posture.size.height)) points"
    let classes = "\(posture.horizontalSizeClass.rawValue) x \(posture.verticalSizeClass.rawValue)"
    return
      "\(size) at \(shortestText(device.displayScale)) pixels each, \(classes)\(edges.isEmpty ? "" : ", safe area \(edges.joined(separator: ", "))"), \(device.systems.usual.name)"
  }

  // MARK: The layout

  /// Returns what sections are at which widths, at a condition and at columns that depend on the width.
  private func intervalList() throws(ResponseError) -> [String] {
    // The columns may be written as the map `{auto: 160}`.
    guard
      let key = steps.suffix(2).compactMap(\.key).last(where: {
        $0.name == SectionKeys.when.name || $0.name == GridKeys.columns.name
      })
    else { return [] }
    let lines = try intervals(key.span)
    return lines.isEmpty ? [] : [lines.map { "- \($0)" }.joined(separator: "\n")]
  }

  /// Returns the name in an expression around an offset of the source.
  private func name(at offset: Int) -> String? {
    let bytes = tree.source.bytes
    func isName(_ byte: UInt8) -> Bool { byte.isNameStart || byte.isDigit || byte == UInt8(ascii: ".") }
    var start = min(max(0, offset - Int(tree.source.base)), bytes.count)
    var end = start
    while start > 0, isName(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    guard start < end, bytes[start].isNameStart else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the value of a name in each environment that the spec is linted for.
  private func values(ofName name: String) -> [String] {
    let lines = values { $0.value(ofExpression: "${\(name)}") }
    return lines.isEmpty ? [] : ["**\(name)**", lines.joined(separator: "\n")]
  }

  /// Returns the frames of the node, and the steps of the first frame.
  private func frames() -> [String] {
    if let solved, let node = solved.node(at: offset), isNode(node, of: solved) {
      let parts = FrameText(solved).parts(of: node)
      if !parts.isEmpty { return parts + ["*on \(solved.environmentName)\(note)*"] }
    }
    guard let earlier, let node = earlier.node(named: DocumentTree.path(steps)) else { return [] }
    let parts = FrameText(earlier).parts(of: node)
    return parts.isEmpty ? [] : parts + ["*on \(earlier.environmentName), before the errors*"]
  }

  /// Returns `true` if the offset is in the node's key or directly in its map, but not in a deeper value.
  private func isNode(_ node: NodeID, of solved: SolvedSpec) -> Bool {
    let map = solved.layout.sourceMap
    guard let last = steps.last else { return false }
    return map.keySpan(of: node).holds(offset) || map.map(of: node).span == tree.document.span(last.node)
  }

  /// Returns the value of an expression in each environment that the spec is linted for.
  private func values(of expression: String, at span: Span) -> [String] {
    let lines = values { layout in
      SolvedSpec.value(at: span, in: layout.normal).flatMap(Self.text)
        ?? layout.value(ofExpression: expression)
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// Returns a line for each environment in which there is a value.
  private func values(_ value: (ResolvedLayout) -> String?) -> [String] {
    layouts.prefix(24).compactMap { layout in
      guard let text = value(layout.layout) else { return nil }
      let name = SolvedSpec.name(of: layout.solution.environment)
      let state = layout.variation.state.map { ", \($0)" } ?? ""
      return "- \(name)\(state): `\(text)`"
    }
  }

  private static func text(_ value: Normal) -> String? {
    switch value.value {
    case .number(let number): decimalText(number, precision: 3)
    case .boolean(let flag): flag ? "true" : "false"
    case .text(let text): text
    case .null, .expression, .list, .map, .raw: nil
    }
  }

  /// Returns the steps of a frame that use the value.
  private func stepsHere() -> [String] {
    guard let solved, let node = solved.node(at: offset),
      let element = solved.element(of: node, at: offset)
    else { return [] }
    let writer = solved.writer
    var seen: Set<String> = []
    let lines = solved.steps(of: element, writtenAt: offset).map {
      "\($0.quantity): \(writer.equation($0))"
    }.filter { seen.insert($0).inserted }
    guard !lines.isEmpty else { return [] }
    let text = lines.prefix(6).map { "`\($0)`" }.joined(separator: "  \n")
    return [text, "*on \(solved.environmentName)\(note)*"]
  }
}
