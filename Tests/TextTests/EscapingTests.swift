import Foundation
import LayoutText
import Testing

@Suite struct EscapingTests {
  private func written(_ body: (ByteSink) -> Void) -> String {
    let sink = ByteSink()
    body(sink)
    return sink.text
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("é🙂\u{2028}", "\"é🙂\u{2028}\""),
  ])
  func json(text: String, expected: String) {
    #expect(written { $0.write(jsonString: text) } == expected)
  }

  @Test func everyCharacterSurvivesJSON() throws {
    let text = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
    let bytes = Data(written { $0.write(jsonString: text) }.utf8)
    let read = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed) as? String
    #expect(read == text)
  }

  @Test(arguments: [
    ("a<b>&\"c'", "a&lt;b&gt;&amp;\"c'", "a&lt;b&gt;&amp;&quot;c'"), ("\t\n", "\t\n", "&#9;&#10;"),
    ("\r", "&#13;", "&#13;"), ("\u{0}\u{1B}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}x\u{FFFF}", "\u{FFFD}x\u{FFFD}", "\u{FFFD}x\u{FFFD}"),
    ("\u{FFFD}ｆ🙂", "\u{FFFD}ｆ🙂", "\u{FFFD}ｆ🙂"),
  ])
  func xml(text: String, inText: String, inAttribute: String) {
    #expect(written { $0.write(xmlText: text) } == inText)
    #expect(written { $0.write(xmlAttribute: text) } == inAttribute)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a b", "a b"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("a\r\nb", "\"a\r\nb\""), ("\r", "\"\r\""), (" a", "\" a\""), ("a ", "\"a \""), ("é;", "é;"),
  ])
  func csv(text: String, expected: String) {
    #expect(written { $0.write(csvField: text) } == expected)
  }

  @Test func renderedTextsAreReplaced() {
    let texts = RenderedTexts(count: 2)
    texts.render(1) { $0.write("one") }
    texts.render(1) { $0.write("two") }
    #expect(written { sink in for index in [0, 1, 1] { texts.write(index, to: sink) } } == "twotwo")
  }

  @Test func longTextsPassTheBuffer() {
    let long = String(repeating: "0123456789\"", count: 20_000)
    let text = written { sink in for _ in 0..<3 { sink.write(jsonString: long) } }
    #expect(text == String(repeating: "\"" + long.replacing("\"", with: "\\\"") + "\"", count: 3))
  }
}
