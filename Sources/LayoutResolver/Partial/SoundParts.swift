import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A spec without the parts that have errors: a section goes as a whole, and so does a definition, a name, a key of the environment.
struct SoundParts {
  /// The spec: in the place of a section with errors a plain box, so that those behind it keep their numbers.
  private(set) var normal: Normal
  private(set) var included: [Normal]
  private(set) var options: ResolveOptions
  private(set) var leftOut = LeftOut()
  /// Whether what is left depends on what has an error, or whose error it is cannot be told.
  private(set) var isHopeless = false
  /// The spec as it was written.
  private let written: Normal
  /// Whether there may be names that are not known: of a file or a key that could not be read, or of what was left out.
  private var hasLostNames: Bool
  private let sections: [Normal]
  /// The same with boxes for those that are left out.
  private var remaining: [Normal]
  private let regions: [Regions]
  /// Where the values of keys stand, by the places of the keys: each is gone through once.
  private var known: [Span: Regions] = [:]
  /// The definitions that the sections without errors use, once they are asked for.
  private var used: Set<String>?
  /// How often each section was found to be wrong.
  private var strikes: [Int]

  init(_ normal: Normal, including included: [Normal], options: ResolveOptions) {
    self.normal = normal
    written = normal
    hasLostNames = normal["include"] != nil
    self.included = included
    self.options = options
    let sections = normal["sections"]?.elements ?? []
    self.sections = sections
    remaining = sections
    regions = sections.indices.map { index in
      let section = sections[index]
      guard section.isNull else { return Regions(of: section) }
      // What of it could not be read lies before the next one.
      let next = sections[(index + 1)...].first { $0.span.start > section.span.start }
      return Regions(Span(start: section.span.start, end: next.map { $0.span.start - 1 } ?? .max))
    }
    strikes = sections.map { _ in 0 }
    if sections.isEmpty || normal["configuration"]?.isNull ?? false { isHopeless = true }
    if normal["environment"]?.isNull ?? false {
      leftOut.isEnvironmentRead = false
      self.normal = normal.removing("environment")
    }
  }

  /// The spec as it was written, but for settings that cannot be read.
  var document: Normal {
    normal.field("sections").map { field in
      normal.replacing("sections", with: "sections", Normal(.list(sections), at: field.value.span))
    } ?? normal
  }

  /// Whether an error is none that may follow from what was left out.
  mutating func isFirst(_ error: Diagnostic) -> Bool {
    let followers: Set<RuleID> = [.sectionWithoutLayout, .duplicateItemId]
    guard error.severity == .error, !followers.contains(error.rule) else { return false }
    if error.rule == .unknownName, hasLostNames { return false }
    let place = error.span.start
    for key in ["environment", "configuration"] {
      if let field = written.field(key), regions(of: field).hold(place) { return true }
    }
    if sections.indices.contains(where: { strikes[$0] == 0 && regions[$0].hold(place) }) { return true }
    for file in [normal] + included {
      for field in file["let"]?.fields ?? [] where regions(of: field).hold(place) { return true }
      for field in file["define"]?.fields ?? [] where regions(of: field).hold(place) {
        // What a definition is that only other sections use is not known.
        let used = self.used ?? usedDefinitions
        self.used = used
        if used.contains(field.key) { return true }
      }
    }
    return false
  }

