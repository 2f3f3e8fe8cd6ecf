import CLibYAML

enum YAMLScalarStyle {
  case plain
  case quoted
  case block

  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

enum YAMLEvent {
  case documentStart
  case alias
  case scalar(YAMLScalarStyle)
  case collectionStart(isMapping: Bool, isFlow: Bool)
  case collectionEnd
  case streamEnd
}

/// An error in libyaml's words, with byte offsets.
struct YAMLProblem: Error {
  var problem: String
  var offset: Int
  var context: String
  var contextOffset: Int?
}

struct YAMLEvents: ~Copyable {
  private let parser: YAMLParser
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var cursor: CharacterCursor

  /// The start of the event, including its anchor and tag.
  private(set) var start = 0
  private(set) var end = 0
  /// The content of a scalar, valid until the next event.
  private(set) var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var anchorCharacters: UnsafeMutablePointer<yaml_char_t>?
  private var tagCharacters: UnsafeMutablePointer<yaml_char_t>?

  /// Makes a parser of UTF-8 bytes, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int, isASCII: Bool) {
    parser = YAMLParser(bytes, textStart: textStart)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    cursor = CharacterCursor(bytes, textStart: textStart, isASCII: isASCII)
  }

  deinit {
    yaml_event_delete(event)
    event.deallocate()
  }

  /// Returns the next event that matters to the composer.
  mutating func next() throws(YAMLProblem) -> YAMLEvent {
    guard parser.isReady else { throw YAMLProblem(problem: "out of memory", offset: 0, context: "") }
    while true {
      yaml_event_delete(event)
      guard yaml_parser_parse(parser.pointer, event) == 1 else { throw problem() }
      start = cursor.offset(ofCharacter: event.pointee.start_mark.index)
      end = cursor.offset(ofCharacter: event.pointee.end_mark.index)
      (anchorCharacters, tagCharacters) = (nil, nil)
      switch event.pointee.type {
      case YAML_SCALAR_EVENT:
        let scalar = event.pointee.data.scalar
        text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        (anchorCharacters, tagCharacters) = (scalar.anchor, scalar.tag)
        return .scalar(YAMLScalarStyle(scalar.style))
      case YAML_MAPPING_START_EVENT:
        let mapping = event.pointee.data.mapping_start
        (anchorCharacters, tagCharacters) = (mapping.anchor, mapping.tag)
        return .collectionStart(isMapping: true, isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
      case YAML_SEQUENCE_START_EVENT:
        let sequence = event.pointee.data.sequence_start
        (anchorCharacters, tagCharacters) = (sequence.anchor, sequence.tag)
        return .collectionStart(isMapping: false, isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return .collectionEnd
      case YAML_ALIAS_EVENT:
        anchorCharacters = event.pointee.data.alias.anchor
        return .alias
      case YAML_DOCUMENT_START_EVENT: return .documentStart
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      default: return .streamEnd
      }
    }
  }

  /// The name of the anchor or alias.
  var anchor: String? { anchorCharacters.map { String(cString: $0) } }

  /// The full tag.
  var tag: String? { tagCharacters.map { String(cString: $0) } }

  private mutating func problem() -> YAMLProblem {
    let state = parser.pointer.pointee
    var offset = cursor.offset(ofCharacter: state.problem_mark.index)
    if state.error == YAML_READER_ERROR {
      offset = cursor.offset(ofCharacter: 0) + state.problem_offset
    }
    let context = state.context.map { String(cString: $0) } ?? ""
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    return YAMLProblem(
      problem: problem, offset: offset, context: context,
      contextOffset: context.isEmpty ? nil : cursor.offset(ofCharacter: state.context_mark.index))
  }
}
