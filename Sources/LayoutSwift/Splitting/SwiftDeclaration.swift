/// A declaration of a text of Swift, as far as it matters to who calls it.
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
    /// What a call writes before the value; nil where it writes nothing.
    var label: String?
    /// What the function calls it.
    var name: String
    /// The type as it is written, without blanks.
    var type: String
    var hasDefault: Bool
  }

  var kind: Kind
  var name: String
  /// The words before it: `static`, `private`, `override`.
  var modifiers: Set<String> = []
  /// The bytes of `private` and `fileprivate`.
  var hiding: [Range<Int>] = []
  /// The systems from which on there is such a declaration, by its `@available`.
  var systems: [AvailabilityList] = []
  /// Where its name stands, bytes.
  var nameRange: Range<Int>
  /// The name as it was written: in backticks where it needs them.
  var nameInCode: String { nameRange.count == name.utf8.count + 2 ? "`\(name)`" : name }
  /// Of a function and an initializer.
  var parameters: [Parameter] = []
  /// What a function gives, the type of a property, or the type that its value is made of; without blanks, empty where it is not written.
  var type = ""
  /// What a type inherits, in its order.
  var inherited: [String] = []
  /// True if it has parameters of types, or waits: nobody can call it as it stands.
  var isGenericOrAsync = false
  var canThrow = false
  /// Of types and extensions.
  var members: [SwiftDeclaration] = []

  var isStatic: Bool { modifiers.contains("static") }
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
  /// True if a call needs no values.
  var needsNothing: Bool { parameters.allSatisfy(\.hasDefault) }
}
