import LayoutText
import Testing

@testable import LayoutSwift

/// What is read of the compiler's output.
struct CompilerTests {
  private static let printed = #"""
    Swift version 6.3.1 (swift-6.3.1-RELEASE)
    /opt/s/swift-frontend -frontend -c '/a b/it'\''s.swift' -I /m -module-name Layouts -o /tmp/t/Layouts-1.o
    /opt/s/swift-autolink-extract /tmp/t/Layouts-1.o -o /tmp/t/Layouts-2.autolink
    /opt/s/clang -fuse-ld=lld /tmp/t/Layouts-1.o @/tmp/t/Layouts-2.autolink -o /m/Jobs
    clang version 21.0.0
     "/opt/s/ld.lld" -pie -o /m/Jobs "-L/a \"b\"" /tmp/t/Layouts-1.o -lFoundation
    """#

  @Test("the jobs are those that swiftc prints, also after they were kept")
  func jobs() throws {
    let printed = try #require(
      CompilerJobs(printed: Array(Self.printed.utf8), source: "/a b/it's.swift", program: "/m/Jobs"))
    let kept = try #require(CompilerJobs(printed.text))
    for jobs in [printed, kept] {
      #expect(
        jobs.compile(["/1.swift", "/2.swift"], to: "/o").joined(separator: " ")
          == "/opt/s/swift-frontend -frontend -c /1.swift /2.swift -I /m -module-name Layouts -o /o")
      #expect(
        jobs.check(["/1.swift"]).joined(separator: " ")
          == "/opt/s/swift-frontend -frontend -typecheck /1.swift -I /m -module-name Layouts -solver-scope-threshold=200000"
      )
      #expect(
        jobs.link("/o", to: "/p") == [
          "/opt/s/ld.lld", "-pie", "-o", "/p", "-L/a \"b\"", "/o", "-lFoundation",
        ])
    }
  }

  @Test(
    "output without jobs gives none",
    arguments: ["", "swiftc: error", "/s/swift-frontend -frontend /a.swift -o"])
  func noJobs(printed: String) {
    #expect(CompilerJobs(printed: Array(printed.utf8), source: "/a.swift", program: "/p") == nil)
    #expect(CompilerJobs(printed) == nil)
  }

  private func verdict(_ messages: String, status: Int32? = 1) -> CompilerVerdict {
    CompilerVerdict(ProgramRun(status: status, messages: Array(messages.utf8)), ["/c/b.swift", "/c/a.swift"])
  }

  @Test("messages name their sources")
  func lines() throws {
    let lines = try verdict(
      "/c/a.swift:3:14: error: cannot find 'Book' in scope\n  Book()\n/c/b.swift:1:2: note: a: b\n/c/c.swift:1:1: error: no"
    ).lines()
    #expect(
      lines == [
        CompilerLine(kind: .error, source: 1, line: 3, column: 14, text: "cannot find 'Book' in scope"),
        CompilerLine(kind: .note, source: 0, line: 1, column: 2, text: "a: b"),
      ])
    #expect(try verdict("", status: 0).lines() == [])
  }

  @Test(
    "a module that cannot be used is no error of the text",
    arguments: [
      "/c/a.swift:1:8: error: malformed compiled module: /m/LayoutUIKit.swiftmodule",
      "/c/a.swift:1:8: error: missing required module 'CoreFoundation'",
      "<unknown>:0: error: cannot load module 'LayoutUIKit' as 'UIKit'",
      "/c/a.swift:1:8: error: no such module 'LayoutUIKit'",
    ])
  func blame(message: String) throws {
    #expect(try verdict(message).lines() == nil)
  }

  @Test("a compiler that fails without an error of the text fails", arguments: [1, nil] as [Int32?])
  func failure(status: Int32?) {
    #expect(throws: SwiftFailure.self) { try verdict("error: no room", status: status).lines() }
  }
}
