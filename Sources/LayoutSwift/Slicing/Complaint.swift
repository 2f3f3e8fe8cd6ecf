import LayoutText

/// An error of the compiler, sorted by what can be done about it.
struct Complaint: Equatable {
  enum Kind: Equatable {
    case unknownName(String)
    case unknownType(String)
    /// The type has no such member.
    case noMember(type: String, name: String)
    case unknownAttribute(String)
    /// A member without a type before its dot, whose type the compiler cannot tell.
    case noBase(String)
    /// A name that is declared twice.
    case ambiguous(String)
    case noRequiredInitializer
    case noSubscript
    case noOverride
    case needsOverride
    /// The member of an extension cannot be overridden, unless Objective-C knows it.
    case overridesExtension(type: String, name: String)
    /// A declaration that cannot be where it is.
    case misplaced
    /// Text that is not Swift, mostly because of an earlier change.
    case syntax
    /// The compiler says that a closure does not fit; the error is inside of the closure.
    case hiddenInProvider
    case missingReturn
    /// A `switch` that lost a case.
    case notExhaustive
    case noConformance(type: String, protocol: String)
    case other
  }

  let kind: Kind
  let line: CompilerLine

  init(_ line: CompilerLine) {
    kind = Kind(line.text)
    self.line = line
  }

  /// Errors that cause others come first: a missing name can cause any error, a wrong declaration those where it is used.
  enum Rank: CaseIterable {
    case missingName, declaration, other
  }

  var rank: Rank {
    switch kind {
    case .unknownName, .unknownType, .noMember, .unknownAttribute, .ambiguous, .noSubscript, .syntax:
      .missingName
    case .misplaced, .noRequiredInitializer, .noConformance, .noOverride, .needsOverride, .overridesExtension:
      .declaration
    case .noBase, .hiddenInProvider, .missingReturn, .notExhaustive, .other: .other
    }
  }
}

extension Complaint.Kind {
  /// True if the declaration around the place is wrong, whatever has been changed at the place.
  var isAboutDeclaration: Bool {
    switch self {
    case .missingReturn, .misplaced, .noConformance, .noRequiredInitializer, .noOverride, .needsOverride,
      .overridesExtension:
      true
    default: false
    }
  }

  init(_ message: String) {
    let names = Self.quoted(message)
    func says(_ text: String) -> Bool { message.contains(text) }
    if says("cannot find type '"), let name = names.first {
      self = .unknownType(name)
    } else if message.hasPrefix("cannot find '"), let name = names.first {
      self = .unknownName(name)
    } else if says("' has no member '"), names.count >= 2 {
      self = .noMember(type: Self.typeName(names[0]), name: names[1])
    } else if says("' is not a member type of"), names.count >= 2 {
      self = .noMember(type: Self.typeName(names[1]), name: names[0])
    } else if says("is ambiguous for type lookup"), let name = names.first {
      self = .ambiguous(name)
    } else if message.hasPrefix("cannot infer contextual base in reference to member '")
      || message.hasPrefix("reference to member '"), let name = names.first
    {
      self = .noBase(name)
    } else if message.hasSuffix("in subscript") {
      self = .noSubscript
    } else if says("must be provided by subclass of") {
      self = .noRequiredInitializer
    } else if message.hasPrefix("unknown attribute") {
      self = .unknownAttribute(names.first ?? "")
    } else if says("does not override a") {
      self = .noOverride
    } else if says("requires an 'override' keyword") {
      self = .needsOverride
    } else if says("is declared in extension of"), names.count >= 2 {
      self = .overridesExtension(
        type: Self.typeName(names[1]), name: String(names[0].prefix { $0 != "(" }))
    } else if says("cannot be overridden from extension")
      || says("redundant conformance of")
      || says("invalid redeclaration of")
    {
      self = .misplaced
    } else if message.hasPrefix("expected ") || message.hasPrefix("unexpected ")
      || says("on a line must be separated")
      || message.hasPrefix("extraneous ")
    {
      self = .syntax
    } else if message.hasPrefix("trailing closure passed to parameter of type 'NSCollectionLayoutSection'") {
      self = .hiddenInProvider
    } else if says("switch must be exhaustive") {
      self = .notExhaustive
    } else if message.hasPrefix("missing return in") {
      self = .missingReturn
    } else if says("does not conform to protocol '"), names.count >= 2 {
      self = .noConformance(type: Self.typeName(names[0]), protocol: names[1])
    } else {
      self = .other
    }
  }

  /// The texts in quotes.
  private static func quoted(_ message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The dotted name of a type, without optionals, generic arguments and the program's module, such as `Home.Card` of `[Home.Card]?`.
  private static func typeName(_ text: String) -> String {
    var text = text.split(separator: "<").first.map(String.init) ?? text
    for word in ["any ", "some ", ".Type"] {
      if let range = text.firstRange(of: word) { text.removeSubrange(range) }
    }
    text = text.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return text.hasPrefix("Layouts.") ? String(text.dropFirst(8)) : text
  }
}
