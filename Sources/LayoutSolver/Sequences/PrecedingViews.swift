/// How many views come before a group in its section: the numbers of its own views go on from there.
struct PrecedingViews: Sendable {
  /// The cells before the first of some groups.
  var cells = 0
  /// The supplementary items before that one, by kind.
  var supplementaryItems: [Int: Int] = [:]
  /// How many full groups come after that first one and before the group itself.
  var groups = 0

  /// The same for a group that comes so many full groups later.
  func advanced(by groups: Int) -> PrecedingViews {
    var result = self
    result.groups += groups
    return result
  }

  /// How many views of a kind come before the group.
  ///
  /// - Parameter count: how many a full group holds.
  func count(ofKind kind: Int, inFullGroup count: Int) -> Int {
    (kind == 0 ? cells : supplementaryItems[kind] ?? 0) + groups * count
  }
}
