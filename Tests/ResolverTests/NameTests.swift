import LayoutDiagnostics
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutReader
@testable import LayoutResolver

/// Errors in the names of `let` and `with`.
private func refusal(of name: String) -> Diagnostic? {
  ReservedNames.refusal(of: NormalField(name, keySpan: Span(0, 0), Normal(.null, at: Span(0, 0))), among: [])
}

@Suite struct NameTests {
  @Test(arguments: [
    ("width", "361"), ("height", "852"), ("contentWidth", "393"), ("contentHeight", "852"),
    ("safeArea.top", "59"), ("safeArea.bottom", "34"), ("safeArea.leading + safeArea.trailing", "0"),
    ("container.contentSize.width", "393"), ("container.contentSize.height", "852"),
    ("container.effectiveContentSize.width", "361"), ("container.effectiveContentSize.height", "852"),
    ("displayScale", "3"), ("traitCollection.displayScale", "3"), ("1 / displayScale < 1", "true"),
    ("itemCount", "12"), ("sectionIndex", "1"), ("sectionCount", "3"),
    ("horizontalSizeClass == compact", "true"), ("verticalSizeClass != regular", "false"),
    ("pad == userInterfaceIdiom", "false"), ("(layoutDirection) == (ltr)", "true"),
    ("preferredContentSizeCategory == accessibilityExtraLarge", "false"),
    ("traitCollection.horizontalSizeClass == compact", "true"),
    ("traitCollection.preferredContentSizeCategory == large", "true"),
    ("horizontalSizeClass == verticalSizeClass", "false"),
  ])
  func environmentNames(_ text: String, _ value: String) { #expect(outcome(text) == value) }

  @Test func unknownNames() {
    #expect(outcome("gpa * 2") == "unknown-name: unknown name 'gpa' @ gpa | did you mean 'gap'?")
    #expect(
      outcome("safeArea.topp")
        == "unknown-name: unknown name 'safeArea.topp' @ safeArea.topp | did you mean 'safeArea.top'?")
    #expect(
      outcome("environment.container.contentSize.width")
        == "unknown-name: unknown name 'environment.container.contentSize.width'"
        + " @ environment.container.contentSize.width | did you mean 'container.contentSize.width'?")
    #expect(outcome("True") == "unknown-name: unknown name 'True' @ True | did you mean 'true'?")
    #expect(
      outcome("something") == "unknown-name: unknown name 'something' @ something"
        + " | names come from let and with; the environment has width, height, safeArea.top, the traits, …")
    #expect(
      outcome("index * 2")
        == "unknown-name: 'index' has no value here; it stands only in titles of cells, measured sizes, item runs, frames of custom groups and visibleItems @ index"
    )
    #expect(
      outcome("itemCount > 0", in: NameScope(NameTable([])))
        == "unknown-name: 'itemCount' has no value here; it stands only within a section @ itemCount")
    #expect(
      outcome("flor(2)").hasPrefix(
        "unknown-name: unknown function 'flor' @ flor | did you mean 'floor'? | the functions are min,"))
    #expect(outcome("Math.floor(2)").contains("| did you mean 'floor'?"))
    #expect(
      outcome("width(2)")
        == "invalid-value: 'width' is no function; it is written without parentheses @ width")
  }

  @Test func innerNamesHideOuterOnes() throws {
    let scope = testScope.adding(NameTable([("gap", .number(4)), ("index", .number(7))]))
    #expect(try evaluate("gap + index + cols", in: scope) == .number(14))
  }

  @Test func suggestionsCanBeSwitchedOff() {
    var scope = testScope
    scope.suggestsNames = false
    #expect(outcome("gpa", in: scope) == "unknown-name: unknown name 'gpa' @ gpa")
  }

  @Test func reservedNames() {
    for name in [
      "width", "height", "contentWidth", "contentHeight", "safeArea.top", "displayScale", "itemCount",
      "index", "count",
      "groupWidth", "groupHeight", "sectionIndex", "sectionCount", "compact", "pad", "rtl", "large",
      "accessibilityExtraExtraExtraLarge", "min", "pi", "uniform", "absolute", "and", "or", "not", "if",
      "else",
      "true", "false", "horizontalSizeClass", "traitCollection.layoutDirection",
      "container.effectiveContentSize.height",
    ] {
      #expect(ReservedNames.isReserved(name), "\(name)")
      #expect(refusal(of: name) != nil, "\(name)")
    }
    for name in ["gap", "cols", "columns", "_x1", "size", "top", "spacing", "Width", "phonePadding"] {
      #expect(refusal(of: name) == nil, "\(name)")
    }
    #expect(
      refusal(of: "pad")?.message
        == "'pad' is a word of userInterfaceIdiom; it cannot be the name of a value of one's own")
    #expect(
      refusal(of: "card-gap")?.message
        == "'card-gap' cannot be written in an expression; a name has letters, digits and _")
    #expect(refusal(of: "card-gap")?.help == ["write card_gap"])
    #expect(refusal(of: "1st")?.help == [])
    #expect(refusal(of: "")?.help == [])
    #expect(refusal(of: "größe") != nil)
  }

  @Test func wordsAreThoseOfTheSchema() {
    let rows = TraitKeys.noun.keys
    for trait in Traits.all {
      guard case .word(let words) = rows.first(where: { $0.name == trait.name })?.type else {
        Issue.record("\(trait.name) is no trait of the schema")
        continue
      }
      #expect(words == trait.words)
    }
  }
}
