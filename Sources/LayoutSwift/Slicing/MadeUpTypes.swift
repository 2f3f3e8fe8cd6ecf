import LayoutText

/// Types that the program names and that the slice does not take from the project.
struct MadeUpTypes {
  private enum Shape: Equatable {
    /// A value with nothing in it.
    case value(parameters: Int)
    case `class`(of: String, parameters: Int = 0)
    case `protocol`
    /// An enum, because the program compares it with cases.
    case cases([String])
  }

  private var shapes: [(name: String, outer: String?, shape: Shape)] = []

  /// The UIKit classes that made-up classes inherit from, by the name of the made-up class.
  var baseClasses: [(name: String, class: String)] {
    shapes.compactMap { made in
      guard case .class(let base, _) = made.shape else { return nil }
      return (made.name, base)
    }
  }

  /// The classes of which instances can be made.
  fileprivate var classes: [String] {
    shapes.compactMap { made in
      guard made.outer == nil, case .class(let base, parameters: 0) = made.shape,
        !base.hasSuffix("CollectionView"), !base.hasSuffix("Layout")
      else { return nil }
      return made.name
    }
  }

  func contains(_ name: String) -> Bool { shapes.contains { $0.name == name } }

  /// Removes a type that is declared after all. Returns false if it was not made up.
  mutating func remove(_ name: String) -> Bool {
    let count = shapes.count
    shapes.removeAll { $0.name == name }
    return shapes.count < count
  }

  /// Adds a type for a name in a file. Returns false if it was added before, so that something else must be wrong.
  mutating func add(_ name: String, at token: Int, in file: SlicedFile, memberOf outer: String? = nil) -> Bool
  {
    guard !shapes.contains(where: { $0.name == name && $0.outer == outer }) else { return false }
    shapes.append((name, outer, Self.shape(of: name, at: token, in: file)))
    return true
  }

  /// Makes a value type an enum, if a member of it is a case of a `switch`. Returns false for other members.
  mutating func addCase(_ name: String, to type: String, at token: Int, in file: SlicedFile) -> Bool {
    guard let index = shapes.firstIndex(where: { $0.name == type }), file.code.text(token - 1) == ".",
      file.code.text(token + 1) != "(",
      !file.code.isWord(token - 2) || ["case", "return"].contains(file.code.text(token - 2))
    else { return false }
    switch shapes[index].shape {
    case .value(parameters: 0): shapes[index].shape = .cases([name])
    case .cases(let names) where !names.contains(name): shapes[index].shape = .cases(names + [name])
    default: return false
    }
    return true
  }

  private static func shape(of name: String, at token: Int, in file: SlicedFile) -> Shape {
    let code = file.code
    if let part = file.part(containing: token).map({ file.parts[$0] }), part.declaration.isType,
      part.own.contains(token)
    {
      let inherited = part.declaration.inherited
      let isFirst = inherited.first?.lastComponent == name
      switch part.declaration.kind {
      case .extension where part.declaration.name.lastComponent == name:
        return .class(of: uikitClass(for: name))
      case .extension where !inherited.contains(where: { $0.lastComponent == name }):
        return .value(parameters: 0)
      case .type(.class) where isFirst && !isProtocol(name):
        return .class(of: uikitClass(for: name), parameters: parameterCount(at: token, in: code))
      // A bound of a generic parameter may be a class or a protocol. A class can also be the argument.
      case .type where !inherited.contains(where: { $0.lastComponent == name }) && !isProtocol(name):
        return .class(of: "NSObject")
      default: return .protocol
      }
    }
    if ["any", "some"].contains(code.text(token - 1)) { return .protocol }
    if let known = knownClass(for: name) { return .class(of: known) }
    if let part = file.part(containing: token).map({ file.parts[$0] }),
      part.declaration.modifiers.contains("weak") || part.declaration.modifiers.contains("unowned")
    {
      return .class(of: "NSObject")
    }
    return .value(parameters: parameterCount(at: token, in: code))
  }

