import LayoutText
import Testing

@Suite struct FingerprintTests {
  /// What the reference implementation gives, by way of PyPI's mmh3.
  @Test(
    arguments: [
      ([], 0, 0), (Array("a".utf8), 0x8555_5565_f659_7889, 0xe6b5_3a48_510e_895a),
      (
        Array("The quick brown fox jumps over the lazy dog".utf8), 0xe34b_bc7b_bc07_1b6c,
        0x7a43_3ca9_c49a_9347
      ),
      (Array(0..<16), 0x4449_24b5_9190_3f30, 0xab90_6456_762f_e845),
      (Array(0..<31), 0x53d_d3e1_a32c_d094, 0x9ee5_9aef_b400_5490),
      (Array(0...255), 0x1c99_c313_dc6f_12b9, 0x70d6_077f_ab34_cc1e),
    ] as [([UInt8], UInt64, UInt64)])
  func isMurmurHash3(bytes: [UInt8], first: UInt64, second: UInt64) {
    #expect(Fingerprint(of: bytes) == Fingerprint(first: first, second: second))
  }
}
