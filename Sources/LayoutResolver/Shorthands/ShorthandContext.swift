import LayoutReader
import LayoutSpec

/// The place of a section in its layout.
struct SectionPlace {
  var isFirst: Bool
  var isLast: Bool

  /// - Parameter count: the number of sections.
  init(index: Int, of count: Int) {
    isFirst = index == 0
    isLast = index == count - 1
  }
}

/// The facts that the shorthands of sections depend on.
struct ShorthandContext {
  let environment: Environment
  let configuration: Configuration

  /// Returns a section with its shorthand written out, and the insets of its list; `nil` without a shorthand.
  func expand(_ section: Normal, at place: SectionPlace) -> (section: Normal, listInsets: ListInsets?)? {
    if let list = section.field(SectionKeys.list) {
      let (section, insets) = ListShorthand(context: self, place: place).expand(section, list)
      return (section, insets)
    }
    if let grid = section.field(SectionKeys.grid) {
      return (GridShorthand(context: self).expand(section, grid), nil)
    }
    if let carousel = section.field(SectionKeys.carousel) {
      return (CarouselShorthand().expand(section, carousel), nil)
    }
    if let waterfall = section.field(SectionKeys.waterfall) {
      return (WaterfallShorthand(context: self).expand(section, waterfall), nil)
    }
    return nil
  }

  /// Returns the room for a section's groups across the scroll axis, in points.
  func breadth(of section: Normal) -> Double {
    configuration.scrollDirection == .vertical ? room(of: section) : environment.container.width
  }

  /// Returns the room for a section's cells across the scroll axis within its insets, in points.
  func room(of section: Normal) -> Double {
    let across = configuration.scrollDirection.cross
    let reference = section.contentInsetsReference
    let taken = reference.insets(
      in: environment, across: across, layout: configuration.contentInsetsReference)
    let own = section.insets(SectionKeys.contentInsets)
    return max(0, environment.container[across] - taken.total(across) - own.total(across))
  }

  /// Returns the number of columns: as written, or as many columns of the minimum width as fit; at least one.
  func columns(_ written: Normal?, width: Double, gap: Double) -> Int {
    if let count = written?.number { return max(1, Int(count)) }
    guard let least = written?.leastColumnWidth, least + gap > 0 else { return 1 }
    return Int(min(max(1, ((width + gap) / (least + gap) + 1e-9).rounded(.down)), 1_000_000))
  }

  /// Returns a length rounded down to whole pixels.
  func floor(_ length: Double) -> Double {
    (length * environment.displayScale + 0.001).rounded(.down) / environment.displayScale
  }
}

extension Normal {
  /// The least width of `auto(…)` columns, points; `nil` for a number of columns.
  var leastColumnWidth: Double? { self["auto"]?.number }

  /// Returns a gap of a grid or a waterfall; `spacing` if it is not written.
  func gap(_ key: KeyRow) -> Double { self[key]?.number ?? number(GapKeys.spacing) }
}
