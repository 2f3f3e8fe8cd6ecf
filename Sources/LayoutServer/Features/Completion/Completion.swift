import LayoutReader
import LayoutText

/// Finds the proposals for a place in a text.
struct Completion {
  let request: CompletionRequest
  let tree: LooseTree
  let cursor: LooseCursor
  let names: SpecVocabulary

  init(_ request: CompletionRequest) {
    self.request = request
    (tree, cursor) = LooseScanner.scan(request.bytes, at: request.offset, root: request.root)
    names = SpecVocabulary(tree, included: request.included)
  }

  /// A place for a value, or for a map with keys.
  struct Place {
    let type: ValueType
    /// The values around the place.
    let steps: [LooseTree.Step]
    /// The key of the value; for an element of a list, the key of the list.
    var key: String?
    /// The map that has the key.
    var holder: NounID?
    /// The existing map at the place.
    var map: LooseTree.NodeIndex?
    /// True in braces or brackets.
    var isFlow = false
  }

  func items() -> [CompletionItem] {
    switch cursor.place {
    case .nothing: return []
    case .comment(let start): return tree.isJSON ? [] : CommentCompletion(request, from: start).items()
    case .block: return expression(in: nil) ?? []
    case .spots(let spots):
      var seen: Set<String> = []
      let items = spots.flatMap { self.items(at: $0) }.filter { seen.insert($0.label).inserted }
      return items.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        .map(\.element)
    }
  }

  private func items(at spot: LooseCursor.Spot) -> [CompletionItem] {
    switch spot {
    case .root:
      let place = Place(type: request.root, steps: [])
      return keys(place, tree.root == nil && isJSON ? .braces : .block(dash: false))
    case .key(let map):
      let steps = tree.steps(to: map)
      guard let step = steps.last else { return [] }
      let place = Place(type: step.type, steps: steps, key: step.key, holder: step.holder, map: map)
      return keys(place, tree[map].isFlow ? .flow : .block(dash: false))
    case .element(let list):
      let steps = tree.steps(to: list)
      guard let step = steps.last else { return [] }
      let place = Place(
        type: step.type.looseElement, steps: steps, key: step.key, holder: step.holder,
        isFlow: tree[list].isFlow)
      return anything(place, tree[list].isFlow ? .braces : .block(dash: cursor.isOwnLine))
    case .value(let node, let entry):
      let steps = tree.steps(to: node)
      guard let step = steps.last else { return [] }
      let (type, key, holder) = tree.value(of: entry, of: step, isRoot: steps.count == 1)
      var place = Place(
        type: bodyType(type, key, steps), steps: steps, key: key, holder: holder, isFlow: tree[node].isFlow)
      guard cursor.column != nil, cursor.isOwnLine, let element = place.type.listed else {
        return anything(place, cursor.column == nil ? .braces : .block(dash: false))
      }
      place = Place(type: element, steps: steps, key: key, holder: holder, isFlow: place.isFlow)
      return anything(place, .block(dash: true))
    }
  }

  /// Returns the type of a definition, taken from its first use if its body is not written yet.
  private func bodyType(_ type: ValueType, _ key: String?, _ steps: [LooseTree.Step]) -> ValueType {
    guard type == .anything, steps.count == 2, steps[1].key == "define" else { return type }
    return key.flatMap { tree.use(of: $0)?.type } ?? type
  }

  /// Returns the proposals for a value or for the first key of a map.
  private func anything(_ place: Place, _ style: KeyStyle) -> [CompletionItem] {
    if let items = expression(in: place) { return items }
    return values(place, style) + keys(place, style)
  }

  var isJSON: Bool { tree.isJSON }

  // MARK: Ranges

  /// The part of the word before the cursor.
  var prefix: String { tree.text(cursor.word.lowerBound..<max(cursor.word.lowerBound, request.offset)) }

  /// Returns the bytes of the word at the cursor, starting at `start`.
  func replaced(from start: Int) -> Range<Int> {
    var end = max(request.offset, start)
    while end < cursor.word.upperBound, !request.bytes[end].isWhitespace { end += 1 }
    return start..<end
  }

  /// Returns a space if the inserted text would touch a colon or a dash.
  func blank(before start: Int) -> String {
    guard start > 0, cursor.quote == nil else { return "" }
    let before = request.bytes[start - 1]
    return before == UInt8(ascii: ":") || before == UInt8(ascii: "-") && cursor.word.isEmpty ? " " : ""
  }
}

extension ValueType {
  /// The type of the elements of a list that has one element per line; `nil` for any other type.
  fileprivate var listed: ValueType? {
    switch self {
    case .list, .oneOrMany, .items: looseElement
    default: nil
    }
  }
}
