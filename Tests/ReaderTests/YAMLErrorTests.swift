import LayoutReader
import Testing

/// Every error of the YAML reader: its place, its words, its help.
@Suite struct YAMLErrorTests {
  @Test(
    arguments: [
      // Never closed.
      ("a: [1, 2", "1:4-1:5 syntax-error found a `[` that is never closed", "close it with ]"),
      ("a: {b: ", "1:4-1:5 syntax-error found a `{` that is never closed", "close it with }"),
      ("[a, {b: [c]", "1:5-1:6 syntax-error found a `{` that is never closed", "close it with }"),
      ("[a\n---\nb", "1:1-1:2 syntax-error found a `[` that is never closed", "close it with ]"),
      ("[a, b: [c", "1:8-1:9 syntax-error found a `[` that is never closed", "close it with ]"),
      (
        "a: \"foo\nb: 1", "1:4-1:5 syntax-error found a string that is never closed",
        "close it with a double quote"
      ),
      ("é: 'x\n", "1:4-1:5 syntax-error found a string that is never closed", "close it with a single quote"),
      (
        "a: 'x\n---\n", "1:4-1:5 syntax-error found a string that is never closed",
        "close it with a single quote"
      ),
      // Expressions and spacings without quotes.
      (
        "a: {count: ${cols}}",
        "1:12-1:19 syntax-error found an expression without quotes inside `{ }` or `[ ]`, where `}` and `,` end a text",
        "quote it: \"${...}\""
      ),
      (
        "é: [1, ${a + b}, 2]",
        "1:8-1:16 syntax-error found an expression without quotes inside `{ }` or `[ ]`, where `}` and `,` end a text",
        "quote it: \"${...}\""
      ),
      (
        "[${x",
        "1:2-1:4 syntax-error found an expression without quotes inside `{ }` or `[ ]`, where `}` and `,` end a text",
        "quote it: \"${...}\""
      ),
      (
        "a: ${x ? y : z}", "1:4-1:6 syntax-error found `:` in an expression without quotes",
        "quote it, and write the choice so: \"${y if x else z}\""
      ),
      (
        "a: >=8",
        "1:4-1:7 syntax-error found `>=8` without quotes; YAML takes `>` for the beginning of a block of text",
        "quote it: \">=8\" or write flexible(8)"
      ),
      (
        "a: >= 8.5\n",
        "1:4-1:10 syntax-error found `>= 8.5` without quotes; YAML takes `>` for the beginning of a block of text",
        "quote it: \">=8.5\" or write flexible(8.5)"
      ),
      (
        "{a: >=8}",
        "1:5-1:8 syntax-error found `>=8` without quotes; YAML takes `>` for the beginning of a block of text",
        "quote it: \">=8\" or write flexible(8)"
      ),
      (
        "a: >=x",
        "1:4-1:7 syntax-error found `>=x` without quotes; YAML takes `>` for the beginning of a block of text",
        "quote it"
      ),
      // Tabs.
      (
        "a:\n\tb: 1", "2:1-2:2 document-shape found a tab in the indentation; YAML indents with spaces",
        "replace it with spaces"
      ),
      (
        "a: 1\n\tb: 2", "2:1-2:2 document-shape found a tab in the indentation; YAML indents with spaces",
        "replace it with spaces"
      ),
      (
        "a: |\n\tb", "2:1-2:2 document-shape found a tab in the indentation; YAML indents with spaces",
        "replace it with spaces"
      ),
      (
        "\ta: 1", "1:1-1:2 document-shape found a tab in the indentation; YAML indents with spaces",
        "replace it with spaces"
      ),
      (
        "a:\n\t# x\n\tb: 1",
        "3:1-3:2 document-shape found a tab in the indentation; YAML indents with spaces",
        "replace it with spaces"
      ),
      // Indentation and indicators.
      (
        "a:\n  b: 1\n c: 2",
        "3:2-3:3 syntax-error found `c` where a key of the mapping or the end of it is expected",
        "indent the keys of one mapping alike"
      ),
      (
        "- 1\nbee: 2",
        "2:1-2:4 syntax-error found `bee` where a `-` of the sequence or the end of it is expected",
        "indent the elements of one sequence alike"
      ),
      (
        "a: 1\n b: 2",
        "2:3-2:4 syntax-error found `:` in a line that continues the text above it, where no key can stand",
        "indent the keys of one mapping alike"
      ),
      (
        "a: b: c", "1:5-1:6 syntax-error found `:` where no key can end; one line has one key",
        "quote a text that holds `: `, or begin the mapping on a line of its own"
      ),
      (
        "a: - b", "1:4-1:5 syntax-error found `-` where no sequence can begin",
        "begin the sequence on a line of its own, or quote a text that begins with `- `"
      ),
      (
        "a: 1\nfoo bar\nb: 2",
        "2:1-2:8 syntax-error found `foo bar` where a key is expected, but no `:` after it",
        nil
      ),
      (
        "a: 'it's'", "1:8-1:10 syntax-error found `s'` right after a closing quote",
        "quote the whole text; inside single quotes a quote is written twice"
      ),
      (
        "[\"a\" b]", "1:6-1:7 syntax-error found `b` right after a closing quote",
        "quote the whole text; inside double quotes a quote is written \\\""
      ),
      (
        "a: [1, 2\nb: 3", "2:2-2:3 syntax-error found `:` in a `[ ]` sequence; `,` or `]` is expected",
        "close it with ] where it ends"
      ),
      (
        "{a: 1 b: 2}", "1:8-1:9 syntax-error found `:` in a `{ }` mapping; `,` or `}` is expected",
        "quote a text that holds any of , [ ] { } or a colon before a blank"
      ),
      (
        "[1,,2]", "1:4-1:5 syntax-error found `,` where a value is expected",
        "quote it if it is part of a text"
      ),
      (
        "a: ]", "1:4-1:5 syntax-error found `]` where a value is expected", "quote it if it is part of a text"
      ),
      ("[a]]", "1:4-1:5 syntax-error found `]` after the end of the document", "a spec is one value"),
      // Characters.
      ("a: @x", "1:4-1:5 syntax-error found a value that begins with `@`, which YAML reserves", "quote it"),
      (
        "a: `x", "1:4-1:5 syntax-error found a value that begins with a backquote, which YAML reserves",
        "quote it"
      ),
      ("a: %x", "1:4-1:5 syntax-error found `%`, which cannot begin a value", "quote the text it begins"),
      ("%x", "1:1-1:3 syntax-error found `%x`, which is no directive", "quote a text that begins with %"),
      (
        "a: \"\u{7}\"", "1:5-1:6 syntax-error found the control character U+0007, which YAML does not allow",
        "inside double quotes write it as \\x07"
      ),
      (
        "a: é\u{7F}", "1:5-1:6 syntax-error found the control character U+007F, which YAML does not allow",
        "inside double quotes write it as \\x7F"
      ),
      (
        "a: \u{9B}", "1:4-1:5 syntax-error found the control character U+009B, which YAML does not allow",
        "inside double quotes write it as \\x9B"
      ),
      (
        "a: \u{FFFE}", "1:4-1:5 syntax-error found the control character U+FFFE, which YAML does not allow",
        "inside double quotes write it as \\uFFFE"
      ),
      (
        "a: \"\\q\"", "1:5-1:7 syntax-error found the unknown escape `\\q` in double quotes",
        "a backslash itself is written \\\\, or as it is in single quotes"
      ),
      (
        "a: \"é\\uD83D\"", "1:6-1:12 syntax-error found the escape `\\uD83D`, which is no character",
        "escapes are \\xXX, \\uXXXX and \\UXXXXXXXX, with as many hexadecimal digits"
      ),
      (
        "a: \"\\u12\"", "1:5-1:9 syntax-error found the escape `\\u12`, which is no character",
        "escapes are \\xXX, \\uXXXX and \\UXXXXXXXX, with as many hexadecimal digits"
      ),
      (
        "a: |x\n  b", "1:4-1:6 syntax-error found `x` after `|`, which begins a block of text",
        "quote a text that begins with | or >"
      ),
      ("a: |0\n  b", "1:5-1:6 syntax-error found a block of text indented by 0; 1 to 9 is allowed", nil),
      // Anchors, aliases, keys, merge keys.
      (
        "a: *", "1:4-1:5 syntax-error found `*` without the name of an anchor",
        "quote a text that begins with *"
      ),
      (
        "a: & b", "1:4-1:5 syntax-error found `&` without the name of an anchor",
        "quote a text that begins with &"
      ),
      (
        "a: &base 1\nb: *bas", "2:4-2:8 syntax-error found an alias to the unknown anchor `bas`",
        "did you mean *base?"
      ),
      (
        "a: *x", "1:4-1:6 syntax-error found an alias to the unknown anchor `x`",
        "define it before with &x, or quote a text that begins with *"
      ),
      (
        "é: &a\n  b: [*a]",
        "2:7-2:9 syntax-error found an alias to `a` inside `a` itself; a value cannot contain itself",
        nil
      ),
      (
        "&a {<<: *a}",
        "1:9-1:11 syntax-error found an alias to `a` inside `a` itself; a value cannot contain itself", nil
      ),
      (
        "{a: 1}: b", "1:1-1:2 syntax-error found a mapping where a key is expected; a key is a scalar",
        "quote it, if it was meant as text"
      ),
      (
        "? [a]\n: b", "1:3-1:4 syntax-error found a sequence where a key is expected; a key is a scalar",
        "quote it, if it was meant as text"
      ),
      (
        "?\n  a: 1\n: b", "2:3-2:4 syntax-error found a mapping where a key is expected; a key is a scalar",
        "write the key as a word or a quoted text"
      ),
      (
        "- &a [1]\n- {*a : 1}",
        "2:4-2:6 syntax-error found an alias to a collection where a key is expected; a key is a scalar", nil
      ),
      (
        "<<: 1",
        "1:5-1:6 syntax-error found `1` after the merge key `<<`, which takes a mapping or a list of mappings",
        "quote \"<<\" if it was meant as an ordinary key"
      ),
      (
        "<<: [{a: 1}, b]",
        "1:14-1:15 syntax-error found `b` after the merge key `<<`, which takes a mapping or a list of mappings",
        "quote \"<<\" if it was meant as an ordinary key"
      ),
      (
        "<<: [[{a: 1}]]",
        "1:6-1:7 syntax-error found `[` after the merge key `<<`, which takes a mapping or a list of mappings",
        "quote \"<<\" if it was meant as an ordinary key"
      ),
      (
        "- &a [1]\n- {<<: *a}",
        "2:8-2:10 syntax-error found `*a` after the merge key `<<`, which takes a mapping or a list of mappings",
        "quote \"<<\" if it was meant as an ordinary key"
      ),
      // Documents.
      (
        "--- \na: 1\n---\nb: 1", "3:1-3:4 document-shape found a second document; a spec is one",
        "put it into a file of its own"
      ),
      (
        "a: 1\n...\nb: 2", "3:1-3:2 document-shape found a second document; a spec is one",
        "put it into a file of its own"
      ),
      (
        "---\n---\n", "1:1-1:1 document-shape the spec is empty", "'layoutc init' writes a spec to begin with"
      ),
      ("%YAML 2.0\n---\na", "1:1-1:10 syntax-error found a `%YAML` version other than 1.1 and 1.2", nil),
      // Line separators outside quotes, wherever libyaml would trip over them.
      (
        "a: x\u{2028}y",
        "1:5-1:6 syntax-error found the character U+2028 outside quotes, where YAML versions disagree whether it ends a line",
        "remove it, or write it as \\L inside double quotes"
      ),
      (
        "\"\u{2029}\": 1\nb: 2 # \u{85}",
        "2:8-2:9 syntax-error found the character U+0085 outside quotes, where YAML versions disagree whether it ends a line",
        "remove it, or write it as \\N inside double quotes"
      ),
      (
        "a: |\n  \u{2029}",
        "2:3-2:4 syntax-error found the character U+2029 outside quotes, where YAML versions disagree whether it ends a line",
        "remove it, or write it as \\P inside double quotes"
      ),
      (
        "a: \u{85}[\u{2028}",
        "1:4-1:5 syntax-error found the character U+0085 outside quotes, where YAML versions disagree whether it ends a line",
        "remove it, or write it as \\N inside double quotes"
      ),
    ] as [(String, String, String?)])
  func says(text: String, finding: String, help: String?) {
    let reading = Reading(text, .yaml)
    #expect(reading.tree == nil)
    #expect(reading.findings == [finding])
    #expect(reading.diagnostics.sorted.first?.helpTexts == (help.map { [$0] } ?? []))
  }

  @Test func pointsAtTheOpeningToo() {
    let reading = Reading("é: [1, 2\nb: 3", .yaml)
    #expect(
      reading.diagnostics.sorted.first?.secondary.map { "\(reading.place($0.span)) \($0.text)" } == [
        "1:4-1:5 the sequence begins here"
      ])
  }
}
