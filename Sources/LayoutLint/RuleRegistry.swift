/// The rules that are built.
public enum RuleRegistry {
  /// The rules that need nothing but the spec, in the order in which they run.
  static let `static`: [any StaticRule.Type] = [
    CountOverridesItemSize.self,
    EstimatedInsetsIgnored.self,
    EstimatedItemInFixedGroup.self,
    FractionalItemInEstimatedGroup.self,
    OnePointDimension.self,
    FractionOutOfRange.self,
    EstimatedCountGroupNotMeasured.self,
    EstimatedSupplementaryNotMeasured.self,
    UniformRequiresEstimatedParent.self,
    UniformScopeTooLarge.self,
    RaggedRow.self,
    OrthogonalEstimatedCrossAxis.self,
    OrthogonalPropertiesInert.self,
    OrthogonalPinnedBoundary.self,
    PinnedStackingConflict.self,
    ElementKindUnregistered.self,
    DecorationAboveContent.self,
    ApiUnavailable.self,
    DeprecatedApi.self,
    ListInertKey.self,
    ListFirstItemHeader.self,
    ListPinnedHeaderMode.self,
    HeaderGapMissing.self,
    EdgeSpacingOverflow.self,
    RedundantGroup.self,
    ManyEstimatedItems.self,
    SelfSizingFeedbackRisk.self,
    EstimatedMainAxisSingleRun.self,
    FractionLiteralDrift.self,
    EstimateFarFromContent.self,
    DuplicateItemId.self,
    UnusedDefinition.self,
  ]

  /// The rules that need solved frames, in the order in which they run.
  static let solved: [any SolvedRule.Type] = [
    GroupCannotFitItem.self
  ]

  /// The rules about the comments that turn rules off; `Suppressions` runs them.
  static let comments: [any Rule.Type] = [
    UnusedSuppression.self
  ]

  /// Every rule, in the order in which they run.
  public static var all: [RegisteredRule] {
    `static`.map(RegisteredRule.static) + solved.map(RegisteredRule.solved)
      + comments.map(RegisteredRule.comments)
  }

  /// What is known about every rule, in the same order.
  public static var metadata: [RuleMetadata] { all.map { $0.metadata } }

  /// The rules that run only where they are asked for.
  static let optIn: Set<String> = Set(metadata.filter(\.isOptIn).map(\.id))

  /// The rules whose findings the linter itself reports, as settings want them.
  static let linted: Set<String> = Set(
    `static`.map { $0.metadata.id } + solved.map { $0.metadata.id })

  /// The rule of an id, or nil where none is built.
  public static func rule(_ id: String) -> RegisteredRule? { all.first { $0.metadata.id == id } }
}

/// A rule and what it needs. Told by its list: a cast at run time would search the whole program, at every start.
public enum RegisteredRule: Sendable {
  case `static`(any StaticRule.Type)
  case solved(any SolvedRule.Type)
  case comments(any Rule.Type)

  public var metadata: RuleMetadata {
    switch self {
    case .static(let rule): rule.metadata
    case .solved(let rule): rule.metadata
    case .comments(let rule): rule.metadata
    }
  }

  /// Whether its findings are about the spec itself, so that comments may hide them.
  var findsInSpecs: Bool {
    switch self {
    case .static, .solved: true
    case .comments: false
    }
  }
}