  /// The definitions that the sections without errors use, by whatever way.
  private var usedDefinitions: Set<String> {
    let bodies = Dictionary(
      ([normal] + included).flatMap { $0["define"]?.fields ?? [] }.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    var result: Set<String> = []
    var open = sections.indices.filter { strikes[$0] == 0 }.map { sections[$0] }
    while let next = open.popLast() {
      switch next.value {
      case .list(let elements): open += elements
      case .raw(let raw): open.append(raw.plain)
      case .map(let fields):
        open += fields.map(\.value)
        if let name = next[SpecSchema.use]?.text, let body = bodies[name], result.insert(name).inserted {
          open.append(body)
        }
      case .null, .boolean, .number, .text, .expression: break
      }
    }
    return result
  }

  /// Leaves out what some errors are about.
  ///
  /// - Returns: whether anything more is left out than before.
  @discardableResult
  mutating func leaveOut(_ found: [Diagnostic]) -> Bool {
    used = nil
    // Names may stand under a key that is not known.
    for diagnostic in found where diagnostic.isPassedOver && !isInside(diagnostic.span.start) {
      hasLostNames = true
    }
    let errors = found.filter { $0.severity == .error && !$0.isPassedOver }
    var hasChanged = false
    var isHome = errors.map { _ in false }
    for index in sections.indices {
      guard let first = errors.indices.first(where: { regions[index].hold(errors[$0].span.start) }) else {
        continue
      }
      for place in errors.indices where regions[index].hold(errors[place].span.start) { isHome[place] = true }
      let isOwn = strikes[index] > 0 || leftOut.spans.isEmpty || isFirst(errors[first])
      if leaveOut(section: index, isOwn ? errors[first] : nil) { hasChanged = true }
    }
    for place in errors.indices {
      let change = leaveOutNames(errors[place]) ?? (isHome[place] ? false : leaveOutSettings(errors[place]))
      if change { hasChanged = true }
    }
    for index in sections.indices where sections[index].isNull && strikes[index] == 0 {
      leaveOut(section: index, nil)
      hasChanged = true
    }
    if let field = normal.field("sections") {
      let list = Normal(.list(remaining), at: field.value.span)
      normal = normal.replacing("sections", with: "sections", list)
    }
    return hasChanged
  }

  /// Whether a place lies under one of the keys that a spec has.
  private mutating func isInside(_ place: UInt32) -> Bool {
    for field in written.fields where regions(of: field).hold(place) && !field.keySpan.holds(place) {
      return true
    }
    return false
  }

  private mutating func regions(of field: NormalField) -> Regions {
    if let regions = known[field.keySpan] { return regions }
    let regions = Regions(of: field)
    known[field.keySpan] = regions
    return regions
  }

  // MARK: sections

  @discardableResult
  private mutating func leaveOut(section index: Int, _ error: Diagnostic?) -> Bool {
    strikes[index] += 1
    guard strikes[index] <= 2 else { return false }
    let section = sections[index]
    if strikes[index] == 1 {
      leftOut.sections.append(LeftOut.Section(index: index, error: error))
      leftOut.spans.append(section.span)
    }
    // What is wrong may be the very id, or how often the section stands.
    let first = leftOut.sections.first { $0.index == index }?.error
    let words = first.map { "\($0.rule): \($0.message)" } ?? LeftOut.reason
    remaining[index] = box(inPlaceOf: section, saying: words, isNamed: strikes[index] == 1)
    if let id = section["id"]?.text { removeData { $0.key == id } }
    return true
  }

  /// The most copies of a section in whose place there are as many boxes: more say nothing, and may be what is wrong.
  private static let greatestCopyCount = 1_000.0

  /// A section of one cell, as wide as the layout, whose title says why it is there.
  private func box(inPlaceOf section: Normal, saying words: String, isNamed: Bool) -> Normal {
    let span = section.firstKey ?? section.span
    let build = NormalBuilder(span: span)
    let isSideways = normal["configuration"]?["scrollDirection"]?.text == "horizontal"
    let length = build.form("absolute", 88)
    let whole = (build.form("fractionalWidth", 1), build.form("fractionalHeight", 1))
    let size = isSideways ? build.size(length, whole.1) : build.size(whole.0, length)
    let item = build.map([("item", build.map([("size", build.size(whole.0, whole.1))]))])
    let line = build.map([("size", size), ("subitems", build.list([item]))])
    var fields: [NormalField] = []
    for key in isNamed ? ["id", "title", "repeat"] : [] {
      guard let field = section.field(key),
        key != "repeat" || field.value.number.map({ $0 <= Self.greatestCopyCount }) ?? false
      else { continue }
      if !field.value.isNull { fields.append(field) }
    }
    let cell = build.map([("title", build.text(words))])
    fields.append(NormalField("items", keySpan: span, build.list([cell])))
    fields.append(NormalField("group", keySpan: span, build.map([("horizontal", line)])))
    return Normal(.map(fields), at: section.span)
  }

  // MARK: names and data

  /// Leaves out the definition, the name or the data that an error is about; nil where it is about none.
  private mutating func leaveOutNames(_ error: Diagnostic) -> Bool? {
    let place = error.span.start
    var result: Bool?
    for file in [normal] + included {
      for key in ["define", "let"] {
        for field in file[key]?.fields ?? [] where regions(of: field).hold(place) {
          remove(field.key, from: key)
          leftOut.spans.append(field.keySpan.union(field.value.span))
          result = true
        }
      }
      for state in file["states"]?.fields ?? [] where regions(of: state).hold(place) {
        if leaveOutData(error, state.value.fields, isChosen: state.key == options.state) {
          result = true
        } else if result == nil {
          remove(state.key, from: "states")
          result = true
        }
      }
    }
    if let data = options.data, leaveOutData(error, data.fields, isChosen: true) { result = true }
    return result
  }

  private mutating func leaveOutData(_ error: Diagnostic, _ fields: [NormalField], isChosen: Bool) -> Bool {
    for field in fields where regions(of: field).hold(error.span.start) {
      removeData { $0.keySpan == field.keySpan }
      // What the section holds is not known, so that it cannot be laid out.
      if isChosen, error.rule != .sectionWithoutLayout {
        for index in sections.indices where (sections[index]["id"]?.text ?? String(index)) == field.key {
          leaveOut(section: index, nil)
        }
      }
      return true
    }
    return false
  }

  private mutating func removeData(_ isWrong: (NormalField) -> Bool) {
    guard options.data != nil || ([normal] + included).contains(where: { $0["states"] != nil }) else {
      return
    }
    func sound(_ data: Normal) -> Normal {
      Normal(.map(data.fields.filter { !isWrong($0) }), at: data.span)
    }
    options.data = options.data.map(sound)
    changeFiles { file in
      guard let states = file.field("states") else { return file }
      let fields = states.value.fields.map {
        NormalField($0.key, keySpan: $0.keySpan, sound($0.value))
      }
      return file.replacing("states", with: "states", Normal(.map(fields), at: states.value.span))
    }
  }

  /// Removes a name from all files: one of an included file must not come to light in its place.
  private mutating func remove(_ name: String, from key: String) {
    if key != "states" { hasLostNames = true }
    changeFiles { file in
      guard let names = file.field(key) else { return file }
      let fields = names.value.fields.filter { $0.key != name }
      return file.replacing(key, with: key, Normal(.map(fields), at: names.value.span))
    }
  }

  private mutating func changeFiles(_ change: (Normal) -> Normal) {
    normal = change(normal)
    included = included.map(change)
  }

  // MARK: settings

  /// Leaves out the key of the environment or the configuration that an error is about.
  private mutating func leaveOutSettings(_ error: Diagnostic) -> Bool {
    let place = error.span.start
    // The value in which the text could not be read is there no more.
    let isLost = [RuleID.syntaxError, .documentShape].contains(error.rule)
    let before = written.fields.filter { $0.keySpan.start <= place }
    var held: NormalField?
    for field in written.fields where held == nil && regions(of: field).hold(place) { held = field }
    if held == nil, isLost { held = before.max { $0.keySpan.start < $1.keySpan.start } }
    guard let field = held else {
      // What an included file or the data say is not there; what is wrong with the spec as a whole is.
      if normal.span.start <= place, place <= normal.span.end { isHopeless = true }
      return false
    }
    var inner: NormalField?
    for key in field.value.fields where inner == nil && regions(of: key).hold(place) { inner = key }
    switch field.key {
    case "environment":
      leftOut.isEnvironmentRead = false
      guard let inner else {
        let isThere = normal["environment"] != nil
        normal = normal.removing("environment")
        return isThere
      }
      return removeSetting(inner.key, of: field.key)
    case "configuration":
      // All sections depend on the direction, and who writes it seldom means the one that it is without.
      guard let inner, !["scrollDirection", "use"].contains(inner.key) else {
        isHopeless = true
        return false
      }
      return inner.key == "variants" ? removeVariants(at: place) : removeSetting(inner.key, of: field.key)
    case "registrations", "name": normal = normal.removing(field.key)
    case "include", "lint", "define", "let", "states": return false
    case "sections" where isLost: return false
    default:
      isHopeless = true
      return false
    }
    return true
  }

  /// Leaves out the variants of the configuration that hold a place, or all of them where none does.
  private mutating func removeVariants(at place: UInt32) -> Bool {
    guard let map = normal["configuration"], let variants = map["variants"] else { return false }
    let rest = variants.elements.filter { !Regions(of: $0).hold(place) }
    let isOne = !rest.isEmpty && rest.count < variants.elements.count
    let changed =
      isOne
      ? map.replacing("variants", with: "variants", Normal(.list(rest), at: variants.span))
      : map.removing("variants")
    normal = normal.replacing("configuration", with: "configuration", changed)
    return true
  }

  private mutating func removeSetting(_ key: String, of map: String) -> Bool {
    guard let value = normal[map], value[key] != nil else { return false }
    normal = normal.replacing(map, with: map, value.removing(key))
    return true
  }
}

extension Span {
  fileprivate func holds(_ place: UInt32) -> Bool { start <= place && place < end }
}
