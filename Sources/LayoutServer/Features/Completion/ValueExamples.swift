import LayoutReader

extension ValueType {
  /// Examples of the forms of a value, with their meanings.
  var examples: [(text: String, meaning: String)] {
    switch self {
    case .dimension: Self.dimensions
    case .size:
      [
        ("100% x 44", "width x height"), ("50% x 100%", "of the container"),
        ("100% x ~44", "estimated height"),
      ]
    case .itemSize:
      [
        ("100% x 100%", "all of the group"), ("50% x 100%", "of the group"),
        ("100% x ~44", "estimated height"),
      ]
    case .boundarySize, .headerOrFooter:
      [("~44", "the height, estimated"), ("44", "the height, points"), ("100% x ~44", "width x height")]
    case .extent: [("393 x 852", "points"), ("375 x 812", "points"), ("1024 x 1366", "points")]
    case .aspectRatio: [("1", "as wide as high"), ("3/4", "width / height"), ("16/9", "width / height")]
    case .insets: [("16", "all edges, points")]
    case .spacing: [("8", "points"), ("fixed(8)", "points"), ("flexible(8)", "points or more")]
    case .columns: [("2", "columns"), ("3", "columns"), ("auto(160)", "as many as fit, 160 points each")]
    case .point: [("[0, 0]", "x, y")]
    case .scale: [("1", "both axes"), ("[1, 1]", "x, y")]
    case .frame: [("[0, 0, 100, 44]", "x, y, width, height")]
    case .edges:
      [
        "top", "topLeading", "topTrailing", "leading", "trailing", "bottom", "bottomLeading",
        "bottomTrailing",
      ]
      .map { ($0, "edges") }
    default: []
    }
  }

  private static let dimensions = [
    ("100%", "all of the container"), ("50%", "of the container"), ("1/3", "of the container"),
    ("44", "points"), ("~44", "estimated"), ("uniform(44)", "estimated, as large as the largest sibling"),
    ("50%w", "of the container's width"), ("50%h", "of the container's height"),
  ]
}
