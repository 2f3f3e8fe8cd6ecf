/// What the views of a group are numbered from: how many of their kind come before it in the section.
struct ViewNumbers: Sendable {
  /// The cells before some group.
  var cells = 0
  /// The supplementary items before that group, by kind.
  var supplementaryItems: [Int: Int] = [:]
  /// How many full groups stand between that group and the one that is meant.
  var groups = 0

  /// The same for a group that comes so many full groups later.
  func advanced(by groups: Int) -> ViewNumbers {
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
