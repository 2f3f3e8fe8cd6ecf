/// Help that offers what was likely to be meant, as it is to be written; none where there is no such thing.
package func didYouMean(_ near: String?) -> [String] { near.map { ["did you mean '\($0)'?"] } ?? [] }

/// Help that offers the candidate nearest to a misspelt word, if one is near.
package func didYouMean(_ word: String, among candidates: some Sequence<String>) -> [String] {
  didYouMean(nearestWord(to: word, among: candidates))
}

/// The candidate nearest to a misspelt word, if one is near enough to be worth offering.
///
/// Nearness is the Damerau-Levenshtein distance (a swap of neighbours is one step), regardless of case; at most
/// 2 steps, and at most a third of the word's length for short ones. Ties go to the earlier candidate.
package func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let scalars = Array(candidate.lowercased().unicodeScalars)
    let limit = min(2, max(1, max(wanted.count, scalars.count) / 3))
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, scalars)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Words that many misspelt ones may be compared with: at most so often in all, so that thousands of mistakes beside thousands of names cost no
/// more than some of them.
package struct WordList: Sendable {
  package let words: [String]
  /// How many comparisons are left.
  private var remaining: Int

  /// - Parameter words: the ones that win where several are as near come first.
  package init(_ words: [String], greatestComparisonCount: Int = 200_000) {
    self.words = words
    remaining = greatestComparisonCount
  }

  /// True if no word is looked for any more.
  package var isExhausted: Bool { remaining <= 0 }

  /// The word nearest to a misspelt one, as `nearestWord` finds it; nil once there were too many comparisons.
  package mutating func nearest(to word: String) -> String? {
    guard !isExhausted else { return nil }
    let compared = words.prefix(remaining)
    remaining -= max(1, compared.count)
    return nearestWord(to: word, among: compared)
  }
}

/// The Damerau-Levenshtein distance (optimal string alignment) of two words.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    row.reserveCapacity(right.count + 1)
    for j in right.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
