/// What may still be worked out one by one in all sections of a layout together: each costs memory and time.
final class SolvingBudget {
  /// The most groups of self-sizing cells that are solved one by one.
  static let greatestGroupCount = 10_000_000
  /// The most lengths that are added up to find how many subitems fit into groups, beyond those that are free.
  static let greatestLengthCount = 50_000_000
  /// How many lengths each group may add up in any case.
  static let freeLengths = 1_000

  /// How many groups of self-sizing cells may still be solved one by one.
  var groups: Int
  private var lengths = greatestLengthCount

  init(groups: Int = greatestGroupCount) { self.groups = groups }

  /// Takes lengths that are to be added up; false if there are not so many left.
  func takeLengths(_ count: Int) -> Bool {
    lengths -= count
    return lengths >= 0
  }
}
