import Foundation
import LayoutResolver
import Testing

@testable import LayoutCLI
@testable import LayoutCompiler
@testable import LayoutReader

/// `layoutc help` of the format: what the program says of keys comes from the tables by which it reads them.
@Suite struct FormatHelpTests {
  /// The maps of the configuration file, which is no spec.
  private static let configuration = Set(SpecSchema.configurationNouns.map(\.name))

  @Test func examplesCompile() throws {
    for example in SpecHelp.examples {
      let scratch = try Scratch()
      _ = try scratch.file("common.yaml", "let: {margin: 8}\n")
      let isSpec = Self.configuration.isDisjoint(with: example.names)
      _ = try scratch.file(isSpec ? "example.yaml" : ".layoutc.yaml", example.text)
      // Layout code takes a compiler.
      let isCode = example.shows("swift")
      let command = isCode ? ["ast", "example.yaml"] : ["build", "--no-lint", "example.yaml"]
      let run = try ToolRun.run(isSpec ? command : ["config"], in: scratch.folder)
      #expect(run.code == 0, "\(example.names)")
      #expect(run.errorText == "")
    }
  }

  /// Every key of every map is in an example of the map.
  @Test func examplesShowEveryKey() {
    for id in SpecPlace.documented {
      let examples = SpecHelp.examples.filter { $0.names.contains(id.name) }
      let keys =
        switch id {
        // Their repeated part is shown next to them.
        case .sectionVariant, .configurationVariant: ["when"]
        // The kinds of layouts have an example each, which is the section's, too.
        default: SpecSchema.noun(id).keys.map(\.name)
        }
      for key in keys { #expect(examples.contains { $0.shows(key) }, "\(id.name).\(key)") }
    }
  }

  @Test func tellsOfEveryWord() throws {
    for word in SpecPlace.words {
      let text = String(decoding: try SpecHelp.text(word), as: UTF8.self)
      #expect(text.contains(word), "\(word)")
    }
  }

  /// What help says of a key is what its row says.
  @Test(arguments: SpecPlace.documented)
  func tellsOfEveryKey(id: NounID) throws {
    for row in SpecSchema.noun(id).keys {
      let run = String(decoding: try SpecHelp.text("\(id.shownName).\(row.name)"), as: UTF8.self)
      #expect(run.hasPrefix("\(id.shownName).\(row.name)\n"))
      #expect(run.contains(row.type.words))
      if let standard = row.defaultText {
        #expect(
          run.split(separator: "\n").contains { $0.hasPrefix("  default ") && $0.hasSuffix(" \(standard)") })
      }
      for word in row.type.choices { #expect(run.contains(word)) }
    }
  }

  @Test(arguments: [
    ("section.list", ["UIKit       NSCollectionLayoutSection.list(using:layoutEnvironment:)", "appearance"]),
    ("sections[0].group.horizontal.count", ["horizontal.count\n", "type        count, or an expression"]),
    (
      "contentInsets",
      ["contentInsets stands in several maps:", "section.contentInsets", "item.contentInsets"]
    ),
    ("when", ["also in  sectionVariant.when"]),
    ("section", ["section: a section has the keys", "interGroupSpacing"]),
    ("use", ["a name of define"]),
  ])
  func findsKeys(path: String, texts: [String]) throws {
    let run = try ToolRun.run(["help", "spec", path])
    #expect(run.code == 0)
    for text in texts { #expect(run.outputText.contains(text), "\(run.outputText)") }
  }

  @Test(arguments: [
    (["help", "spec", "lisst"], "did you mean 'list'?"),
    (["help", "spec", "section.lst"], "did you mean 'section.list'?"),
    (["help", "dimension"], "'layoutc help spec dimension' tells of this key"),
    (["help", "interGroupSpacing"], "'layoutc help spec interGroupSpacing' tells of this key"),
    (["help", "ragged-row"], "'layoutc explain ragged-row' tells of this rule"),
    (["help", "specc"], "did you mean 'spec'?"),
    (["help", "formats", "csv"], "help formats takes nothing more, but 'csv' is given"),
    (["help", "build", "csv"], "help takes one command, but 2 are given"),
  ])
  func offersWhatWasMeant(arguments: [String], help: String) throws {
    let run = try ToolRun.run(arguments)
    #expect(run.code == 2)
    #expect(run.errorText.contains(help), "\(run.errorText)")
  }

  /// Help covers everything in expressions.
  @Test func expressionsAreWhole() throws {
    let text = try ToolRun.run(["help", "expressions"]).outputText
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init))
    for name in ReservedNames.identifiers where name != "true" && name != "false" {
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test(arguments: HelpTopic.allCases)
  func overviewNamesTopics(topic: HelpTopic) throws {
    #expect(try ToolRun.run(["--help"]).outputText.contains("  \(topic.rawValue)"))
    let run = try ToolRun.run(["help", topic.rawValue])
    #expect(run.code == 0)
    #expect(run.outputText.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
