import LayoutReader
import LayoutSpec

extension LayoutGenerator {
  /// Writes a node, after the parts that it consists of.
  ///
  /// - Parameters:
  ///   - role: the part of its name that distinguishes it from its neighbours, such as `leading`; may be empty.
  /// - Returns: the name of its constant.
  func node(_ form: Form, role: String, in scope: FunctionScope) -> String {
    if let name = scope.nodes.reversed().lazy.compactMap({ $0[form] }).first { return name }
    let noun = form["item"] != nil ? "Item" : "Group"
    let name: String
    if let made = used(form, noun: noun, settable: Self.settableNodeKeys, in: scope) {
      name = nodeName(role, noun, in: scope)
      scope.add("let \(name) =", made.call)
      setNodeKeys(of: form.fields.first?.value ?? form, only: made.keys, of: name, in: scope)
    } else {
      name = newNode(form, role, noun, in: scope)
    }
    scope.nodes[scope.nodes.count - 1][form] = name
    return name
  }

  private static let plainNodeKeys = [NodeKeys.contentInsets, LineKeys.interItemSpacing]
  private static let settableNodeKeys = Set((plainNodeKeys + [NodeKeys.edgeSpacing]).map(\.name))

  private func newNode(_ form: Form, _ role: String, _ noun: String, in scope: FunctionScope) -> String {
    guard let kind = form.fields.first else { return "item" }
    let body = kind.value
    switch kind.key {
    case "item":
      let name = nodeName(role, noun, in: scope)
      let badges = supplementaryItems(of: body, in: scope)
      let size = size(of: body, name: name, in: scope)
      let supplementary: [(String, Code)] = badges.isEmpty ? [] : [("supplementaryItems", list(badges))]
      scope.add("let \(name) =", .call("NSCollectionLayoutItem", [("layoutSize", size)] + supplementary))
      setNodeKeys(of: body, of: name, in: scope)
      return name
    case "custom":
      let name = nodeName(role, noun, in: scope)
      let size = size(of: body, name: name, in: scope)
      customGroup(body, name: name, size: size, in: scope)
      setGroupKeys(of: body, of: name, in: scope)
      scope.endParagraph()
      return name
    default:
      let name = nodeName(role, noun, in: scope)
      let subitems = subitems(of: body, axis: kind.key, role: role, in: scope)
      let size = size(of: body, name: name, in: scope)
      line(body, axis: kind.key, subitems, name: name, size: size, in: scope)
      setGroupKeys(of: body, of: name, in: scope)
      scope.endParagraph()
      return name
    }
  }

  /// Writes the nodes inside a group, and returns the names of their constants.
  private func subitems(
    of group: Form, axis: String, role: String, in scope: FunctionScope
  ) -> [String] {
    if let single = group[LineKeys.subitem] ?? group[LineKeys.repeatingSubitem] {
      return [node(single, role: single["item"] != nil ? "" : "nested", in: scope)]
    }
    let all =
      group[LineKeys.subitems].map { $0.elements.isEmpty && !$0.fields.isEmpty ? [$0] : $0.elements } ?? []
    let areDistinct = Set(all).count == all.count
    return all.enumerated().map { index, form in
      let noun = form["item"] != nil ? "Item" : "Group"
      let alone = noun == "Item" ? "" : "nested"
      let own = all.count == 1 ? alone : areDistinct ? Self.role(index, of: all.count, along: axis) : ""
      // A part of a named part has a short name if that is free, else one that begins with the outer name.
      let isFree = own.isEmpty || role.isEmpty || scope.isFree(own + noun)
      return node(form, role: isFree ? own : role + own.capitalizedFirst, in: scope)
    }
  }

  /// A word for the position of a part among its neighbours, such as `leading`.
  private static func role(_ index: Int, of count: Int, along axis: String) -> String {
    let ends = axis == "horizontal" ? ("leading", "trailing") : ("top", "bottom")
    switch (index, count) {
    case (0, 2...3): return ends.0
    case (count - 1, 2...3): return ends.1
    case (1, 3): return "middle"
    default:
      let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
      return index < words.count ? words[index] : ""
    }
  }

  private func nodeName(_ role: String, _ noun: String, in scope: FunctionScope) -> String {
    scope.freeName(role.isEmpty ? noun.lowercased() : role + noun)
  }

