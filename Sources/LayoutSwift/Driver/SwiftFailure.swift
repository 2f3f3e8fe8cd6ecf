/// Why code could not be made a layout.
package enum SwiftFailure: Error {
  /// The machine lacks something, or the code ended the program: no line of the text is at fault.
  case machine(String, help: [String])
  /// The text has no entry, or several of which none is named.
  case entry(String, help: [String])
  /// The compiler refuses the text, from which some imports were left out.
  case compiler([CompilerMessage], omittedModules: [String])
}
