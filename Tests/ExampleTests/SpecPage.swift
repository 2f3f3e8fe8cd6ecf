import Foundation
import TestSupport

/// The manual page of the spec format, taken apart by its marks.
struct SpecPage {
  /// One key as the page describes it.
  struct Entry {
    let keys: [String]
    /// Whether the line says more than the names: several keys in one line refer to another place.
    let isWhole: Bool
    /// What may be written: `list of maps`.
    let type: String
    let isRequired: Bool
    let defaultText: String?
    /// What follows the line.
    var text = ""
  }

  /// The keys under the mark `.\" noun: …`, by the noun's name.
  private(set) var entries: [String: [Entry]] = [:]
  /// The specs under the mark `.\" spec`, as they are shown.
  private(set) var specs: [String] = []

  init() throws {
    var nouns: [String] = []
    var spec: String?
    var isMarked = false
    for line in try Repository.text("man/layoutc-spec.5").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let shown = spec {
        if line == ".Ed" { specs.append(shown) }
        spec = line == ".Ed" ? nil : shown + Self.shown(line) + "\n"
      } else if line.hasPrefix(".\\\" noun: ") {
        nouns = line.dropFirst(".\\\" noun: ".count).split(separator: " ").map(String.init)
        for noun in nouns { entries[noun, default: []] += [] }
      } else if line == ".\\\" end" {
        nouns = []
      } else if line == ".\\\" spec" {
        isMarked = true
      } else if line.hasPrefix(".Bd"), isMarked {
        (spec, isMarked) = ("", false)
      } else if line.hasPrefix(".It Ic ") {
        for noun in nouns { entries[noun]?.append(Self.entry(String(line))) }
      } else {
        for noun in nouns {
          guard let last = entries[noun]?.indices.last else { continue }
          entries[noun]?[last].text += line + "\n"
        }
      }
    }
  }

  private static func entry(_ line: String) -> Entry {
    let words = line.split(separator: " ").dropFirst(2)
    let keys = words.prefix { $0 != "Em" }.filter { $0 != "," }.map(String.init)
    let head = words.drop { $0 != "Em" }
    let type = head.prefix { $0 != "Pq" }
    let standard = head.drop { $0 != "Pq" }.dropFirst(2).joined(separator: " ")
    let described = type.filter { $0 != "required" }.dropFirst().joined(separator: " ")
    return Entry(
      keys: keys, isWhole: !head.isEmpty,
      type: described.replacingOccurrences(of: " ,", with: ",").trimmingCharacters(in: [","]),
      isRequired: type.last == "required",
      defaultText: standard.isEmpty ? nil : shown(standard))
  }

  /// Text without the escapes of the page.
  private static func shown(_ text: some StringProtocol) -> String {
    String(text).replacingOccurrences(of: "\\&", with: "").replacingOccurrences(of: "\\(dq", with: "\"")
      .replacingOccurrences(of: "\\e", with: "\\")
  }
}
