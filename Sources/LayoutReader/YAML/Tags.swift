/// The tags that YAML defines.
enum YAMLTag: String {
  /// `!`, which makes every scalar text.
  case nonSpecific = "!"
  case null = "tag:yaml.org,2002:null"
  case boolean = "tag:yaml.org,2002:bool"
  case integer = "tag:yaml.org,2002:int"
  case float = "tag:yaml.org,2002:float"
  case string = "tag:yaml.org,2002:str"
  case sequence = "tag:yaml.org,2002:seq"
  case mapping = "tag:yaml.org,2002:map"

  /// The usual spelling of the tag.
  var shorthand: String {
    let prefix = "tag:yaml.org,2002:"
    return rawValue.hasPrefix(prefix) ? "!!" + rawValue.dropFirst(prefix.count) : rawValue
  }

  /// Returns whether a collection can have the tag.
  func allows(isMapping: Bool) -> Bool {
    switch self {
    case .nonSpecific: true
    case .sequence: !isMapping
    case .mapping: isMapping
    case .null, .boolean, .integer, .float, .string: false
    }
  }

  /// Returns the value of a scalar with this tag; `nil` if the scalar does not match it.
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
