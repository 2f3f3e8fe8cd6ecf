import LayoutDiagnostics

/// Why a spec could not be prepared.
package enum SpecFailure: Error {
  /// The file could not be read.
  case unreadable(String)
  /// The file as a whole is refused.
  case refused(name: String, String, rule: RuleID)
  /// The configuration file has errors.
  case brokenConfiguration(ConfigurationFile)
}
