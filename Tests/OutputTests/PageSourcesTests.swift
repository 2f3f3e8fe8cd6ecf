import Foundation
import LayoutText
import TestSupport
import Testing

@testable import LayoutOutput

/// Every file in `HTML/Page` is part of the page.
@Suite struct PageSourcesTests {
  private let folder = Repository.file("Sources/LayoutOutput/HTML/Page")

  /// The files with an ending in the order of their names, without the newline at the end.
  private func joined(_ ending: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.sorted()
    try #require(!names.isEmpty)
    return try names.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined().trimmingSuffix("\n")
  }

  @Test func styleIsEmbedded() throws {
    #expect(try text(PageSources.style) == joined(".css"))
  }

  @Test func scriptIsEmbedded() throws {
    let body = try joined(".js")
    #expect(text(PageSources.script) == "(() => {\n\"use strict\";\n\(body)\nstart();\n})();")
  }

  @Test func markupIsEmbedded() throws {
    #expect(try text(PageSources.body) == joined(".html") + "\n")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var rest = self[...]
    while rest.last == suffix { rest.removeLast() }
    return String(rest)
  }
}
