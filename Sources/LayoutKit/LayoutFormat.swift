import LayoutOutput

/// What a layout is written as.
///
/// ```swift
/// let csv = layout.text(as: .csv)
/// ```
public enum LayoutFormat: String, Sendable, CaseIterable {
  /// One document with all views, as `layoutc build` writes it.
  case json
  /// One object a line, one line a view.
  case ndjson
  /// A table with a line for each view, RFC 4180.
  case csv
  /// A picture.
  case svg
  /// A page to look at in a browser.
  case html
  /// Boxes made of characters, as `layoutc show` draws them.
  case terminal
}

/// What may be chosen about what is written. `LayoutFormat.terminal` goes by `terminalColumns` alone.
///
/// ```swift
/// var options = WritingOptions()
/// options.overlays = [.groups, .spacing]
/// let picture = layout.text(as: .svg, options)
/// ```
public struct WritingOptions: Sendable {
  /// What a picture shows over the boxes of the views.
  public enum Overlay: String, Sendable, CaseIterable {
    /// The outer boxes of groups.
    case groups
    /// What contentInsets leave of sections, groups and items.
    case insets
    /// The gaps that spacing leaves, with their width in points.
    case spacing
    /// What the views are called.
    case labels
    /// What the layout is called, and the device or bounds that it is for.
    case title
  }

  /// The greatest number of decimals, 0 to 9; others count as the nearest of these.
  public var precision = 3
  /// True if JSON, NDJSON and CSV tell where in the spec each view was written.
  public var tellsSources = false
  /// What pictures show over the boxes.
  public var overlays: Set<Overlay> = [.labels, .title]
  /// True if pictures show the screen of a device, with its bars; false if they show all content.
  public var showsDevice = false
  /// How many characters a line in a terminal has, 10 to 1,000; others count as the nearest of these.
  public var terminalColumns = 80 {
    didSet { terminalColumns = min(max(terminalColumns, 10), 1_000) }
  }

  /// Three decimals, and pictures with labels and a title.
  public init() {}

  var writer: WriterOptions {
    let shown = overlays.compactMap { PictureOverlay(rawValue: $0.rawValue) }
    var options = WriterOptions(
      precision: min(max(precision, 0), 9), picture: PictureOptions(show: Set(shown)))
    options.picture.frame = showsDevice ? .device : nil
    return options
  }
}
