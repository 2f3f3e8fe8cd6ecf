import LayoutDiagnostics
import LayoutLint
import LayoutText
import Testing

/// How often a text is checked while it is mended: that is what mending takes.
@Suite struct FixEngineTests {
  /// None of the names can go before those that use it, and the first one takes `let` along.
  @Test func chainsOfNamesGoInFewChecks() {
    let sections = "sections: [{items: 3, list: plain}]\n"
    let names = (1..<300).map { "  a\($0): \"${a\($0 - 1) + 1}\"\n" }.joined()
    var checks = 0
    var engine = FixEngine(Array("let:\n  a0: 1\n\(names)\(sections)".utf8), kinds: [.safe]) {
      bytes, wantsFrames in
      checks += 1
      return Fixing.check(bytes, wantsFrames: wantsFrames)
    }
    let result = engine.run()
    #expect(result.text == sections)
    #expect(result.applied.count == 300)
    #expect(checks < 30)
  }

  /// Where every fix does harm, halves of halves are tried, down to each of the 500 alone: of a large text only 40 of the 999.
  @Test(arguments: [(1_000, 1 + 999), (1_000_000, 1 + 40)])
  func largeTextsAreCheckedRarely(length: Int, expected: Int) {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    var checks = 0
    var engine = FixEngine(text, kinds: [.unsafe]) { bytes, _ -> CheckedText<Void> in
      checks += 1
      var diagnostics = DiagnosticBag()
      for index in 0..<500 where bytes.count == length {
        let span = Span(index * 2, index * 2 + 1)
        diagnostics.report(
          Diagnostic(
            .warning, rule: .documentShape, "number \(index)", at: span,
            fixes: [Fix(.unsafe, "delete it", [TextEdit(span, "")])]))
      }
      return CheckedText(diagnostics: diagnostics, isLinted: bytes.count == length, frames: nil, subject: ())
    }
    let result = engine.run()
    #expect(result.bytes == text && result.applied.isEmpty)
    #expect(checks == expected)
  }
}
