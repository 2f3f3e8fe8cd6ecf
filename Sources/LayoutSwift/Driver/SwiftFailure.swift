/// Why Swift code could not be turned into a layout.
package enum SwiftFailure: Error {
  /// No line of the text is at fault: the machine lacks something, or the program gave no answer.
  case machine(String, help: [String])
  /// No entry can be chosen: the text has none, or lacks the named one, or has several of which none is named.
  case entry(String, help: [String])
  /// Neither the text nor any part of it compiles.
  case slices(String, help: [String])
  /// The compiler rejects the text. Some imports had been left out of it.
  case compiler([CompilerMessage], omittedModules: [String])
}
