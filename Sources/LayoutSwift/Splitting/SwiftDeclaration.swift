/// A declaration of Swift, as far as callers need to know it.
struct SwiftDeclaration {
  enum Kind: Equatable {
    case type(TypeKind)
    case `extension`
    case function
    case property
    case initializer
  }

  enum TypeKind: String, Equatable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  struct Parameter: Equatable {
    /// `nil` if a call writes none.
    var label: String?
    var name: String
    /// Without spaces.
    var type: String
    var hasDefault: Bool
  }

  var kind: Kind
  var name: String
  /// Such as `static`, `private`, `override`, and attributes.
  var modifiers: Set<String> = []
  /// The bytes of `private` and `fileprivate`.
  var hiding: [Range<Int>] = []
  /// The systems that have the declaration, from its `@available`.
  var systems: [AvailabilityList] = []
  /// The bytes of its name.
  var nameRange: Range<Int>
  /// The name as it was written, maybe in backticks.
  var nameInCode: String { nameRange.count == name.utf8.count + 2 ? "`\(name)`" : name }
  /// Of a function and an initializer.
  var parameters: [Parameter] = []
  /// The result of a function, the type of a property, or the type that makes its value. Without spaces; empty if it is not written.
  var type = ""
  /// The types that it inherits from, in their order.
  var inherited: [String] = []
  /// True if it is generic or async, so that the entry cannot call it.
  var isGenericOrAsync = false
  var canThrow = false
  /// Of types and extensions.
  var members: [SwiftDeclaration] = []

  var isStatic: Bool { modifiers.contains("static") }
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
  /// True if a call needs no values.
  var needsNothing: Bool { parameters.allSatisfy(\.hasDefault) }
}
