import Testing

/// A help that proposes a change tells of one that mends the finding.
@Suite struct HelpTests {
  private static func pages(_ width: String, _ share: String, _ second: String? = nil) -> String {
    """
    environment: {container: 393 x 852}
    sections:
      - items: 4
        orthogonalScrollingBehavior: groupPaging
        group:
          horizontal:
            size: \(width) x 100%
            subitems:
              - horizontal: {size: \(share) x 100%, subitem: {item: 50% x 100%}, count: 2}
              - horizontal: {size: \(second ?? share) x 100%, subitem: {item: 50% x 100%}, count: 2}

    """
  }

  private func helps(_ spec: String) -> [String] {
    Linting(spec).findings.filter { $0.rule.name == "subitem-never-placed" }.flatMap(\.helpTexts)
  }

  @Test func aGreaterGroupHasGreaterFractions() {
    #expect(
      helps(Self.pages("100%", "100%")) == [
        "make all of the subitems shorter, or make the group's width 200 % and theirs 50 %, since fractions grow with the group"
      ])
    #expect(helps(Self.pages("200%", "100%")).count == 1)
    #expect(helps(Self.pages("200%", "50%")).isEmpty)
  }

  @Test func aGreaterGroupHoldsMorePoints() {
    #expect(
      helps(Self.pages("300", "200", "150")) == [
        "make the subitems before it shorter, or the group's width greater"
      ])
    #expect(helps(Self.pages("350", "200", "150")).isEmpty)
    #expect(
      helps(Self.pages("300", "50%", "160")) == [
        "make the subitems before it shorter, or the group's width greater"
      ])
    #expect(helps(Self.pages("320", "50%", "160")).isEmpty)
  }
}
