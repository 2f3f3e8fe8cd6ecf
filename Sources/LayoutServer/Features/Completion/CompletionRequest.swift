import LayoutReader
import LayoutResolver

/// What a completion is asked for: a place of a text, and what is to be known beside it.
struct CompletionRequest {
  var bytes: [UInt8]
  /// The byte that the cursor stands before.
  var offset: Int
  /// What the whole text is: a spec, unless it is a file that specs include, or a configuration.
  var root = ValueType.map(.spec)
  /// The files that the text includes.
  var included: [[UInt8]] = []
  var devices = DeviceCatalog()
  /// True if what is inserted may have places to fill in.
  var hasSnippets = false

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// What may be written at the place, the likeliest first.
  func items() -> [CompletionItem] {
    guard 0...bytes.count ~= offset else { return [] }
    return Completion(self).items()
  }
}
