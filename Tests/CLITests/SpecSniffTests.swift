import Testing

@testable import LayoutCompiler

/// Which YAML and JSON files of a folder are specs.
@Suite struct SpecSniffTests {
  @Test(arguments: [
    ("sections: []", true), ("name: x\nsections:\n  - a\n", true), ("name: x\r\nsections:\r\n", true),
    ("\"sections\": []", true), ("'sections' : []", true), ("\u{FEFF}sections:\n", true),
    ("# sections: 1\n", false), (" sections: []", false), ("sections", false), ("sections:x", false),
    ("mysections: 1", false), ("sectionsx: 1", false), ("a:\n  sections: 1\n", false), ("", false),
    ("sections:\nelements:\n", false), ("sections\n: 1", false), ("sections: 1\n  elements: 2\n", true),
    ("{\"sections\": []}", true), ("{\"a\": {\"sections\": []}}", false), ("{sections: []}", true),
    ("# c\n{ 'sections': []}", true), ("{\"a\": \"sections\"}", false),
    ("{\"a\": \"\\\"sections\\\":\"}", false),
    ("{\"a\": [\"}\"], \"sections\" : []}", true), ("{\"sections\": [], \"elements\": []}", false),
    ("{\"sections\": [{\"elements\": 1}]}", true), ("[{\"sections\": 1}]", false), ("{\"sections", false),
    ("{\"a\\", false), ("{mysections: 1}", false),
  ])
  func tells(text: String, isSpec: Bool) {
    #expect(SpecSniff.isSpec(Array(text.utf8)) == isSpec)
  }

  /// A text that is cut off anywhere is a spec from the colon after its key `sections` to that after `elements`.
  @Test func endsAnywhere() throws {
    let text = Array("\u{FEFF}# a\n{\"x\\\"\": ['sections' ], \"sections\" : {}, 'elements': []".utf8)
    let colons = text.indices.filter { text[$0] == UInt8(ascii: ":") }
    try #require(colons.count == 3)
    for length in 0...text.count {
      #expect(
        SpecSniff.isSpec(Array(text.prefix(length))) == (length > colons[1] && length <= colons[2]),
        "\(length)")
    }
  }
}
