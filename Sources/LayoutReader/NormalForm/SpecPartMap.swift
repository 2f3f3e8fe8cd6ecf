import LayoutDiagnostics
import LayoutText

/// Which part of a spec a place in its text is in: a section, a name under `define`, `let` or `states`, or another top-level key; and which
/// parts use which.
///
/// Aliases and merge keys put into a part what is written in another one: such a place is in both.
package struct SpecPartMap: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A section, by its index.
    case section(Int)
    case definition(String)
    /// A name under `let`.
    case value(String)
    case state(String)
    /// Another top-level key, or one of these whose value is not what it is to be.
    case key(String)

    /// True if the part is a top-level key whose value is made of other parts.
    package var holdsParts: Bool {
      guard case .key(let key) = self else { return false }
      return ["sections", "define", "let", "states"].contains(key)
    }
  }

  package struct Part: Sendable {
    package let kind: Kind
    package let value: Normal
    /// Its key with the value; of a value that could not be read all up to the next part.
    package fileprivate(set) var span: Span
  }

  package private(set) var parts: [Part] = []
  /// The parts in the order of the text, but for those that an alias stands for.
  private var order: [Int] = []
  /// For each of these the last top-level key before it.
  private var keys: [Int] = []
  /// What was written elsewhere, and is part of these, too.
  private var aliased: [(span: Span, part: Int)] = []

  /// - Parameter files: the normal forms of the spec and of the files that it includes.
  package init(_ files: [Normal]) {
    for file in files { for field in file.fields { add(field) } }
    order.sort { parts[$0].span.start < parts[$1].span.start }
    var key = order.first ?? 0
    for (place, index) in order.enumerated() {
      if case .key = parts[index].kind { key = index }
      keys.append(key)
      guard parts[index].value.isUnread else { continue }
      let next = order[(place + 1)...].first { parts[$0].span.start > parts[index].span.start }
      parts[index].span.end = next.map { parts[$0].span.start - 1 } ?? .max
    }
    for index in parts.indices { addAliased(parts[index].value, of: index, in: parts[index].span) }
  }

  private mutating func add(_ field: NormalField) {
    let whole = field.keySpan.with(field.value.span)
    order.append(parts.count)
    parts.append(Part(kind: .key(field.key), value: field.value, span: whole))
    if field.key == "sections" {
      var end = field.value.span.start
      for (index, section) in field.value.elements.enumerated() {
        let isThere = end <= section.span.start && section.span.end <= whole.end
        if isThere {
          end = section.span.end
          order.append(parts.count)
        } else {
          aliased.append((section.span, parts.count))
        }
        parts.append(Part(kind: .section(index), value: section, span: section.span))
      }
    }
    let kinds: [String: (String) -> Kind] = [
      "define": Kind.definition, "let": Kind.value, "states": Kind.state,
    ]
    guard let kind = kinds[field.key] else { return }
    for name in field.value.fields {
      order.append(parts.count)
      parts.append(Part(kind: kind(name.key), value: name.value, span: name.keySpan.with(name.value.span)))
    }
  }

  /// Keeps where the values of a part stand that do not stand in it.
  private mutating func addAliased(_ value: Normal, of part: Int, in outer: Span) {
    let isInside = outer.start <= value.span.start && value.span.end <= outer.end
    if !isInside { aliased.append((value.span, part)) }
    let span = isInside ? outer : value.span
    switch value.value {
    case .list(let elements): for element in elements { addAliased(element, of: part, in: span) }
    case .map(let fields):
      for field in fields {
        if !(span.start <= field.keySpan.start && field.keySpan.end <= span.end) {
          aliased.append((field.keySpan, part))
        }
        addAliased(field.value, of: part, in: span)
      }
    case .raw(let raw): addAliased(raw.plain, of: part, in: span)
    case .null, .boolean, .number, .text, .expression: break
    }
  }

  // MARK: places

  /// The innermost part that was written around a place; nil where there is none.
  package func part(at place: UInt32) -> Int? {
    let index = order.partitioningIndex { parts[$0].span.start > place } - 1
    guard index >= 0 else { return nil }
    return [order[index], keys[index]].first { place <= parts[$0].span.end }
  }

  /// All parts that a place is in, by way of aliases, too.
  package func parts(with place: UInt32) -> [Int] {
    var result = part(at: place).map { [$0] } ?? []
    for (span, part) in aliased where span.start <= place && place <= span.end && !result.contains(part) {
      result.append(part)
    }
    return result
  }

  /// The parts that a piece of the text reaches into: the last one that begins before it, and those that begin in it.
  package func parts(in span: Span) -> ArraySlice<Int> {
    let end = order.partitioningIndex { parts[$0].span.start >= span.end }
    return order[min(end, max(0, order.partitioningIndex { parts[$0].span.start > span.start } - 1))..<end]
  }

  // MARK: uses

  /// Some parts, and all that use them, by whatever way.
  package func users(of some: some Sequence<Int>) -> Set<Int> {
    var users: [[Int]] = parts.map { _ in [] }
    for (part, others) in uses.enumerated() {
      for other in others { users[other].append(part) }
    }
    return Self.reach(some, users)
  }

  /// Some parts, and all that they use, by whatever way.
  package func used(by some: some Sequence<Int>) -> Set<Int> { Self.reach(some, uses) }

  private static func reach(_ first: some Sequence<Int>, _ steps: [[Int]]) -> Set<Int> {
    var result = Set(first)
    var open = Array(result)
    while let next = open.popLast() {
      for other in steps[next] where result.insert(other).inserted { open.append(other) }
    }
    return result
  }

  /// For each part the definitions and values that it names, or may have meant to name.
  private var uses: [[Int]] {
    var named: [Kind: [Int]] = [:]
    for (index, part) in parts.enumerated() { named[part.kind, default: []].append(index) }
    // Each is compared with all definitions.
    let greatestMeantCount = 100
    var meant: [String: String?] = [:]
    let definitions = parts.compactMap { if case .definition(let name) = $0.kind { name } else { nil } }
    return parts.map { part in
      if part.kind.holdsParts { return [] }
      var names: Set<Kind> = []
      part.value.addNames(to: &names)
      return names.flatMap { name -> [Int] in
        if let parts = named[name] { return parts }
        guard case .definition(let text) = name, meant.count < greatestMeantCount else { return [] }
        let near = meant[text] ?? nearestWord(to: text, among: definitions)
        meant[text] = .some(near)
        return near.flatMap { named[.definition($0)] } ?? []
      }
    }
  }
}

extension Span {
  /// A key's span with that of its value, unless that is an alias: what it stands for was written before.
  fileprivate func with(_ value: Span) -> Span { value.start >= start ? union(value) : self }
}

extension Normal {
  /// True if the value stands for text that could not be read.
  fileprivate var isUnread: Bool {
    if case .raw(let raw) = value { raw.plain.isNull } else { isNull }
  }

  /// Adds the definitions that it uses, and the words of its expressions.
  fileprivate func addNames(to names: inout Set<SpecPartMap.Kind>) {
    switch value {
    case .expression(let text):
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        names.insert(.value(String(word)))
      }
    case .list(let elements): for element in elements { element.addNames(to: &names) }
    case .map(let fields):
      for field in fields {
        if field.key == SpecSchema.use, let name = field.value.text { names.insert(.definition(name)) }
        field.value.addNames(to: &names)
      }
    case .raw(let raw): raw.plain.addNames(to: &names)
    case .null, .boolean, .number, .text: break
    }
  }
}
