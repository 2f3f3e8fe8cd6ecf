import LayoutText
import Testing

@Suite struct ByteCodingTests {
  @Test func readsWhatWasWritten() throws {
    var encoder = ByteEncoder()
    let numbers: [UInt64] = [0, 1, 127, 128, 16_383, 16_384, .max]
    encoder.write(numbers) { $0.write($1) }
    encoder.write(-5)
    encoder.write("é\u{0}x")
    encoder.write(Span(3, 70_000))
    encoder.write(nil as String?) { $0.write($1) }
    encoder.write("" as String?) { $0.write($1) }
    var decoder = ByteDecoder(encoder.bytes[...])
    #expect(try decoder.list { decoder throws(ByteDecodingError) in try decoder.number() } == numbers)
    #expect(try decoder.integer() == -5)
    #expect(try decoder.text() == "é\u{0}x")
    #expect(try decoder.span() == Span(3, 70_000))
    #expect(try decoder.optional { decoder throws(ByteDecodingError) in try decoder.text() } == nil)
    #expect(try decoder.optional { decoder throws(ByteDecodingError) in try decoder.text() } == "")
    #expect(decoder.isAtEnd)
  }

  /// Lengths that the bytes do not have are refused before anything is allocated for them.
  @Test(
    arguments: [
      [], [0x80], [0x05, 0x61], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], Array(repeating: 0xFF, count: 40),
    ] as [[UInt8]])
  func refusesOtherBytes(bytes: [UInt8]) {
    #expect(throws: ByteDecodingError.self) {
      var decoder = ByteDecoder(bytes[...])
      _ = try decoder.text()
    }
    #expect(throws: ByteDecodingError.self) {
      var decoder = ByteDecoder(bytes[...])
      _ = try decoder.list { decoder throws(ByteDecodingError) in try decoder.number() }
    }
  }
}
