import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A spec without its parts that have errors (sections, definitions, names, keys of the environment) and
/// without everything that uses them.
struct PartialSpec {
  /// The spec, with placeholders for sections that have errors.
  private(set) var normal: Normal
  private(set) var included: [Normal]
  private(set) var options: ResolveOptions
  private(set) var leftOut = LeftOut()
  /// True if everything depends on an error, or if an error is in no known part.
  private(set) var isHopeless = false
  /// True if some names are unknown because a file or key could not be read.
  private var hasLostNames: Bool
  private let map: SpecPartMap
  private let sections: [Normal]
  /// The section index of each part that is a section.
  private var sectionOf: [Int: Int] = [:]
  /// The sections, with placeholders for those that are left out.
  private var remaining: [Normal]
  /// The number of errors that each section had.
  private var strikes: [Int]
  /// The parts that are left out.
  private var wrong: Set<Int> = []

  /// - Parameter blanks: the parts of the text that could not be parsed.
  init(_ normal: Normal, including included: [Normal], options: ResolveOptions, blanks: [Span]) {
    self.normal = normal
    self.included = included
    self.options = options
    // Sections of included files are not part of the layout.
    map = SpecPartMap([normal] + included.map { $0.removing(SpecKeys.sections.name) })
    sections = normal[SpecKeys.sections]?.elements ?? []
    remaining = sections
    for (index, part) in map.parts.enumerated() {
      if case .section(let section) = part.kind { sectionOf[index] = section }
    }
    strikes = sections.map { _ in 0 }
    hasLostNames = normal[SpecKeys.include] != nil || !blanks.isEmpty
    if sections.isEmpty || normal[SpecKeys.configuration]?.isNull ?? false { isHopeless = true }
    if normal[SpecKeys.environment]?.isNull ?? false {
      leftOut.isEnvironmentRead = false
      self.normal = normal.removing(SpecKeys.environment.name)
    }
    var unread = Set(blanks.flatMap { map.parts(with: $0.start) })
    for (part, index) in sectionOf where sections[index].isNull { unread.insert(part) }
    leaveOut(Dictionary(uniqueKeysWithValues: unread.map { ($0, nil) }))
  }

  /// The kinds of the parts that are left out, and of those that they use.
  var partsConcerned: Set<SpecPartMap.Kind> { Set(map.used(by: wrong).map { map.parts[$0].kind }) }

  /// Returns `true` if an error is not merely a consequence of a part that is left out.
  func isFirst(_ error: Diagnostic) -> Bool {
    guard error.severity == .error, !LeftOut.followers.contains(error.rule) else { return false }
    return error.rule != .unknownName || !hasLostNames
  }

  /// Leaves out the parts with errors. Returns `true` if more is left out than before.
  @discardableResult
  mutating func leaveOut(_ found: [Diagnostic]) -> Bool {
    // The unknown key can hold names.
    for error in found where error.losesNothing && map.part(at: error.span.start) == nil {
      hasLostNames = true
    }
    let isStart = leftOut.spans.isEmpty
    var parts: [Int: Diagnostic?] = [:]
    var hasChanged = false
    for error in found where error.severity == .error && !error.losesNothing {
      let holders = map.parts(with: error.span.start)
      if holders.isEmpty {
        if leaveOutData(error, options.data?.fields ?? [], isChosen: true, &parts) { hasChanged = true }
        // An error in an included file or in data lies outside the spec's text. One inside it, but in no
        // part, concerns the whole spec.
        if normal.span.start <= error.span.start, error.span.start <= normal.span.end { isHopeless = true }
      }
      for index in holders {
        let part = map.parts[index]
        switch part.kind {
        case .section, .definition, .value:
          // An error that only follows from another is not shown as the reason for leaving a section out.
          if parts[index] == nil { parts[index] = .some(isStart || isFirst(error) ? error : nil) }
        case .state(let name): if leaveOutState(name, part, error, &parts) { hasChanged = true }
        case .key(let key): if leaveOutSetting(key, part, error) { hasChanged = true }
        }
      }
    }
    return leaveOut(parts) || hasChanged
  }

  // MARK: sections, definitions and values

  /// Leaves out sections, definitions and values, each with its error, and everything that uses them.
  @discardableResult
  private mutating func leaveOut(_ parts: [Int: Diagnostic?]) -> Bool {
    guard !parts.isEmpty else { return false }
    var hasChanged = false
    var names: [String: Set<String>] = [:]
    for part in map.users(of: parts.keys).sorted() {
      let isNew = wrong.insert(part).inserted
      switch map.parts[part].kind {
      case .section(let index):
        if isNew || parts[part] != nil, leaveOut(section: index, parts[part] ?? nil) { hasChanged = true }
      case .definition(let name) where isNew:
        names[SpecKeys.define.name, default: []].insert(name)
        leftOut.spans.append(map.parts[part].span)
      case .value(let name) where isNew:
        names[SpecKeys.let.name, default: []].insert(name)
        leftOut.spans.append(map.parts[part].span)
      case .definition, .value, .state, .key: break
      }
      hasChanged = hasChanged || isNew
    }
    for (key, names) in names { change(key) { $0.filter { !names.contains($0.key) } } }
    if let field = normal.field(SpecKeys.sections) {
      let list = Normal(.list(remaining), at: field.value.span)
      normal = normal.replacing(SpecKeys.sections.name, with: SpecKeys.sections.name, list)
    }
    return hasChanged
  }

