import LayoutText

/// A declaration that gives a layout: what a run may begin with.
package struct LayoutEntry: Sendable {
  /// What an entry gives, the ones first that bring the most: a controller has data, a layout has all sections.
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

  /// What the user calls it: `makeLayout`, `Home.makeLayout`.
  package let name: String
  package let sort: Sort
  /// True if it is declared `public` or `open`.
  package let isPublic: Bool
  /// The expression that gives it, in Swift.
  package let expression: String
  /// Where it is declared, bytes of the file.
  package let range: Range<Int>
  /// The words `private` and `fileprivate` that keep it from other files, bytes.
  package fileprivate(set) var hiding: [Range<Int>]
  /// The systems that have it and the types around it.
  let systems: [AvailabilityList]

  /// The entries of a text of Swift, in its order.
  static func entries(in declarations: [SwiftDeclaration]) -> [LayoutEntry] {
    var search = EntrySearch(declarations)
    search.visit(declarations, in: [], isReachable: true)
    return search.found
  }

  /// The entry that is meant where none is named: the only one of the first sort that there is, or the only public one of it.
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

/// Looks for entries in declarations.
private struct EntrySearch {
  private static let layouts: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "NSCollectionViewLayout",
    "NSCollectionViewCompositionalLayout",
  ]
  private static let environment = "NSCollectionLayoutEnvironment"

  /// The superclass of each class of the file.
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

  /// The first class of a chain of superclasses that the file does not declare.
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
  ///   - path: the types around the declarations.
  ///   - isReachable: false where one of them cannot be made without values.
  mutating func visit(_ declarations: [SwiftDeclaration], in path: [SwiftDeclaration], isReachable: Bool) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let kind):
        let inits = declaration.members.filter { $0.kind == .initializer }
        // An enumeration has no initializer of its own.
        let isMade = inits.isEmpty ? kind != .enum : inits.contains(where: \.needsNothing)
        // A layout has no initializer without values unless it declares one.
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
        // A class that is one of UIKit's is set up by it; `override` says that it calls this itself.
        guard !declaration.modifiers.contains("override"), !declaration.isGenericOrAsync,
          let sort = sort(of: declaration.type)
        else {
          continue
        }
        let isStatic = declaration.isStatic || path.isEmpty
        guard isStatic || isReachable else { continue }
        // A controller's own controllers are parts of a screen.
        if sort == .controller, !isStatic { continue }
        // What a layout's closures hold without owning it has to stay.
        let owner = path.isEmpty ? "" : isStatic ? "\(name(path))." : "kept(\(name(path))())."
        guard let call = call(declaration, on: owner) else { continue }
        add(declaration, sort, declaration.canThrow ? "try \(call)" : call, in: path)
      case .initializer: continue
      }
    }
  }

  /// True if a parameter of this name is the index of a section.
  private static func isIndex(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("index") || name.contains("section") || name == "i"
  }

  /// What code calls a declaration: names that are keywords stand in backticks.
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
    // Of branches of `#if` the compiler takes one.
    if let other = found.firstIndex(where: { $0.name == entry.name && $0.expression == expression }) {
      found[other].hiding += entry.hiding.filter { !found[other].hiding.contains($0) }
    } else {
      found.append(entry)
    }
  }

  /// The expression that gives what a function or property gives; nil where it needs values that nobody has.
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
      // As `convert --to swift` writes it: how many items a section has, and the insets of its view.
      case ("Int", "itemCount"): value = "LayoutProgram.itemCount"
      case ("(Int)->Int", "itemCount"): value = "{ LayoutProgram.itemCount(ofSection: $0) }"
      case ("NSDirectionalEdgeInsets", "safeAreaInsets"): value = "RunEnvironment.current.safeArea"
      case ("()->NSDirectionalEdgeInsets", "safeAreaInsets"): value = "{ RunEnvironment.current.safeArea }"
      // Another number, of columns say, is not known.
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
