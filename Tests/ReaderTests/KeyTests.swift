import Foundation
import LayoutText
import TestSupport
import Testing

@testable import LayoutReader

/// The rows of the schema are the only place where keys and their defaults are written.
@Suite struct KeyTests {
  @Test func nounsAreInTheOrderOfTheirIDs() { #expect(SpecSchema.nouns.map(\.id) == NounID.allCases) }

  @Test func defaultsAreOfTheirTypes() {
    for row in SpecSchema.nouns.flatMap(\.keys) {
      guard let standard = row.standard else { continue }
      #expect(!row.isRequired, "\(row.name)")
      let isRight =
        switch (row.type, standard) {
        case (.number(let rule), .number(let number)): rule.allows(number)
        case (.items, .number), (.scale, .number), (.boolean, .boolean), (.insets, .zero), (.point, .zero),
          (.label, .word), (.itemSize, .full):
          true
        case (.word(let words), .word(let word)): words.contains(word)
        case (.visibleTargets, .word(let word)): VisibleItemKeys.targets.contains(word)
        case (.spacing, .form(let form, _)): Normalizer.spacingForms.contains(form)
        case (.dimension, .form(let form, _)): dimensionForms.contains(form)
        default: false
        }
      #expect(isRight, "\(row.name)")
    }
  }

  /// LayoutUIKit imports nothing of ours: it has a copy of the defaults that its writer leaves out.
  @Test func recorderHasTheDefaults() throws {
    let file = Repository.file("Sources/LayoutUIKit/Recording/SpecDefaults.swift")
    if let difference = try Repository.difference(of: recordedDefaults, from: file) {
      Issue.record("\(difference)")
    }
  }

  private var recordedDefaults: String {
    let nouns: [NounID] = [
      .configuration, .section, .orthogonalScrollingProperties, .item, .line, .custom, .customFrame,
      .supplementaryItem, .boundaryItem, .decorationItem, .list,
    ]
    let data = [SectionKeys.items, SectionKeys.leadingBlanks, SectionKeys.cellZIndex]
    let lines = nouns.flatMap { noun in
      SpecSchema.noun(noun).keys.filter { row in !data.contains(row) }.compactMap { row in
        json(row).map { "    \"\(noun.name).\(row.name)\": \(literal($0)),\n" }
      }
    }
    let edges = Normalizer.edgeOrder.map { "    \"edgeSpacing.\($0)\": \(literal(#"{"fixed": 0}"#)),\n" }
    return """
      /// The values that a spec has if their keys are not written, as JSON, by map and key.
      ///
      /// A test writes this file from the schema of specs; with LAYOUTC_BLESS=1 it writes it again.
      enum SpecDefaults {
        static let all = [
      \((lines + edges).joined())  ]
      }

      """
  }

  private func literal(_ text: String) -> String { text.contains("\"") ? "#\"\(text)\"#" : "\"\(text)\"" }

  /// The default as the recorder writes values; it gives every size.
  private func json(_ row: KeyRow) -> String? {
    switch (row.standard, row.type) {
    case (.word(let word)?, _): "\"\(word)\""
    case (.zero?, .insets): #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#
    case (.form(let form, let amount)?, _): "{\"\(form)\": \(shortestText(amount))}"
    case (.full?, _), (nil, _): nil
    default: row.defaultText
    }
  }

  // MARK: Sources

  /// The folders whose code names keys by their rows.
  private static let folders = [
    "LayoutReader/NormalForm", "LayoutResolver", "LayoutSwift/Generating", "LayoutCompiler", "LayoutCLI",
  ]

  @Test func keysAreNamedByTheirRows() throws {
    // What values are made of has the names of some keys. The rows of some maps have no names.
    let parts = Set(
      Normalizer.allEdges + dimensionForms + Normalizer.spacingForms + ["x", "y", "width", "height"])
    let unnamed: Set<NounID> = [
      .configurationFile, .configurationLint, .configurationOverride, .ruleOptions, .swift, .registrations,
      .lint, .lintOverride,
    ]
    let names = Set(
      SpecSchema.nouns.filter { !unnamed.contains($0.id) }.flatMap(\.keys).map(\.name)
    ).subtracting(parts)
    let look =
      #/(?:[\w?\])]\[|(?:field|Field|setting|replacing|removing|Step)\((?:key: )?)"(\w+)"(?!:)/#
    for path in try sources(Self.folders) + ["LayoutLint/Rules/RedundantDefault.swift"] {
      for (number, line) in try lines(of: path) {
        for match in line.matches(of: look) where names.contains(String(match.1)) {
          Issue.record("\(path):\(number): name the row of '\(match.1)'")
        }
      }
    }
  }

  /// A default beside a look-up is one that the row has, or ought to have.
  @Test func defaultsAreInTheRowsOnly() throws {
    let names = Set(SpecSchema.nouns.flatMap(\.keys).filter { $0.standard != nil }.map(\.name))
    let look =
      #/\[(?:"|\w+Keys\.)(\w+)"?\]\?*\.?(?:number|boolean|text|formula)? \?\? (?:-?\d|true|false|"|\.(?:zero|fixed|number|text)\b)/#
    for path in try sources([""]) where !path.hasPrefix("LayoutServer/") && !path.hasPrefix("LayoutUIKit/") {
      for (number, line) in try lines(of: path) {
        for match in line.matches(of: look) where names.contains(String(match.1)) {
          Issue.record("\(path):\(number): the default of '\(match.1)' is that of its row")
        }
      }
    }
  }

  private func sources(_ folders: [String]) throws -> [String] {
    folders.flatMap { folder in
      let root = Repository.file("Sources/\(folder)")
      return Repository.specs(below: root, ["swift"]).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }

  private func lines(of path: String) throws -> [(Int, Substring)] {
    let lines = try Repository.text("Sources/\(path)").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { ($0 + 1, $1) }.filter { !$1.drop { $0 == " " }.hasPrefix("//") }
  }
}