  private mutating func leaveOut(section index: Int, _ error: Diagnostic?) -> Bool {
    strikes[index] += 1
    guard strikes[index] <= 2 else { return false }
    let section = sections[index]
    if strikes[index] == 1 {
      leftOut.sections.append(LeftOut.Section(index: index, error: error))
      leftOut.spans.append(section.span)
    }
    // After a second error the placeholder loses its id and copies, because the error can be in them.
    let first = leftOut.sections.first { $0.index == index }?.error
    remaining[index] = PlaceholderSection.box(
      inPlaceOf: section, saying: first.map { "\($0.rule): \($0.message)" } ?? LeftOut.reason,
      isNamed: strikes[index] == 1,
      isSideways: normal[SpecKeys.configuration]?.scrollDirection == .horizontal)
    if let id = section[SectionKeys.id]?.text { removeData { $0.key == id } }
    return true
  }

  /// Edits the map under a key in all files, because an included definition must not replace one that is left
  /// out.
  private mutating func change(_ key: String, _ edit: ([NormalField]) -> [NormalField]) {
    func changed(_ file: Normal) -> Normal {
      guard let map = file[key] else { return file }
      return file.replacing(key, with: key, Normal(.map(edit(map.fields)), at: map.span))
    }
    normal = changed(normal)
    included = included.map(changed)
  }

  // MARK: data

  private mutating func leaveOutState(
    _ name: String, _ part: SpecPartMap.Part, _ error: Diagnostic, _ parts: inout [Int: Diagnostic?]
  ) -> Bool {
    if leaveOutData(error, part.value.fields, isChosen: name == options.state, &parts) { return true }
    change("states") { $0.filter { $0.key != name } }
    return true
  }

  /// Leaves out the section data that contains an error and, if that data is chosen, the section itself.
  private mutating func leaveOutData(
    _ error: Diagnostic, _ fields: [NormalField], isChosen: Bool, _ parts: inout [Int: Diagnostic?]
  ) -> Bool {
    guard let field = fields.first(where: { $0.keySpan.union($0.value.span).holds(error.span.start) }) else {
      return false
    }
    removeData { $0.keySpan == field.keySpan }
    // Without its data the section cannot be laid out.
    if isChosen, error.rule != .sectionWithoutLayout {
      for (part, index) in sectionOf
      where (sections[index][SectionKeys.id]?.text ?? String(index)) == field.key {
        if parts[part] == nil { parts[part] = .some(nil) }
      }
    }
    return true
  }

  private mutating func removeData(_ isWrong: (NormalField) -> Bool) {
    guard options.data != nil || ([normal] + included).contains(where: { $0[SpecKeys.states] != nil }) else {
      return
    }
    func sound(_ data: Normal) -> Normal {
      Normal(.map(data.fields.filter { !isWrong($0) }), at: data.span)
    }
    options.data = options.data.map(sound)
    change("states") { $0.map { NormalField($0.key, keySpan: $0.keySpan, sound($0.value)) } }
  }

  // MARK: settings

  /// Leaves out the key of the environment or configuration that has the error, or a whole top-level key that
  /// no section needs.
  private mutating func leaveOutSetting(_ key: String, _ part: SpecPartMap.Part, _ error: Diagnostic) -> Bool
  {
    let inner = part.value.fields.first { $0.keySpan.union($0.value.span).holds(error.span.start) }?.key
    switch key {
    case "environment":
      leftOut.isEnvironmentRead = false
      if let inner { return removeSetting(inner, of: key) }
    case "configuration":
      // All sections depend on the direction, and its default is seldom the intended one.
      if inner == "variants" { return removeVariants(with: error.span.start) }
      if let inner, ![ConfigurationKeys.scrollDirection.name, "use"].contains(inner) {
        return removeSetting(inner, of: key)
      }
      isHopeless = true
      return false
    case "registrations", "name": break
    case "include", "lint", "define", "let", "states": return false
    case "sections" where error.rule == .syntaxError || error.rule == .documentShape: return false
    default:
      isHopeless = true
      return false
    }
    let isThere = normal[key] != nil
    normal = normal.removing(key)
    return isThere
  }

  /// Leaves out the variant of the configuration that has the error, or all variants if the error is in none
  /// of them.
  private mutating func removeVariants(with place: UInt32) -> Bool {
    guard let map = normal[SpecKeys.configuration], let variants = map[ConfigurationKeys.variants] else {
      return false
    }
    let rest = variants.elements.filter { !$0.span.holds(place) }
    guard !rest.isEmpty, rest.count < variants.elements.count else {
      return removeSetting("variants", of: "configuration")
    }
    let list = Normal(.list(rest), at: variants.span)
    normal = normal.replacing(
      SpecKeys.configuration.name, with: SpecKeys.configuration.name,
      map.replacing(ConfigurationKeys.variants.name, with: ConfigurationKeys.variants.name, list))
    return true
  }

  private mutating func removeSetting(_ key: String, of map: String) -> Bool {
    guard let value = normal[map], value[key] != nil else { return false }
    normal = normal.replacing(map, with: map, value.removing(key))
    return true
  }
}

extension Span {
  fileprivate func holds(_ place: UInt32) -> Bool { start <= place && place <= end }
}
