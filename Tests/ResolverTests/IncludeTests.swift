import Testing

@testable import LayoutResolver

/// Files whose `let`, `define` and `states` a spec builds on.
@Suite struct IncludeTests {
  private static let box = "group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}"

  private static func including(_ files: String, _ section: String = "list: plain", _ rest: String = "")
    -> String
  {
    "include: [\(files)]\n\(rest)sections: [{\(section)}]"
  }

  @Test func pathsAreRelativeToTheIncludingFile() {
    let spec = Self.including("shared/one.yaml", "interGroupSpacing: \"${one + two + three}\", \(Self.box)")
    let expanding = Expanding(
      spec, name: "app/spec.yaml",
      files: [
        "app/shared/one.yaml": "include: [./two.yaml]\nlet: {one: 1}",
        "app/shared/two.yaml": "include: [../../three.yaml]\nlet: {two: 2}",
        "three.yaml": "let: {three: 3}",
      ])
    #expect(expanding.errors.isEmpty)
    #expect(expanding.value("interGroupSpacing") == "6")
    #expect(
      expanding.sources.files.map(\.name) == [
        "app/spec.yaml", "app/shared/one.yaml", "app/shared/two.yaml", "three.yaml",
      ])
  }

  @Test func absolutePathsStand() {
    let expanding = Expanding(
      Self.including("/etc/a.yaml", "interGroupSpacing: \"${a}\", \(Self.box)"), name: "app/spec.yaml",
      files: ["/etc/a.yaml": "include: [b.json]", "/etc/b.json": "{\"let\": {\"a\": 4}}"])
    #expect(expanding.value("interGroupSpacing") == "4")
  }

  /// A file's own names win over those it includes; of several included files the later.
  @Test func ownNamesWin() {
    let files = [
      "a.yaml": "include: [c.yaml]\nlet: {x: 1, y: 1, z: 1}\ndefine: {d: 1, e: 1}",
      "b.yaml": "let: {y: 2, z: 2}\ndefine: {e: 2}", "c.yaml": "let: {x: 9, w: 4}\ndefine: {d: 9, f: 9}",
    ]
    let section =
      "contentInsets: {top: \"${x}\", bottom: \"${y}\", leading: \"${z}\", trailing: \"${w}\"}, interGroupSpacing: 3, \(Self.box)"
    let expanding = Expanding(Self.including("a.yaml, b.yaml", section, "let: {z: 3}\n"), files: files)
    #expect(expanding.value("contentInsets") == "{bottom: 2, leading: 3, top: 1, trailing: 4}")
    let uses =
      "contentInsets: {top: 0, use: d}, header: {height: 9, contentInsets: {use: e}}, footer: {height: 9, contentInsets: {use: f}}, \(Self.box)"
    let defined = Expanding(Self.including("a.yaml, b.yaml", uses), files: files)
    #expect(defined.value("contentInsets") == "{bottom: 1, leading: 1, top: 0, trailing: 1}")
    #expect(defined.value("header", "contentInsets", "top") == "2")
    #expect(defined.value("footer", "contentInsets", "top") == "9")
  }

  @Test func statesAreShared() {
    var options = ResolveOptions()
    options.state = "full"
    let expanding = Expanding(
      Self.including("s.yaml", "id: a, \(Self.box)"), files: ["s.yaml": "states: {full: {a: 3}}"],
      options: options)
    #expect(expanding.value("items") == "3")
  }

  @Test func oneFileIsReadOnce() {
    let expanding = Expanding(
      Self.including("a.yaml, b.yaml, ./a.yaml, x/../a.yaml"),
      files: ["a.yaml": "include: [c.yaml]", "b.yaml": "include: [c.yaml]", "c.yaml": "let: {a: 1}"])
    #expect(expanding.errors.isEmpty)
    #expect(expanding.sources.files.count == 4)
  }

  @Test func cyclesAreShown() {
    #expect(
      Expanding(Self.including("spec.yaml")).errors
        == ["1:11 invalid-value: the file includes itself: spec.yaml -> spec.yaml"])
    let expanding = Expanding(
      Self.including("a.yaml"),
      files: ["a.yaml": "let: {x: 1}\ninclude: [b.yaml]", "b.yaml": "include:\n- a.yaml"])
    #expect(
      expanding.errors == ["b.yaml:2:3 invalid-value: the file includes itself: a.yaml -> b.yaml -> a.yaml"])
    #expect(expanding.expanded == nil)
  }

  @Test func whatCannotBeRead() {
    #expect(
      Expanding(Self.including("a.yaml, gone.yaml"), files: ["a.yaml": "include: [no.yaml]"]).errors == [
        "1:19 invalid-value: cannot include 'gone.yaml': no such file",
        "a.yaml:1:11 invalid-value: cannot include 'no.yaml': no such file",
      ])
  }

  @Test(arguments: [
    ("let: [", "a.yaml:1:6 syntax-error"), ("let: {x: zz}", "a.yaml:1:10 invalid-value: x is 'zz'"),
    ("let:\n  x: ${zz}", "a.yaml:2:8 unknown-name: unknown name 'zz'"),
    ("lte: {x: 1}", "a.yaml:1:1 unknown-key"),
    ("let: {width: 3}", "a.yaml:1:7 invalid-value: 'width'"),
    ("define:\n  d: {item: {sise: 3}}", "a.yaml:2:14 unknown-key"),
    ("define:\n  d: {item: {contentInsets: \"${gpa}\"}}", "a.yaml:2:32 unknown-name: unknown name 'gpa'"),
    ("define:\n  d: {item: {size: 0 x 5}}", "a.yaml:2:20 nonpositive-dimension"),
    ("- 1", "a.yaml:1:1 invalid-value: the spec is a list"),
  ])
  func errorsStandInTheirFile(text: String, error: String) {
    let section = "group: {horizontal: {size: 9 x 9, subitems: [{use: d}]}}"
    let expanding = Expanding(
      Self.including("a.yaml", section, text.contains("define") ? "" : "define: {d: {item: {}}}\n"),
      files: ["a.yaml": text])
    #expect(expanding.errors.count == 1 && expanding.errors[0].hasPrefix(error), "\(expanding.errors)")
  }
}
