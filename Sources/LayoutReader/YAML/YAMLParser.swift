import CLibYAML

/// A parser of libyaml with the text that it reads.
struct YAMLParser: ~Copyable {
  let pointer: UnsafeMutablePointer<yaml_parser_t>
  /// False where there was no memory for it.
  let isReady: Bool

  /// A parser of bytes that outlive it, and that are known to be UTF-8.
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
