import CLibYAML

/// The tokens of YAML, from libyaml's scanner.
enum YAMLScanner {
  /// Returns the tokens of UTF-8 bytes; `nil` if they cannot be read.
  static func tokens(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) -> [SourceToken]? {
    let isASCII = !bytes.contains { $0 >= 0x80 }
    guard !isASCII, let separators = LineSeparators(bytes) else {
      return scan(bytes, textStart, isASCII)
    }
    return separators.bytes.withUnsafeBufferPointer { scan($0, textStart, isASCII) }
  }

  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ textStart: Int, _ isASCII: Bool
  ) -> [SourceToken]? {
    if let tokens = scanAsIs(bytes, textStart, isASCII) { return tokens }
    // Tabs on lines without content indent nothing, as in `YAMLReader`.
    let plain = YAMLReader.withoutIdleTabs(bytes, from: textStart)
    return plain.withUnsafeBufferPointer { scanAsIs($0, textStart, isASCII) }
  }

  private static func scanAsIs(
    _ bytes: UnsafeBufferPointer<UInt8>, _ textStart: Int, _ isASCII: Bool
  ) -> [SourceToken]? {
    let parser = YAMLParser(bytes, textStart: textStart)
    guard parser.isReady else { return nil }
    var cursor = CharacterCursor(bytes, textStart: textStart, isASCII: isASCII)
    var tokens: [SourceToken] = []
    tokens.reserveCapacity(bytes.count / 6)
    var token = yaml_token_t()
    while yaml_parser_scan(parser.pointer, &token) == 1 {
      defer { yaml_token_delete(&token) }
      guard let kind = kind(token) else { continue }
      let start = cursor.offset(ofCharacter: token.start_mark.index)
      tokens.append(
        SourceToken(kind: kind, start: start, end: cursor.offset(ofCharacter: token.end_mark.index)))
      if kind == .end { return tokens }
    }
    return nil
  }

  private static func kind(_ token: yaml_token_t) -> SourceToken.Kind? {
    switch token.type {
    case YAML_BLOCK_MAPPING_START_TOKEN: .blockStart(isMapping: true)
    case YAML_BLOCK_SEQUENCE_START_TOKEN: .blockStart(isMapping: false)
    case YAML_BLOCK_END_TOKEN: .blockEnd
    case YAML_KEY_TOKEN: .key
    case YAML_VALUE_TOKEN: .value
    case YAML_BLOCK_ENTRY_TOKEN: .entry
    case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: .open
    case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: .close
    case YAML_FLOW_ENTRY_TOKEN: .comma
    case YAML_ANCHOR_TOKEN, YAML_TAG_TOKEN: .property
    case YAML_ALIAS_TOKEN: .alias
    case YAML_SCALAR_TOKEN: .scalar(YAMLScalarStyle(token.data.scalar.style))
    case YAML_DOCUMENT_START_TOKEN, YAML_DOCUMENT_END_TOKEN, YAML_VERSION_DIRECTIVE_TOKEN,
      YAML_TAG_DIRECTIVE_TOKEN:
      .marker
    case YAML_STREAM_START_TOKEN: nil
    default: .end
    }
  }
}
