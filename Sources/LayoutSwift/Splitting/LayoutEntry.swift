import LayoutText

/// A declaration that makes a layout, where a run can begin.
package struct LayoutEntry: Sendable {
  /// What an entry makes. The most complete comes first: a controller also has data, a layout has all sections.
  package enum Sort: Int, CaseIterable, Sendable {
    case controller
    case layout
    case section

    package var noun: String {
      switch self {
      case .controller: "view controller"
      case .layout: "layout"
      case .section: "section"
      }
    }
  }

  /// Such as `makeLayout` or `Home.makeLayout`.
  package let name: String
  package let sort: Sort
  package let isPublic: Bool
  /// The Swift expression for what the entry makes.
  package let expression: String
  /// The bytes of its name.
  package let range: Range<Int>
  /// The bytes of the words `private` and `fileprivate` that hide it from other files.
  package fileprivate(set) var hiding: [Range<Int>]
  /// The systems on which the declaration and its enclosing types are available.
  let systems: [AvailabilityList]

  static func entries(in declarations: [SwiftDeclaration]) -> [LayoutEntry] {
    var search = EntrySearch(declarations)
    search.visit(declarations, in: [], isReachable: true)
    return search.found
  }

  /// The default entry. Of the first sort that has entries, it is the only one or the only public one. If none is public, it is the only
  /// one that is not private.
  package static func chosen(of entries: [LayoutEntry]) -> LayoutEntry? {
    for sort in Sort.allCases {
      let some = entries.filter { $0.sort == sort }
      if some.isEmpty { continue }
      if some.count == 1 { return some[0] }
      for isMeant in [\LayoutEntry.isPublic, \.isOpenToAll] {
        let meant = some.filter { $0[keyPath: isMeant] }
        if meant.count == 1 { return meant[0] }
        if !meant.isEmpty { return nil }
      }
      return nil
    }
    return nil
  }

  private var isOpenToAll: Bool { hiding.isEmpty }
}

