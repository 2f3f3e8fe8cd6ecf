import LayoutText

/// Finds the entries of a file.
struct EntrySearch {
  private static let layouts: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "NSCollectionViewLayout",
    "NSCollectionViewCompositionalLayout",
  ]

  private let tokens: [SwiftToken]
  private let code: CodeStructure
  private var superclasses: [String: String] = [:]
  /// The kinds of the types that the file declares.
  private var kinds: [String: SwiftDeclaration.TypeKind] = [:]
  /// The first type that conforms to a protocol or inherits from a class.
  private var conforming: [String: String] = [:]
  /// What the type aliases of the file stand for.
  private var aliases: [String: String] = [:]
  private(set) var found: [LayoutEntry] = []

  init(_ declarations: [SwiftDeclaration], _ tokens: [SwiftToken]) {
    self.tokens = tokens
    code = CodeStructure(tokens)
    note(declarations)
  }

  private mutating func note(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations {
      if declaration.kind == .type(.class), let first = declaration.inherited.first {
        superclasses[declaration.name] = first
      }
      if case .type(let kind) = declaration.kind {
        kinds[declaration.name] = kind
        for name in declaration.inherited where kind != .protocol && !declaration.isGeneric {
          conforming[name] = conforming[name] ?? declaration.nameInCode
        }
      }
      if declaration.kind == .other, !declaration.type.isEmpty {
        aliases[declaration.name] = declaration.type
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
    if type == "NSCollectionLayoutGroup" { return .group }
    if type == "UICollectionViewCompositionalLayoutSectionProvider" { return .layout }
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
      case .type(.protocol), .enumCase, .other: continue
      case .type(let kind):
        let inits = declaration.members.filter { $0.kind == .initializer }
        let isMade = inits.isEmpty ? hasDefaultInit(declaration, kind) : inits.contains(where: \.needsNothing)
        // A layout class inherits no initializer that needs no values.
        if kind == .class, isMade, !declaration.isGeneric, let sort = sort(of: declaration.name),
          sort == .controller || (sort == .layout && !inits.isEmpty)
        {
          add(declaration, sort, "\(name(path + [declaration]))()", in: path)
        } else if kind == .class, !isMade, !declaration.isGeneric, sort(of: declaration.name) == .controller,
          let initializer = inits.first(where: { !$0.takesCoder && !$0.isGeneric && !$0.isAsync })
        {
          let arguments = EntryArguments(initializer, of: nil, aliases)
          let call = "\(name(path + [declaration]))(\(arguments.text))"
          add(
            declaration, .controller, initializer.canThrow ? "try \(call)" : call, in: path, isAssumed: true,
            types: arguments.types)
        }
        visit(
          declaration.members, in: path + [declaration],
          isReachable: isReachable && isMade && !declaration.isGeneric)
      case .extension: visit(declaration.members, in: path + [declaration], isReachable: isReachable)
      case .function, .property: visit(declaration, in: path, isReachable: isReachable)
      case .initializer: visit(initializer: declaration, in: path)
      }
    }
  }

  /// Enums have no default initializer, nor have structs and plain classes with stored properties that have no values.
  private func hasDefaultInit(_ type: SwiftDeclaration, _ kind: SwiftDeclaration.TypeKind) -> Bool {
    if kind == .enum { return false }
    return type.members.allSatisfy { member in
      let isStored = member.kind == .property && !member.isStatic && member.body == nil && !member.hasValue
      let startsAsNil = member.type.hasSuffix("?") && !member.isConstant || member.type.hasSuffix("!")
      return !isStored || startsAsNil || member.modifiers.contains("@IBOutlet")
    }
  }

  private mutating func visit(_ declaration: SwiftDeclaration, in path: [SwiftDeclaration], isReachable: Bool)
  {
    guard !declaration.isGeneric, !declaration.isAsync else { return }
    // Other code gives a stored property its value.
    if declaration.kind == .property, declaration.body == nil, !declaration.hasValue { return }
    let isStatic = declaration.isStatic || path.isEmpty
    let sort = sort(of: declaration.type)
    // UIKit calls overrides itself.
    let isMaker = sort != nil && !declaration.modifiers.contains("override")
    // Child controllers are only parts of a screen.
    if isMaker, sort == .controller, !isStatic { return }
    let runsWhole = isMaker || (makesLayout(declaration) && !declaration.hasOpaqueType)
    let inner = runsWhole ? nil : InnerLayout(of: declaration, in: code, layouts: madeLayouts)
    guard runsWhole || inner != nil else { return }
    var owner = ""
    var owners: Set<String> = []
    if isStatic {
      owner = path.isEmpty ? "" : "\(name(path, isGeneric: true))."
    } else {
      let type = name(path, isGeneric: true)
      if kind(of: path) == .enum {
        owner = "(LayoutProgram.assumed(\"\(type)\") as \(type))."
      } else {
        // The layout's closures may not own the object, so it has to be kept.
        owner = "kept(\(instance(type, of: path)))."
        if !isReachable || isMadeBare(path) {
          owners.insert(path.map(\.name).joined(separator: ".").lastComponent)
        }
      }
    }
    let arguments = EntryArguments(declaration, of: sort, aliases)
    let callee = owner + declaration.nameInCode
    var call = declaration.kind == .property ? callee : "\(callee)(\(arguments.text))"
    if declaration.canThrow { call = "try \(call)" }
    let isAssumed =
      arguments.isAssumed || !owners.isEmpty || (!isStatic && kind(of: path) == .enum) || !isMaker
      || sort == .group || path.contains(where: \.isGeneric)
    if !isMaker {
      call = (declaration.canThrow ? "try " : "") + "LayoutProgram.lastLayout { _ = \(call) }"
    } else if arguments.isProvider || (isAssumed && sort == .section && !(arguments.text.isEmpty && isStatic))
    {
      guard sort != .controller else { return }
      call =
        "{ index, environment in \(call) } as UICollectionViewCompositionalLayoutSectionProvider"
      if sort == .layout { return }
    }
    add(
      declaration, isMaker ? sort ?? .layout : inner?.sort ?? .layout, call, in: path, isAssumed: isAssumed,
      owners: owners, types: arguments.types, inner: inner,
      // A maker only gives the layout: what its class does with the view is not run.
      enclosingClass: isMaker && [nil, .class].contains(kind(of: path)) ? path.last?.name.lastComponent : nil)
  }

  /// A layout or a collection view that is made in an initializer.
  private mutating func visit(initializer: SwiftDeclaration, in path: [SwiftDeclaration]) {
    guard let type = path.last, type.kind == .type(.class), !initializer.isGeneric,
      !initializer.isAsync,
      !initializer.needsNothing, !initializer.takesCoder
    else { return }
    let isLayout = sort(of: type.name) == .layout
    guard isLayout || makesLayout(initializer) else { return }
    let arguments = EntryArguments(initializer, of: nil, aliases)
    let call = "\(name(path, isGeneric: true))(\(arguments.text))"
    add(
      initializer, .layout, isLayout ? call : "LayoutProgram.lastLayout { _ = kept(\(call)) }", in: path,
      isAssumed: true,
      types: arguments.types)
  }

  /// True if the code of a declaration makes a layout.
  private func makesLayout(_ declaration: SwiftDeclaration) -> Bool {
    code.tokens(in: declaration.range).dropFirst().contains { code.makes(madeLayouts, at: $0) }
  }

  /// The layout classes of UIKit and of the file.
  private var madeLayouts: Set<String> {
    Self.layouts.union(superclasses.keys.filter { sort(of: $0) == .layout })
  }

  private func kind(of path: [SwiftDeclaration]) -> SwiftDeclaration.TypeKind? {
    guard let last = path.last else { return nil }
    if case .type(let kind) = last.kind { return kind }
    return kinds[last.name]
  }

  /// True if the type is declared elsewhere, or is made by an initializer that needs values.
  private func isMadeBare(_ path: [SwiftDeclaration]) -> Bool {
    path.contains(where: \.isGeneric)
  }

  /// The expression for an instance of a type.
  private func instance(_ type: String, of path: [SwiftDeclaration]) -> String {
    switch root(of: path.last?.name ?? "") {
    case "UICollectionView": "\(type)(frame: .zero, collectionViewLayout: UICollectionViewLayout())"
    default: "\(type)()"
    }
  }

  /// The name in code, with backticks for keywords.
  private func name(_ path: [SwiftDeclaration], isGeneric: Bool = false) -> String {
    path.map { part in
      guard isGeneric, part.isGeneric, part.isType else { return part.nameInCode }
      return part.nameInCode + "<"
        + part.genericBounds.map { argument(for: $0) }.joined(separator: ", ") + ">"
    }.joined(separator: ".")
  }

  /// A type for a generic parameter: its superclass or a type of the file that conforms to its protocol, unless any type will do.
  private func argument(for bound: String) -> String {
    let names = bound.split(separator: "&").map(String.init).filter { !Self.protocolsOfAny.contains($0) }
    guard let first = names.first else { return "AssumedType" }
    return kinds[first] == .protocol ? conforming[first] ?? bound : bound
  }

  /// The protocols that the type in place of a generic parameter conforms to.
  private static let protocolsOfAny: Set<String> = [
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Identifiable", "Error", "Sendable",
    "CustomStringConvertible",
  ]

  private mutating func add(
    _ declaration: SwiftDeclaration, _ sort: LayoutEntry.Sort, _ expression: String,
    in path: [SwiftDeclaration], isAssumed: Bool = false, owners: Set<String> = [], types: Set<String> = [],
    inner: InnerLayout? = nil, enclosingClass: String? = nil
  ) {
    let entry = LayoutEntry(
      name: (path + [declaration]).map(\.name).joined(separator: "."), sort: sort,
      isPublic: (path + [declaration]).allSatisfy { $0.isPublic || $0.kind == .extension },
      expression: expression, range: declaration.nameRange, declaration: declaration.range,
      hiding: (path + [declaration]).flatMap(\.hiding),
      systems: (path + [declaration]).flatMap(\.systems), isAssumed: isAssumed, owners: owners,
      types: types.union(path.map(\.name)), enclosingClass: enclosingClass, edits: inner?.edits ?? [],
      takenBranches: (inner?.takenBranches ?? []).map { tokens[$0].range },
      others: (inner?.others ?? []).map { tokens[$0].range })
    // The branches of an `#if` may declare the same entry.
    if let other = found.firstIndex(where: { $0.name == entry.name && $0.expression == expression }) {
      found[other].hiding += entry.hiding.filter { !found[other].hiding.contains($0) }
    } else {
      found.append(entry)
    }
  }
}