  /// The number of the generic arguments behind a name.
  private static func parameterCount(at token: Int, in code: CodeStructure) -> Int {
    guard code.text(token + 1) == "<" else { return 0 }
    var count = 1
    var depth = 0
    for index in (token + 1)..<min(token + 60, code.tokens.count) {
      switch code.text(index) {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 1: count += 1
      default: break
      }
      if depth == 0 { break }
    }
    return count
  }

  private static func parameterList(_ count: Int) -> String {
    count == 0 ? "" : "<\((0..<count).map { "T\($0)" }.joined(separator: ", "))>"
  }

  private static func isProtocol(_ name: String) -> Bool {
    name == "ObservableObject"
      || ["Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Type"].contains { name.hasSuffix($0) }
  }

  /// The class that a name says, as `CardCell` is a cell.
  private static func knownClass(for name: String) -> String? {
    let endings: KeyValuePairs = [
      "CollectionViewController": "UICollectionViewController", "ViewController": "UIViewController",
      "Controller": "UIViewController", "Screen": "UIViewController", "ListCell": "UICollectionViewListCell",
      "CollectionViewCell": "UICollectionViewCell", "TableViewCell": "UITableViewCell",
      "Cell": "UICollectionViewCell", "ReusableView": "UICollectionReusableView",
      "HeaderView": "UICollectionReusableView", "FooterView": "UICollectionReusableView",
      "Header": "UICollectionReusableView", "Footer": "UICollectionReusableView",
      "CollectionView": "UICollectionView", "Button": "UIButton", "Label": "UILabel", "View": "UIView",
    ]
    return endings.first { name.hasSuffix($0.key) && name != $0.key }?.value
  }

  private static func uikitClass(for name: String) -> String {
    if let known = knownClass(for: name) { return known }
    if name.hasSuffix("Layout") { return "UICollectionViewCompositionalLayout" }
    return ["Object", "Model", "Operation"].contains { name.hasSuffix($0) } ? "NSObject" : "UIViewController"
  }

  /// The declarations.
  var text: String {
    shapes.map { made in
      let code: String
      switch made.shape {
      case .value(let parameters):
        code =
          "public struct \(made.name)\(Self.parameterList(parameters)): AssumedValue { public init() {} }"
      case .cases(let names):
        let values = names.map { "(\"\($0)\", .`\($0)`)" }.joined(separator: ", ")
        code =
          "public enum \(made.name): AssumedValue, AssumedCases { case \(names.map { "`\($0)`" }.joined(separator: ", ")); public init() { self = .`\(names[0])` }; "
          + "public static var assumedCases: [(name: String, value: \(made.name))] { [\(values)] } }"
      case .class(let base, let parameters):
        let name = made.name + Self.parameterList(parameters)
        code = "open class \(name): \(base) {}"
      case .protocol: code = "public protocol \(made.name) {}"
      }
      return made.outer.map { "extension \($0) { \(code) }" } ?? code
    }.joined(separator: "\n")
  }
}

/// A line of code for the values of a type.
struct AssumedLine {
  let type: String
  let code: String
}

