import LayoutReader
import LayoutSpec
import LayoutText

/// Why layouts of several environments cannot be merged.
package struct MergeFailure: Error {
  /// A spec path such as `sections[1].interGroupSpacing`.
  package let path: String
  package let message: String
}

/// Merges what code built in several environments into one spec.
///
/// Numbers and dimensions that differ become expressions: a choice by a property that the code read, or a formula of a length.
/// Sections that differ in other ways get variants.
package struct LayoutMerging {
  private let layouts: [BuiltLayout]
  private let search: ConditionSearch

  /// - Parameters:
  ///   - layouts: at least one, with the same number of sections.
  ///   - ask: builds the layout of another environment; `nil` if the code builds nothing there.
  package init(_ layouts: [BuiltLayout], ask: @escaping (Environment) -> BuiltLayout?) {
    let environments = layouts.map(\.environment)
    // The given environments may lack some words of a trait, so the code is run with those too.
    let read = EnvironmentProperty.read(
      layouts.reduce(into: []) { $0.formUnion($1.reads) }, without: { _ in .zero })
    // With another idiom, the system is another one too, and its versions have other numbers.
    let asksSystem = read.contains { $0.name == "systemVersion" }
    let others = read.filter { !asksSystem || $0.name != "userInterfaceIdiom" }
      .flatMap { $0.withOtherWords(environments) }
    self.layouts = layouts + others.compactMap(ask)
    search = ConditionSearch(ask: ask)
  }

  /// The merged spec.
  package func merged() throws(MergeFailure) -> Normal {
    let specs = layouts.compactMap(\.spec)
    let first = specs[0]
    var fields: [NormalField] = []
    for key in Self.keys(specs, of: .spec) where key != "environment" {
      if key == "sections" {
        fields.append(NormalField(key, keySpan: first.span, try sections()))
      } else if key == "configuration", let field = try holder(at: [key], of: .configuration, section: nil) {
        fields.append(NormalField(key, keySpan: first.span, field))
      } else if let value = value(at: [key], layouts, section: nil) {
        fields.append(NormalField(key, keySpan: first.span, value))
      } else {
        throw MergeFailure(path: key, message: "it differs between environments")
      }
    }
    return first.with(.map(fields))
  }

  private func sections() throws(MergeFailure) -> Normal {
    let lists = layouts.compactMap { $0.value(at: ["sections"]) }
    let counts = Set(lists.map(\.elements.count))
    guard lists.count == layouts.count, counts.count == 1, let count = counts.first else {
      throw MergeFailure(
        path: "sections",
        message: "the code builds \(counts.sorted().map(String.init).joined(separator: " or ")) sections")
    }
    var sections: [Normal] = []
    for index in 0..<count {
      guard let section = try holder(at: ["sections", String(index)], of: .section, section: index) else {
        continue
      }
      sections.append(section)
    }
    return lists[0].with(.list(sections))
  }

  // MARK: Sections and the configuration

  /// Merges a section or the configuration, which may have variants.
  private func holder(
    at path: [String], of noun: NounID, section: Int?
  ) throws(MergeFailure) -> Normal? {
    let all = layouts.compactMap { $0.value(at: path) }
    guard let first = all.first else { return nil }
    var fields: [NormalField] = []
    var odd: [String] = []
    for key in Self.keys(all, of: noun) {
      if let value = value(at: path + [key], layouts, section: section) {
        fields.append(NormalField(key, keySpan: first.span, value))
      } else {
        odd.append(key)
      }
    }
    if !odd.isEmpty {
      let variants = try variants(of: odd, at: path, section: section)
      fields.append(NormalField("variants", keySpan: first.span, variants))
    }
    return first.with(.map(fields))
  }

  /// Variants with the keys for which there is no expression. The last variant has no condition.
  private func variants(
    of keys: [String], at path: [String], section: Int?
  ) throws(MergeFailure) -> Normal {
    let properties = properties(of: layouts, section)
    // First tries variants whose numbers may still differ, and become expressions.
    for isShape in [true, false] {
      func classify(_ layout: BuiltLayout) -> String? {
        keys.map { key in
          layout.value(at: path + [key]).map { isShape ? $0.shape : $0.mergeText } ?? "-"
        }.joined(separator: "\n")
      }
      guard let (chain, layouts) = search.chain(layouts, properties, by: classify), chain.count > 1 else {
        continue
      }
      var variants: [Normal] = []
      for item in chain {
        let members = layouts.filter { classify($0) == item.name }
        guard let fields = fields(keys, at: path, members, section: section, when: item.condition) else {
          break
        }
        variants.append(Normal(.map(fields), at: layouts[0].span))
      }
      guard variants.count == chain.count else { continue }
      if variants.last?.fields.isEmpty ?? false { variants.removeLast() }
      return Normal(.list(variants), at: layouts[0].span)
    }
    throw failure(at: path + [keys[0]], section: section)
  }

  /// Names the innermost value that cannot be merged, and two environments in which it differs.
  private func failure(at path: [String], section: Int?) -> MergeFailure {
    let first = layouts[0].value(at: path)
    let other = layouts.first { $0.value(at: path)?.mergeText != first?.mergeText }
    guard let other else { return MergeFailure(path: Self.text(path), message: "it differs") }
    let second = other.value(at: path)
    let isList = first?.elements.count == second?.elements.count && first?.elements.isEmpty == false
    let isMap = first?.fields.map(\.key) == second?.fields.map(\.key)
    let steps =
      isList ? first?.elements.indices.map(String.init) : isMap ? first?.fields.map(\.key) : nil
    let inner = steps?.map { path + [$0] }.first { path in
      layouts[0].value(at: path)?.mergeText != other.value(at: path)?.mergeText
        && value(at: path, layouts, section: section) == nil
    }
    if let inner { return failure(at: inner, section: section) }
    let names = properties(of: layouts, section).map(\.name)
    let tried = names.isEmpty ? "nothing of the environment" : names.joined(separator: ", ")
    return MergeFailure(
      path: Self.text(path),
      message:
        "it differs between \(layouts[0].environment.title(beside: other.environment)) and \(other.environment.title(beside: layouts[0].environment)), and no condition on what the code reads and no formula of it gives both; it reads \(tried)"
    )
  }

  private func fields(
    _ keys: [String], at path: [String], _ members: [BuiltLayout], section: Int?, when condition: String?
  ) -> [NormalField]? {
    let span = members[0].span
    var fields: [NormalField] = []
    if let condition {
      fields.append(NormalField("when", keySpan: span, Normal(.expression("${\(condition)}"), at: span)))
    }
    for key in keys where members.contains(where: { $0.value(at: path + [key]) != nil }) {
      guard let value = value(at: path + [key], members, section: section) else { return nil }
      fields.append(NormalField(key, keySpan: span, value))
    }
    return fields
  }

  /// The properties that the code read for a section, or for the whole layout.
  private func properties(
    of layouts: [BuiltLayout], _ section: Int?, and more: Set<String> = []
  ) -> [EnvironmentProperty] {
    let reads = layouts.reduce(into: more) { $0.formUnion($1.reads(ofSection: section)) }
    func reference(_ path: [String]) -> ContentInsetsReference {
      let words = Set(self.layouts.map { $0.value(at: path + ["contentInsetsReference"])?.text })
      return words.count == 1
        ? words.first.flatMap { $0 }.flatMap(ContentInsetsReference.init) ?? .automatic : .automatic
    }
    let own = section.map { reference(["sections", String($0)]) } ?? .automatic
    let whole = reference(["configuration"])
    let isSideways = self.layouts[0].value(at: ["configuration", "scrollDirection"])?.text == "horizontal"
    return EnvironmentProperty.read(reads) {
      own.insets(in: $0, across: isSideways ? .vertical : .horizontal, layout: whole)
    }
  }

  // MARK: Values

  /// One value that stands for the values of some layouts; `nil` if no expression gives them all.
  private func value(at path: [String], _ layouts: [BuiltLayout], section: Int?) -> Normal? {
    let all = layouts.map { $0.value(at: path) ?? Self.standard(at: path, beside: layouts) }
    guard let first = all[0], all.allSatisfy({ $0 != nil }) else { return nil }
    let values = all.compactMap { $0 }
    if Set(values.map(\.mergeText)).count == 1 { return first }
    if let text = expression(at: path, zip(layouts, values).map { ($0, $1) }, section: section) {
      return first.with(.expression("${\(text)}"))
    }
    switch first.value {
    case .map(let fields):
      let keys = fields.map(\.key)
      guard values.allSatisfy({ $0.fields.map(\.key) == keys }) else { return nil }
      var result: [NormalField] = []
      for field in fields {
        guard let value = value(at: path + [field.key], layouts, section: section) else { return nil }
        result.append(NormalField(field.key, keySpan: field.keySpan, value))
      }
      return first.with(.map(result))
    case .list(let elements):
      guard !Self.isData(path), values.allSatisfy({ $0.elements.count == elements.count }) else { return nil }
      var result: [Normal] = []
      for index in elements.indices {
        guard let value = value(at: path + [String(index)], layouts, section: section) else { return nil }
        result.append(value)
      }
      return first.with(.list(result))
    default: return nil
    }
  }

  /// The expression for numbers, booleans or dimensions that differ; `nil` if there is none.
  private func expression(
    at path: [String], _ values: [(layout: BuiltLayout, value: Normal)], section: Int?
  ) -> String? {
    guard values.allSatisfy({ Self.call($0.value, at: path) != nil }) else { return nil }
    let layouts = values.map(\.layout)
    // The closure of a custom group is given the group's size, which depends on the size of the view.
    let properties = properties(
      of: layouts, section, and: path.contains("custom") ? ["container.contentSize"] : [])
    /// The value in another environment, or the default of a missing key.
    func value(_ layout: BuiltLayout) -> Normal? {
      layout.value(at: path) ?? Self.standard(at: path, beside: layouts)
    }
    let points = values.compactMap { layout, value in
      value.number.map { (environment: layout.environment, value: $0) }
    }
    func formula() -> String? {
      guard points.count == values.count else { return nil }
      let formulas =
        [LengthFormula(points, properties)].compactMap { $0 } + search.choices(points, properties)
      return formulas.first { search.confirms($0, of: layouts) { value($0)?.number } }?.text
    }
    if Set(points.map(\.value)).count > 2, let text = formula() { return text }
    // Dimensions of the same kind differ only in their numbers, for which an expression is tried separately.
    if Self.haveOneKey(values.map(\.value)) { return nil }
    let chain = search.chain(layouts, properties) { value($0).flatMap { Self.call($0, at: path) } }?.cases
    guard let chain, let last = chain.last else { return formula() }
    return chain.dropLast().map { "\($0.name) if \($0.condition ?? "") else " }.joined() + last.name
  }

  /// True for the items of a section, which are data.
  private static func isData(_ path: [String]) -> Bool { path.count == 3 && path.last == "items" }

  /// A value as an expression; `nil` if it cannot be one.
  private static func call(_ value: Normal, at path: [String]) -> String? {
    switch value.value {
    case .number(let number): return isData(path) ? nil : shortestText(number)
    case .boolean(let truth): return truth ? "true" : "false"
    case .map(let fields):
      guard fields.count == 1, let number = fields[0].value.number,
        ["width", "height"].contains(path.last), dimensions.contains(fields[0].key)
      else { return nil }
      return "\(fields[0].key)(\(shortestText(number)))"
    default: return nil
    }
  }

  private static let dimensions: Set<String> = [
    "absolute", "estimated", "fractionalWidth", "fractionalHeight", "uniformAcrossSiblings",
  ]

  private static func haveOneKey(_ values: [Normal]) -> Bool {
    Set(values.map { $0.fields.first?.key }).count == 1 && values.first?.fields.isEmpty == false
  }

  /// The default of a key that only some layouts have, if it is zero; else `nil`.
  private static func standard(at path: [String], beside layouts: [BuiltLayout]) -> Normal? {
    let isSection = path.first == "sections"
    // The index of the key in the path. The path may end with an edge of the key's value.
    let place = isSection ? 2 : 1
    guard path.count == place + 1 || path.count == place + 2,
      let written = layouts.lazy.compactMap({ $0.value(at: path) }).first,
      let standard = SpecSchema.noun(isSection ? .section : .configuration).row(of: path[place])?.standard,
      standard == .number(0) || standard == .zero
    else { return nil }
    return written.zero
  }

  // MARK: Keys and paths

  /// The keys of maps in the order of the schema.
  private static func keys(_ maps: [Normal], of id: NounID) -> [String] {
    let noun = SpecSchema.noun(id)
    let keys = maps.reduce(into: Set()) { $0.formUnion($1.fields.map(\.key)) }
    return keys.sorted { (noun.index(of: $0) ?? .max, $0) < (noun.index(of: $1) ?? .max, $1) }
  }

  private static func text(_ path: [String]) -> String {
    path.reduce(into: "") { text, step in
      text += Int(step) != nil ? "[\(step)]" : text.isEmpty ? step : ".\(step)"
    }
  }
}
