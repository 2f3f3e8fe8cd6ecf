import LayoutReader
import LayoutSpec

/// Writes the rules of `visibleItems` as a handler.
extension LayoutGenerator {
  func visibleItems(_ form: Form, of section: Form, in scope: FunctionScope) {
    let rules = form.elements.isEmpty ? [form] : form.elements
    let axis = Self.scrollsOrthogonally(section) == isSideways ? "Y" : "X"
    let written = rules.map { Self.writingOut($0, alongX: axis == "X") }
    let names = written.reduce(into: Set<Formula.Name>()) { $0.formUnion(Self.names(in: $1)) }
    var closure = ClosureNames(scope)
    for variable in VisibleItemVariable.allCases {
      let code =
        switch variable {
        case .index: "item.indexPath.item"
        case .count: "itemCount"
        case .distance, .visibleFraction: variable.rawValue
        case .containerWidth, .containerHeight: "environment.\(variable.rawValue)"
        case .offsetX, .offsetY: variable.rawValue
        default: "item.\(variable.rawValue)"
        }
      closure.add(variable.rawValue, .text(code))
    }
    if names.contains(.place("count")) { scope.need(.itemCount) }
    defer { closure.restore() }
    let usesOffset = names.contains { name in
      [
        .place("offset.x"), .place("offset.y"), .place("distance"), .place("visibleFraction"),
        .place(Self.middle),
      ].contains(name)
    }
    let usesEnvironment = names.contains { name in
      switch name {
      case .place("distance"), .place("visibleFraction"), .place(Self.middle), .trait, .displayScale: true
      case .place(let place): place.hasPrefix("container.")
      default: false
      }
    }
    let head = "visibleItems, \(usesOffset ? "offset" : "_"), \(usesEnvironment ? "environment" : "_")"
    scope.block("section.visibleItemsInvalidationHandler = { \(head) in") {
      let hasDepth = written.contains { rule in
        [VisibleItemKeys.rotateX, VisibleItemKeys.rotateY, VisibleItemKeys.perspective]
          .contains { rule[$0] != nil }
      }
      let moving = written.indices.filter { place in Self.transformKeys.contains { written[place][$0] != nil }
      }
      // A later rule adds to the transforms of earlier rules for the same elements.
      var later: Set<Int> = []
      var resets = false
      var earlier = MovedTargets()
      for place in moving {
        let targets = written[place][VisibleItemKeys.for]
        if earlier.meet(targets) {
          later.insert(place)
          if !earlier.areOnly(targets) { resets = true }
        }
        earlier.add(targets)
      }
      if resets {
        scope.block("for item in visibleItems {") {
          scope.add("item.transform\(hasDepth ? "3D = CATransform3DIdentity" : " = .identity")")
        }
      }
      var next = 0
      while next < written.count {
        let end = next + Self.loopLength(written[next...])
        scope.block("for item in visibleItems\(self.filter(written[next][VisibleItemKeys.for])) {") {
          self.placeNames(of: Array(written[next..<end]), axis: axis, in: scope)
          for place in next..<end {
            self.rule(written[place], hasDepth: hasDepth, follows: resets || later.contains(place), in: scope)
          }
        }
        next = end
      }
    }
  }

  /// How many of the first rules can share one loop: those for the same elements, as long as they define no name twice.
  private static func loopLength(_ rules: ArraySlice<Form>) -> Int {
    let targets = rules.first?[VisibleItemKeys.for]
    var names: Set<String> = []
    let sharing = rules.prefix { rule in
      rule[VisibleItemKeys.for] == targets
        && (rule[VisibleItemKeys.let]?.fields ?? []).allSatisfy {
          names.insert(SwiftNames.value($0.key)).inserted
        }
    }
    return max(1, sharing.count)
  }

  private var isSideways: Bool {
    configuration.first?.form[ConfigurationKeys.scrollDirection]?.text == "horizontal"
  }

  private static func scrollsOrthogonally(_ section: Form) -> Bool {
    section[SectionKeys.orthogonalScrollingBehavior].map { $0 != .text("none") } ?? false
  }

  private static let transformKeys = [
    VisibleItemKeys.scale, VisibleItemKeys.rotateX, VisibleItemKeys.rotateY, VisibleItemKeys.rotate,
    VisibleItemKeys.perspective, VisibleItemKeys.translate,
  ]
  /// The distance from the middle as a share of half the container. Its sign does not depend on the layout direction.
  private static let middle = "distance on screen"

