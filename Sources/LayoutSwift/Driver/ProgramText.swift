/// The text of a program that builds a layout: the user's file, rewritten to compile here, then the code that calls the entry.
struct ProgramText {
  /// UTF-8.
  let bytes: [UInt8]
  /// The number of lines of the user's file.
  let lineCount: Int
  /// The line of the added code that calls the entry, counted from 1.
  let callLine: Int
  /// The line that declares the entry, counted from 1.
  let entryLine: Int
  /// The modules whose imports are left out, because this machine does not have them.
  let omittedModules: [String]
}
