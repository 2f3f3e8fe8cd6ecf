import Testing

@testable import LayoutSwift

/// Words and signs of a text of Swift.
struct ScannerTests {
  @Test(
    "names in strings and comments are no words",
    arguments: [
      (#"let a = "b { c" // d"#, ["let", "a", "="]),
      (#"f("x \(g(")") + h) y") i"#, ["f", "(", ")", "i"]),
      ("/* a /* b */ c */ d", ["d"]),
      (##"#"a " \(b) "# c"##, ["c"]),
      ("\"\"\"\n{ \" \"\"\" d", ["d"]),
      ("\"open\nnext", ["next"]),
      ("`class`.x", ["class", ".", "x"]),
      ("1.5e3 0xFF 2.max", ["1.5e3", "0xFF", "2", ".", "max"]),
      ("@objc #if os(iOS)", ["@objc", "#if", "os", "(", "iOS", ")"]),
      ("a\u{A0}b", ["a", "b"]),
      (##"a = #/[{"]+/# b"##, ["a", "=", "b"]),
      (###"a ##/"/#{/## b"###, ["a", "b"]),
      ("#/\n { \" # c\n/# b", ["b"]),
      ("#/ { \n b", ["#", "/", "{", "b"]),
      (#"a = /[{"\/]+/ b"#, ["a", "=", "b"]),
      (#"f(/"/, b)"#, ["f", "(", ",", "b", ")"]),
      ("a / b + c / d", ["a", "/", "b", "+", "c", "/", "d"]),
      ("a/b+(c)/d", ["a", "/", "b", "+", "(", "c", ")", "/", "d"]),
      ("f(1, /) + g(2, /)", ["f", "(", "1", ",", "/", ")", "+", "g", "(", "2", ",", "/", ")"]),
    ])
  func words(text: String, expected: [String]) {
    let tokens = SwiftScanner(Array(text.utf8)).tokens.filter { $0.kind != .comment && $0.kind != .string }
    #expect(tokens.map(\.text) == expected)
  }

  @Test("any bytes are cut into tokens that lie one behind the other", arguments: 0..<200)
  func anything(seed: Int) {
    var state = UInt64(seed) &+ 1
    let alphabet = Array("{}()[]\"\\#/*@`a1 \n.:<>-".utf8) + [0xC2, 0xA0, 0xFF]
    let bytes = (0..<300).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return alphabet[Int(state >> 33) % alphabet.count]
    }
    var end = 0
    for token in SwiftScanner(bytes).tokens {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty)
      end = token.range.upperBound
    }
    #expect(end <= bytes.count)
    _ = SwiftLayoutFile(bytes).entries
  }
}