  /// The `where` clause for the elements of a rule.
  private func filter(_ targets: Form?) -> String {
    switch targets {
    case nil, .text("cells")?:
      return " where item.representedElementCategory == .\(target.platform == .uikit ? "cell" : "item")"
    case .text("supplementaries")?: return " where item.representedElementCategory == .supplementaryView"
    case .text("decorations")?: return " where item.representedElementCategory == .decorationView"
    case .list(let kinds)?:
      let tests = kinds.compactMap(\.text).map { "item.representedElementKind == \(elementKind($0).flat)" }
      return " where \(tests.joined(separator: " || "))"
    default: return ""
    }
  }

  /// Declares the names that rules use for an element, such as `distance`.
  private func placeNames(of rules: [Form], axis: String, in scope: FunctionScope) {
    let names = rules.reduce(into: Set<Formula.Name>()) { $0.formUnion(Self.names(in: $1)) }
    let side = axis == "X" ? "width" : "height"
    let half = "environment.container.contentSize.\(side) / 2"
    let center = "item.frame.mid\(axis) - offset.\(axis.lowercased()) - \(half)"
    // Elements before the middle have a negative distance, in right-to-left layouts too.
    let isFlipped = axis == "X" && !rules.allSatisfy { Self.onlyAbsolute("distance", in: $0) }
    if names.contains(.place("distance")) {
      if !isFlipped {
        scope.add("let distance = \(center)")
      } else {
        scope.add("let isRightToLeft = environment.traitCollection.layoutDirection == .rightToLeft")
        scope.add("let distance =", .infix(.text("(\(center))"), [("*", .text("(isRightToLeft ? -1 : 1)"))]))
      }
    }
    if names.contains(.place(Self.middle)) {
      scope.places[Self.middle] = .text("share")
      if !names.contains(.place("distance")) { scope.add("let distance = \(center)") }
      let distance = isFlipped ? "(\(center))" : "distance"
      scope.add("let share =", .infix(.text(distance), [("/", .text("(\(half))"))]))
    }
    if names.contains(.place("visibleFraction")) {
      scope.add("let sight = CGRect(origin: offset, size: environment.container.contentSize)")
      scope.add("let seen = item.frame.intersection(sight)")
      scope.add(
        "let visibleFraction =",
        .infix(
          .text("seen.width"),
          [("*", .text("seen.height")), ("/", .text("(item.frame.width * item.frame.height)"))]))
    }
  }

  private func rule(_ rule: Form, hasDepth: Bool, follows: Bool, in scope: FunctionScope) {
    ownValues(of: rule, in: scope)
    transform(rule, hasDepth: hasDepth, follows: follows, in: scope)
    if let alpha = rule[VisibleItemKeys.alpha]?.formula {
      let code = number(alpha, in: scope)
      let isHeld = alpha.constant.map { 0...1 ~= $0 } ?? false
      scope.add(
        "item.alpha =",
        isHeld ? code : .call("max", [("", .text("0")), ("", .call("min", [("", .text("1")), ("", code)]))]))
    }
    if let zIndex = rule[VisibleItemKeys.zIndex] {
      scope.add("item.zIndex =", number(zIndex, isWhole: true, in: scope))
    }
    if let hidden = rule[VisibleItemKeys.hidden]?.formula {
      scope.add("item.isHidden =", condition(hidden, in: scope))
    }
  }

  // MARK: Transforms

