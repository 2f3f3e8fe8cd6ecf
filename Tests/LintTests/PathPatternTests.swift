import Testing

@testable import LayoutLint

/// Path patterns like those of gitignore.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.yaml", ["a.yaml", "x/y/a.yaml", ".yaml"], ["a.yml", "a.yaml.bak"]),
    ("Legacy", ["Legacy", "Legacy/a", "x/Legacy/y/a"], ["Legacyx/a", "xLegacy"]),
    ("/Legacy", ["Legacy/a"], ["x/Legacy/a"]), ("Legacy/", ["Legacy/a", "x/Legacy/a"], ["Legacy"]),
    ("Legacy/**", ["Legacy/a", "Legacy/x/a"], ["Legacy", "x/Legacy/a"]),
    ("**/old", ["old", "a/old", "a/b/old/c"], ["bold", "a/bold"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b", "a/b/c"], ["ab", "a/xb", "x/a/b"]),
    ("a/*/b", ["a/x/b"], ["a/b", "a/x/y/b"]), ("**", ["a", "a/b"], [""]),
    ("a*b/c", ["ab/c", "axxb/c"], ["a/b/c"]), ("a**b", ["axb", "ab"], ["a/b"]),
    ("?.y", ["a.y", "é.y", "x/a.y"], ["ab.y", ".y", "/.y"]),
    ("{a,b}/c", ["a/c", "b/c"], ["ab/c", "c"]), ("x{,y{1,2}}z", ["xz", "xy1z", "xy2z"], ["xyz"]),
    ("{**/a,b}/c", ["a/c", "x/a/c", "b/c"], ["x/b/c"]), ("a\\*", ["a*"], ["ab"]), ("a}", ["a}"], ["a"]),
    ("./a/b", ["a/b"], ["x/a/b"]), ("a,b", ["a,b"], ["a"]), ("\\[ab]", ["[ab]"], ["a"]),
    ("[ab].*", ["a.b", "x/b.c"], ["c.b", "[ab].x", "/.b"]), ("[a-cx]y", ["by", "xy"], ["dy", "-y"]),
    ("[!a-c]y", ["dy", "é" + "y"], ["ay", "/y", "y"]), ("x[^/]y", ["xay"], ["x/y"]),
    ("[]]a", ["]a"], ["a"]), ("[!]]a", ["xa"], ["]a"]), ("[a-]b", ["ab", "-b"], ["bb"]),
    ("[\\]x]", ["]", "x"], ["\\"]), ("{[a,],b}c", ["ac", ",c", "bc"], ["c"]),
  ])
  func fits(text: String, fitting: [String], others: [String]) throws {
    let pattern = try PathPattern(text)
    for path in fitting { #expect(pattern.fits(path), "\(text) fits \(path)") }
    for path in others { #expect(!pattern.fits(path), "\(text) does not fit \(path)") }
  }

  @Test(arguments: [
    ("", PathPattern.Mistake.isEmpty), ("/", .isEmpty), ("!a", .negates), ("../a", .leadsOutside),
    ("a/../b", .leadsOutside), ("{a", .unclosedBrace), ("{a,{b}", .unclosedBrace),
    ("[a", .unclosedBracket), ("a[", .unclosedBracket), ("[]", .unclosedBracket),
    ("[a\\", .unclosedBracket), ("[z-a]", .reversedRange),
    (String(repeating: "{", count: 9), .nestsTooDeeply), (String(repeating: "a", count: 1_001), .isTooLong),
  ])
  func refuses(text: String, mistake: PathPattern.Mistake) {
    #expect(throws: mistake) { try PathPattern(text) }
  }

  /// Patterns that take backtracking matchers exponential time.
  @Test(arguments: [
    String(repeating: "*a", count: 60) + "b", String(repeating: "**/", count: 60) + "b",
    String(repeating: "{a,aa,*}", count: 40) + "b", String(repeating: "?*", count: 60),
  ])
  func takesLinearTime(text: String) throws {
    let pattern = try PathPattern(text)
    let start = ContinuousClock.now
    _ = pattern.fits(String(repeating: "a", count: 1_000))
    _ = pattern.fits(String(repeating: "a/", count: 500))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  /// Agrees with a plain backtracking matcher on random short patterns without braces.
  @Test func agreesWithBacktracking() throws {
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<20_000 {
      let text = "/" + (0..<next(6)).map { _ in ["a", "b", "*", "?", "/"][next(5)] }.joined()
      let path = (0..<(1 + next(7))).map { _ in ["a", "b", "/"][next(3)] }.joined()
      guard !text.contains("**"), !text.contains("//"), let pattern = try? PathPattern(text)
      else { continue }
      let isForFolders = text.hasSuffix("/")
      var characters = Array(text.dropFirst())
      if isForFolders { characters.removeLast() }
      let isAnchored = text.dropLast(isForFolders ? 1 : 0).contains("/")
      #expect(isAnchored)
      let expected = Self.prefixFits(characters[...], Array(path)[...], isForFolders)
      #expect(pattern.fits(path) == expected, "\(text) \(path)")
    }
  }

  private static func prefixFits(
    _ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>, _ isForFolders: Bool
  ) -> Bool {
    guard let first = pattern.first else { return path.first == "/" || (path.isEmpty && !isForFolders) }
    if first == "*" {
      if prefixFits(pattern.dropFirst(), path, isForFolders) { return true }
      return path.first.map { $0 != "/" } == true && prefixFits(pattern, path.dropFirst(), isForFolders)
    }
    guard let character = path.first, first == "?" ? character != "/" : first == character else {
      return false
    }
    return prefixFits(pattern.dropFirst(), path.dropFirst(), isForFolders)
  }
}
