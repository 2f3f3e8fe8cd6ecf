import LayoutReader

extension LayoutGenerator {
  /// The keys of a section that can be set after it was made.
  private static let settableKeys = Set(
    (plainKeys + [
      SectionKeys.contentInsets, SectionKeys.orthogonalScrollingProperties,
      SectionKeys.supplementariesFollowContentInsets, SectionKeys.supplementaryContentInsetsReference,
      SectionKeys.decorationItems, SectionKeys.visibleItems, SectionKeys.cellZIndex,
    ]).map(\.name)
  ).union(boundaryKeys)
  private static let boundaryKeys = Set(
    [SectionKeys.header, SectionKeys.footer, SectionKeys.boundarySupplementaryItems].map(\.name))
  /// The keys whose properties take a plain number or word.
  private static let plainKeys = [
    SectionKeys.contentInsetsReference, SectionKeys.interGroupSpacing,
    SectionKeys.orthogonalScrollingBehavior,
  ]

  /// Writes the statements that make a section, up to its `return`.
  func section(_ cases: [SectionCase], in scope: FunctionScope) {
    if let made = usedSection(cases, in: scope), let form = cases.first?.form {
      if made.keys.isEmpty { return scope.add("return", made.call) }
      scope.add("let section =", made.call)
      let keys =
        made.keys.isDisjoint(with: Self.boundaryKeys) ? made.keys : made.keys.union(Self.boundaryKeys)
      setSectionKeys(of: form, only: keys, in: scope)
      return scope.returnConstant("section")
    }
    write(cases, in: scope)
  }

  /// Writes a section without calling the function of a definition.
  ///
  /// - Parameter group: the code that makes its group, if the caller has it.
  func write(_ cases: [SectionCase], group: Code? = nil, in scope: FunctionScope) {
    for section in cases {
      guard let when = section.when else {
        statements(of: section.form, group: group, in: scope)
        continue
      }
      scope.condition(branch(when, in: scope)) {
        self.statements(of: section.form, group: group, in: scope)
      }
    }
  }

  /// The call of a definition's function, if the section uses a definition and differs only in keys that can be set afterwards.
  func usedSection(_ cases: [SectionCase], in scope: FunctionScope) -> (call: Code, keys: Set<String>)? {
    guard let form = cases.first?.form, let use = form.use else { return nil }
    // A list makes its own header and footer.
    var settable =
      form[SectionKeys.list] == nil ? Self.settableKeys : Self.settableKeys.subtracting(Self.boundaryKeys)
    settable.insert(SectionKeys.group.name)
    let body = definedCases(use)
    guard let keys = differingKeys(cases, from: use), keys.isSubset(of: settable) else { return nil }
    var group: [(String, Code)] = []
    if keys.contains(SectionKeys.group.name), let node = form[SectionKeys.group] {
      guard definition(use, "Section", body).cases == body else { return nil }
      group = [("group", .text(self.node(node, role: "", in: scope)))]
    }
    guard let made = used(cases, use, body, "Section", settable, in: scope) else { return nil }
    guard case .list(let open, let parts, let close) = made.call, !group.isEmpty else { return made }
    return (
      .list(open, group.map { .labeled($0.0, $0.1) } + parts, close),
      keys.subtracting([SectionKeys.group.name])
    )
  }

  /// The keys in which a section differs from the definition that it uses; `nil` if the function cannot make it.
  func differingKeys(_ cases: [SectionCase], from use: Use) -> Set<String>? {
    let body = definedCases(use)
    guard cases.count == body.count else { return nil }
    return Self.differingKeys(cases, body.map { $0.substituting(use.arguments) })
  }

  private func definedCases(_ use: Use) -> [SectionCase] {
    var reader = reader
    reader.measuresWhole = use.body.word(SectionKeys.contentInsetsReference) == "none"
    let isSideways = configuration.first?.form[ConfigurationKeys.scrollDirection]?.text == "horizontal"
    return reader.cases(of: use.body, as: .map(.section), scope: use.scope, isSideways: isSideways)
  }

