import LayoutLint
import LayoutReader
import LayoutText

/// A possible value.
struct ValueChoice {
  let text: String
  var kind = CompletionItem.Kind.value
  var detail: String?
  /// True for values without quotes in JSON: numbers, booleans, lists.
  var isLiteral = false
}

extension Completion {
  /// Returns the proposals for a value.
  func values(_ place: Place, _ style: KeyStyle) -> [CompletionItem] {
    let start = cursor.word.lowerBound
    // The height of a size comes after its `x`.
    if place.type.isSize, let height = startOfHeight() {
      return choices(place, .dimension(.height)).map { placed($0, from: height, nil) }
    }
    guard !prefix.utf8.contains(where: \.isWhitespace) else { return [] }
    if place.key == SpecSchema.use, let holder = place.steps.last {
      let type = PlaceTypes.ofMap(holder.type)
      return definitions(of: type, under: holder.key, in: place.steps).map { name, detail in
        placed(ValueChoice(text: name, kind: .reference, detail: detail), from: start, style)
      }
    }
    var items = choices(place, place.type).map { choice in
      placed(choice, from: start, style, inBrackets: place.type.isList)
    }
    items += uses(place, style) + expressions(place, from: start)
    return items
  }

  // MARK: Which

  private func choices(_ place: Place, _ type: ValueType) -> [ValueChoice] {
    if let named = namedChoices(place) { return named }
    switch type {
    case .word, .system, .short, .visibleTargets:
      return type.choices.map {
        let meaning = WordMeanings.meaning(of: $0, under: place.key ?? "")
        return ValueChoice(text: $0, kind: .enumMember, detail: meaning)
      }
    case .boolean:
      return ["true", "false"].map { ValueChoice(text: $0, kind: .enumMember, isLiteral: true) }
    case .number:
      let row = place.holder.flatMap { SpecSchema.noun($0).row(of: place.key ?? "") }
      return row?.defaultText.map { [ValueChoice(text: $0, detail: "default", isLiteral: true)] } ?? []
    case .elementKind: return names.elementKinds.all.map { ValueChoice(text: $0.name, kind: .constant) }
    case .list(let element, _), .oneOrMany(let element, _):
      return element.takesLines ? [] : choices(place, element)
    default:
      return type.examples.map {
        ValueChoice(
          text: $0.text, detail: $0.meaning, isLiteral: Double($0.text) != nil || $0.text.first == "[")
      }
    }
  }

  /// Returns the names of devices, rules, kinds and so on; `nil` for places without such names.
  private func namedChoices(_ place: Place) -> [ValueChoice]? {
    func constants(_ names: SpecVocabulary.Names) -> [ValueChoice] {
      names.all.map { ValueChoice(text: $0.name, kind: .constant) }
    }
    switch (place.holder, place.key) {
    case (.environment, "device"), (.configurationLint, "devices"):
      return request.devices.names.map { name in
        let size = request.devices.preset(name).map(\.portrait.size)
        let text = size.map { "\(shortestText($0.width)) x \(shortestText($0.height))" }
        return ValueChoice(text: name, kind: .constant, detail: text ?? "environment")
      }
    case (.lint, "disable"), (.lintOverride, "disable"), (.configurationOverride, "disable"),
      (.configurationLint, "disable"), (.lint, "ignore"), (.lintOverride, "ignore"),
      (.configurationOverride, "ignore"), (.configurationLint, "ignore"), (.configurationLint, "select"):
      let all = place.key == "select" ? [ValueChoice(text: RuleRegistry.everyRule, kind: .keyword)] : []
      return all
        + RuleCompletion.items().map { ValueChoice(text: $0.label, kind: .constant, detail: $0.detail) }
    case (.decorationItem, "background"), (.registrations, "decoration"):
      return constants(names.decorationKinds)
    case (.section, "kind"), (.sectionVariant, "kind"), (.sectionData, "kind"), (.cell, "kind"),
      (.ruleOptions, "textKinds"), (.ruleOptions, "decorativeKinds"):
      return constants(names.cellKinds)
    default: return nil
    }
  }

  /// Returns the start of the height in a size; `nil` if the cursor is in the width.
  private func startOfHeight() -> Int? {
    let word = cursor.word.lowerBound..<max(cursor.word.lowerBound, request.offset)
    let sign = word.dropFirst().last {
      request.bytes[$0] == UInt8(ascii: "x") && !request.bytes[$0 - 1].isLetter
    }
    guard var start = sign.map({ $0 + 1 }) else { return nil }
    while start < request.offset, request.bytes[start].isSpaceOrTab { start += 1 }
    return start
  }

  /// Returns a `use` of each definition that fits the place.
  private func uses(_ place: Place, _ style: KeyStyle) -> [CompletionItem] {
    let type = PlaceTypes.ofMap(place.type)
    guard type.row.isDefinable, cursor.quote == nil else { return [] }
    return definitions(of: type, under: place.key, in: place.steps).map { name, detail in
      let use =
        isJSON
        ? "{\"use\": \(DocumentScalars.json(name))}" : "use: \(DocumentScalars.yaml(name, isInFlow: true))"
      var text = use
      if case .braces = style, !isJSON { text = "{\(use)}" }
      var item = placed(
        ValueChoice(text: text, kind: .reference, detail: detail, isLiteral: true),
        from: cursor.word.lowerBound, style)
      item.label = "use: \(name)"
      item.rank = 2
      return item
    }
  }

  // MARK: How

  /// - Parameters:
  ///   - start: the start of the replaced text.
  ///   - style: how the value is written; `nil` for a part of a value.
  ///   - inBrackets: true if the value needs the brackets of a list.
  func placed(_ choice: ValueChoice, from start: Int, _ style: KeyStyle?, inBrackets: Bool = false)
    -> CompletionItem
  {
    var item = CompletionItem(
      label: choice.text, kind: choice.kind, detail: choice.detail, newText: choice.text,
      range: replaced(from: start), rank: 0)
    if choice.kind == .constant, RuleRegistry.named(choice.text) != nil { item.subject = .rule(choice.text) }
    guard cursor.quote == nil, let style else { return item }
    if !choice.isLiteral {
      let isName = choice.kind == .constant || choice.kind == .reference
      if isJSON {
        item.newText = DocumentScalars.json(choice.text)
      } else if isName {
        item.newText = DocumentScalars.yaml(choice.text, isInFlow: true)
      }
    }
    if inBrackets { item.newText = "[\(item.newText)]" }
    if case .block(true) = style { item.newText = "- " + item.newText }
    item.newText = blank(before: start) + item.newText
    return item
  }
}

extension ValueType {
  /// True for a list, which needs brackets on one line.
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  fileprivate var isSize: Bool {
    switch self {
    case .size, .itemSize, .boundarySize, .extent, .headerOrFooter: true
    default: false
    }
  }
}
