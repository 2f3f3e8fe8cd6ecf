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

  /// The synopsis of a command names its options, or else the list of groups has all groups of its options.
  @Test(arguments: Command.allCases)
  func synopsisIsComplete(command: Command) throws {
    let page = try page()
    let synopsis = page.components(between: ".Sh SYNOPSIS", and: ".Sh DESCRIPTION")
    var usage = synopsis.components(between: ".Cm \(command.rawValue)\n", and: ".Nm\n")
    #expect(synopsis.components(separatedBy: ".Cm \(command.rawValue)\n").count == 2)
    if usage.hasPrefix(".Op Ar options\n") {
      usage = page.components(between: "option groups\n", and: ".El\n")
        .components(between: ".It Cm \(command.rawValue)\n", and: ".It")
    }
    let shorts: [Character: String] = ["f": "format", "o": "output"]
    var named: Set<String> = []
    var groups: Set<String> = []
    for line in usage.split(separator: "\n") {
      let words = line.split(separator: " ")
      if !line.hasPrefix("."), line != "and" {
        groups.formUnion(line.components(separatedBy: ", "))
      }
      if line.hasPrefix(".Fl") { named.formUnion(longOptions(of: ".Op \(line.dropFirst())")) }
      guard line.hasPrefix(".Op Fl") else { continue }
      named.formUnion(longOptions(of: line))
      if words.count > 2, words[2].count == 1, let letter = words[2].first, let name = shorts[letter] {
        named.insert(name)
      }
    }
    let options = OptionTable.options(of: command).filter { $0.id != .help && $0.id != .version }
    #expect(groups.isSubset(of: options.map(\.id.group.rawValue)))
    #expect(named == Set(options.filter { !groups.contains($0.id.group.rawValue) }.map(\.name)))
  }

  @Test(arguments: HelpTopic.allCases)
  func namesEveryTopic(topic: HelpTopic) throws {
    let help = try page().components(between: "\n.It Cm help\n", and: "\n.Pp\n")
    #expect(help.contains("\n.It Cm \(topic.rawValue)\n"))
  }

  /// The page describes the options under the headings that help has.
  @Test(arguments: OptionGroup.allCases)
  func groupsOptions(group: OptionGroup) throws {
    let options = try page().components(between: ".Sh OPTIONS", and: ".Sh ENVIRONMENT")
    let described = options.components(between: ".Ss \(group.heading)\n", and: ".Ss ")
      .split(separator: "\n").filter { $0.hasPrefix(".It Fl") }.flatMap { longOptions(of: $0) }
    #expect(Set(described) == Set(OptionTable.options.filter { $0.id.group == group }.map(\.name)))
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
  /// The text between two marks; up to the end if the second one is missing.
  fileprivate func components(between start: String, and end: String) -> String {
    guard let from = range(of: start) else { return "" }
    let rest = self[from.upperBound...]
    return String(rest.range(of: end).map { rest[..<$0.lowerBound] } ?? rest)
  }
}
