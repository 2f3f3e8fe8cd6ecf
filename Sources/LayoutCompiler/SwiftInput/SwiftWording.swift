/// Helps as they are of use in code: what a spec writes in its own way, as Swift has it.
enum SwiftWording {
  /// A help with `.estimated(44)` for `~44`, `.uniformAcrossSiblings(estimate: 44)` for `uniform(44)`, and assignments for keys with
  /// words: `extendsBoundary = false`, `contentInsetsReference = .none`.
  static func help(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices {
      if index > 0, let assigned = assigned(words[index], to: words[index - 1]) {
        words[index - 1].removeLast()
        words[index] = "= " + assigned
      } else {
        words[index] = dimension(words[index])
      }
    }
    return words.joined(separator: " ")
  }

  private static func dimension(_ word: String) -> String {
    if word.hasPrefix("uniform(") {
      return ".uniformAcrossSiblings(estimate: " + word.dropFirst("uniform(".count)
    }
    guard word.hasPrefix("~") else { return word }
    let number = word.dropFirst().prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? word : ".estimated(\(number))" + word.dropFirst(1 + number.count)
  }

  /// The value behind a key as it is assigned; nil where the words are no key of UIKit's and no word for it.
  private static func assigned(_ value: String, to key: String) -> String? {
    let name = key.dropLast()
    // Only names of several words are no words of a sentence.
    guard key.last == ":", name.allSatisfy({ $0.isASCII && $0.isLetter }),
      name.contains(where: \.isUppercase),
      let first = value.first, first.isASCII, first.isLowercase
    else { return nil }
    let word = value.prefix { $0.isLetter }
    return word == "true" || word == "false" ? value : "." + value
  }
}
