/// Words in a row with a conjunction before the last: `compact or regular`, `a, b and c`; a word that is the only one by itself.
package func conjoined(_ words: [String], by conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
