import LayoutDiagnostics

/// All rules. To add one, write its file and list its type here.
package enum RuleRegistry {
  /// The rules that need only the spec, in the order in which they run.
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
    EstimatesDiffer.self,
    DuplicateItemId.self,
    UnusedDefinition.self,
    FractionOfForeignAxisEstimate.self,
    DuplicateElementKind.self,
    AdaptiveGap.self,
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
    VisibleItemsLeaveSight.self,
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
    TextCellFixedHeight.self,
    TextTruncatedAtLargeSizes.self,
    RowOutgrowsScreen.self,
    EstimateFarFromContent.self,
    OrthogonalEstimatedCrossAxis.self,
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

  /// The rules of the format, which the reader and the resolver report.
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
    RegistrationInProvider.self,
    AssumedValue.self,
    OmittedCode.self,
    ViewSizedByCode.self,
    UnknownRule.self,
  ]

  /// Every rule: those of the format, then the others in the order in which they run.
  package static let all: [RegisteredRule] =
    reading.map(RegisteredRule.reading) + `static`.map(RegisteredRule.static)
    + solved.map(RegisteredRule.solved) + comments.map(RegisteredRule.comments)

  package static let metadata: [RuleMetadata] = all.map { $0.metadata }

  package static let ids: [RuleID] = metadata.map(\.id)

  /// The rules that are off by default.
  static let optIn: Set<RuleID> = Set(metadata.filter(\.isOptIn).map(\.id))

  /// The rules that find why UIKit raises "There is no room for this NSCollectionLayoutGroup".
  package static let noRoomRules: Set<RuleID> = Set(
    metadata.filter { $0.rank(for: .noRoom) != nil }.map(\.id))

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.metadata.id, $0) })

  /// The rules that the linter itself runs.
  static let linted: Set<RuleID> = Set(
    `static`.map { $0.metadata.id } + solved.map { $0.metadata.id })

  /// The rule with an id, if there is one.
  package static func rule(_ id: RuleID) -> RegisteredRule? { byID[id] }

  /// The word that selects every rule.
  package static let everyRule = "all"

  /// The rule that a user names in an option, in settings or in a comment.
  package static func named(_ word: String) -> RuleMetadata? { byID[RuleID(word)]?.metadata }

  /// Former names of rules, with the rules that replaced them.
  private static let former: [String: RuleID] = ["boundary-not-extending-overlaps": .boundaryCoversCells]

  /// The rule for a misspelled or former name, if one is near.
  package static func nearest(to word: String) -> RuleID? {
    former[word] ?? nearestWord(to: word, among: metadata.lazy.map(\.id.name)).map(RuleID.init)
  }

  /// The rules that match every word of a name: a word of the rule's id equals it or begins with it. Sorted by id.
  package static func containing(_ word: String) -> [RuleID] {
    let words = word.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
    guard !words.isEmpty else { return [] }
    return metadata.map(\.id).filter { id in
      let own = id.name.split(separator: "-")
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }.sorted()
  }
}

/// A rule with its kind. The kind comes from the list that the rule is in: a cast would search the whole program at every start.
package enum RegisteredRule: Sendable {
  /// The reader or the resolver reports the findings.
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
    // A comment against a reader's error hides nothing, and is reported.
    case .reading, .static, .solved: true
    case .comments: false
    }
  }
}

extension Diagnostic {
  /// True if UIKit raises because a group has no room.
  package var saysGroupHasNoRoom: Bool { severity == .error && RuleRegistry.noRoomRules.contains(rule) }
}
