import Foundation

// Values as a spec has them; nil where the value is what a spec takes by itself.

extension NSCollectionLayoutDimension {
  var spec: RecordedJSON { .object([(kind.rawValue, RecordedJSON(dimension))]) }
}

extension NSCollectionLayoutSize {
  var spec: RecordedJSON {
    .object([("width", widthDimension.spec), ("height", heightDimension.spec)])
  }
}

extension NSDirectionalEdgeInsets {
  var spec: RecordedJSON? { self == .zero ? nil : spec(edges: .all) }

  /// The edges that are named; nil where there are none.
  func spec(edges: NSDirectionalRectEdge) -> RecordedJSON? {
    guard !edges.isEmpty else { return nil }
    return .members([
      ("top", edges.contains(.top) ? RecordedJSON(top) : nil),
      ("leading", edges.contains(.leading) ? RecordedJSON(leading) : nil),
      ("bottom", edges.contains(.bottom) ? RecordedJSON(bottom) : nil),
      ("trailing", edges.contains(.trailing) ? RecordedJSON(trailing) : nil),
    ])
  }
}

extension NSCollectionLayoutSpacing {
  var spec: RecordedJSON? {
    guard isFlexibleSpacing || spacing != 0 else { return nil }
    return .object([(isFlexibleSpacing ? "flexible" : "fixed", RecordedJSON(spacing))])
  }
}

extension NSCollectionLayoutEdgeSpacing {
  var spec: RecordedJSON? {
    let edges = [
      ("leading", leading?.spec), ("top", top?.spec), ("trailing", trailing?.spec), ("bottom", bottom?.spec),
    ]
    return edges.contains { $0.1 != nil } ? .members(edges) : nil
  }
}

extension CGPoint {
  var spec: RecordedJSON? { self == .zero ? nil : .array([RecordedJSON(x), RecordedJSON(y)]) }
}

extension NSCollectionLayoutAnchor {
  var spec: RecordedJSON {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let edges = names.filter { self.edges.contains($0.0) }.map(\.1)
    return .members([
      ("edges", edges.isEmpty ? nil : .strings(edges)),
      (isFractionalOffset ? "fractionalOffset" : "absoluteOffset", offset.spec),
    ])
  }
}

extension UIContentInsetsReference {
  var spec: RecordedJSON? { self == .automatic ? nil : .string("\(self)") }
}

extension Array where Element == RecordedJSON {
  /// nil where there are none.
  var spec: RecordedJSON? { isEmpty ? nil : .array(self) }
}