  private func transform(_ rule: Form, hasDepth: Bool, follows: Bool, in scope: FunctionScope) {
    guard Self.transformKeys.contains(where: { rule[$0] != nil }) else { return }
    if target.platform == .appkit {
      return scope.comment(
        "\(Self.transformKeys.filter { rule[$0] != nil }.map(\.name).joined(separator: ", ")): visible items of AppKit have no transform."
      )
    }
    var parts: [Code] = []
    if let scale = rule[VisibleItemKeys.scale] {
      let sides = ["x", "y"].map { scale[$0]?.formula ?? .number(1) }
      var codes = sides.map { number($0, in: scope) }
      if sides[0] == sides[1], codes[0].flat.count > 12 {
        var taken = UsedNames(Set((rule[VisibleItemKeys.let]?.fields ?? []).map { SwiftNames.value($0.key) }))
        let name = scope.freeName(taken.take("scale"))
        scope.add("let \(name) =", codes[0])
        codes = [.text(name), .text(name)]
      }
      parts.append(
        hasDepth
          ? .call("CATransform3DMakeScale", [("", codes[0]), ("", codes[1]), ("", .text("1"))])
          : .call("CGAffineTransform", [("scaleX", codes[0]), ("y", codes[1])]))
    }
    for (key, vector) in [
      (VisibleItemKeys.rotateX, "1, 0, 0"), (VisibleItemKeys.rotateY, "0, 1, 0"),
      (VisibleItemKeys.rotate, "0, 0, 1"),
    ] {
      guard let degrees = rule[key]?.formula else { continue }
      let radians = number(
        .arithmetic(.divide, .arithmetic(.multiply, degrees, .number(.pi)), .number(180)), in: scope)
      parts.append(
        hasDepth
          ? .call("CATransform3DMakeRotation", [("", radians), ("", .text(vector))])
          : .call("CGAffineTransform", [("rotationAngle", radians)]))
    }
    if let distance = rule[VisibleItemKeys.perspective]?.formula {
      scope.add("var perspective = CATransform3DIdentity")
      scope.add("perspective.m34 =", number(.arithmetic(.divide, .number(-1), distance), in: scope))
      parts.append(.text("perspective"))
    }
    if let offset = rule[VisibleItemKeys.translate] {
      let codes = ["x", "y"].map { number(offset[$0], in: scope) }
      parts.append(
        hasDepth
          ? .call("CATransform3DMakeTranslation", [("", codes[0]), ("", codes[1]), ("", .text("0"))])
          : .call("CGAffineTransform", [("translationX", codes[0]), ("y", codes[1])]))
    }
    let property = hasDepth ? "item.transform3D" : "item.transform"
    var isFirst = !follows
    for part in parts {
      if isFirst {
        scope.add("\(property) =", part)
      } else if hasDepth {
        scope.add("\(property) =", .call("CATransform3DConcat", [("", .text(property)), ("", part)]))
      } else {
        scope.add("\(property) =", .call("\(property).concatenating", [("", part)]))
      }
      isFirst = false
    }
  }

  // MARK: Shorthands

  /// The rule with formulas in place of `scaleByDistance`, `fadeByDistance` and `coverFlow`.
  private static func writingOut(_ rule: Form, alongX: Bool) -> Form {
    var result = rule
    let share = Formula.name(.place(middle))
    for (short, long) in [
      (VisibleItemKeys.scaleByDistance, VisibleItemKeys.scale),
      (VisibleItemKeys.fadeByDistance, VisibleItemKeys.alpha),
    ] {
      guard let range = rule[short], let from = range[DistanceKeys.from]?.formula,
        let to = range[DistanceKeys.to]?.formula
      else {
        continue
      }
      let part = Formula.function(.min, [.function(.abs, [share]), .number(1)])
      let formula = Form.formula(.function(.mix, [to, from, part]))
      result = result.setting(short, nil)
        .setting(long, long == VisibleItemKeys.scale ? .map(["x": formula, "y": formula]) : formula)
    }
    if let angle = rule[VisibleItemKeys.coverFlow]?[CoverFlowKeys.angle]?.formula {
      // Elements on the left turn their right edge to the back; elements above the middle turn their lower edge.
      let turn: Formula = alongX ? (angle.constant.map { .number(-$0) } ?? .negation(angle)) : angle
      let part = Formula.function(.clamp, [share, .number(-1), .number(1)])
      result = result.setting(VisibleItemKeys.coverFlow, nil)
        .setting(
          alongX ? VisibleItemKeys.rotateY : VisibleItemKeys.rotateX,
          .formula(.arithmetic(.multiply, part, turn)))
      if rule[VisibleItemKeys.perspective] == nil {
        result = result.setting(VisibleItemKeys.perspective, .number(500))
      }
    }
    return result
  }

  /// True if a name is used only inside `abs( )`.
  private static func onlyAbsolute(_ place: String, in form: Form) -> Bool {
    func isAbsolute(_ formula: Formula) -> Bool {
      if case .function(.abs, let arguments) = formula, arguments == [.name(.place(place))] { return true }
      return formula != .name(.place(place)) && formula.parts.allSatisfy(isAbsolute)
    }
    var all = true
    form.forEachFormula { formula, _ in if !isAbsolute(formula) { all = false } }
    return all
  }
}
