import LayoutReader
import Testing

/// YAML 1.2.2, chapter 10.3: what plain scalars mean, and what only YAML 1.1 made of them.
@Suite struct CoreSchemaTests {
  @Test(arguments: [
    // Null.
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("nULL", #""nULL""#),
    ("nil", #""nil""#), ("~44", #""~44""#), ("none", #""none""#),
    // Booleans.
    ("true", "true"), ("True", "true"), ("TRUE", "true"), ("false", "false"), ("False", "false"),
    ("FALSE", "false"),
    ("tRUE", #""tRUE""#), ("yes", #""yes""#), ("no", #""no""#), ("on", #""on""#), ("off", #""off""#),
    ("y", #""y""#),
    ("N", #""N""#), ("truely", #""truely""#), ("falsE", #""falsE""#),
    // Integers.
    ("0", "0.0"), ("-0", "-0.0"), ("+12", "12.0"), ("-12", "-12.0"), ("0777", "777.0"), ("0o777", "511.0"),
    ("0o8", #""0o8""#), ("0x1F", "31.0"), ("0xff", "255.0"), ("0xG", #""0xG""#), ("0b11", #""0b11""#),
    ("0o", #""0o""#),
    ("0x", #""0x""#), ("-0x1F", #""-0x1F""#), ("+0o7", #""+0o7""#), ("1_000", #""1_000""#),
    ("1:30", #""1:30""#),
    ("0x20000000000001", "9007199254740992.0"), ("0x20000000000003", "9.007199254740996e+15"),
    ("0xFFFFFFFFFFFFFFFF", "1.8446744073709552e+19"), ("0x100000000000000010000", "1.2089258196146292e+24"),
    ("0x80000000000004000", "1.4757395258967641e+20"), ("0x80000000000004001", "1.4757395258967645e+20"),
    ("0o1777777777777777777777", "1.8446744073709552e+19"),
    // Floats.
    ("1.5", "1.5"), (".5", "0.5"), ("-.5", "-0.5"), ("+.5", "0.5"), ("1.", "1.0"), ("1e3", "1000.0"),
    ("1E+3", "1000.0"),
    ("1.e2", "100.0"), (".5e-1", "0.05"), ("1e400", "inf"), ("1e", #""1e""#), ("1e+", #""1e+""#),
    (".", #"".""#),
    ("+", #""+""#), ("-.", #""-.""#), (".e1", #"".e1""#), ("1.2.3", #""1.2.3""#), ("1e1.5", #""1e1.5""#),
    (".inf", "inf"), (".Inf", "inf"), (".INF", "inf"), ("+.inf", "inf"), ("-.inf", "-inf"), (".nan", "nan"),
    (".NaN", "nan"), (".NAN", "nan"), ("-.nan", #""-.nan""#), (".iNF", #"".iNF""#), ("inf", #""inf""#),
    ("nan", #""nan""#),
    ("0.1", "0.1"), ("9007199254740993", "9007199254740992.0"),
    ("123456789012345678.5", "1.2345678901234568e+17"),
    // Strings that specs are full of.
    ("50%", #""50%""#), ("1/3", #""1/3""#), ("100% x 44", #""100% x 44""#), ("${gap * 2}", #""${gap * 2}""#),
    ("44pt", #""44pt""#), ("2001-12-14", #""2001-12-14""#), ("a:b", #""a:b""#), ("=", #""=""#),
    ("- a", #"["a"]"#),
  ])
  func plainScalars(text: String, tree: String) {
    let reading = Reading("- \(text)\n", .yaml)
    #expect(reading.tree == "[\(tree)]")
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    (#""44""#, #""44""#), ("'true'", #""true""#), (#""""#, #""""#), ("''", #""""#), ("'~'", #""~""#),
    ("'it''s'", #""it's""#),
    (#""a\tb\x41\u00e9\U0001F600\n\e\0\_\N\L\P""#, #""a\u{9}bAé😀\n\u{1B}\u{0}\u{A0}\u{85}\u{2028}\u{2029}""#),
    ("|\n  44\n", #""44\n""#), (">-\n  a\n  b\n", #""a b""#), ("|+\n  a\n", #""a\n\n""#),
    ("\"a\n  b\"", #""a b""#),
    (#""\"\\\/""#, #""\"\\/""#),
  ])
  func quotedAndBlockScalarsAreStrings(text: String, tree: String) {
    #expect(Reading("a: \(text)\n", .yaml).tree == "{\"a\": \(tree)}")
  }

  @Test(arguments: [
    ("!!str 44", #""44""#), ("!!str true", #""true""#), ("!!str", #""""#), ("! 44", #""44""#),
    ("!!int '44'", "44.0"),
    ("!!int 0x10", "16.0"), ("!!float 1", "1.0"), ("!!float '.inf'", "inf"), ("!!bool 'true'", "true"),
    ("!!null ''", "null"),
    ("!!null", "null"), ("!!seq [1]", "[1.0]"), ("!!map {b: 1}", #"{"b": 1.0}"#), ("! [1]", "[1.0]"),
    ("!<tag:yaml.org,2002:str> 1", #""1""#), ("!!str\n  b", #""b""#), ("!!map\n  b: 1", #"{"b": 1.0}"#),
    ("!!str &x 1", #""1""#), ("&x !!str 1", #""1""#),
  ])
  func tags(text: String, tree: String) {
    let reading = Reading("a: \(text)\n", .yaml)
    #expect(reading.tree == "{\"a\": \(tree)}")
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("!!int 1.5", "1:10-1:13 syntax-error found `1.5` tagged `!!int`, which it is not"),
    ("!!int ''", "1:10-1:12 syntax-error found `''` tagged `!!int`, which it is not"),
    ("!!float x", "1:12-1:13 syntax-error found `x` tagged `!!float`, which it is not"),
    ("!!bool yes", "1:11-1:14 syntax-error found `yes` tagged `!!bool`, which it is not"),
    ("!!null 0", "1:11-1:12 syntax-error found `0` tagged `!!null`, which it is not"),
    ("!!seq x", "1:10-1:11 syntax-error found `x` tagged `!!seq`, which it is not"),
    ("!!map [x]", "1:10-1:11 syntax-error found a sequence tagged `!!map`, which it is not"),
    ("!!str {x: 1}", "1:10-1:11 syntax-error found a mapping tagged `!!str`, which it is not"),
    (
      "!size 1",
      "1:4-1:9 syntax-error found the unknown tag `!size`; only !!str, !!int, !!float, !!bool, !!null, !!seq and !!map are known"
    ),
    (
      "&x !!binary aGk=",
      "1:7-1:15 syntax-error found the unknown tag `!!binary`; only !!str, !!int, !!float, !!bool, !!null, !!seq and !!map are known"
    ),
    ("!e!x 1", "1:4-1:8 syntax-error found `!e!x`, which is no tag of YAML's own"),
  ])
  func refusesTags(text: String, finding: String) {
    #expect(Reading("a: \(text)\n", .yaml).findings == [finding])
  }

  @Test func knowsWhatWasPlain() throws {
    let document = try #require(Reading("[a, 'a', 1, !!str 1, ~, \"1\", true]", .yaml).document)
    #expect(
      document.elements(document.root).map { document.isPlain($0) } == [
        true, false, true, false, true, false, true,
      ])
    #expect(
      document.elements(document.root).map { document.text($0) } == ["a", "a", "1", "1", "~", "1", "true"])
    let json = try #require(Reading(#"["a", 1, null, true, 1e400]"#, .json).document)
    #expect(json.elements(json.root).map { json.isPlain($0) } == [false, true, true, true, true])
    #expect(json.elements(json.root).map { json.text($0) } == ["a", "1", "null", "true", "1e400"])
  }
}
