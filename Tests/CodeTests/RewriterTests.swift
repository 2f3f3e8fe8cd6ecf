import Testing

@testable import LayoutSwift

/// What of a file for Apple's platforms is left out elsewhere.
struct RewriterTests {
  private func rewritten(_ text: String) -> (text: String, modules: [String]) {
    let bytes = Array(text.utf8)
    var rewriter = SwiftRewriter(bytes, SwiftScanner(bytes).tokens)
    let result = rewriter.rewritten(without: [])
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

  @Test("the modules that are left out are named once")
  func modules() {
    #expect(
      rewritten("import UIKit\nimport Combine\nimport class SnapKit.A\nimport Combine").modules == [
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
      /c/a.swift:9:1: error: cannot find type 'Shelf' in scope
      """
    let errors = CompilerMessage.errors(in: Array(output.utf8), of: "/c/a.swift", lineCount: 8, entryLine: 2)
    #expect(errors.map(\.line) == [3, 2])
    #expect(errors.map(\.column) == [14, 1])
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
