import LayoutText

/// Returns the tokens of a valid JSON text.
func jsonTokens(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) -> [SourceToken] {
  var tokens: [SourceToken] = []
  tokens.reserveCapacity(bytes.count / 6)
  var index = textStart
  while index < bytes.count {
    let start = index
    index += 1
    let kind: SourceToken.Kind
    switch bytes[start] {
    case 0x20, 0x09, 0x0A, 0x0D: continue
    case UInt8(ascii: "{"), UInt8(ascii: "["): kind = .open
    case UInt8(ascii: "}"), UInt8(ascii: "]"): kind = .close
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"): kind = .value
    case UInt8(ascii: "\""):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      kind = .scalar(.quoted)
    default:
      while index < bytes.count, !bytes[index].isWhitespace, !",]}".utf8.contains(bytes[index]) { index += 1 }
      kind = .scalar(.plain)
    }
    tokens.append(SourceToken(kind: kind, start: start, end: index))
  }
  tokens.append(SourceToken(kind: .end, start: bytes.count, end: bytes.count))
  return tokens
}
