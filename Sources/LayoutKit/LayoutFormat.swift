import LayoutOutput

/// The output format of a layout.
///
/// ```swift
/// let csv = layout.text(as: .csv)
/// ```
public enum LayoutFormat: String, Sendable, CaseIterable {
  /// One document with all views, as `layoutc build` writes it.
  case json
  /// One JSON object per view, each on its own line.
  case ndjson
  /// A table with a line for each view, as in RFC 4180.
  case csv
  /// A picture.
  case svg
  /// A page for a browser.
  case html
  /// Boxes made of characters, as `layoutc show` draws them.
  case terminal
}

/// The options of an output format. `LayoutFormat.terminal` only uses `terminalColumns`.
///
/// ```swift
/// var options = WritingOptions()
/// options.overlays = [.groups, .spacing]
/// let picture = layout.text(as: .svg, options)
/// ```
public struct WritingOptions: Sendable {
  /// What a picture draws over the views.
  public enum Overlay: String, Sendable, CaseIterable {
    /// The outer boxes of groups.
    case groups
    /// The boxes of sections, groups and items inside their contentInsets.
    case insets
    /// The gaps between views, with their width in points.
    case spacing
    /// The edges of the safe area, on the screen of a device.
    case safeArea = "safe-area"
    /// The names of the views.
    case labels
    /// The name of the layout, and its device or bounds.
    case title
  }

  /// How many decimals numbers have, at most; clamped to 0 to 9.
  public var precision = 3
  /// True if JSON, NDJSON and CSV say where in the spec each view comes from.
  public var tellsSources = false
  /// What pictures draw over the views.
  public var overlays: Set<Overlay> = [.labels, .title]
  /// True if pictures show the screen of a device, with its bars; false if they show all content.
  public var showsDevice = false
  /// How many characters a line has in a terminal, clamped to 10 to 1,000.
  public var terminalColumns = 80 { didSet { terminalColumns = min(max(terminalColumns, 10), 1_000) } }

  /// Options with three decimals, and pictures with labels and a title.
  public init() {}

  var writer: WriterOptions {
    let shown = overlays.compactMap { PictureOverlay(rawValue: $0.rawValue) }
    var options = WriterOptions(
      precision: min(max(precision, 0), 9), picture: PictureOptions(show: shown))
    options.picture.frame = showsDevice ? .device : nil
    return options
  }
}
