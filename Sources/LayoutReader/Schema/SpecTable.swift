/// The top-level keys of a spec.
package enum SpecKeys {
  package static let version = KeyRow(
    "version", .number(NumberRule(minimum: 1, isWhole: true, noun: "a version").literal), default: 1,
    "the version of the format")
  package static let name = KeyRow("name", .text, "the layout's name, for titles")
  package static let include = KeyRow(
    "include", .list(.label, atLeast: 0), "files whose let, define and states this one builds on")
  package static let environment = KeyRow(
    "environment", .map(.environment), uikit: "NSCollectionLayoutEnvironment", "what the layout is solved for"
  )
  package static let `let` = KeyRow("let", .names(.namedValue), "named values for expressions")
  package static let define = KeyRow("define", .names(.anything), "reusable pieces for use")
  package static let swift = KeyRow(
    "swift", .map(.swift), "layout code in Swift that builds the sections; these then hold only data")
  package static let configuration = KeyRow(
    property: "configuration", .map(.configuration), "UICollectionViewCompositionalLayoutConfiguration")
  package static let sections = KeyRow(
    "sections", .list(.map(.section), atLeast: 1), uikit: ".init(sectionProvider:configuration:)",
    "the sections, at least one; beside swift those that have data")
  package static let states = KeyRow(
    "states", .names(.names(.items)), uikit: "NSDiffableDataSourceSnapshot",
    "named data: what each section holds, by its id")
  package static let registrations = KeyRow(
    "registrations", .map(.registrations), uikit: ".register(_:forDecorationViewOfKind:)",
    "the element kinds that the app registers")
  package static let lint = KeyRow(
    "lint", .map(.lint), "rule severities and deployment targets for this file")

  /// The type of `sections` if layout code builds them.
  static let sectionsBesideSwift = ValueType.list(.map(.sectionData), atLeast: 0)

  private static let all = [
    version, name, include, environment, `let`, define, swift, configuration, sections, states, registrations,
    lint,
  ]
  /// The keys that layout code sets, so that a spec with `swift` cannot have them.
  private static let besideSwift = [[swift, configuration], [swift, registrations]]

  static let noun = Noun(
    .spec, "a spec", uikit: "UICollectionViewCompositionalLayout", exclusions: besideSwift, all)
  /// A file that a spec includes for its `let`, `define` and `states`. Its other keys are ignored.
  static let included = Noun(.includedSpec, "an included file", exclusions: besideSwift, all)
}

/// The nouns for the code that builds a spec, its registrations and its lint settings.
package enum SpecTable {
  static let swift = Noun(
    .swift, "swift",
    [
      KeyRow("file", .label, required: true, "the file of Swift, relative to this one"),
      KeyRow("entry", .label, "the declaration that gives the layout; needless where only one does"),
    ])

  static let registrations = Noun(
    .registrations, "registrations", uikit: "UICollectionView",
    [
      KeyRow(
        "supplementary", .list(.elementKind, atLeast: 0),
        uikit: ".register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        "the kinds of supplementary and boundary items"),
      KeyRow(
        "decoration", .list(.label, atLeast: 0),
        uikit: "UICollectionViewLayout.register(_:forDecorationViewOfKind:)", "the kinds of decoration items"),
    ])

  static let severities = ["error", "warning", "info", "off"]

  /// The two words for rules that are turned off, in every map that has one of them.
  package static let offKeys = [ignore, disable]
  static let ignore = KeyRow("ignore", .oneOrMany(.label, atLeast: 0), "rules that do not report")
  static let disable = KeyRow("disable", .oneOrMany(.label, atLeast: 0), "another word for ignore")

  static let lint = Noun(
    .lint, "lint",
    [
      ignore, disable,
      KeyRow("severity", .names(.word(severities)), "severities by rule"),
      KeyRow("overrides", .list(.map(.lintOverride), atLeast: 0), "settings for parts of the spec"),
      KeyRow("targets", .names(.version), "the least system versions, by platform"),
    ])

  static let path = KeyRow(
    "path", .label, required: true, "the part: section index or id in brackets, then keys by dots")

  static let lintOverride = Noun(
    .lintOverride, "an override",
    [
      path,
      ignore, disable,
      KeyRow("severity", .names(.word(severities)), "severities by rule"),
    ])
}
