import TestSupport
import Testing

@testable import LayoutSwift

/// What of a file of Swift makes a layout.
struct EntryTests {
  private func entries(_ text: String) -> [LayoutEntry] { SwiftLayoutFile(Array(text.utf8)).entries }

  private static let home = """
    import UIKit
    struct Layouts {
      static func grid(columns: Int = 3) -> UICollectionViewLayout { fatalError() }
      func list() -> UICollectionViewCompositionalLayout? { nil }
      static func sized(by width: CGFloat) -> UICollectionViewLayout { fatalError() }
      private var shelf: NSCollectionLayoutSection { fatalError() }
      func row(at index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { fatalError() }
      func text() -> String { "-> UICollectionViewLayout" }
    }
    extension Layouts { var footer: NSCollectionLayoutSection { shelf } }
    struct Needy { let width: CGFloat; init(width: CGFloat) {}; func make() -> UICollectionViewLayout { fatalError() } }
    class Base: UIViewController {}
    final class Home: Base { override func viewDidLoad() {} }
    final class Columns: UICollectionViewCompositionalLayout { init() { fatalError() } }
    class Plain: UICollectionViewCompositionalLayout {}
    class Generic<Item>: UIViewController {}
    enum Tab { case one; var layout: UICollectionViewLayout { fatalError() } }
    func columns(columns: Int) -> NSCollectionLayoutSection { fatalError() }
    func waits() async -> UICollectionViewLayout { fatalError() }
    func failing() throws -> UICollectionViewLayout { fatalError() }
    func made(itemCount: @escaping (Int) -> Int) -> UICollectionViewLayout { fatalError() }
    func inset(safeAreaInsets: @escaping () -> NSDirectionalEdgeInsets) -> UICollectionViewLayout { fatalError() }
    func fitting(environment: any NSCollectionLayoutEnvironment) -> UICollectionViewLayout { fatalError() }
    #Preview("a") { let shown = Home(); return shown }
    let whole = UICollectionViewCompositionalLayout(section: Layouts().footer)
    """

