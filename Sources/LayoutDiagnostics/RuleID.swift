/// The name of a rule, such as `unknown-key`. Rules that code refers to have a static member, next to the
/// rule or below.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }

  package static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}

// The rules of reading and resolving.
extension RuleID {
  package static let adaptiveGap = RuleID("adaptive-gap")
  package static let assumedValue = RuleID("assumed-value")
  package static let omittedCode = RuleID("omitted-code")
  package static let ambiguousScalar = RuleID("ambiguous-scalar")
  package static let countNotPositive = RuleID("count-not-positive")
  package static let documentShape = RuleID("document-shape")
  package static let duplicateElementKind = RuleID("duplicate-element-kind")
  package static let duplicateItemId = RuleID("duplicate-item-id")
  package static let duplicateKey = RuleID("duplicate-key")
  package static let emptyGroup = RuleID("empty-group")
  package static let excludedKey = RuleID("excluded-key")
  package static let invalidValue = RuleID("invalid-value")
  package static let missingKey = RuleID("missing-key")
  package static let nonFiniteNumber = RuleID("non-finite-number")
  package static let nonpositiveDimension = RuleID("nonpositive-dimension")
  package static let registrationInProvider = RuleID("registration-in-provider")
  package static let resourceLimit = RuleID("resource-limit")
  package static let sectionWithoutLayout = RuleID("section-without-layout")
  package static let singleTemplatePerSection = RuleID("single-template-per-section")
  package static let syntaxError = RuleID("syntax-error")
  package static let unknownKey = RuleID("unknown-key")
  package static let unknownName = RuleID("unknown-name")
  package static let unknownRule = RuleID("unknown-rule")
  package static let unusedDefinition = RuleID("unused-definition")
  package static let viewSizedByCode = RuleID("view-sized-by-code")
}
