import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText
import Testing

/// A fix that is called safe leaves every frame where it is; one that is called unsafe need not.
@Suite struct SafeFixTests {
  /// The frames of five items in one group.
  private func frames(_ group: String) throws -> [String] {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: "spec.yaml", text: "sections: [{items: 5, group: {\(group)}}]")
    let document = try #require(readDocument(source, format: .yaml, into: &diagnostics))
    let normal = try #require(normalize(document, of: source, into: &diagnostics))
    let layout = try #require(resolve(normal, into: &diagnostics))
    var frames: [String] = []
    solve(layout.spec, in: layout.environment).forEachElement { element in
      frames.append("\(element.frame)")
      return true
    }
    #expect(frames.count == 5)
    return frames
  }

  @Test(arguments: [
    (
      "horizontal: {size: 100% x ~44, subitems: [{item: {size: 50% x ~44, contentInsets: 8}}]}",
      "horizontal: {size: 100% x ~44, subitems: [{item: {size: 50% x ~44, contentInsets: {horizontal: 8}}}]}"
    ),
    (
      "horizontal: {size: 100% x ~44, contentInsets: {top: 5}, subitems: [{item: 50% x ~44}]}",
      "horizontal: {size: 100% x ~44, subitems: [{item: 50% x ~44}]}"
    ),
    (
      "vertical: {size: ~100 x ~44, contentInsets: 6, subitems: [{item: {size: ~80 x ~44, contentInsets: 3}}]}",
      "vertical: {size: ~100 x ~44, subitems: [{item: ~80 x ~44}]}"
    ),
    (
      "horizontal: {size: 100% x 44, interItemSpacing: 10, count: 3, subitem: {item: 30 x 100%}}",
      "horizontal: {size: 100% x 44, interItemSpacing: 10, count: 3, subitem: {item: 100% x 100%}}"
    ),
    (
      "vertical: {size: 100% x 90, count: 2, subitem: {item: {size: 100% x 30%, contentInsets: 2}}}",
      "vertical: {size: 100% x 90, count: 2, subitem: {item: {size: 100% x 100%, contentInsets: 2}}}"
    ),
    (
      "vertical: {size: 100% x ~90, count: 2, subitem: {horizontal: {size: 100% x ~20, subitems: [{item: 50% x 9}]}}}",
      "vertical: {size: 100% x ~90, count: 2, subitem: {horizontal: {size: 100% x 100%, subitems: [{item: 50% x 9}]}}}"
    ),
  ])
  func safeFixesKeepTheFrames(before: String, after: String) throws {
    #expect(try frames(before) == frames(after))
  }

  /// Why the fix is called unsafe where an estimate hides insets.
  @Test func insetsCountOnceTheEstimateIsGone() throws {
    let before =
      "horizontal: {size: 100% x 44, count: 3, subitem: {item: {size: ~9 x 100%, contentInsets: 4}}}"
    let after =
      "horizontal: {size: 100% x 44, count: 3, subitem: {item: {size: 100% x 100%, contentInsets: 4}}}"
    #expect(try frames(before) != frames(after))
  }
}
