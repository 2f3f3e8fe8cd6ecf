import LayoutLint
import LayoutReader
import LayoutText

/// The style in which a key is written.
enum KeyStyle {
  /// On a line or after the dash of an element; `true` if the dash is missing.
  case block(dash: Bool)
  /// In existing braces.
  case flow
  /// In new braces.
  case braces
}

/// A key that a map may have.
private struct KeyChoice {
  let name: String
  let type: ValueType
  var row: KeyRow?
  var noun: NounID?
}

extension Completion {
  /// Returns the keys that the map at a place may have in addition to its existing ones.
  func keys(_ place: Place, _ style: KeyStyle) -> [CompletionItem] {
    let isKey = prefix.utf8.allSatisfy { !$0.isWhitespace }
    guard isKey, place.map != nil || !prefix.contains("${") else { return [] }
    let written = place.map.map(writtenKeys) ?? []
    if case .names = PlaceTypes.ofMap(place.type).row.map {
      return userNames(place).filter { !written.contains($0.label) }.map { placed($0, .anything, style) }
    }
    return choices(place, written).map { item(for: $0, style) }
  }

  /// Returns the keys of a map, except the one at the cursor.
  private func writtenKeys(_ map: LooseTree.NodeIndex) -> [String] {
    tree[map].entries.filter { $0.keyRange != cursor.word || cursor.word.isEmpty }.map(\.key)
  }

  // MARK: Which

  private func choices(_ place: Place, _ written: [String]) -> [KeyChoice] {
    let type = PlaceTypes.ofMap(place.type)
    let uses = written.contains(SpecSchema.use)
    var choices: [KeyChoice] = []
    switch type.row.map {
    case .noun(let id): choices = keys(of: id, place.map, written)
    case .node where uses: choices = usedNoun(place).map { keys(of: $0, place.map, written) } ?? []
    case .node where written.isEmpty:
      // A section's group cannot be an item.
      choices = SpecSchema.nodeKinds.filter { $0 != SpecSchema.use && (place.key != "group" || $0 != "item") }
        .map { KeyChoice(name: $0, type: NounID.node($0).map { .map($0) } ?? .anything) }
    case .keys(let names):
      choices = names.filter { !written.contains($0) }.map {
        KeyChoice(name: $0, type: type.row.fieldType(of: $0))
      }
    case .oneOf(let names) where written.isEmpty:
      choices = names.map { KeyChoice(name: $0, type: type.row.fieldType(of: $0)) }
    case .none where type == .anything && isInDefinition(place): return definitionKeys(place.map, written)
    case .node, .oneOf, .none, .names: break
    }
    return choices + useKeys(type, written)
  }

  private func keys(of id: NounID, _ map: LooseTree.NodeIndex?, _ written: [String]) -> [KeyChoice] {
    let noun = SpecSchema.noun(id)
    let rows = noun.keys.filter {
      !written.contains($0.name) && !noun.excludes($0.name, beside: written)
        && !isRefused($0.name, in: id, map, written)
    }
    return rows.map { row in
      let type = PlaceTypes.type(
        of: row.name, in: .map(id), beside: written, isRoot: id == request.root.row.noun)
      return KeyChoice(name: row.name, type: type, row: row, noun: id)
    }
  }

  /// Returns `use`, or `with` after it, if the format allows a definition at the place.
  private func useKeys(_ type: ValueType, _ written: [String]) -> [KeyChoice] {
    guard type.row.isDefinable else { return [] }
    guard !written.contains(SpecSchema.use) else {
      return written.contains("with") ? [] : [KeyChoice(name: "with", type: .names(.namedValue))]
    }
    // `use` replaces the only key of a node and of types such as `fixed: 8`.
    switch type.row.map {
    case .node, .oneOf: if !written.isEmpty { return [] }
    case .noun, .keys, .names, .none: break
    }
    return [KeyChoice(name: SpecSchema.use, type: .label)]
  }

  /// Returns the keys of every type that a definition may still have.
  private func definitionKeys(_ map: LooseTree.NodeIndex?, _ written: [String]) -> [KeyChoice] {
    let types = written.isEmpty ? PlaceTypes.definable : PlaceTypes.definition(with: written)
    var seen: Set<String> = []
    let all = types.flatMap { type -> [KeyChoice] in
      choices(Place(type: type, steps: [], map: map), written)
    }
    return all.filter { seen.insert($0.name).inserted }
  }

  private func isInDefinition(_ place: Place) -> Bool {
    place.steps.count >= 2 && place.steps[1].key == "define" && place.steps.count <= 3
  }