  @Test("an entry knows the systems that have it and the types around it")
  func systems() {
    let text = """
      import UIKit
      @available(iOS 13, macOS 11, *) @MainActor enum Layouts {
        @available(iOS 26, *)
        @available(tvOS, unavailable)
        static func newer() -> UICollectionViewLayout { fatalError() }
        static func older() -> UICollectionViewLayout { fatalError() }
      }
      func any() -> UICollectionViewLayout { fatalError() }
      @available(
      """
    #expect(
      entries(text).map { $0.systems.map(\.demand) } == [
        ["iOS 13,macOS 11", "iOS 26"].map { "try LayoutProgram.demand(\"\($0)\")" },
        ["try LayoutProgram.demand(\"iOS 13,macOS 11\")"], [],
      ])
  }

  @Test("functions, properties and classes that need nothing are entries")
  func found() {
    let found = entries(Self.home).filter { !$0.isAssumed }.map { "\($0.name) \($0.sort) \($0.expression)" }
    let provider = "{ index, environment in kept(Layouts()).row(at: index, environment) }"
    #expect(
      found == [
        "Layouts.grid layout Layouts.grid()",
        "Layouts.list layout kept(Layouts()).list()",
        "Layouts.shelf section kept(Layouts()).shelf",
        "Layouts.row section \(provider) as UICollectionViewCompositionalLayoutSectionProvider",
        "Layouts.footer section kept(Layouts()).footer",
        "Base controller Base()",
        "Home controller Home()",
        "Columns layout Columns()",
        "failing layout try failing()",
        "made layout made(itemCount: { LayoutProgram.itemCount(ofSection: $0) })",
        "inset layout inset(safeAreaInsets: { LayoutProgram.safeAreaInsets })",
        "fitting layout fitting(environment: LayoutProgram.environment)",
        "whole layout whole",
      ])
  }

  @Test(
    "an import of one declaration is no declaration",
    arguments: [
      "import struct Combine.A", "import class A.B", "import enum A.B", "import protocol A.B",
      "import typealias A.B",
      "import func A.b", "import let A.b", "import var A.b", "import A; import enum B.C",
      "@testable import struct A.B", "internal import class A.B",
    ])
  func imports(line: String) {
    let text = line + "\nfunc a() -> UICollectionViewLayout {}\nprivate func b() -> UICollectionViewLayout {}"
    #expect(entries(text).map(\.name) == ["a", "b"])
    #expect(LayoutEntry.choices(of: entries(text)).first?.map(\.name) == ["a"])
  }

  @Test("other declarations are entries with values that are made up")
  func assumed() {
    let found = entries(Self.home).filter(\.isAssumed).map { "\($0.name) \($0.sort) \($0.expression)" }
    let provider = "{ index, environment in columns(columns: LayoutProgram.assumed(\"columns\")) }"
    #expect(
      found == [
        "Layouts.sized layout Layouts.sized(by: LayoutProgram.assumed(\"width\"))",
        "Needy.make layout kept(Needy()).make()",
        "Tab.layout layout (LayoutProgram.assumed(\"Tab\") as Tab).layout",
        "columns section \(provider) as UICollectionViewCompositionalLayoutSectionProvider",
      ])
  }

  @Test("a controller is made with assumed values, but not for a storyboard or a generic parameter")
  func controllers() {
    let text = """
      class A: UIViewController { init(model: Model, count: Int = 1) {}; required init?(coder: NSCoder) {} }
      class B: UIViewController { required init?(coder: NSCoder) {} }
      class C<Item>: UIViewController { init(item: Item) {} }
      class D: UIViewController { init(model: Model) throws {} }
      """
    #expect(
      entries(text).map(\.expression) == [
        "A(model: LayoutProgram.assumed(\"model\"))", "try D(model: LayoutProgram.assumed(\"model\"))",
      ])
    #expect(entries(text).allSatisfy { $0.isAssumed && $0.sort == .controller })
  }

  @Test("code that makes a layout and does not return it is an entry")
  func inside() {
    let text = """
      class Strip: UIView {
        lazy var list: UICollectionView = { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: s)) }()
        override func didMoveToWindow() { layout = UICollectionViewCompositionalLayout { _, _ in nil } }
        init(theme: Theme) { _ = UICollectionViewCompositionalLayout(section: s) }
        func other() { print(UICollectionViewCompositionalLayout.self) }
        func setUp() throws { layout = UICollectionViewCompositionalLayout(section: try s()) }
      }
      """
    #expect(
      entries(text).map(\.name) == ["Strip.list", "Strip.didMoveToWindow", "Strip.init", "Strip.setUp"])
    #expect(entries(text).allSatisfy { $0.expression.contains("LayoutProgram.lastLayout") })
  }

  @Test(
    "a function that gives something else is reduced to the layout in it",
    arguments: [
      (
        "A { UICollectionViewCompositionalLayout(section: s) }",
        "do { UICollectionViewCompositionalLayout(section: s) }"
      ),
      (
        "if a { return b }; let c = { return 1 }; return B(UICollectionViewLayout(), 2)",
        "if a { return }; let c = { return 1 }; UICollectionViewLayout()"
      ),
      (
        "if a, b { x() } else if c { y() } else { A { z(); B(UICollectionViewLayout()) } }",
        "do { do { ; UICollectionViewLayout() } }"
      ),
      (
        "if let a { A(UICollectionViewLayout()) } else { y() }",
        "if let a = LayoutProgram.orAssumed(a, \"a\") { UICollectionViewLayout() }"
      ),
      (
        "if x { y() } else if let a = b.c { A(UICollectionViewLayout()) }",
        "if let a = LayoutProgram.orAssumed( b.c , \"a\") { UICollectionViewLayout() }"
      ),
      (
        "switch x { case .a: y(); case .b(let c): A(c, UICollectionViewLayout()); default: z() }",
        "do { UICollectionViewLayout() }"
      ),
    ])
  func reduced(body: String, expected: String) {
    #expect(reduced("var body: some View { \(body) }") == "var body: Void { \(expected) }")
  }

  @Test(
    "a closure that makes a section is the provider of a layout",
    arguments: [
      (
        "{ environment in NSCollectionLayoutSection(group: g) }", "any NSCollectionLayoutEnvironment",
        "environment"
      ),
      (
        "{ [weak self] index, _ in NSCollectionLayoutSection(group: g) }",
        "Int, any NSCollectionLayoutEnvironment", "index, environment"
      ),
      (
        "{ NSCollectionLayoutSection(group: g($0, $1)) }", "Int, any NSCollectionLayoutEnvironment",
        "index, environment"
      ),
      ("{ () -> NSCollectionLayoutSection in NSCollectionLayoutSection(group: g) }", "", ""),
      ("{ NSCollectionLayoutSection.list(using: c, layoutEnvironment: e) }", "", ""),
    ])
  func provider(closure: String, types: String, values: String) {
    let made =
      "let sectionProvider: (\(types)) -> NSCollectionLayoutSection? = \(closure.dropLast())}; "
      + "_ = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in sectionProvider(\(values)) })"
    #expect(
      reduced("func a() -> Some { let b = 2; return Some(1, \(closure), 3) }")
        == "func a() { let b = 2; \(made) }")
  }

  /// The text of a file whose only entry is reduced, with one blank between words.
  private func reduced(_ text: String) -> String? {
    let found = entries(text)
    guard found.count == 1, !found[0].edits.isEmpty else { return nil }
    let file = SlicedFile(path: "a.swift", Array(text.utf8))
    var bytes = file.bytes
    for edit in found[0].edits.sorted(by: { $0.tokens.lowerBound > $1.tokens.lowerBound }) {
      bytes.replaceSubrange(file.bytes(of: edit.tokens), with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }

  @Test("unfinished code ends no search", arguments: 0..<200)
  func unfinished(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = """
      struct A: View { var body: some View { VStack { if let a = b { C(UICollectionViewLayout()) } else { D() } } } }
      func e(f: Int) -> G { switch f { case 1: return G { h in NSCollectionLayoutSection(group: i) }; default: return j } }
      """
    var bytes = Array(text.utf8)
    for _ in 0..<3 {
      let index = Int.random(in: bytes.indices, using: &random)
      if Bool.random(using: &random) {
        bytes.remove(at: index)
      } else {
        bytes[index] = bytes.randomElement(using: &random)!
      }
    }
    for entry in SwiftLayoutFile(bytes).entries {
      var file = SlicedFile(path: "a.swift", bytes)
      file.reduce(to: entry)
    }
  }

  @Test("a function whose inner layout depends on a loop, or that makes none, is no entry")
  func notReduced() {
    for body in [
      "for a in b { A(UICollectionViewLayout()) }", "A()", "NSCollectionLayoutSection(group: g)",
      "if let a = b as? UICollectionViewLayout { C() }", "a.map { b in NSCollectionLayoutSection(group: b) }",
      "a { b, c, d in NSCollectionLayoutSection(group: b) }",
    ] {
      #expect(entries("var body: some View { \(body) }").isEmpty)
    }
  }

  @Test(
    "the entries of the first sort are meant, of them the public ones, or those that are not private",
    arguments: [
      ("func a() -> UICollectionViewLayout {}\nfunc b() -> NSCollectionLayoutSection {}", "a"),
      ("func a() -> UICollectionViewLayout {}\nclass C: UIViewController {}", "C"),
      ("func a() -> UICollectionViewLayout {}\npublic func b() -> UICollectionViewLayout {}", "b"),
      ("private func a() -> UICollectionViewLayout {}\nfunc b() -> UICollectionViewLayout {}", "b"),
      ("func a() -> UICollectionViewLayout {}\nfunc b() -> UICollectionViewLayout {}", "a b"),
      ("func a(x: Int) -> UICollectionViewLayout {}", "a"),
      ("func a(x: Int) -> UICollectionViewLayout {}\nfunc b() -> NSCollectionLayoutSection {}", "a"),
      (
        "#if X\nfunc a() -> UICollectionViewLayout {}\n#else\nfunc a() -> UICollectionViewLayout {}\n#endif",
        "a"
      ),
      (
        "#if X\nfunc a() -> UICollectionViewLayout {}\n#else\nprivate func a() -> NSCollectionViewLayout {}\n#endif",
        "a"
      ),
      (
        "func a() -> UICollectionViewLayout {}\nfunc a(x: Int = 1, itemCount: Int) -> UICollectionViewLayout {}",
        "a a"
      ),
    ])
  func chosen(text: String, names: String) {
    #expect(LayoutEntry.choices(of: entries(text))[0].map(\.name).joined(separator: " ") == names)
  }

  @Test("names in backticks are called so, and named without them")
  func backticks() {
    let found = entries(
      "enum `default` { static func `in`() -> UICollectionViewLayout {} }\nvar `my`: UICollectionViewLayout = a"
    )
    #expect(found.map(\.name) == ["default.in", "my"])
    #expect(found.map(\.expression) == ["`default`.`in`()", "`my`"])
  }

  @Test("an entry is named whole or by its last part, if that is one")
  func named() throws {
    let file = SwiftLayoutFile(Array(Self.home.utf8))
    #expect(try file.choices(named: "Layouts.grid").map { $0.map(\.name) } == [["Layouts.grid"]])
    #expect(try file.choices(named: "grid").map { $0.map(\.name) } == [["Layouts.grid"]])
    #expect(throws: SwiftFailure.self) { try file.choices(named: "nothing") }
    #expect(throws: SwiftFailure.self) { try SwiftLayoutFile([]).choices(named: nil) }
  }

  @Test(
    "files that only show a layout are not those that make one",
    arguments: [
      ("final class Home: UIViewController { let view = UICollectionView() }", false),
      (
        "final class Home: UIViewController { override func viewDidLoad() { show(.init(Layouts.grid)) } }",
        false
      ),
      ("protocol Makes { func layout() -> UICollectionViewLayout }", false),
      ("// NSCollectionLayoutSection(group: group)", false),
      ("let name = \"NSCollectionLayoutSection(\"", false),
      ("func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection { fatalError() }", true),
      ("extension Grid { init<A>(_ a: A) { section = NSCollectionLayoutSection(group: a.group) } }", true),
      ("func grid() -> UICollectionViewLayout { Layouts.grid }", true),
    ])
  func makesLayout(text: String, isOne: Bool) {
    #expect(SwiftLayoutFile(Array("import UIKit\n\(text)\n".utf8)).makesLayout == isOne)
  }

  @Test("lines in a row are named together, and only some of them")
  func lineRanges() {
    #expect(LineRanges([]).text == nil)
    #expect(LineRanges([12]).text == "line 12")
    #expect(LineRanges([42, 12, 41, 40]).text == "lines 12, 40-42")
    let many = Set((0..<10).map { 2 * $0 + 1 } + [20, 21])
    #expect(LineRanges(many).text == "lines 1, 3, 5, 7, 9, 11, 13, 15 and 4 more")
  }
}
