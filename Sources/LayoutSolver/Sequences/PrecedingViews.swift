/// Counts the views before a group in its section: its own views are numbered from there.
struct PrecedingViews: Sendable {
  /// The cells before the first of some equal groups.
  var cells = 0
  /// The supplementary items before that group, by kind.
  var supplementaryItems: [Int: Int] = [:]
  /// How many full groups are between that group and this one.
  var groups = 0

  /// The count before a later group.
  func advanced(by groups: Int) -> PrecedingViews {
    var result = self
    result.groups += groups
    return result
  }

  /// How many views of a kind come before the group.
  /// - Parameter count: how many a full group holds.
  func count(ofKind kind: Int, inFullGroup count: Int) -> Int {
    (kind == 0 ? cells : supplementaryItems[kind] ?? 0) + groups * count
  }
}
