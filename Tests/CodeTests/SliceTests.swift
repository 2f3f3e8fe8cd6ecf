import Testing

@testable import LayoutSwift

/// What the slicer makes of code and of the compiler's messages.
struct SliceTests {
  @Test(
    "statements over several lines",
    arguments: [
      ("a()\nb()", ["a ( )", "b ( )"]),
      ("let a =\n  b\nc()", ["let a = b", "c ( )"]),
      (
        "guard let a = b,\n  case .c(let d) = a,\n  let e = d else { return }\nf()",
        ["guard let a = b , case . c ( let d ) = a , let e = d else { return }", "f ( )"]
      ),
      (
        "case .a(let b, c: let d):\n  e()\ncase .f:\n  g()",
        ["case . a ( let b , c : let d ) :", "e ( )", "case . f :", "g ( )"]
      ),
      ("case .a:\n  b()\n@unknown default:\n  c()", ["case . a :", "b ( )", "@unknown default :", "c ( )"]),
    ])
  func statementsAreFound(code: String, statements: [String]) {
    let structure = CodeStructure(SwiftScanner(Array(code.utf8)).tokens)
    let found = structure.statements(in: structure.tokens.indices)
    #expect(found.map { structure.tokens[$0].map(\.text).joined(separator: " ") } == statements)
  }

  @Test(
    "values of properties over several lines",
    arguments: [
      "lazy var source = Source<\n  Section,\n  Row\n>(view: view) { _ in\n  1\n}\nvar next = 1",
      "var source = Source { 1 }\n  footer: { 2 }\nvar next = 1",
      "let sum = 1 +\n  2\nvar next = 1",
    ])
  func propertiesEndWithTheirValues(code: String) {
    let declarations = DeclarationSplitter.declarations(in: SwiftScanner(Array(code.utf8)).tokens)
    #expect(declarations.count == 2)
    #expect(declarations.last?.name == "next")
  }

  @Test(
    "types that are never closed",
    arguments: ["class V {", "enum E { case", "class V { var x: CGFloat = ", "class V { /*"])
  func openTypesAreRead(code: String) {
    #expect(DeclarationSplitter.declarations(in: SwiftScanner(Array(code.utf8)).tokens).count == 1)
  }

  @Test(
    "made-up values",
    arguments: [
      ("CGFloat", #"LayoutProgram.assumed("x")"#), ("()->Void", "{ }"), ("(Int,[A])->()", "{ _, _ in }"),
      ("@escaping(Int)->CGFloat", #"{ _ in LayoutProgram.assumed("x") }"#),
      ("((Int)->Void)?", #"LayoutProgram.assumed("x")"#), ("[(Int)->Int]", #"LayoutProgram.assumed("x")"#),
    ])
  func functionsAreMadeUp(type: String, text: String) {
    #expect(AssumedExpression.text(named: "x", type: type) == text)
  }

  @Test(
    "messages of the compiler",
    arguments: [
      ("cannot find 'theme' in scope", Complaint.Kind.unknownName("theme")),
      ("cannot find type 'Store' in scope", .unknownType("Store")),
      ("type 'Layouts.Home.Kind?' has no member 'list'", .noMember(type: "Home.Kind", name: "list")),
      ("overriding declaration requires an 'override' keyword", .needsOverride),
      ("switch must be exhaustive", .notExhaustive),
      (
        "instance method 'makeLayout()' is declared in extension of 'Base' and cannot be overridden",
        .overridesExtension(type: "Base", name: "makeLayout")
      ),
      (
        "type 'Kind' does not conform to protocol 'Hashable'",
        .noConformance(type: "Kind", protocol: "Hashable")
      ),
    ])
  func complaintsAreSorted(message: String, kind: Complaint.Kind) {
    #expect(Complaint.Kind(message) == kind)
  }
}