  private func statements(of form: Form, group made: Code?, in scope: FunctionScope) {
    if form[SectionKeys.list] != nil {
      list(form, in: scope)
    } else if let group = form[SectionKeys.group] {
      let code = made ?? .text(node(group, role: "", in: scope))
      scope.add("let section =", .call("NSCollectionLayoutSection", [("group", code)]))
      setSectionKeys(of: form, in: scope)
    }
    scope.returnConstant("section")
  }

  /// Sets the properties of a section.
  ///
  /// - Parameters:
  ///   - keys: only these; `nil` for all.
  ///   - adds: true for a list, which has boundary items and insets already.
  func setSectionKeys(
    of form: Form, only keys: Set<String>? = nil, addsToList adds: Bool = false, in scope: FunctionScope
  ) {
    func value(_ key: KeyRow) -> Form? { keys?.contains(key.name) ?? true ? form[key] : nil }
    if adds, let insets = value(SectionKeys.contentInsets), insets.fields.count < 4 {
      // At the other edges, the list keeps its insets.
      for edge in insets.fields {
        scope.add("section.contentInsets.\(edge.key) =", number(edge.value, in: scope))
      }
    } else {
      set([SectionKeys.contentInsets], of: "section", from: form, only: keys, writesDefaults: adds, in: scope)
    }
    set(Self.plainKeys, of: "section", from: form, only: keys, writesDefaults: adds, in: scope)
    if let properties = value(SectionKeys.orthogonalScrollingProperties) {
      setProperties(properties, in: scope)
    }
    setSupplementaryReference(
      value(SectionKeys.supplementariesFollowContentInsets),
      value(SectionKeys.supplementaryContentInsetsReference), in: scope)
    if keys == nil || keys?.isDisjoint(with: Self.boundaryKeys) == false {
      setBoundaryItems(of: form, on: "section", adds: adds, in: scope)
    }
    if keys?.contains(SectionKeys.decorationItems.name) ?? true { setDecorationItems(of: form, in: scope) }
    if let zIndex = value(SectionKeys.cellZIndex) {
      scope.comment(
        "cellZIndex \(number(zIndex, isWhole: true, in: scope).flat) has no form here: the layout gives cells their zIndex."
      )
    }
    if let rules = value(SectionKeys.visibleItems) { visibleItems(rules, of: form, in: scope) }
  }

  private func setProperties(_ form: Form, in scope: FunctionScope) {
    guard !form.fields.isEmpty else { return }
    let availability = target.availability(of: SectionKeys.orthogonalScrollingProperties)
    if availability == .never {
      return scope.comment("orthogonalScrollingProperties do not exist in AppKit.")
    }
    scope.whenAvailable(availability) {
      self.set(
        [OrthogonalScrollingKeys.decelerationRate, OrthogonalScrollingKeys.bounce],
        of: "section.orthogonalScrollingProperties", from: form, writesDefaults: true, in: scope)
    }
  }

  /// Sets what boundary items are inset by. Older systems know only `automatic` and `none`.
  private func setSupplementaryReference(_ follows: Form?, _ reference: Form?, in scope: FunctionScope) {
    let availability = target.availability(of: SectionKeys.supplementaryContentInsetsReference)
    if let follows = follows?.formula {
      guard availability == .always else {
        return scope.add("section.supplementariesFollowContentInsets =", condition(follows, in: scope))
      }
      let word: Formula = .choosing(follows, .word("automatic"), else: .word("none"))
      scope.add(
        "section.supplementaryContentInsetsReference =",
        self.word(.formula(word), of: SectionKeys.supplementaryContentInsetsReference, in: scope))
    }
    guard let reference else { return }
    let code = word(reference, of: SectionKeys.supplementaryContentInsetsReference, in: scope)
    let older = ["none": "false", "automatic": "true"][reference.text ?? ""]
    if older == nil, availability != .always {
      scope.comment("Without supplementaryContentInsetsReference boundary items are inset as the section is.")
    }
    let follow = older.map { older in { scope.add("section.supplementariesFollowContentInsets = \(older)") } }
    scope.whenAvailable(
      availability, { scope.add("section.supplementaryContentInsetsReference =", code) }, else: follow)
  }
}