  /// Returns the noun of the definition that the map at a place uses. The map may have the keys of this noun.
  private func usedNoun(_ place: Place) -> NounID? {
    let name = tree.text(tree.value(of: SpecSchema.use, in: place.map))
    guard let definition = names.definitions.first(where: { $0.name == name }) else { return nil }
    let keys = definition.tree.entries(definition.body).map(\.key)
    return keys.lazy.compactMap(NounID.node).first
      ?? PlaceTypes.definition(with: keys).lazy.compactMap(\.row.noun).first {
        [.item, .line, .custom].contains($0)
      }
  }

  /// Returns the proposals for keys that are names of sections, rules or platforms.
  private func userNames(_ place: Place) -> [CompletionItem] {
    switch (place.holder, place.key) {
    case (_, "severity"): return RuleCompletion.items()
    case (_, "targets"):
      return DeploymentTargets.platformNames.map {
        CompletionItem(label: $0, kind: .constant, detail: "platform", newText: $0)
      }
    default: break
    }
    // A state, in `states` of the spec.
    if place.steps.count >= 2, place.steps[1].key == "states", place.type == .names(.items) {
      return names.sections.all.map {
        CompletionItem(label: $0.name, kind: .reference, detail: "section", newText: $0.name)
      }
    }
    // `with`: the names that other uses of the definition pass.
    if place.key == "with", let holder = place.steps.dropLast().last ?? place.steps.last,
      let used = tree.text(tree.value(of: SpecSchema.use, in: holder.node))
    {
      return names.given[used, default: SpecVocabulary.Names()].all.map {
        CompletionItem(label: $0.name, kind: .variable, newText: $0.name)
      }
    }
    return []
  }

  // MARK: How

  private func item(for choice: KeyChoice, _ style: KeyStyle) -> CompletionItem {
    var details = [choice.noun == nil && NounID.node(choice.name) != nil ? "node" : choice.type.words]
    if choice.name == SpecSchema.use { details = ["name of define"] }
    if let row = choice.row {
      if row.isRequired { details.append("required") }
      if let standard = row.defaultText { details.append("default \(standard)") }
    }
    var item = CompletionItem(
      label: choice.name, kind: .property, detail: details.joined(separator: ", "), newText: choice.name)
    item.rank = choice.row?.isRequired == true ? 1 : choice.row == nil && choice.noun == nil ? 4 : 3
    if NounID.node(choice.name) != nil, choice.noun == nil { item.rank = 2 }
    item.subject = choice.noun.map { .key(choice.name, of: $0.name) }
    if choice.name == SpecSchema.use || choice.name == "with" { item.subject = .word(choice.name) }
    return placed(item, choice.type, style)
  }

  /// Returns the proposal of a key with its inserted text.
  private func placed(_ item: CompletionItem, _ type: ValueType, _ style: KeyStyle) -> CompletionItem {
    var item = item.replacing(replaced(from: cursor.word.lowerBound))
    let blank = blank(before: item.range.lowerBound)
    if cursor.quote != nil || hasColon {
      item.newText = cursor.quote == nil ? blank + written(item) : item.label
      return item
    }
    let key = request.hasSnippets ? Skeleton.escaped(written(item)) : written(item)
    var skeleton = Skeleton(hasSnippets: request.hasSnippets, isJSON: isJSON)
    switch style {
    case .block(let dash):
      let column = (cursor.column ?? 0) + (dash ? 2 : 0) - leadingBlanks
      skeleton.writeBlock(key, type, indentation: max(0, column))
      item.newText = (dash ? "- " : "") + skeleton.text
    case .flow:
      skeleton.writeFlow(key, type)
      item.newText = skeleton.text
    case .braces:
      skeleton.writeFlow(key, type)
      item.newText = "{\(skeleton.text)}"
    }
    item.newText = blank + item.newText
    item.isSnippet = skeleton.isSnippet
    return item
  }

  /// Returns the key of a proposal, in quotes if needed. Keys of the format, such as `y`, need none in YAML.
  private func written(_ item: CompletionItem) -> String {
    if isJSON { return DocumentScalars.json(item.label) }
    return item.kind == .property ? item.label : DocumentScalars.yaml(item.label, isInFlow: true)
  }

  /// True if a colon follows the word at the cursor.
  private var hasColon: Bool {
    guard !cursor.word.isEmpty else { return false }
    var index = cursor.word.upperBound
    while index < request.bytes.count, request.bytes[index].isSpaceOrTab { index += 1 }
    return index < request.bytes.count && request.bytes[index] == UInt8(ascii: ":")
  }

  /// The indentation of the cursor's line, which editors add to the inserted lines.
  private var leadingBlanks: Int {
    var start = request.offset
    while start > 0, !request.bytes[start - 1].isLineEnd { start -= 1 }
    var end = start
    while end < request.offset, request.bytes[end].isSpaceOrTab { end += 1 }
    return end - start
  }
}
