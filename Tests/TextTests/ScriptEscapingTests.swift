import Foundation
import LayoutText
import Testing

@Suite struct ScriptEscapingTests {
  @Test(arguments: [
    "", "plain", "</script>", "<!--", "a & b", "\u{2028}\u{2029}", "\"\\\n\u{1}", "é漢👩‍👩‍👧 <e\u{301}>",
  ])
  func isTheSameTextToJSON(text: String) throws {
    let sink = ByteSink()
    sink.write("[")
    sink.write(scriptString: text)
    sink.write("]")
    for forbidden in ["<", ">", "&", "\u{2028}", "\u{2029}", "\n"] { #expect(!sink.text.contains(forbidden)) }
    let read = try JSONSerialization.jsonObject(with: Data(sink.bytes)) as? [String]
    #expect(read == [text])
  }

  @Test func base64() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) }
      let sink = ByteSink()
      sink.write(base64: bytes)
      #expect(sink.text == Data(bytes).base64EncodedString())
    }
  }
}
