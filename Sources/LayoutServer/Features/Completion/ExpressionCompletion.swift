import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension Completion {
  /// Returns the proposals inside `${…}`; `nil` if the cursor is not in an expression.
  ///
  /// - Parameter place: the value with the expression; `nil` in a block of text.
  func expression(in place: Place?) -> [CompletionItem]? {
    let start = cursor.word.lowerBound
    guard start < request.offset else { return nil }
    let before = Array(request.bytes[start..<request.offset])
    guard
      let open = before.indices.dropLast().last(where: {
        before[$0] == UInt8(ascii: "$") && before[$0 + 1] == UInt8(ascii: "{")
      }),
      before.endOfExpression(from: open + 2) == nil
    else { return nil }
    guard place?.type.holdsExpressions != false else { return [] }
    var word = request.offset
    while word > start + open + 2, request.bytes[word - 1].isNamePart { word -= 1 }
    // A digit starts a number.
    if word < request.offset, !request.bytes[word].isNameStart { return [] }
    var end = request.offset
    while end < cursor.word.upperBound, request.bytes[end].isNamePart { end += 1 }
    let text = String(decoding: before[(open + 2)..<(word - start)], as: UTF8.self)
    return (compared(in: text) ?? expressionNames(place)).map { $0.replacing(word..<end) }
  }

  /// Returns the words that a trait may be compared with: `horizontalSizeClass ==`.
  private func compared(in text: String) -> [CompletionItem]? {
    let words = text.split(separator: " ")
    guard words.count >= 2, let sign = words.last, sign == "==" || sign == "!=" else { return nil }
    let trait = String(words[words.count - 2].drop { $0 == "(" })
    let choices = ExpressionReference.words(of: trait)
    guard !choices.isEmpty else { return nil }
    return choices.map { CompletionItem(label: $0, kind: .enumMember, detail: trait, newText: $0) }
  }

  // MARK: Names

  private func expressionNames(_ place: Place?) -> [CompletionItem] {
    var items = ownNames(place)
    items += placeBoundNames(place).map { name, text in
      CompletionItem(label: name, kind: .variable, detail: text, newText: name, rank: 1)
    }
    items += ExpressionReference.names.map { name, text in
      CompletionItem(label: name, kind: .variable, detail: text, newText: name, rank: 2)
    }
    let functions =
      ExpressionReference.functions + ExpressionReference.textFunctions
      + (place?.type.mayBeDimension != false ? ExpressionReference.dimensions : [])
    items += functions.map { function in
      var item = CompletionItem(
        label: function.name, kind: .function, detail: "(\(function.parameters)): \(function.summary)",
        newText: function.name, rank: 3)
      if request.hasSnippets {
        item.newText += "($1)"
        item.isSnippet = true
      }
      return item
    }
    items.append(CompletionItem(label: "pi", kind: .constant, newText: "pi", rank: 3))
    items += ExpressionReference.keywords.map {
      CompletionItem(label: $0, kind: .keyword, newText: $0, rank: 4)
    }
    return items
  }

  /// Returns the names that the text defines: in `let` of the spec and of the maps around the place, and in
  /// `with` at uses of the definition.
  func ownNames(_ place: Place?) -> [CompletionItem] {
    let steps = place?.steps ?? []
    var found = SpecVocabulary.Names()
    // A value of `let` cannot use itself.
    let isLet = steps.count == 2 && steps[1].key == "let"
    for step in steps.dropFirst().reversed() {
      found.add(keysOf: tree.value(of: "let", in: step.node), in: tree)
    }
    if steps.count >= 2, steps[1].key == "define", let name = steps.count > 2 ? steps[2].key : place?.key {
      for value in names.given[name]?.all ?? [] { found.add(value.name, text: value.text) }
    }
    for value in names.values.all { found.add(value.name, text: value.text) }
    return found.all.filter { !isLet || $0.name != place?.key }.map { name, text in
      CompletionItem(label: name, kind: .variable, detail: text, newText: name, rank: 0)
    }
  }

  /// Returns the built-in names that have a value only at some places, including this one.
  private func placeBoundNames(_ place: Place?) -> [(name: String, place: String)] {
    let steps = place?.steps ?? []
    let top = steps.count > 1 ? steps[1].key : place?.key
    let types = Set(steps.map { PlaceTypes.ofMap($0.type) })
    var known: Set<String> = []
    if top != "let", top != "configuration" {
      known = ["itemCount", "sectionIndex", "sectionCount"]
    }
    if !types.isDisjoint(with: [.map(.cell), .map(.measured)]) { known.insert("index") }
    if types.contains(.map(.measured)) { known.insert(CellProgram.ownWidth) }
    if types.contains(.map(.custom)) { known.formUnion(["index", "count", "groupWidth", "groupHeight"]) }
    if types.contains(.map(.visibleItemRule)) {
      known.formUnion(["index", "count"] + VisibleItemVariable.own.map(\.rawValue))
    }
    return ExpressionReference.placeBoundNames.filter { known.contains($0.name) }
  }

  // MARK: Whole expressions

  /// Returns the proposals for an expression as a value: an empty one, and one for each name.
  func expressions(_ place: Place, from start: Int) -> [CompletionItem] {
    guard place.type.allowsExpression else { return [] }
    var whole = CompletionItem(label: "${…}", kind: .keyword, detail: "expression", newText: "${}", rank: 5)
    if request.hasSnippets {
      whole.newText = "\\${$1\\}"
      whole.isSnippet = true
    }
    let named = ownNames(place).map { name in
      var item = name
      item.label = "${\(name.label)}"
      item.newText = item.label
      item.rank = 5
      return item
    }
    // Inside braces, the closing brace of the expression would end them.
    let quote = cursor.quote != nil ? "" : isJSON || place.isFlow ? "\"" : ""
    return ([whole] + named).map {
      var item = $0.replacing(replaced(from: start))
      item.newText = blank(before: start) + quote + item.newText + quote
      return item
    }
  }
}

extension UInt8 {
  /// True for characters of names in expressions, including dots.
  fileprivate var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: ".") }
}

extension ValueType {
  /// True if an expression of the type may have a dimension as its value.
  fileprivate var mayBeDimension: Bool {
    switch self {
    case .dimension, .size, .itemSize, .boundarySize, .headerOrFooter, .namedValue, .anything, .columns: true
    default: false
    }
  }
}
