import LayoutText

/// The file in which findings are kept from one run to the next: a table of fingerprints with the bytes that belong to them, the newest
/// first, and a fingerprint of the whole.
struct LintCacheFile {
  /// The greatest file, bytes. What was used longest ago is left out of a greater one.
  static let greatestSize = 4 << 20
  /// Where the form of the file changes, so does this.
  private static let mark = Array("layoutc findings 1\n".utf8)

  private let bytes: [UInt8]
  /// In the order of the file.
  private(set) var fingerprints: [Fingerprint] = []
  private var ranges: [Fingerprint: Range<Int>] = [:]

  /// Whether a file may be written there: nothing is, or one that this tool has written before, whole or not.
  let isOwn: Bool

  /// Reads a file; one that is not there, or is something else, has nothing.
  init(path: String) {
    // Whoever writes into a pipe is not waited for.
    let kind = (try? Platform.status(of: path))?.kind
    bytes = kind == .file ? (try? Platform.readAll(path: path, limit: Self.greatestSize)) ?? [] : []
    isOwn = kind == nil || kind == .file && bytes.starts(with: Self.mark)
    guard bytes.starts(with: Self.mark), bytes.count >= Self.mark.count + 16 else { return }
    let body = bytes.count - 16
    let sum = bytes.withUnsafeBytes { bytes in
      (
        Fingerprint(of: UnsafeRawBufferPointer(rebasing: bytes[..<body])),
        Fingerprint(
          first: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: body, as: UInt64.self)),
          second: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: body + 8, as: UInt64.self)))
      )
    }
    guard sum.0 == sum.1 else { return }
    var decoder = ByteDecoder(bytes[Self.mark.count..<body])
    while !decoder.isAtEnd {
      guard let fingerprint = try? decoder.fingerprint(), let part = try? decoder.part() else { break }
      guard ranges[fingerprint] == nil else { continue }
      fingerprints.append(fingerprint)
      ranges[fingerprint] = part.startIndex..<part.endIndex
    }
  }

  /// What is kept under a fingerprint.
  func part(_ fingerprint: Fingerprint) -> ArraySlice<UInt8>? { ranges[fingerprint].map { bytes[$0] } }

  /// The bytes of a file that holds some parts, as far as there is room.
  static func bytes(of parts: some Sequence<(Fingerprint, ArraySlice<UInt8>)>) -> [UInt8] {
    var encoder = ByteEncoder(startingWith: mark)
    let room = greatestSize - 16
    for (fingerprint, part) in parts {
      // Two numbers of at most ten bytes, and one before the part.
      guard encoder.bytes.count + part.count + 30 <= room else { break }
      encoder.write(fingerprint)
      encoder.write(part)
    }
    var result = encoder.bytes
    encoder = ByteEncoder()
    let sum = Fingerprint(of: result)
    for word in [sum.first, sum.second] {
      withUnsafeBytes(of: word.littleEndian) { result.append(contentsOf: $0) }
    }
    return result
  }
}
