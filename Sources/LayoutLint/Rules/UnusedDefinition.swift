import LayoutReader
import LayoutResolver

/// `unused-definition`: a definition that no section uses.
public enum UnusedDefinition: StaticRule {
  public static let metadata = RuleMetadata(
    id: "unused-definition",
    summary: "a definition is never used",
    why: "it says nothing about the layout and misleads whoever reads the spec; often its use was renamed",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.safe],
    bad: [
      RuleExample(
        "a definition without a use",
        """
        define:
          card: {item: 50% x 100%}
          wide: {item: 100% x 100%}  # <- unused-definition
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{use: card}]}
        """),
      RuleExample(
        "definitions that use each other only",
        """
        define:
          gutters: 8  # <- unused-definition
          card: {item: {contentInsets: {use: gutters}}}  # <- unused-definition
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
        """),
      RuleExample(
        "aliases in other definitions that nothing uses",
        """
        define:
          insets: &insets {horizontal: 8}  # <- unused-definition
          card: {item: {contentInsets: *insets}}  # <- unused-definition
          margins: *insets  # <- unused-definition
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
        """),
    ],
    good: [
      RuleExample(
        "a definition that is used",
        """
        define:
          card: {item: 50% x 100%}
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{use: card}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a definition that a variant uses in other environments",
        """
        define:
          wide: {when: "${width > 2000}", contentInsets: {horizontal: 100}}
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
            variants: [{use: wide}]
        """),
      RuleExample(
        "a definition that another one uses",
        """
        define:
          gutters: 8
          card: {item: {contentInsets: {use: gutters}}}
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{use: card}]}
        """),
      RuleExample(
        "definitions that aliases and merge keys stand for",
        """
        define:
          size: &size 50% x 100%
          card: &card {size: *size, contentInsets: {horizontal: 4}}
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {<<: *card, contentInsets: 2}}]}
        """),
    ])

  public static func check(_ layout: LintedLayout) -> [Finding] {
    layout.unusedDefinitions.map { definition in
      Finding(
        path: "define.\(definition.name)",
        "the definition \(quotedText(definition.name)) is never used", at: definition.span,
        help: [
          "delete it (safe: frames do not change), or write use: \(shownText(definition.name)) where it belongs"
        ],
        fixes: [SpecFix(.safe, "delete it", [.removeDefinition(definition.span, definition.name)])])
    }
  }
}
