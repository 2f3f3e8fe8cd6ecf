import LayoutReader
import LayoutResolver

/// A request for completion: a place in a text and its surroundings.
struct CompletionRequest {
  var bytes: [UInt8]
  /// The byte after the cursor.
  var offset: Int
  /// The type of the whole text: a spec, a file that specs include, or a configuration.
  var root = ValueType.map(.spec)
  /// The files that the text includes.
  var included: [[UInt8]] = []
  var devices = DeviceCatalog()
  /// True if the client accepts snippets, which have places to fill in.
  var hasSnippets = false

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Returns the proposals, the likeliest first.
  func items() -> [CompletionItem] {
    guard 0...bytes.count ~= offset else { return [] }
    return Completion(self).items()
  }
}
