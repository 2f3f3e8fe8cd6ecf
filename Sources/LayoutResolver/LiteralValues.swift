import LayoutReader
import LayoutSpec

// Values of the normal form as concrete ones. The normal form is checked: what is missing here was left out on purpose.

func extent(_ normal: Normal) -> Extent {
  Extent(width: normal["width"]?.number ?? 0, height: normal["height"]?.number ?? 0)
}

func insets(_ normal: Normal) -> Insets {
  Insets(
    top: normal["top"]?.number ?? 0, leading: normal["leading"]?.number ?? 0,
    bottom: normal["bottom"]?.number ?? 0, trailing: normal["trailing"]?.number ?? 0)
}

extension Normal {
  /// The axis that a configuration scrolls along.
  var scrollDirection: Axis { self["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical }

  /// What the insets of a section or a configuration are taken from.
  var contentInsetsReference: ContentInsetsReference { reference("contentInsetsReference") }

  func reference(_ key: String) -> ContentInsetsReference {
    self[key]?.text.flatMap(ContentInsetsReference.init) ?? .automatic
  }
}

func measuredSize(_ normal: Normal) -> MeasuredSize {
  MeasuredSize(width: normal["width"]?.number, height: normal["height"]?.number)
}

func point(_ normal: Normal) -> Point {
  Point(x: normal["x"]?.number ?? 0, y: normal["y"]?.number ?? 0)
}

func spacing(_ normal: Normal) -> Spacing {
  if let minimum = normal["flexible"]?.number { return .flexible(minimum) }
  return .fixed(normal["fixed"]?.number ?? 0)
}

func edgeSpacing(_ normal: Normal) -> EdgeSpacing {
  EdgeSpacing(
    leading: normal["leading"].map(spacing) ?? .fixed(0), top: normal["top"].map(spacing) ?? .fixed(0),
    trailing: normal["trailing"].map(spacing) ?? .fixed(0), bottom: normal["bottom"].map(spacing) ?? .fixed(0)
  )
}

/// A size; a side that is not given is the whole container's, or follows from the other one and the aspect ratio (width / height).
func layoutSize(_ normal: Normal?, aspectRatio: Double? = nil) -> LayoutSize {
  let width = normal?["width"].flatMap(Dimension.init)
  let height = normal?["height"].flatMap(Dimension.init)
  if let aspectRatio {
    if let width, height == nil { return LayoutSize(width: width, height: width.scaled(by: 1 / aspectRatio)) }
    if let height, width == nil { return LayoutSize(width: height.scaled(by: aspectRatio), height: height) }
  }
  return LayoutSize(width: width ?? .fractionalWidth(1), height: height ?? .fractionalHeight(1))
}

extension Dimension {
  /// The dimension that a normal form says.
  package init?(_ normal: Normal) {
    guard let field = normal.fields.first, let number = field.value.number else { return nil }
    self.init(form: field.key, number)
  }

  /// The dimension of a canonical key.
  package init?(form: String, _ number: Double) {
    switch form {
    case "absolute": self = .absolute(number)
    case "fractionalWidth": self = .fractionalWidth(number)
    case "fractionalHeight": self = .fractionalHeight(number)
    case "estimated": self = .estimated(number)
    case "uniformAcrossSiblings": self = .uniformAcrossSiblings(number)
    default: return nil
    }
  }

  /// The same kind of dimension, so many times as long.
  func scaled(by factor: Double) -> Dimension {
    Dimension(form: canonical.key, canonical.amount * factor) ?? self
  }
}

/// The alignment that a list of edges names: no edge on an axis, or both, is the centre.
func alignment(ofEdges normal: Normal?) -> Alignment {
  let edges = Set((normal?.elements ?? []).compactMap(\.text))
  func lone(_ start: String, _ end: String) -> String {
    edges.contains(start) == edges.contains(end) ? "" : edges.contains(start) ? start : end
  }
  let (vertical, horizontal) = (lone("top", "bottom"), lone("leading", "trailing"))
  let second = horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  return Alignment(rawValue: vertical.isEmpty ? horizontal : vertical + second) ?? .none
}

func whole(_ normal: Normal?) -> Int? { normal?.number.map { Int($0) } }
