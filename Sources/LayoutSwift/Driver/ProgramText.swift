/// The text of a program that builds a layout: the user's file as it compiles here, then the code that calls the entry.
struct ProgramText {
  /// UTF-8.
  let bytes: [UInt8]
  /// The number of lines of the user's file.
  let lineCount: Int
  /// The line after them that calls the entry, from 1 on.
  let callLine: Int
  /// The line that declares the entry, from 1 on.
  let entryLine: Int
  /// The modules whose imports are left out, because they do not exist here.
  let omittedModules: [String]
}
