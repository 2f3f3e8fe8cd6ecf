import LayoutText
import Testing

struct ChecksumTests {
  private func text(_ bytes: [UInt8]) -> String {
    var checksum = Checksum()
    bytes.withUnsafeBytes { checksum.add($0) }
    return checksum.text
  }

  @Test("each change of a byte and of the length gives another checksum of 32 digits")
  func changes() {
    let bytes = (0..<70).map { UInt8($0) }
    var seen: Set<String> = [text(bytes), text(bytes + [0]), text([]), text([0]), text([0, 0])]
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x80
      seen.formUnion([text(changed), text(Array(bytes[..<place])) + ""])
    }
    #expect(seen.count == 2 * bytes.count + 3)
    #expect(seen.allSatisfy { $0.utf8.count == 32 })
  }

  @Test("a text ends where the next begins")
  func texts() {
    var (first, second) = (Checksum(), Checksum())
    for text in ["ab", "c"] { first.add(text) }
    for text in ["a", "bc"] { second.add(text) }
    #expect(first.text != second.text)
  }
}
