import Testing

@testable import LayoutSwift

/// What of a file for Apple's platforms is left out elsewhere.
struct RewriterTests {
  private func rewritten(_ text: String) -> (text: String, modules: [String]) {
    let bytes = Array(text.utf8)
    var rewriter = SwiftRewriter(bytes, SwiftScanner(bytes).tokens)
    let result = rewriter.rewritten(without: []).bytes
    return (String(decoding: result, as: UTF8.self), rewriter.omittedModules)
  }

  @Test(
    "what Linux has not is left out in its place",
    arguments: [
      ("import UIKit\n@objc func a() {}", "import UIKit\n      func a() {}"),
      ("import UIKit\n@objc(b:) func a() {}", "import UIKit\n          func a() {}"),
      ("import UIKit\nlet a = #selector(C.b(_:))", "import UIKit\nlet a = Selector(\"C.b(_:)\")"),
      ("import UIKit\nlet a = #keyPath(C.b)", "import UIKit\nlet a = \"C.b\""),
      ("import UIKit\nimport Combine\nf()", "import UIKit\n              \nf()"),
      ("import UIKit\n@testable import App\nf()", "import UIKit\n\nf()"),
      ("import UIKit\n@_spi(X) import Combine\nf()", "import UIKit\n\nf()"),
      ("import UIKit\ninternal import Combine; f()", "import UIKit\n                       ; f()"),
      ("import UIKit\n@preconcurrency\npublic import struct A.B\nf()", "import UIKit\n\n\nf()"),
      ("f(); private import A\n@_exported @testable import UIKit", "f();\n@_exported @testable import UIKit"),
      (
        "import UIKit; @objc(b) class C {}\nlet a = `import`",
        "import UIKit;          class C {}\nlet a = `import`"
      ),
      (
        "import UIKit\n#if os(iOS) && !targetEnvironment(simulator)\n#endif",
        "import UIKit\n#if true && !false\n#endif"
      ),
      ("import UIKit\n#Preview(\"a\") {\n  b()\n}\nc()", "import UIKit\n                 \n\n\nc()"),
      (
        "import UIKit\nclass A {\n  @IBOutlet weak var b: UILabel!\n}",
        "import UIKit\nclass A {\n                 var b: UILabel! = UILabel()\n}"
      ),
      ("let a\u{A0}= 1", "import UIKit; let a  = 1"),
      (
        "import UIKit\nimport Foundation\nimport class Foundation.Thread; f()",
        "import UIKit\n\n\(blanks(30)); f()"
      ),
      (
        "import UIKit\nlet a = \"@objc import Combine\" // #selector(b)",
        "import UIKit\nlet a = \"@objc import Combine\" // #selector(b)"
      ),
    ])
  func leftOut(text: String, expected: String) {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    let result = rewritten(text).text
    #expect(lines(result).count == lines(text).count)
    #expect(lines(result).map { $0.trimmingBlanksAtEnd } == lines(expected).map { $0.trimmingBlanksAtEnd })
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test(
    "conditions on the system ask the run's, and all else stays in its column",
    arguments: [
      ("if #available(iOS 26, *) { a() } else { b() }", "if _atLeast(\"iOS 26\")    { a() } else { b() }"),
      ("guard #available(iOS 9,*) else { return }", "guard _atLeast(\"iOS 9\")   else { return }"),
      (
        "while #available ( iOS 15.4.1 , macOS 12 , * ), a {}",
        "while _atLeast(\"iOS 15.4.1,macOS 12\")         , a {}"
      ),
      ("if #unavailable(iOS 9) { a() }", "if !_atLeast(\"iOS 9\")  { a() }"),
      (
        "if let a = b, #unavailable(iOS 15,tvOS 9), c {}",
        "if let a = b, !_atLeast(\"iOS 15,tvOS 9\") , c {}"
      ),
      ("if #available(*) { a() }", "if _atLeast(\"\")  { a() }"),
      (
        "if #available(\n    iOS 26, // new\n    *\n  ), a {}",
        "if _atLeast(\"iOS 26\")\n\(blanks(18))\n\(blanks(5))\n   , a {}"
      ),
      ("let a = \"if #available(iOS 26, *) {}\"", nil), ("// if #available(iOS 26, *) {}", nil),
      ("/* if #available(iOS 26, *) {} */", nil), ("#\"\\(\"if #available(iOS 26, *) {}\")\"#", nil),
      // What the compiler refuses it is to refuse.
      ("let a = #available(iOS 26, *)", nil), ("if #available(iOS 26, *) && a {}", nil),
      ("if !#available(iOS 26, *) {}", nil), ("if #available(iOS 26) {}", nil),
      ("if #unavailable(iOS 26, *) {}", nil), ("if #available(iOS, *) {}", nil),
      ("if #available(swift 6, *) {}", nil), ("if #available(iOS 26, *", nil), ("if #available", nil),
      ("if #available(iOS 26x, *) {}", nil), ("if #available() {}", nil), ("if #available(,) {}", nil),
      ("@available(iOS 26, *) func a() {}", nil), ("if a { #available(iOS 26, *) }", nil),
      ("#if available(iOS 26, *)\n#endif", nil),
    ] as [(String, String?)])
  func systems(text: String, expected: String?) {
    let result = rewritten("import UIKit; " + text).text
    #expect(result == "import UIKit; " + (expected ?? text))
    let lengths = { (text: String) in text.split(separator: "\n").map(\.utf8.count) }
    // A line that is cut off in its middle may be shorter than the question.
    #expect(lengths(result).dropFirst() == lengths("import UIKit; " + text).dropFirst())
    if !text.contains("(\n") { #expect(lengths(result) == lengths("import UIKit; " + text)) }
  }

  @Test("the modules that are left out are named once")
  func modules() {
    #expect(
      rewritten("import UIKit\nimport Combine\nimport Foundation\nimport class SnapKit.A\nimport Combine")
        .modules == [
          "Combine", "SnapKit",
        ])
  }

  @Test("errors of the compiler are those of the file, and name what is missing")
  func messages() {
    let output = """
      /c/a.swift:3:14: error: cannot find 'Book' in scope
        let b = Book()
      /c/a.swift:3:14: error: cannot find 'Book' in scope
      /c/a.swift:4:1: warning: unused
      /c/a.swift:10:1: error: cannot find type 'Shelf' in scope
      /c/a.swift:14:1: error: expected '}' at end of brace statement
      """
    let errors = CompilerMessage.errors(
      CompilerLine.lines(in: Array(output.utf8), of: ["/c/b.swift", "/c/a.swift"]),
      lineCount: 8, callLine: 10, entryLine: 2)
    #expect(errors.map(\.line) == [3, 2, 8])
    #expect(errors.map(\.column) == [14, 1, CompilerMessage.endOfLine])
    #expect(errors.map { $0.text.hasPrefix("the entry cannot be called") } == [false, true, false])
    #expect(CompilerMessage.missingNames(errors) == ["Book"])
  }
}

extension Substring {
  fileprivate var trimmingBlanksAtEnd: Substring {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
