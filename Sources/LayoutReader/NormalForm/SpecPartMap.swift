import LayoutDiagnostics
import LayoutText

/// Maps places in the text of a spec to its parts (sections, names under `define`, `let` or `states`, and
/// other top-level keys), and knows which parts use which.
///
/// A place that aliases or merge keys repeat in another part is in both parts.
package struct SpecPartMap: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A section, by its index.
    case section(Int)
    case definition(String)
    /// A name under `let`.
    case value(String)
    case state(String)
    /// Another top-level key, or one of the above with an invalid value.
    case key(String)

    /// True if the part is a top-level key whose value is made of other parts.
    package var holdsParts: Bool {
      guard case .key(let key) = self else { return false }
      return [SpecKeys.sections, SpecKeys.define, SpecKeys.let, SpecKeys.states].contains { $0.name == key }
    }
  }

  package struct Part: Sendable {
    package let kind: Kind
    package let value: Normal
    /// The place of the key and its value; an unreadable value ends at the next part.
    package fileprivate(set) var span: Span
  }

  package private(set) var parts: [Part] = []
  /// The parts in the order of the text, without aliases.
  private var order: [Int] = []
  /// The last top-level key at or before each of them.
  private var keys: [Int] = []
  /// The spans elsewhere that aliases add to a part.
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
    if field.key == SpecKeys.sections.name {
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
      SpecKeys.define.name: Kind.definition, SpecKeys.let.name: Kind.value, SpecKeys.states.name: Kind.state,
    ]
    guard let kind = kinds[field.key] else { return }
    for name in field.value.fields {
      order.append(parts.count)
      parts.append(Part(kind: kind(name.key), value: name.value, span: name.keySpan.with(name.value.span)))
    }
  }

  /// Records the spans of a part's values that are outside the part.
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

  /// Returns the innermost part written around a place; `nil` without one.
  package func part(at place: UInt32) -> Int? {
    let index = order.partitioningIndex { parts[$0].span.start > place } - 1
    guard index >= 0 else { return nil }
    return [order[index], keys[index]].first { place <= parts[$0].span.end }
  }

  /// Returns all parts that a place is in, including those with an alias of it.
  package func parts(with place: UInt32) -> [Int] {
    var result = part(at: place).map { [$0] } ?? []
    for (span, part) in aliased where span.start <= place && place <= span.end && !result.contains(part) {
      result.append(part)
    }
    return result
  }

  /// Returns the parts that overlap a span: the last one that begins before it, and those that begin in it.
  package func parts(in span: Span) -> ArraySlice<Int> {
    let end = order.partitioningIndex { parts[$0].span.start >= span.end }
    return order[min(end, max(0, order.partitioningIndex { parts[$0].span.start > span.start } - 1))..<end]
  }

  // MARK: uses

  /// Returns some parts, and all that use them, directly or not.
  package func users(of some: some Sequence<Int>) -> Set<Int> {
    var users: [[Int]] = parts.map { _ in [] }
    for (part, others) in uses.enumerated() {
      for other in others { users[other].append(part) }
    }
    return Self.reach(some, users)
  }

  /// Returns some parts, and all that they use, directly or not.
  package func used(by some: some Sequence<Int>) -> Set<Int> { Self.reach(some, uses) }

  private static func reach(_ first: some Sequence<Int>, _ steps: [[Int]]) -> Set<Int> {
    var result = Set(first)
    var open = Array(result)
    while let next = open.popLast() {
      for other in steps[next] where result.insert(other).inserted { open.append(other) }
    }
    return result
  }

  /// The definitions and values that each part names, or may mean by a misspelt name.
  private var uses: [[Int]] {
    var named: [Kind: [Int]] = [:]
    for (index, part) in parts.enumerated() { named[part.kind, default: []].append(index) }
    // Each misspelt name is compared with all definitions.
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
  /// Returns the span of a key and its value, without the value if it is an alias, whose span comes earlier.
  fileprivate func with(_ value: Span) -> Span { value.start >= start ? union(value) : self }
}

extension Normal {
  /// True if the value could not be read.
  fileprivate var isUnread: Bool {
    if case .raw(let raw) = value { raw.plain.isNull } else { isNull }
  }

  /// Adds the definitions that the value uses, and the words of its expressions.
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
