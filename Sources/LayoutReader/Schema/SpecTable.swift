/// The keys of the spec itself and of what it says about itself.
enum SpecTable {
  static let spec = Noun(.spec, "a spec", exclusions: besideSwift, keys)

  /// An included file gives its `let`, `define` and `states`; the rest of it may be there, and is not looked at.
  static let includedSpec = Noun(
    .includedSpec, "an included file", exclusions: besideSwift, keys)

  static let sections = ValueType.list(.map(.section), atLeast: 1)
  static let sectionsBesideSwift = ValueType.list(.map(.sectionData), atLeast: 0)

  /// What layout code says itself.
  private static let besideSwift = [["swift", "configuration"], ["swift", "registrations"]]

  static let swift = Noun(
    .swift, "swift",
    [
      KeyRow("file", .label, required: true, "the file of Swift, relative to this one"),
      KeyRow("entry", .label, "the declaration that gives the layout; needless where only one does"),
    ])

  private static let keys = [
    KeyRow(
      "version", .number(NumberRule(minimum: 1, isWhole: true, noun: "a version").literal), default: "1",
      "the version of the format"),
    KeyRow("name", .text, "the layout's name, for titles"),
    KeyRow("include", .list(.label, atLeast: 0), "files whose let, define and states this one builds on"),
    KeyRow("environment", .map(.environment), "what the layout is solved for"),
    KeyRow("let", .names(.namedValue), "named values for expressions"),
    KeyRow("define", .names(.anything), "reusable pieces for use"),
    KeyRow("swift", .map(.swift), "layout code in Swift that builds the sections; these then hold only data"),
    KeyRow("configuration", .map(.configuration), "UICollectionViewCompositionalLayoutConfiguration"),
    KeyRow("sections", sections, "the sections, at least one; beside swift those that have data"),
    KeyRow("states", .names(.names(.items)), "named data: what each section holds, by its id"),
    KeyRow("registrations", .map(.registrations), "the element kinds that the app registers"),
    KeyRow("lint", .map(.lint), "rule severities and deployment targets for this file"),
  ]

  static let registrations = Noun(
    .registrations, "registrations",
    [
      KeyRow(
        "supplementary", .list(.elementKind, atLeast: 0), "the kinds of supplementary and boundary items"),
      KeyRow("decoration", .list(.label, atLeast: 0), "the kinds of decoration items"),
    ])

  static let severities = ["error", "warning", "info", "off"]

  static let lint = Noun(
    .lint, "lint",
    [
      KeyRow("disable", .list(.label, atLeast: 0), "rules that do not report"),
      KeyRow("severity", .names(.word(severities)), "severities by rule"),
      KeyRow("overrides", .list(.map(.lintOverride), atLeast: 0), "settings for parts of the spec"),
      KeyRow("targets", .names(.version), "the least system versions, by platform"),
    ])

  static let lintOverride = Noun(
    .lintOverride, "an override",
    [
      KeyRow("path", .label, required: true, "the part: section index or id in brackets, then keys by dots"),
      KeyRow("disable", .list(.label, atLeast: 0), "rules that do not report there"),
      KeyRow("severity", .names(.word(severities)), "severities by rule"),
    ])
}
