import Testing

@testable import LayoutResolver

@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    ("", "the expression is empty; a value is expected between the braces @ ${}"),
    ("  ", "the expression is empty; a value is expected between the braces @ ${  }"),
    ("1 +", "found the end where a value is expected @ }"),
    ("* 2", "found '*' where a value is expected @ *"),
    ("+5", "found '+' where a value is expected @ + | a number needs no plus sign"),
    (
      "50%",
      "found the end where a value is expected @ } | '%' is the remainder; for a percentage write ${50}%, or fractionalWidth(0.5)"
    ),
    ("1 2", "found '2' where an operator or '}' is expected @ 2 | a product needs its sign: '*'"),
    ("2 (gap)", "found '(' where an operator or '}' is expected @ ( | a product needs its sign: '*'"),
    ("2gap", "'2gap' is no number @ 2gap | a product needs its sign: 2 * gap"),
    ("44pt", "'44pt' is no number @ 44pt | lengths are in points and have no unit: write 44"),
    ("1.2.3", "'1.2.3' is no number @ 1.2.3"),
    ("0x10", "'0x10' is no number @ 0x10 | a product needs its sign: 0 * x10"),
    ("1e", "'1e' is no number @ 1e | a product needs its sign: 1 * e"),
    ("1,5", "found ',' where an operator or '}' is expected @ , | decimals have a point: 0.5"),
    ("a = 1", "'=' has no meaning in an expression @ = | '==' compares two values"),
    ("true && true", "'&&' has no meaning in an expression @ && | write 'and'"),
    ("true || true", "'||' has no meaning in an expression @ || | write 'or'"),
    ("!true", "'!' has no meaning in an expression @ ! | write 'not'"),
    ("wide ? 1 : 2", "'?' has no meaning in an expression @ ? | write the choice so: 1 if wide else 2"),
    ("2 ** 3", "'**' has no meaning in an expression @ ** | there is no power; write a product: a * a"),
    ("7 // 2", "'//' has no meaning in an expression @ // | write floor(a / b)"),
    ("2 × 3", "'×' has no meaning in an expression @ × | write '*'"),
    ("gap ≥ 3", "'≥' has no meaning in an expression @ ≥ | write '>='"),
    ("größe", "'ö' has no meaning in an expression @ ö"),
    ("1\u{a0}+ 1", "'U+00A0' has no meaning in an expression @ \u{a0} | write a plain space"),
    ("1\0", "'U+0000' has no meaning in an expression @ \0"),
    ("1\n+ true", "'true' is a boolean; '+' takes numbers @ true | make it a number: 1 if condition else 0"),
    (
      "-(1 <\n2)",
      "'(1 < 2)' is a boolean; '-' takes numbers @ (1 <\n2) | make it a number: 1 if condition else 0"
    ),
    ("1 <> 2", "'<>' has no meaning in an expression @ <> | write '!='"),
    ("[1]", "'[' has no meaning in an expression @ [ | there are no lists; group with parentheses"),
    ("${1}", "'$' has no meaning in an expression @ $ | an expression has one ${ … } around the whole"),
    (
      "1; 2",
      "';' has no meaning in an expression @ ; | an expression is one value; give parts of it names with let"
    ),
    ("1 < 2 < 3", "comparisons are not chained; '<' follows '<' @ < | join two with and: 1 < 2 and 2 < …"),
    (
      "1 == 2 != true",
      "comparisons are not chained; '!=' follows '==' @ != | join two with and: 1 == 2 and 2 != …"
    ),
    ("(1 + 2", "'(' is never closed @ ("), ("min(1, 2", "'(' is never closed @ ("),
    ("((1)", "'(' is never closed @ ("),
    ("1 + 2)", "')' closes nothing; there is no '(' before it @ )"),
    ("()", "found ')' where a value is expected @ )"), ("min(1,)", "found ')' where a value is expected @ )"),
    ("(1, 2)", "found ',' where an operator or ')' is expected @ , | decimals have a point: 0.5"),
    ("min(1 2)", "found '2' where an operator, ',' or ')' is expected @ 2 | a product needs its sign: '*'"),
    ("1 if wide", "'if' has no 'else'; a choice is written: a if condition else b @ if"),
    ("(1 if wide)", "'if' has no 'else'; a choice is written: a if condition else b @ if"),
    (
      "if wide 1 else 2",
      "found 'if' where a value is expected @ if | a choice is written: a if condition else b"
    ),
    ("1 else 2", "found 'else' where an operator or '}' is expected @ else"),
    ("1 if wide if wide else 2 else 3", "found 'if' where an operator or 'else' is expected @ if"),
    ("true AND true", "found 'AND' where an operator or '}' is expected @ AND | did you mean 'and'?"),
    (
      "wide then 1",
      "found 'then' where an operator or '}' is expected @ then | a choice is written: a if condition else b"
    ),
    ("true == not true", "found 'not' where a value is expected @ not | put parentheses around it: (not a)"),
    ("-not true", "found 'not' where a value is expected @ not | put parentheses around it: (not a)"),
    (
      "gap.",
      "'.' has no meaning in an expression @ . | words and names begin with a letter: write compact, not .compact"
    ),
  ])
  func messages(_ text: String, _ message: String) {
    #expect(outcome(text) == "invalid-value: " + message)
  }

  @Test(arguments: ["", "$", "${", "$}", "}", "1", "{1}", "${1", "x${1}", "${1} "])
  func wholeTextsOnly(_ text: String) {
    #expect(throws: ExpressionError.self) { try Expression.parse(text) }
  }

  /// Every error says where it is, within the text.
  @Test func cutTextsFailInside() {
    let text =
      "${absolute(350) if userInterfaceIdiom == pad and not wide else fractionalWidth(-0.9e1 * min(gap, 2))}"
    for length in 0..<text.count {
      for suffix in ["", "}"] {
        let cut = String(text.prefix(length)) + suffix
        do throws(ExpressionError) {
          _ = try Expression.parse(cut)
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= max(1, cut.utf8.count), "\(cut)")
          #expect(!error.message.isEmpty && !error.message.hasSuffix("."))
        }
      }
    }
  }
}
