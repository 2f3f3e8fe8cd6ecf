/// `nonpositive-dimension`: a dimension that is not greater than 0.
public enum NonpositiveDimension: Rule {
  public static let metadata = RuleMetadata(
    id: "nonpositive-dimension",
    summary: "a dimension is zero or negative",
    why:
      "nothing is to be seen of a view without a width or height, UIKit raises on negative ones and on a pinned view without a height",
    severity: .error, layer: .reading, evidence: .reported, since: "0.1.0",
    bad: [
      RuleExample(
        "no height",
        """
        sections:
          - items: 3
            grid:
              columns: 2
              rowHeight: 0  # <- nonpositive-dimension
        """),
      RuleExample(
        "by expression",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x ${height - 1000}  # <- nonpositive-dimension
                subitems: [{item: {}}]
        """),
    ],
    good: [
      RuleExample(
        "a height",
        """
        sections:
          - items: 3
            grid: {columns: 2, rowHeight: 44}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a negative inset",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 60
                subitems: [{item: {contentInsets: {top: -4}}}]
        """)
    ])
}
