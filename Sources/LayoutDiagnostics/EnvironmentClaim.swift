import LayoutText

/// What a finding of one environment says about the others: rules see one environment at a time.
package struct EnvironmentClaim: Hashable, Sendable {
  /// Where the thing stands that the finding is about: environments that do not have it have no say.
  package var subject: Span?
  /// How bad it is where some environments that have the thing do not have the finding.
  package var severityWhenPartial: Severity?
  /// True if it is a finding only where all environments that have the thing have the finding, too.
  package var needsAllEnvironments: Bool
  /// Of several equally bad findings that are put together the one of the least rank gives the words.
  package var rank: Double

  package init(
    subject: Span? = nil, severityWhenPartial: Severity? = nil, needsAllEnvironments: Bool = false,
    rank: Double = 0
  ) {
    self.subject = subject
    self.severityWhenPartial = severityWhenPartial
    self.needsAllEnvironments = needsAllEnvironments
    self.rank = rank
  }
}
