import CLibYAML

/// libyaml's parser and its input.
struct YAMLParser: ~Copyable {
  let pointer: UnsafeMutablePointer<yaml_parser_t>
  /// False if libyaml ran out of memory.
  let isReady: Bool

  /// Makes a parser of UTF-8 bytes, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) {
    pointer = .allocate(capacity: 1)
    isReady = yaml_parser_initialize(pointer) == 1
    if isReady {
      yaml_parser_set_encoding(pointer, YAML_UTF8_ENCODING)
      let text = UnsafeBufferPointer(rebasing: bytes[textStart...])
      yaml_parser_set_input_string(pointer, text.baseAddress, text.count)
    }
  }

  deinit {
    if isReady { yaml_parser_delete(pointer) }
    pointer.deallocate()
  }
}
