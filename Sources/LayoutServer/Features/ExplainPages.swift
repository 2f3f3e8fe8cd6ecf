import LayoutDiagnostics

/// Pages that tell of rules, for the links of findings.
enum ExplainPages {
  static func uri(of rule: RuleID) -> String? { nil }
}
