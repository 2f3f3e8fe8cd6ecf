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
      if case .type(let kind) = declaration.kind { kinds[declaration.name] = kind }
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
      let isNil = member.type.hasSuffix("?") && !member.isConstant || member.type.hasSuffix("!")
      return !isStored || isNil || member.modifiers.contains("@IBOutlet")
    }
  }

  private mutating func visit(_ declaration: SwiftDeclaration, in path: [SwiftDeclaration], isReachable: Bool)
  {
    guard !declaration.isGeneric, !declaration.isAsync else { return }
    let isStatic = declaration.isStatic || path.isEmpty
    let sort = sort(of: declaration.type)
    // UIKit calls overrides itself.
    let isMaker = sort != nil && !declaration.modifiers.contains("override")
    // Child controllers are only parts of a screen.
    if isMaker, sort == .controller, !isStatic { return }
    let runsWhole = isMaker || (makesLayout(declaration) && !declaration.hasOpaqueType)
    let inner = runsWhole ? nil : InnerLayout(of: declaration, in: code, layouts: Self.layouts)
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
      call = "LayoutProgram.lastLayout { _ = \(call) }"
    } else if arguments.isProvider || (isAssumed && sort == .section && !(arguments.text.isEmpty && isStatic))
    {
      guard sort != .controller else { return }
      call =
        "{ index, environment in \(call) } as UICollectionViewCompositionalLayoutSectionProvider"
      if sort == .layout { return }
    }
    add(
      declaration, isMaker ? sort ?? .layout : inner?.sort ?? .layout, call, in: path, isAssumed: isAssumed,
      owners: owners, types: arguments.types, edits: inner?.edits ?? [])
    // Code that makes a layout and keeps it has the view, too.
    if isMaker, !path.isEmpty, [nil, .class].contains(kind(of: path)) {
      found[found.count - 1].enclosingClass = path.last?.name.lastComponent
    }
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
    let first = tokens.partitioningIndex { $0.range.lowerBound >= declaration.range.lowerBound }
    var index = first
    while index + 1 < tokens.count, tokens[index].range.upperBound <= declaration.range.upperBound {
      if Self.layouts.contains(tokens[index].text) || sortOfMade(tokens[index]) == .layout,
        ["(", "{"].contains(tokens[index + 1].text) || isListCall(index + 1), index > first
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// True at the dot of `UICollectionViewCompositionalLayout.list(using: configuration)`.
  private func isListCall(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].text == "." && tokens[index + 1].text == "list"
      && tokens[index + 2].text == "("
  }

  private func sortOfMade(_ token: SwiftToken) -> LayoutEntry.Sort? {
    token.kind == .word && superclasses[token.text] != nil ? sort(of: token.text) : nil
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
        + part.genericBounds.map(Self.argument).joined(separator: ", ") + ">"
    }.joined(separator: ".")
  }

  /// A type for a generic parameter: its superclass, unless any type will do.
  private static func argument(for bound: String) -> String {
    bound.isEmpty || bound.split(separator: "&").allSatisfy { protocolsOfAny.contains(String($0)) }
      ? "AssumedType" : bound
  }

  /// The protocols that the type in place of a generic parameter conforms to.
  private static let protocolsOfAny: Set<String> = [
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Identifiable", "Error", "Sendable",
    "CustomStringConvertible",
  ]

  private mutating func add(
    _ declaration: SwiftDeclaration, _ sort: LayoutEntry.Sort, _ expression: String,
    in path: [SwiftDeclaration], isAssumed: Bool = false, owners: Set<String> = [], types: Set<String> = [],
    edits: [(tokens: Range<Int>, text: String)] = []
  ) {
    let entry = LayoutEntry(
      name: (path + [declaration]).map(\.name).joined(separator: "."), sort: sort,
      isPublic: (path + [declaration]).allSatisfy { $0.isPublic || $0.kind == .extension },
      expression: expression, range: declaration.nameRange, declaration: declaration.range,
      hiding: (path + [declaration]).flatMap(\.hiding),
      systems: (path + [declaration]).flatMap(\.systems), isAssumed: isAssumed, owners: owners,
      types: types.union(path.map(\.name)), edits: edits)
    // The branches of an `#if` may declare the same entry.
    if let other = found.firstIndex(where: { $0.name == entry.name && $0.expression == expression }) {
      found[other].hiding += entry.hiding.filter { !found[other].hiding.contains($0) }
    } else {
      found.append(entry)
    }
  }
}
