/// YAML's own tags.
enum YAMLTag: String {
  /// `!`: not to be resolved by its look.
  case nonSpecific = "!"
  case null = "tag:yaml.org,2002:null"
  case boolean = "tag:yaml.org,2002:bool"
  case integer = "tag:yaml.org,2002:int"
  case float = "tag:yaml.org,2002:float"
  case string = "tag:yaml.org,2002:str"
  case sequence = "tag:yaml.org,2002:seq"
  case mapping = "tag:yaml.org,2002:map"

  /// As people write it.
  var shorthand: String {
    let prefix = "tag:yaml.org,2002:"
    return rawValue.hasPrefix(prefix) ? "!!" + rawValue.dropFirst(prefix.count) : rawValue
  }

  /// True if a sequence or mapping may have it.
  func allows(isMapping: Bool) -> Bool {
    switch self {
    case .nonSpecific: true
    case .sequence: !isMapping
    case .mapping: isMapping
    case .null, .boolean, .integer, .float, .string: false
    }
  }

  /// What it makes of a scalar, or nil where the two do not go together.
  func resolve(_ text: UnsafeBufferPointer<UInt8>) -> CoreSchema? {
    switch self {
    case .nonSpecific, .string: return .string
    case .sequence, .mapping: return nil
    case .integer: return CoreSchema.integer(text).map { .number($0) }
    case .float: return CoreSchema.float(text).map { .number($0) }
    case .null:
      if case .null = CoreSchema(text) { return .null }
      return nil
    case .boolean:
      if case .boolean(let value) = CoreSchema(text) { return .boolean(value) }
      return nil
    }
  }
}
