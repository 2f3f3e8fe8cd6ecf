import LayoutReader
import LayoutSpec

// Reads concrete values from the normal form. It was checked before, so a missing key was left out on
// purpose.

func extent(_ normal: Normal) -> Extent {
  Extent(width: normal.part("width"), height: normal.part("height"))
}

func insets(_ normal: Normal) -> Insets {
  Insets(
    top: normal.part("top"), leading: normal.part("leading"), bottom: normal.part("bottom"),
    trailing: normal.part("trailing"))
}

extension Normal {
  /// Returns the number under a key, such as a side, an edge or a coordinate; 0 if it is not written.
  fileprivate func part(_ name: String) -> Double { self[name]?.number ?? 0 }

  var scrollDirection: Axis { word(ConfigurationKeys.scrollDirection) }

  /// The reference of the content insets, for a section or a configuration: both keys have the same name and
  /// default.
  var contentInsetsReference: ContentInsetsReference { word(SectionKeys.contentInsetsReference) }

  /// Returns the insets under a key; zero if it is missing.
  func insets(_ key: KeyRow) -> Insets { self[key].map(LayoutResolver.insets) ?? .zero }

  /// Returns the point under a key; [0, 0] if it is missing.
  func point(_ key: KeyRow) -> Point { self[key].map(LayoutResolver.point) ?? .zero }

  /// Returns the spacing under a key; `fixed(0)` if it is missing.
  func spacing(_ key: KeyRow) -> Spacing { self[key].map(LayoutResolver.spacing) ?? .fixed(0) }

  /// Returns the whole number under a key, or the key's default.
  func wholeNumber(_ key: KeyRow) -> Int { Int(number(key)) }

  /// Returns the case named by the word under a key, or the key's default.
  func word<Word: RawRepresentable<String>>(_ key: KeyRow) -> Word {
    if let word = self[key]?.text.flatMap(Word.init(rawValue:)) { return word }
    guard case .word(let name)? = key.standard, let word = Word(rawValue: name) else {
      preconditionFailure("\(key.name) has no \(Word.self) by default")
    }
    return word
  }
}

func point(_ normal: Normal) -> Point {
  Point(x: normal.part("x"), y: normal.part("y"))
}

func spacing(_ normal: Normal) -> Spacing {
  if let minimum = normal["flexible"]?.number { return .flexible(minimum) }
  return .fixed(normal.part("fixed"))
}

func edgeSpacing(_ normal: Normal) -> EdgeSpacing {
  func edge(_ name: String) -> Spacing { normal[name].map(spacing) ?? .fixed(0) }
  return EdgeSpacing(
    leading: edge("leading"), top: edge("top"), trailing: edge("trailing"), bottom: edge("bottom"))
}

/// Returns a size. A missing side follows from the other side and the aspect ratio (width / height), or is
/// the container's if it cannot.
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
  /// Reads a dimension from its normal form, a map with one key.
  package init?(_ normal: Normal) {
    guard let field = normal.fields.first, let number = field.value.number else { return nil }
    self.init(form: field.key, number)
  }

  /// A dimension from its canonical key, such as `absolute`; `nil` for any other key.
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

  /// Returns the same kind of dimension, multiplied by a factor.
  func scaled(by factor: Double) -> Dimension {
    Dimension(form: canonical.key, canonical.amount * factor) ?? self
  }
}

/// Returns the alignment that a list of edges describes. An axis with neither of its edges, or with both, is
/// centred.
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
