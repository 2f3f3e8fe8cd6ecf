package enum AssumedValue: Rule {
  package static let metadata = RuleMetadata(
    id: .assumedValue,
    summary: "a value that Swift code reads, that is unknown here, and for which one is assumed",
    why:
      "frames that rest on an assumed value are not those of the app; --assume NAME=VALUE or the key assume of .layoutc.yaml gives the app's value, and --project the folder that declares it",
    severity: .info, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "a constant of another file": CodeExamples.cards(
        "section.interGroupSpacing = Theme.gap  // <- assumed-value")
    ],
    good: ["a number": CodeExamples.cards("section.interGroupSpacing = 8")],
    nearMisses: [
      "a constant of the file": CodeExamples.cards(
        "section.interGroupSpacing = gap", and: "static let gap: CGFloat = 8\n")
    ])
}