extension Slice {
  /// The code that lists the cases of kept enums and makes instances of kept types, so that assumed values exist.
  ///
  /// - Parameter types: the names of the types; `nil` for all.
  /// - Returns: declarations, one a line, and the statements in the function that tells the program how to make instances.
  func assumedValues(of types: Set<String>?) -> [AssumedLine] {
    var enums: [AssumedLine] = []
    var instances = madeUp.classes.map { AssumedLine(type: $0, code: Self.instance(of: $0)) }
    for (number, file) in files.enumerated() {
      for index in file.parts.indices {
        let part = file.parts[index]
        guard part.state == .kept, case .type(let kind) = part.declaration.kind, !part.declaration.isGeneric,
          !unlisted.contains(part.declaration.name), types?.contains(part.declaration.name) ?? true,
          !file.path(to: index).dropLast().contains(where: { file.parts[$0].declaration.isGeneric }),
          number == 0 || file.isVisible(index)
        else { continue }
        let name = file.declarations(to: index).map(\.nameInCode).joined(separator: ".")
        let members = file.members(of: index).map { file.parts[$0] }.filter { $0.state == .kept }
        switch kind {
        case .enum:
          let cases = members.map(\.declaration).filter { $0.kind == .enumCase }
          let values = cases.map { "(\"\($0.name)\", .\($0.nameInCode)\(Self.payload(of: $0)))" }
          if values.isEmpty { continue }
          enums.append(
            AssumedLine(
              type: part.declaration.name,
              code:
                "extension \(name): AssumedCases { public static var assumedCases: [(name: String, value: \(name))] { [\(values.joined(separator: ", "))] } }"
            ))
        case .struct, .class:
          let isOwner = owners.contains(part.declaration.name)
          let initializers = members.map(\.declaration).filter { $0.kind == .initializer && !$0.takesCoder }
          let arguments: String
          if let initializer = initializers.first(where: { !$0.isGeneric }) ?? initializers.first, !isOwner,
            kind == .struct || isPlainClass(part.declaration)
          {
            arguments = Self.values(for: initializer.parameters)
          } else if initializers.isEmpty, kind == .struct || isPlainClass(part.declaration) {
            let stored =
              kind == .class || isOwner
              ? []
              : members.map(\.declaration).filter {
                $0.kind == .property && !$0.isStatic && $0.body == nil && !$0.hasValue
              }
            arguments = stored.map {
              "\($0.nameInCode): \(AssumedExpression.text(named: "\(part.declaration.name).\($0.name)", type: $0.type))"
            }.joined(separator: ", ")
          } else {
            continue
          }
          instances.append(
            AssumedLine(
              type: part.declaration.name,
              code: Self.instance(of: name, with: arguments)))
        default: continue
        }
      }
    }
    return enums + [AssumedLine(type: "", code: "@MainActor func addInstances() {")] + instances
      + [AssumedLine(type: "", code: "}")]
  }

  private static func instance(of type: String, with arguments: String = "") -> String {
    "  LayoutProgram.add(instancesOf: \(type).self) { \(type)(\(arguments)) }"
  }

  /// The words in the user's file that hide enums whose cases are listed.
  func hidingOfCases(of types: Set<String>?) -> [Range<Int>] {
    files[0].parts.indices.flatMap { index -> [Range<Int>] in
      let part = files[0].parts[index]
      guard part.state == .kept, part.declaration.kind == .type(.enum), part.parent != nil,
        types?.contains(part.declaration.name) ?? true
      else { return [] }
      return files[0].declarations(to: index).flatMap(\.hiding)
    }
  }

  /// True if a class probably has an initializer without values: it inherits nothing or, by the name, from a controller or an object.
  private func isPlainClass(_ declaration: SwiftDeclaration) -> Bool {
    guard let first = declaration.inherited.first else { return true }
    return first.hasSuffix("Controller") || first.hasSuffix("Object") || first.hasSuffix("Delegate")
  }

  /// The payload of a case; empty for one without payload.
  private static func payload(of enumCase: SwiftDeclaration) -> String {
    enumCase.parameters.isEmpty ? "" : "(\(values(for: enumCase.parameters, of: enumCase.name)))"
  }

  /// - Parameter name: the name of values without one.
  private static func values(for parameters: [SwiftDeclaration.Parameter], of name: String = "") -> String {
    parameters.filter { !$0.hasDefault }.map {
      ($0.label.map { "\($0): " } ?? "")
        + AssumedExpression.text(named: $0.name.isEmpty ? name : $0.name, type: $0.type)
    }.joined(separator: ", ")
  }
}