  private func line(
    _ body: Form, axis: String, _ subitems: [String], name: String, size: Code, in scope: FunctionScope
  ) {
    let first = Code.text(subitems.first ?? "item")
    let count = number(body[LineKeys.count], isWhole: true, default: 1, in: scope)
    func group(_ rest: [(String, Code)]) -> [(String, Code)] { [("layoutSize", size)] + rest }
    if body[LineKeys.subitem] != nil {
      if target.platform == .uikit, target.major >= 16 {
        scope.comment("Deprecated, but repeatingSubitem would not share out the room.")
      }
      scope.add(
        "let \(name) =",
        .call("NSCollectionLayoutGroup.\(axis)", group([("subitem", first), ("count", count)])))
    } else if body[LineKeys.repeatingSubitem] != nil {
      let availability = target.availability(of: LineKeys.repeatingSubitem)
      let repeating = group([("repeatingSubitem", first), ("count", count)])
      guard availability != .always else {
        scope.add("let \(name) =", .call("NSCollectionLayoutGroup.\(axis)", repeating))
        return
      }
      scope.add("let \(name): NSCollectionLayoutGroup")
      scope.whenAvailable(availability) {
        scope.add("\(name) =", .call(".\(axis)", repeating))
      } else: {
        scope.comment("They repeat as long as there is room.")
        let all = Code.call("Array", [("repeating", first), ("count", count)])
        scope.add("\(name) =", .call(".\(axis)", group([("subitems", all)])))
      }
    } else {
      scope.add(
        "let \(name) =", .call("NSCollectionLayoutGroup.\(axis)", group([("subitems", list(subitems))])))
    }
  }

  // MARK: Keys

  private func setGroupKeys(of body: Form, of name: String, in scope: FunctionScope) {
    setNodeKeys(of: body, of: name, in: scope)
    let badges = supplementaryItems(of: body, in: scope)
    if !badges.isEmpty { scope.add("\(name).supplementaryItems =", list(badges)) }
  }

  private func setNodeKeys(
    of body: Form, only keys: Set<String>? = nil, of name: String, in scope: FunctionScope
  ) {
    set(Self.plainNodeKeys, of: name, from: body, only: keys, in: scope)
    if let edges = body[NodeKeys.edgeSpacing], keys?.contains(NodeKeys.edgeSpacing.name) ?? true {
      let codes = ["leading", "top", "trailing", "bottom"].map { edge -> (String, Code) in
        (edge, edges[edge]?.formula.map { dimension(Self.spacing($0), in: scope) } ?? .text("nil"))
      }
      scope.add("\(name).edgeSpacing =", .call("NSCollectionLayoutEdgeSpacing", codes))
    }
  }

  /// A formula as a spacing. A plain number is a fixed spacing.
  static func spacing(_ formula: Formula) -> Formula {
    switch formula {
    case .dimension: formula
    case .choice(let test, let a, let b): .choice(test, spacing(a), spacing(b))
    default: .dimension("fixed", formula)
    }
  }

  /// Declares a constant for the size of a node, and returns its name.
  private func size(of body: Form, name: String, in scope: FunctionScope) -> Code {
    let code = layoutSize(body[NodeKeys.size], ratio: body[ItemKeys.aspectRatio]?.formula, in: scope)
    let sizeName = scope.freeName("\(name)Size")
    scope.add("let \(sizeName) =", code)
    return .text(sizeName)
  }

  /// An `NSCollectionLayoutSize`. A missing side follows from the ratio of width and height, or else is that of the container.
  func layoutSize(_ form: Form?, ratio: Formula? = nil, in scope: FunctionScope) -> Code {
    var width = form?["width"]?.formula
    var height = form?["height"]?.formula
    if let ratio {
      if let width, height == nil {
        height = Self.scaled(width, .divide, ratio)
      } else if let height, width == nil {
        width = Self.scaled(height, .multiply, ratio)
      }
    }
    return .call(
      "NSCollectionLayoutSize",
      [
        ("widthDimension", dimension(width ?? .dimension("fractionalWidth", .number(1)), in: scope)),
        ("heightDimension", dimension(height ?? .dimension("fractionalHeight", .number(1)), in: scope)),
      ])
  }

  private static func scaled(_ side: Formula, _ sign: ArithmeticOperator, _ ratio: Formula) -> Formula {
    switch side {
    case .dimension(let form, let amount):
      if ratio == .number(1) { return side }
      if case .number(let number) = amount, let ratio = ratio.constant {
        return .dimension(form, .number(sign == .divide ? number * (1 / ratio) : number * ratio))
      }
      return .dimension(form, .arithmetic(sign, amount, ratio))
    case .choice(let test, let a, let b): return .choice(test, scaled(a, sign, ratio), scaled(b, sign, ratio))
    default: return .dimension("absolute", .arithmetic(sign, side, ratio))
    }
  }

  /// `NSDirectionalEdgeInsets`; a missing edge is 0.
  func insets(_ form: Form, in scope: FunctionScope) -> Code {
    .call(
      "NSDirectionalEdgeInsets",
      ["top", "leading", "bottom", "trailing"].map { ($0, number(form[$0], in: scope)) })
  }

  func list(_ names: [String]) -> Code { .list("[", names.map { .text($0) }, "]") }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
