/// The name of a rule, as findings, settings and comments write it, such as `unknown-key`.
///
/// Each rule has a static member: beside the rule, or below where it is reported by what reads and resolves specs, which know no rules.
/// `RuleRegistry.named` alone makes one of what a user writes.
public struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }

  public var description: String { name }

  public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}

/// What is found while a spec is read and resolved.
extension RuleID {
  public static let adaptiveGap = RuleID("adaptive-gap")
  public static let ambiguousScalar = RuleID("ambiguous-scalar")
  public static let countNotPositive = RuleID("count-not-positive")
  public static let documentShape = RuleID("document-shape")
  public static let duplicateElementKind = RuleID("duplicate-element-kind")
  public static let duplicateItemId = RuleID("duplicate-item-id")
  public static let duplicateKey = RuleID("duplicate-key")
  public static let emptyGroup = RuleID("empty-group")
  public static let excludedKey = RuleID("excluded-key")
  public static let invalidValue = RuleID("invalid-value")
  public static let missingKey = RuleID("missing-key")
  public static let nonFiniteNumber = RuleID("non-finite-number")
  public static let nonpositiveDimension = RuleID("nonpositive-dimension")
  public static let notSupported = RuleID("not-supported")
  public static let resourceLimit = RuleID("resource-limit")
  public static let sectionWithoutLayout = RuleID("section-without-layout")
  public static let singleTemplatePerSection = RuleID("single-template-per-section")
  public static let syntaxError = RuleID("syntax-error")
  public static let unknownKey = RuleID("unknown-key")
  public static let unknownName = RuleID("unknown-name")
  public static let unknownRule = RuleID("unknown-rule")
  public static let unusedDefinition = RuleID("unused-definition")
}
