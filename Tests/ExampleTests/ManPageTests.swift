import Foundation
import TestSupport
import Testing

@testable import LayoutCLI

/// The manual page names what the program understands.
@Suite struct ManPageTests {
  @Test func namesEveryOption() throws {
    var described: Set<String> = []
    for line in try page().split(separator: "\n") where line.hasPrefix(".It Fl") {
      described.formUnion(longOptions(of: line))
    }
    #expect(described == Set(OptionTable.options.map(\.name)))
  }

  @Test func namesEveryShortOption() throws {
    let lines = try page().split(separator: "\n").filter { $0.hasPrefix(".It Fl") }
    for option in OptionTable.options {
      guard let short = option.short else { continue }
      let item = lines.first { longOptions(of: $0).contains(option.name) }
      #expect(item?.hasPrefix(".It Fl \(short) ") == true, "-\(short), --\(option.name)")
    }
  }

  @Test(arguments: Command.allCases)
  func namesEveryCommand(command: Command) throws {
    let page = try page()
    #expect(page.contains("\n.It Cm \(command.rawValue)\n"))
    #expect(page.contains("\n.Nm\n.Cm \(command.rawValue)\n"))
  }

  /// The synopsis of a command has the options that the command takes.
  @Test(arguments: Command.allCases)
  func synopsisIsComplete(command: Command) throws {
    let page = try page()
    let synopsis = page.components(between: ".Sh SYNOPSIS", and: ".Sh DESCRIPTION")
    let usage = synopsis.components(between: ".Cm \(command.rawValue)\n", and: ".Nm\n")
    let shorts: [Character: String] = ["f": "format", "o": "output"]
    var named: Set<String> = []
    for line in usage.split(separator: "\n") where line.hasPrefix(".Op Fl") {
      let words = line.split(separator: " ")
      named.formUnion(longOptions(of: line))
      if words.count > 2, words[2].count == 1, let letter = words[2].first, let name = shorts[letter] {
        named.insert(name)
      }
    }
    let options = OptionTable.options(of: command).map(\.name)
    #expect(named == Set(options).subtracting(["help", "version"]))
  }

  private func page() throws -> String { try Repository.text("man/layoutc.1") }

  /// The names after `Fl Fl` on a line.
  private func longOptions(of line: some StringProtocol) -> Set<String> {
    let words = line.split(separator: " ")
    return Set(
      words.indices.dropFirst(2).compactMap { index in
        words[index - 2] == "Fl" && words[index - 1] == "Fl" ? String(words[index]) : nil
      })
  }
}

extension String {
  /// What stands between two marks; up to the end where the second one does not follow.
  fileprivate func components(between start: String, and end: String) -> String {
    guard let from = range(of: start) else { return "" }
    let rest = self[from.upperBound...]
    return String(rest.range(of: end).map { rest[..<$0.lowerBound] } ?? rest)
  }
}
