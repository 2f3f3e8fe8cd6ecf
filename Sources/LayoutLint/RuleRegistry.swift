import LayoutDiagnostics

/// All rules: to add one, write its file and list its type here.
package enum RuleRegistry {
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
    RedundantGroup.self,
    ManyEstimatedItems.self,
    EstimatedMainAxisSingleRun.self,
    FractionLiteralDrift.self,
    EstimateFarFromContent.self,
    EstimatesDiffer.self,
    DuplicateItemId.self,
    UnusedDefinition.self,
    FractionOfForeignAxisEstimate.self,
    DuplicateElementKind.self,
    AdaptiveGap.self,
    TextCellFixedHeight.self,
    EstimatedGroupNothingToMeasure.self,
    InsetBetweenZeroAndOne.self,
    DoubleGutter.self,
    ListPhantomHeaderGap.self,
    PinnedRelayoutCost.self,
    RedundantDefault.self,
    SizeClassOnlyBreakpoints.self,
    NegativeSpacing.self,
    VisibleItemsEstimated.self,
    VisibleItemsScalesHeader.self,
    VisibleItemsOffscreen.self,
  ]

  /// The rules that need solved frames, in the order in which they run.
  static let solved: [any SolvedRule.Type] = [
    ViewWithoutSize.self,
    EdgeSpacingOverflow.self,
    GroupCannotFitItem.self,
    SectionTrimmedAway.self,
    GroupNoRoomAfterInsets.self,
    NonpositiveDimension.self,
    InsetExceedsSlot.self,
    PinnedZeroExtent.self,
    CrossAxisOverflow.self,
    EstimatedMainAxisUnbounded.self,
    SelfSizingFeedbackRisk.self,
    SpacingWithoutGap.self,
    HeaderGapMissing.self,
    RepeatCountOverflows.self,
    SubitemNeverPlaced.self,
    OrthogonalWidthIgnoresInsets.self,
    OrthogonalPageMismatch.self,
    OrthogonalFillsViewport.self,
    BoundaryItemsOverlap.self,
    BoundaryAsLongAsView.self,
    BoundaryCoversCells.self,
    CustomFramesMismatch.self,
    CellsOverlap.self,
    CellOutsideView.self,
    ContentUnderSafeArea.self,
    SupplementaryOutsideGroup.self,
    HeaderInsetMismatch.self,
    SideBoundaryFraction.self,
    DecorationCoversBoundary.self,
    FixedWidthOnResizable.self,
    RowMostlyEmpty.self,
    UnevenGutters.self,
    TouchTargetTooSmall.self,
    ColumnsAtAccessibilitySize.self,
    PhysicalEdgeName.self,
    ScrollAxisInsetsNotSubtracted.self,
    FlexibleSpacingNoSlack.self,
    PartialLastGroup.self,
    OrthogonalNothingToScroll.self,
    EmptySectionKeepsSpace.self,
  ]

  /// The rules about the comments that turn rules off; `Suppressions` runs them.
  static let comments: [any Rule.Type] = [
    UnusedSuppression.self,
    SuppressionWithoutReason.self,
  ]

  /// The rules of the format: what breaks them is found while a spec is read and its expressions are evaluated, where the text is at hand.
  static let reading: [any Rule.Type] = [
    SyntaxError.self,
    DocumentShape.self,
    ResourceLimit.self,
    DuplicateKey.self,
    UnknownKey.self,
    MissingKey.self,
    ExcludedKey.self,
    SingleTemplatePerSection.self,
    EmptyGroup.self,
    InvalidValue.self,
    CountNotPositive.self,
    NonFiniteNumber.self,
    AmbiguousScalar.self,
    UnknownName.self,
    SectionWithoutLayout.self,
    UnknownRule.self,
  ]

  /// Every rule, in the order in which they run; those of the format, which have no turn of their own, first.
  package static let all: [RegisteredRule] =
    reading.map(RegisteredRule.reading) + `static`.map(RegisteredRule.static)
    + solved.map(RegisteredRule.solved) + comments.map(RegisteredRule.comments)

  /// What is known about every rule, in the same order.
  package static let metadata: [RuleMetadata] = all.map { $0.metadata }

  /// The ids of all rules, in the same order.
  package static let ids: [RuleID] = metadata.map(\.id)

  /// The rules that run only where they are asked for.
  static let optIn: Set<RuleID> = Set(metadata.filter(\.isOptIn).map(\.id))

  /// The rules that find why UIKit raises "There is no room for this NSCollectionLayoutGroup".
  package static let noRoomRules: Set<RuleID> = Set(metadata.filter { $0.crashes[.noRoom] != nil }.map(\.id))

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.metadata.id, $0) })

  /// The rules whose findings the linter itself reports, as settings want them.
  static let linted: Set<RuleID> = Set(
    `static`.map { $0.metadata.id } + solved.map { $0.metadata.id })

  /// The rule of an id; nil for what is reported under no rule's name.
  package static func rule(_ id: RuleID) -> RegisteredRule? { byID[id] }

  /// What stands for every rule where rules are selected.
  package static let everyRule = "all"

  /// The rule that a user names in an option, in settings or in a comment; nil where there is none of that name.
  package static func named(_ word: String) -> RuleMetadata? { byID[RuleID(word)]?.metadata }

  /// Rules that others have taken in, by what they were called.
  private static let former: [String: RuleID] = ["boundary-not-extending-overlaps": .boundaryCoversCells]

  /// The rule that a misspelt or former name was meant to be, if one is near.
  package static func nearest(to word: String) -> RuleID? {
    former[word] ?? nearestWord(to: word, among: metadata.lazy.map(\.id.name)).map(RuleID.init)
  }

  /// The rules whose ids have all the words of a name that is none of theirs, or begin with them, sorted.
  package static func containing(_ word: String) -> [RuleID] {
    let words = word.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
    guard !words.isEmpty else { return [] }
    return metadata.map(\.id).filter { id in
      let own = id.name.split(separator: "-")
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }.sorted()
  }
}

/// A rule and what it needs. Told by its list: a cast at run time would search the whole program, at every start.
package enum RegisteredRule: Sendable {
  /// Its findings are made where the text is read.
  case reading(any Rule.Type)
  case `static`(any StaticRule.Type)
  case solved(any SolvedRule.Type)
  case comments(any Rule.Type)

  package var metadata: RuleMetadata {
    switch self {
    case .reading(let rule): rule.metadata
    case .static(let rule): rule.metadata
    case .solved(let rule): rule.metadata
    case .comments(let rule): rule.metadata
    }
  }

  /// True if its findings are about the spec itself, so that comments may hide them.
  var findsInSpecs: Bool {
    switch self {
    // A comment against what cannot be read hides nothing, and is told so.
    case .reading, .static, .solved: true
    case .comments: false
    }
  }
}
