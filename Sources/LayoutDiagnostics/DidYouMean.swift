/// Returns help that offers the likely spelling; empty if there is none.
package func didYouMean(_ near: String?) -> [String] { near.map { ["did you mean '\($0)'?"] } ?? [] }

/// Returns help that offers the candidate nearest to a misspelt word; empty if none is near.
package func didYouMean(_ word: String, among candidates: some Sequence<String>) -> [String] {
  didYouMean(nearestWord(to: word, among: candidates))
}

/// Returns the nearest candidate to a misspelt word if its Damerau-Levenshtein distance, ignoring case, is at
/// most 2 and at most a third of the word's length. Of equal candidates, the earlier one wins.
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

/// A list of words to compare with misspelt words. The number of comparisons is limited, because a spec may
/// have thousands of mistakes.
package struct WordList: Sendable {
  package let words: [String]
  /// The number of comparisons left.
  private var remaining: Int

  /// - Parameter words: the words. Of equally near ones, the earlier wins.
  package init(_ words: [String], greatestComparisonCount: Int = 200_000) {
    self.words = words
    remaining = greatestComparisonCount
  }

  /// True if no comparisons are left.
  package var isExhausted: Bool { remaining <= 0 }

  /// Returns the word that `nearestWord` finds; `nil` once no comparisons are left.
  package mutating func nearest(to word: String) -> String? {
    guard !isExhausted else { return nil }
    let compared = words.prefix(remaining)
    remaining -= max(1, compared.count)
    return nearestWord(to: word, among: compared)
  }
}

/// Returns the Damerau-Levenshtein distance (optimal string alignment) of two words.
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
