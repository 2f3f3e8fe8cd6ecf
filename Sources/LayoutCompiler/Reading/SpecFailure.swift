import LayoutDiagnostics

/// Why there is no spec, in words.
package enum SpecFailure: Error {
  /// The file could not be read.
  case unreadable(String)
  /// The file as a whole is a mistake.
  case refused(name: String, String, rule: RuleID)
  /// The configuration file has errors.
  case brokenConfiguration(ConfigurationFile)
}
