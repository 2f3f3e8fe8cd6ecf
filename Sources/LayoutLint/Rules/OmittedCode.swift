package enum OmittedCode: Rule {
  package static let metadata = RuleMetadata(
    id: .omittedCode,
    summary:
      "code of a Swift file that is left out because it does not compile here, or a class that stands for a missing one",
    why:
      "code of modules that this machine does not have cannot run; what it would do to a layout is missing in the frames, so a statement that names part of a layout is a warning",
    severity: .warning, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "spacing by a helper of another module": CodeExamples.cards(
        "section.applySpacing(of: .cards)  // <- omitted-code", importing: "Spacings")
    ],
    good: ["spacing by UIKit": CodeExamples.cards("section.interGroupSpacing = 8")],
    nearMisses: [
      "a helper of the file": CodeExamples.cards("section.applySpacing()") + """


        extension NSCollectionLayoutSection {
          func applySpacing() { interGroupSpacing = 8 }
        }
        """
    ])
}
