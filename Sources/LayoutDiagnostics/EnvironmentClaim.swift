import LayoutText

/// The meaning of a finding in one environment for the others. Rules see one environment at a time.
package struct EnvironmentClaim: Hashable, Sendable {
  /// The node of the finding. Environments without the node do not count.
  package var subject: Span?
  /// The severity if some environments with the node do not have the finding.
  package var severityWhenPartial: Severity?
  /// True if the finding only counts when all environments with the node have it.
  package var needsAllEnvironments: Bool
  /// The rank among equally severe findings. When they are merged, the one with the lowest rank gives the
  /// message.
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