private struct EntrySearch {
  private static let layouts: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "NSCollectionViewLayout",
    "NSCollectionViewCompositionalLayout",
  ]
  private static let environment = "NSCollectionLayoutEnvironment"

  private var superclasses: [String: String] = [:]
  private(set) var found: [LayoutEntry] = []

  init(_ declarations: [SwiftDeclaration]) { note(declarations) }

  private mutating func note(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations {
      if declaration.kind == .type(.class), let first = declaration.inherited.first {
        superclasses[declaration.name] = first
      }
      note(declaration.members)
    }
  }

  /// The first superclass that the file does not declare.
  private func root(of type: String) -> String {
    var type = type
    var steps = 0
    while let next = superclasses[type], steps < 20 {
      type = next
      steps += 1
    }
    return type
  }

  private func sort(of type: String) -> LayoutEntry.Sort? {
    var type = type
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    if type == "NSCollectionLayoutSection" { return .section }
    let root = root(of: type)
    if Self.layouts.contains(root) { return .layout }
    return ["UIViewController", "UICollectionViewController"].contains(root) ? .controller : nil
  }

  /// - Parameters:
  ///   - path: the enclosing types.
  ///   - isReachable: false if one of these types cannot be made without values.
  mutating func visit(_ declarations: [SwiftDeclaration], in path: [SwiftDeclaration], isReachable: Bool) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(.protocol), .initializer, .enumCase, .other: continue
      case .type(let kind):
        let inits = declaration.members.filter { $0.kind == .initializer }
        // Enums have no default initializer.
        let isMade = inits.isEmpty ? kind != .enum : inits.contains(where: \.needsNothing)
        // A layout class inherits no initializer that needs no values.
        if kind == .class, isMade, !declaration.isGenericOrAsync, let sort = sort(of: declaration.name),
          sort == .controller || !inits.isEmpty
        {
          add(declaration, sort, "\(name(path + [declaration]))()", in: path)
        }
        visit(
          declaration.members, in: path + [declaration], isReachable: isMade && !declaration.isGenericOrAsync)
      case .extension:
        visit(declaration.members, in: path + [declaration], isReachable: isReachable)
      case .function, .property:
        // UIKit calls overrides itself.
        guard !declaration.modifiers.contains("override"), !declaration.isGenericOrAsync,
          let sort = sort(of: declaration.type)
        else {
          continue
        }
        let isStatic = declaration.isStatic || path.isEmpty
        guard isStatic || isReachable else { continue }
        // Child controllers are only parts of a screen.
        if sort == .controller, !isStatic { continue }
        // The layout's closures may not own the object, so it has to be kept.
        let owner = path.isEmpty ? "" : isStatic ? "\(name(path))." : "kept(\(name(path))())."
        guard let call = call(declaration, on: owner) else { continue }
        add(declaration, sort, declaration.canThrow ? "try \(call)" : call, in: path)
      }
    }
  }

  /// True if a parameter of this name is the index of a section.
  private static func isIndex(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("index") || name.contains("section") || name == "i"
  }

  /// The name in code, with backticks for keywords.
  private func name(_ path: [SwiftDeclaration]) -> String {
    path.map(\.nameInCode).joined(separator: ".")
  }

  private mutating func add(
    _ declaration: SwiftDeclaration, _ sort: LayoutEntry.Sort, _ expression: String,
    in path: [SwiftDeclaration]
  ) {
    let entry = LayoutEntry(
      name: (path + [declaration]).map(\.name).joined(separator: "."), sort: sort,
      isPublic: (path + [declaration]).allSatisfy { $0.isPublic || $0.kind == .extension },
      expression: expression, range: declaration.nameRange, hiding: (path + [declaration]).flatMap(\.hiding),
      systems: (path + [declaration]).flatMap(\.systems))
    // The branches of an `#if` may declare the same entry.
    if let other = found.firstIndex(where: { $0.name == entry.name && $0.expression == expression }) {
      found[other].hiding += entry.hiding.filter { !found[other].hiding.contains($0) }
    } else {
      found.append(entry)
    }
  }

  /// The expression that calls a function or reads a property; `nil` if it needs unknown values.
  private func call(_ declaration: SwiftDeclaration, on owner: String) -> String? {
    let callee = owner + declaration.nameInCode
    if declaration.kind == .property { return callee }
    let needed = declaration.parameters.filter { !$0.hasDefault }
    if needed.isEmpty { return callee + "()" }
    var values: [String] = []
    var isProvider = false
    for parameter in needed {
      let value: String
      switch (parameter.type, parameter.name) {
      // The parameters in code that `convert --to swift` writes: the number of items, and the insets of the view.
      case ("Int", "itemCount"): value = "LayoutProgram.itemCount"
      case ("(Int)->Int", "itemCount"): value = "{ LayoutProgram.itemCount(ofSection: $0) }"
      case ("NSDirectionalEdgeInsets", "safeAreaInsets"): value = "RunEnvironment.current.safeArea"
      case ("()->NSDirectionalEdgeInsets", "safeAreaInsets"): value = "{ RunEnvironment.current.safeArea }"
      // Other numbers, such as a number of columns, are unknown.
      case ("Int", let name) where Self.isIndex(name) || needed.count == 2: value = "index"
      case (Self.environment, _), ("(\(Self.environment))", _):
        value = sort(of: declaration.type) == .layout ? "LayoutProgram.environment" : "environment"
      default: return nil
      }
      isProvider = isProvider || value == "index" || value == "environment"
      guard !values.contains(where: { $0.hasSuffix(value) }) else { return nil }
      values.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    let call = "\(callee)(\(values.joined(separator: ", ")))"
    guard isProvider else { return call }
    guard declaration.type.hasPrefix("NSCollectionLayoutSection") else { return nil }
    return "{ index, environment in \(call) } as UICollectionViewCompositionalLayoutSectionProvider"
  }
}
