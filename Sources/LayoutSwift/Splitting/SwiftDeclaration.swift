/// A Swift declaration, with what is needed to call it.
struct SwiftDeclaration {
  enum Kind: Equatable {
    case type(TypeKind)
    case `extension`
    case function
    case property
    case initializer
    /// A case of an enum. The cases of one line share their range.
    case enumCase
    /// A type alias or an associated type, a subscript, or a deinitializer.
    case other
  }

  enum TypeKind: String, Equatable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  struct Parameter: Equatable {
    /// The argument label; `nil` if a call writes none.
    var label: String?
    var name: String
    /// The text of the type, without spaces.
    var type: String
    var hasDefault: Bool
  }

  var kind: Kind
  var name: String
  /// The modifiers and attributes, such as `static`, `private` and `@objc`.
  var modifiers: Set<String> = []
  /// The bytes of the words `private` and `fileprivate`.
  var hiding: [Range<Int>] = []
  /// The systems that its `@available` attributes name.
  var systems: [AvailabilityList] = []
  /// The bytes of its name.
  var nameRange: Range<Int>
  /// The bytes from its first modifier or attribute to its end.
  var range = 0..<0
  /// The bytes of its braces and what is between them; `nil` if it has none.
  var body: Range<Int>?
  /// True for a property with an initial value.
  var hasValue = false
  /// The name as it is written, maybe in backticks.
  var nameInCode: String { nameRange.count == name.utf8.count + 2 ? "`\(name)`" : name }
  /// The parameters of a function or an initializer.
  var parameters: [Parameter] = []
  /// The result of a function, the type of a property or a type alias, or the type whose initializer makes its value. Without spaces and
  /// `some`; may be empty.
  var type = ""
  /// True for a result or a property of a type such as `some View`.
  var hasOpaqueType = false
  /// True for a property that is declared with `let`.
  var isConstant = false
  /// The types that it inherits from, in their order.
  var inherited: [String] = []
  /// What each generic parameter inherits from or conforms to, without spaces; may be empty.
  var genericBounds: [String] = []
  var isGeneric: Bool { !genericBounds.isEmpty }
  var isAsync = false
  var canThrow = false
  /// The members of a type or an extension.
  var members: [SwiftDeclaration] = []

  /// True for a type or an extension.
  var isType: Bool {
    if case .type = kind { return true }
    return kind == .extension
  }
  var isStatic: Bool { modifiers.contains("static") }
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
  /// True for the methods of a data source that say how many sections and items there are.
  var countsData: Bool {
    kind == .function
      && (name == "numberOfSections" || parameters.contains { $0.label == "numberOfItemsInSection" })
  }
  /// True for the initializer that storyboards call.
  var takesCoder: Bool { parameters.contains { $0.type.hasSuffix("NSCoder") } }
  /// True if a call needs no values.
  var needsNothing: Bool { parameters.allSatisfy(\.hasDefault) }
}
