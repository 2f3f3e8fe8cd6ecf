import Testing

@testable import LayoutResolver

@Suite struct OperatorTests {
  @Test(arguments: [
    ("44", "44"), ("44.50", "44.5"), (".5", "0.5"), ("1.", "1"), ("1e3", "1000"), ("1E-2", "0.01"),
    ("1.e2", "100"), ("2e-3 - 1", "-0.998"), ("1e3-2", "998"), ("007", "7"), ("-8", "-8"),
    ("1 + 2", "3"), ("1 - 2 - 3", "-4"), ("8 / 4 / 2", "1"), ("2 * 3 * 4", "24"), ("1+2*3", "7"),
    ("(1+2)*3", "9"), ("7 % 3", "1"), ("-7 % 3", "-1"), ("7 % -3", "1"), ("-7 % -3", "-1"),
    ("7.5 % 2", "1.5"), ("17 % 10 % 4", "3"), ("2 * 7 % 4", "2"), ("7 % 4 * 2", "6"), ("1 + 7 % 4", "4"),
    ("--3", "3"), ("---3", "-3"), ("2 - -3", "5"), ("2 * -3", "-6"), ("-2 * 3", "-6"), ("- gap", "-10"),
    ("-(1 + 2)", "-3"), ("1/3 * 3", "1"), ("gap\n*\t2\r", "20"),
  ])
  func arithmetic(_ text: String, _ value: String) { #expect(outcome(text) == value) }

  @Test(arguments: [
    ("1 < 2", "true"), ("2 < 2", "false"), ("2 <= 2", "true"), ("3 > 2", "true"), ("2 >= 3", "false"),
    ("2 == 2", "true"), ("2 != 2", "false"), ("-0 == 0", "true"), ("1 + 1 == 4 / 2", "true"),
    ("true == false", "false"), ("wide != true", "true"), ("(1 < 2) == true", "true"),
    ("absolute(44) == card", "true"), ("estimated(44) == card", "false"),
    ("true and false", "false"), ("true or false", "true"), ("not true", "false"), ("not not true", "true"),
    ("true or true and false", "true"), ("(true or true) and false", "false"),
    ("not true or true", "true"), ("not (true or true)", "false"), ("not 1 == 2", "true"),
    ("not false and false", "false"), ("true and not false", "true"), ("false or not false and true", "true"),
    ("not wide == true", "true"), ("1 < 2 and 2 < 3", "true"), ("1 + 1 < 3 or wide", "true"),
  ])
  func comparisonAndLogic(_ text: String, _ value: String) { #expect(outcome(text) == value) }

  @Test(arguments: [
    ("1 if true else 2", "1"), ("1 if false else 2", "2"),
    ("1 if false else 2 if true else 3", "2"), ("1 if false else 2 if false else 3", "3"),
    ("(1 if true else 2) if false else 3", "3"), ("1 if (false if true else true) else 2", "2"),
    ("1 + 1 if true else 5", "2"), ("5 if false else 1 + 1", "2"), ("1 + (1 if true else 5)", "2"),
    ("1 if false or true else 2", "1"), ("1 if not false else 2", "1"), ("true if wide else false", "false"),
    ("min(1 if wide else 2, 3)", "2"),
    ("absolute(350) if userInterfaceIdiom == pad else fractionalWidth(0.9)", "fractionalWidth(0.9)"),
  ])
  func choice(_ text: String, _ value: String) { #expect(outcome(text) == value) }

  @Test(arguments: [
    ("false and 1 / 0 > 1", "false"), ("true or 1 / 0 > 1", "true"), ("1 if true else 1 / 0", "1"),
    ("1 / 0 if false else 2", "2"), ("true or (true and 1 % zero == 1)", "true"),
    ("1 if true else absolute(0) == card and 1 / 0 > 0 or 2 > 1", "@"),
  ])
  func onlyWhatIsNeeded(_ text: String, _ value: String) {
    // The last one: a branch that is not taken must still be of the same sort.
    let expected =
      value == "@"
      ? "invalid-value: the branches of 'if' are a number and a boolean; both must be of one sort"
        + " @ absolute(0) == card and 1 / 0 > 0 or 2 > 1" : value
    #expect(outcome(text) == expected)
  }

  @Test(arguments: [
    ("min(3)", "3"), ("min(3, 1, 2)", "1"), ("max(3, 1, 2)", "3"), ("max(-1)", "-1"),
    ("min(2, max(1, 5))", "2"),
    ("floor(2.7)", "2"), ("floor(-2.1)", "-3"), ("ceil(2.1)", "3"), ("ceil(-2.7)", "-2"),
    ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(3.5)", "4"), ("round(0.5)", "1"),
    ("round(-0.5)", "-1"),
    ("round(2.4999)", "2"), ("round(0.49999999999999994)", "0"), ("abs(-3)", "3"), ("abs(3)", "3"),
    ("sqrt(9)", "3"), ("sqrt(2) * sqrt(2) > 2", "true"), ("sin(0)", "0"), ("cos(0)", "1"),
    ("clamp(5, 0, 3)", "3"), ("clamp(-1, 0, 3)", "0"), ("clamp(2, 3, 1)", "3"),
    ("mix(10, 20, 0.25)", "12.5"), ("mix(10, 20, 1)", "20"), ("mix(0.1, 0.7, 0)", "0.1"),
    ("round(sin(pi / 2))", "1"),
    ("cos(pi)", "-1"), ("round(sin(pi / 6) * 1000)", "500"), ("pi > 3.14159 and pi < 3.1416", "true"),
    ("floor((width - 2 * gap) / 100)", "3"), ("-floor(2.5)", "-2"),
  ])
  func functions(_ text: String, _ value: String) { #expect(outcome(text) == value) }

  @Test(arguments: [
    ("absolute(44)", "absolute(44)"), ("fractionalWidth(1 / 2)", "fractionalWidth(0.5)"),
    ("fractionalHeight(.25)", "fractionalHeight(0.25)"), ("estimated(gap * 2)", "estimated(20)"),
    ("uniform(44)", "uniformAcrossSiblings(44)"), ("uniformAcrossSiblings(44)", "uniformAcrossSiblings(44)"),
    ("absolute(1e6)", "absolute(1000000)"), ("(card)", "absolute(44)"),
  ])
  func dimensions(_ text: String, _ value: String) { #expect(outcome(text) == value) }
}
