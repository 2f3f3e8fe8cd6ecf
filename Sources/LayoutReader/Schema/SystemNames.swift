import LayoutDiagnostics

/// The names of the supported systems.
package enum SystemNames {
  /// The names of each family, in the order of the versions. Apple's went from 18 (macOS 15, visionOS 2) to
  /// 26.
  package static let all = families.flatMap { family, versions in versions.map { "\(family)-\($0)" } }

  private static let families: [(name: String, versions: [Int])] = [
    ("ios", Array(13...18) + [26, 27]), ("macos", Array(11...15) + [26, 27]),
    ("tvos", Array(13...18) + [26, 27]), ("visionos", [1, 2, 26, 27]),
  ]

  /// A short description of all names.
  package static var listed: String {
    families.map { "\($0)-\($1[0]) to \($0)-\($1[$1.count - 1])" }.joined(separator: ", ")
  }

  /// Returns the system that a text such as `iOS 26.1`, `ipados-19` or `26` probably means. A version that
  /// does not exist means the one before it, or the first one.
  package static func nearest(to text: String) -> String? {
    let plain = text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    let word = String(plain.prefix { $0.isLetter })
    let number = plain.dropFirst(word.count).prefix { $0.isNumber }
    let names = families.map(\.name)
    guard let version = Int(number),
      let name = word.isEmpty ? names[0] : otherNames[word] ?? nearestWord(to: word, among: names),
      let versions = families.first(where: { $0.name == name })?.versions
    else { return nil }
    return "\(name)-\(versions.last { $0 <= version } ?? versions[0])"
  }

  private static let otherNames = [
    "ipados": "ios", "iphone": "ios", "ipad": "ios", "mac": "macos", "osx": "macos", "macosx": "macos",
    "catalyst": "macos", "maccatalyst": "macos", "tv": "tvos", "appletv": "tvos", "vision": "visionos",
  ]
}
