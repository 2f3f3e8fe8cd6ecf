import LayoutReader

/// Writes custom groups: their frames, or a formula for the frames.
extension LayoutGenerator {
  func customGroup(_ body: Form, name: String, size: Code, in scope: FunctionScope) {
    var closure = ClosureNames(scope)
    closure.add("groupWidth", .text("groupWidth"))
    closure.add("groupHeight", .text("groupHeight"))
    closure.add("count", .text("count"))
    closure.add("index", .text("index"))
    defer { closure.restore() }
    let names = Self.names(in: body)
    let sides = ["Width", "Height"].filter { names.contains(.place("group\($0)")) }
    let call = Code.call("NSCollectionLayoutGroup.custom", [("layoutSize", size)])
    scope.closure("let \(name) =", call, sides.isEmpty ? "_" : "environment") {
      for side in sides {
        scope.add("let group\(side) = environment.container.contentSize.\(side.lowercased())")
      }
      if let items = body[CustomKeys.items] {
        let indexed = self.indexedNames(of: body)
        ownValues(of: body, except: indexed, in: scope)
        let all = items.elements.enumerated().map { index, item -> Code in
          // A value that depends on the index is replaced by its formula in each frame.
          var own: [Formula.Name: Formula] = [
            .place("index"): .number(Double(index)), .place("count"): .number(Double(items.elements.count)),
          ]
          for field in body[CustomKeys.let]?.fields ?? [] where indexed.contains(field.key) {
            own[.own(field.key)] = field.value.formula?.replacing(own)
          }
          return self.customItem(item.mapFormulas { $0.replacing(own) }, in: scope)
        }
        let code = Code.list("[", all, "]")
        if sides.isEmpty && body[CustomKeys.let] == nil { scope.add(code) } else { scope.add("return", code) }
        return
      }
      let inner = indexedNames(of: body)
      let count = number(body[CustomKeys.count], isWhole: true, default: 1, in: scope)
      let namesCount = names.contains(.place("count")) || count.flat.count > Self.longestRangeEnd
      if namesCount { scope.add("let count =", count) }
      ownValues(of: body, except: inner, in: scope)
      let usesIndex = names.contains(.place("index"))
      scope.block("return (0..<\(namesCount ? "count" : count.flat)).map { \(usesIndex ? "index" : "_") in") {
        ownValues(of: body, only: inner, in: scope)
        let frame = self.frame(body[CustomKeys.frame], in: scope)
        scope.add("let frame =", frame)
        let zIndex = arguments([CustomKeys.zIndex], from: body, in: scope)
        scope.add("return", .call("NSCollectionLayoutGroupCustomItem", [("frame", .text("frame"))] + zIndex))
      }
    }
  }

  /// How long the end of a range may be in a line with others.
  private static let longestRangeEnd = 40

  private func customItem(_ form: Form, in scope: FunctionScope) -> Code {
    let zIndex = arguments([CustomFrameKeys.zIndex], from: form, in: scope)
    return .call(
      "NSCollectionLayoutGroupCustomItem", [("frame", frame(form[CustomFrameKeys.frame], in: scope))] + zIndex
    )
  }

  private func frame(_ form: Form?, in scope: FunctionScope) -> Code {
    let labels = ["x", "y", "width", "height"]
    return .call("CGRect", zip(labels, form?.elements ?? []).map { ($0, number($1, in: scope)) })
  }

  static func names(in form: Form) -> Set<Formula.Name> {
    var names: Set<Formula.Name> = []
    form.forEachFormula { formula, _ in names.formUnion(formula.names) }
    return names
  }

  /// The names of the `let`s that depend on the index, directly or through others.
  private func indexedNames(of body: Form) -> Set<String> {
    var indexed: Set<String> = []
    for field in body[CustomKeys.let]?.fields ?? [] {
      let names = Self.names(in: field.value)
      if names.contains(.place("index")) || indexed.contains(where: { names.contains(.own($0)) }) {
        indexed.insert(field.key)
      }
    }
    return indexed
  }

  /// Writes constants for the `let`s of a custom group or a rule, inside its closure.
  func ownValues(
    of body: Form, only: Set<String>? = nil, except: Set<String> = [], in scope: FunctionScope
  ) {
    let fields = body[CustomKeys.let]?.fields ?? []
    setLocalNames(fields.map { .own($0.key) })
    for field in fields where only?.contains(field.key) ?? !except.contains(field.key) {
      guard let formula = field.value.formula else { continue }
      parameterSorts[.own(field.key)] = sort(of: formula)
      let code = value(formula, isWhole: false, in: scope)
      let name = localName(of: .own(field.key))
      // Without a type, a plain number would be an `Int`, and a plain dimension would be ambiguous.
      let needsType = formula.names.isEmpty && sort(of: formula) == .number || sort(of: formula) == .dimension
      let type = needsType ? ": \(GeneratedValue.type(sort(of: formula), isWhole: false))" : ""
      scope.add("let \(name)\(type) =", code)
    }
  }
}

/// Names that are valid only in a closure.
struct ClosureNames {
  private let scope: FunctionScope
  private let before: [String: Code]

  init(_ scope: FunctionScope) {
    self.scope = scope
    before = scope.places
  }

  mutating func add(_ name: String, _ code: Code) { scope.places[name] = code }

  func restore() { scope.places = before }
}
