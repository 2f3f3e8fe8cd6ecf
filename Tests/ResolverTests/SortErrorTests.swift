import Testing

@Suite struct SortErrorTests {
  @Test(arguments: [
    ("true + 1", "'true' is a boolean; '+' takes numbers @ true | make it a number: 1 if condition else 0"),
    (
      "1 - card",
      "'card' is a dimension; '-' takes numbers @ card | put the arithmetic inside the dimension: absolute(a + b)"
    ),
    (
      "absolute(1) * 2",
      "'absolute(1)' is a dimension; '*' takes numbers @ absolute(1) | put the arithmetic inside the dimension: absolute(a + b)"
    ),
    (
      "2 / (1 < 2)",
      "'(1 < 2)' is a boolean; '/' takes numbers @ (1 < 2) | make it a number: 1 if condition else 0"
    ),
    ("-wide", "'wide' is a boolean; '-' takes numbers @ wide | make it a number: 1 if condition else 0"),
    ("not gap", "'gap' is a number; 'not' takes booleans @ gap | compare it: gap > 0"),
    ("gap and true", "'gap' is a number; 'and' takes booleans @ gap | compare it: gap > 0"),
    ("true or card", "'card' is a dimension; 'or' takes booleans @ card"),
    ("1 if cols else 2", "'cols' is a number; a condition must be a boolean @ cols | compare it: cols > 0"),
    ("wide < 1", "'wide' is a boolean; '<' takes numbers @ wide | make it a number: 1 if condition else 0"),
    (
      "(1 < 2) < 3",
      "'(1 < 2)' is a boolean; '<' takes numbers @ (1 < 2) | make it a number: 1 if condition else 0"
    ),
    ("1 == true", "'==' compares a number with a boolean; both must be of one sort @ true"),
    ("card != 44", "'!=' compares a dimension with a number; both must be of one sort @ 44"),
    (
      "350 if wide else fractionalWidth(0.9)",
      "the branches of 'if' are a number and a dimension; both must be of one sort @ fractionalWidth(0.9) | points are written absolute(350)"
    ),
    (
      "1 if wide else 2 if wide else true",
      "the branches of 'if' are a number and a boolean; both must be of one sort @ true"
    ),
    (
      "min(1, true)",
      "'true' is a boolean; 'min' takes numbers @ true | make it a number: 1 if condition else 0"
    ),
    (
      "absolute(card)",
      "'card' is a dimension; 'absolute' takes a number @ card | put the arithmetic inside the dimension: absolute(a + b)"
    ),
    (
      "estimated(wide)",
      "'wide' is a boolean; 'estimated' takes a number @ wide | make it a number: 1 if condition else 0"
    ),
    ("min()", "'min' is given none; it takes at least one number @ min()"),
    ("floor(1, 2)", "'floor' is given 2; it takes one number @ floor(1, 2)"),
    ("absolute()", "'absolute' is given none; it takes one number @ absolute()"),
    ("sin", "'sin' is a function; it is written sin(a) @ sin"),
    ("max + 1", "'max' is a function; it is written max(a, b) @ max"),
    ("pi()", "'pi' is no function; it is written without parentheses @ pi"),
  ])
  func sorts(_ text: String, _ message: String) { #expect(outcome(text) == "invalid-value: " + message) }

  @Test(arguments: [
    (
      "compact",
      "'compact' is a word of horizontalSizeClass or verticalSizeClass; it stands only beside '==' or '!=' @ compact | compare it: horizontalSizeClass == compact"
    ),
    (
      "compact == compact",
      "'compact' is a word of horizontalSizeClass or verticalSizeClass; it stands only beside '==' or '!=' @ compact | compare it: horizontalSizeClass == compact"
    ),
    (
      "horizontalSizeClass",
      "'horizontalSizeClass' is a word; it stands only beside '==' or '!=' @ horizontalSizeClass | compare it: horizontalSizeClass == compact"
    ),
    (
      "1 if horizontalSizeClass else 2",
      "'horizontalSizeClass' is a word; it stands only beside '==' or '!=' @ horizontalSizeClass | compare it: horizontalSizeClass == compact"
    ),
    (
      "horizontalSizeClass == compct",
      "horizontalSizeClass is never 'compct'; it is compact or regular @ compct | did you mean 'compact'?"
    ),
    (
      "regulra != traitCollection.verticalSizeClass",
      "traitCollection.verticalSizeClass is never 'regulra'; it is compact or regular @ regulra | did you mean 'regular'?"
    ),
    (
      "horizontalSizeClass == pad",
      "horizontalSizeClass is never 'pad'; it is compact or regular @ pad | 'pad' is a word of userInterfaceIdiom"
    ),
    (
      "userInterfaceIdiom == tablet",
      "userInterfaceIdiom is never 'tablet'; it is phone, pad, tv, mac or vision @ tablet"
    ),
    ("userInterfaceIdiom == 1", "userInterfaceIdiom is never '1'; it is phone, pad, tv, mac or vision @ 1"),
    ("gap == layoutDirection", "layoutDirection is never 'gap'; it is ltr or rtl @ gap"),
    (
      "layoutDirection == horizontalSizeClass",
      "layoutDirection is never 'horizontalSizeClass'; it is ltr or rtl @ horizontalSizeClass"
    ),
    (
      "horizontalSizeClass < compact",
      "'horizontalSizeClass' is a word; it stands only beside '==' or '!=' @ horizontalSizeClass | compare it: horizontalSizeClass == compact"
    ),
    (
      "(compact if wide else regular) == horizontalSizeClass",
      "'compact' is a word of horizontalSizeClass or verticalSizeClass; it stands only beside '==' or '!=' @ compact | compare it: horizontalSizeClass == compact"
    ),
    (
      "userInterfaceIdiom == .pad",
      "'.' has no meaning in an expression @ . | words and names begin with a letter: write compact, not .compact"
    ),
    (
      "userInterfaceIdiom == \"pad\"",
      "'\"' has no meaning in an expression @ \" | words are written without quotes: horizontalSizeClass == compact"
    ),
  ])
  func words(_ text: String, _ message: String) { #expect(outcome(text) == "invalid-value: " + message) }

  @Test(arguments: [
    ("1 / 0", "non-finite-number: division by zero: '0' is 0 @ 0"),
    ("1 / (gap - 10)", "non-finite-number: division by zero: '(gap - 10)' is 0 @ (gap - 10)"),
    ("5 % zero", "non-finite-number: remainder of a division by zero: 'zero' is 0 @ zero"),
    ("1 / -0", "non-finite-number: division by zero: '-0' is 0 @ -0"),
    ("big * 10", "non-finite-number: 'big * 10' has no finite value @ big * 10"),
    ("1 + (big + big)", "non-finite-number: '(big + big)' has no finite value @ (big + big)"),
    ("sqrt(-1)", "non-finite-number: 'sqrt(-1)' has no finite value @ sqrt(-1)"),
    ("1e999", "non-finite-number: '1e999' is no finite number @ 1e999"),
    ("absolute(0)", "nonpositive-dimension: 'absolute' is given 0; a dimension must be greater than 0 @ 0"),
    (
      "estimated(-gap)",
      "nonpositive-dimension: 'estimated' is given -10; a dimension must be greater than 0 @ -gap"
    ),
    (
      "absolute(1e6 + 1)",
      "non-finite-number: 'absolute' is given 1000001; at most 1000000 is allowed @ 1e6 + 1"
    ),
  ])
  func values(_ text: String, _ message: String) { #expect(outcome(text) == message) }
}
