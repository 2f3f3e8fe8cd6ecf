/// The rules that are built.
public enum RuleRegistry {
  /// Every rule, in the order in which they run.
  public static let all: [any Rule.Type] = [
    EmptyGroup.self,
    CountOverridesItemSize.self,
    EstimatedInsetsIgnored.self,
    EstimatedItemInFixedGroup.self,
    FractionalItemInEstimatedGroup.self,
    OnePointDimension.self,
    GroupCannotFitItem.self,
  ]

  /// What is known about every rule, in the same order.
  public static var metadata: [RuleMetadata] { all.map { $0.metadata } }

  /// The rule of an id, or nil where none is built.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.metadata.id == id } }
}
