/// What the solver may still spend on one layout.
final class SolvingBudget {
  /// The maximum number of groups of self-sizing cells that are solved one by one.
  static let greatestGroupCount = 10_000_000
  /// The maximum number of lengths that are added up to count the subitems of all groups. The free lengths of each group do not count.
  static let greatestLengthCount = 50_000_000
  /// How many lengths each group may add up for free.
  static let freeLengths = 1_000

  var groups: Int
  private var lengths = greatestLengthCount

  init(groups: Int = greatestGroupCount) { self.groups = groups }

  /// Takes lengths from the budget; false if it is used up.
  func takeLengths(_ count: Int) -> Bool {
    lengths -= count
    return lengths >= 0
  }
}
