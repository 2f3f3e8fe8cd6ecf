import LayoutReader
import LayoutSolver
import LayoutSpec

/// `list`: the section of a `UICollectionLayoutListConfiguration`.
///
/// Model: lists measured. On macOS 27 (Mac idiom): insets by appearance, kinds, alignments, pinning and
/// zIndex of headers and footers. What differs from one system to another is in `SystemMetrics`.
///
/// `headerTopPadding` goes above the first item if that is the header, and inside a supplementary header
/// (choice list-written-padding). Without a header it has no effect.
struct ListShorthand {
  let context: ShorthandContext
  let place: SectionPlace

  var system: System { context.environment.system }

  private struct Appearance {
    let name: String
    var isPlain: Bool { name == "plain" || name == "sidebarPlain" }
    var isGrouped: Bool { name == "grouped" || name == "insetGrouped" }
    var isSidebar: Bool { name == "sidebar" || name == "sidebarPlain" }
  }

  /// The inset of a grouped list, in points, at an edge that faces another section and has no header or
  /// footer.
  private static let groupedEdge = 17.5
  /// Model: list-cells measured. The zIndex of the cells of lists.
  private static let cellZIndex = 10.0

  /// The inset below a sidebar without a footer, in points; `sidebarPlain` has none.
  private static let sidebarBottom = 10.0

  /// Returns the section without the shorthand, and the list's own insets.
  func expand(_ section: Normal, _ field: NormalField) -> (section: Normal, insets: ListInsets) {
    let build = NormalBuilder(span: field.keySpan)
    let list = field.value
    let appearance = Appearance(name: list.word(ListKeys.appearance))
    let headerMode = list.word(ListKeys.headerMode)
    let hasFooter = list.word(ListKeys.footerMode) == "supplementary"

    let rowHeight = list[ListKeys.rowHeight] ?? build.form("estimated", SystemMetrics.listRowHeight[system])
    let size = build.size(build.form("fractionalWidth", 1), rowHeight)
    let row = build.map([
      build.field(NodeKeys.size, size), build.field(LineKeys.subitems, build.list([build.item(size)])),
    ])
    var result = section.replacing(
      SectionKeys.list, with: SectionKeys.group, build.map([build.field("horizontal", row)]))

    var insets = self.insets(appearance, headerMode: headerMode, hasFooter: hasFooter)
    let padding = list[ListKeys.headerTopPadding]?.number
    if headerMode == "firstItemInSection", let padding {
      insets.edges.top = padding
      insets.top = nil
    }
    let own = section[SectionKeys.contentInsets]
    let merged = build.insets(insets.edges).merged(with: own ?? build.map([]), as: .insets(.points))
    result = result.setting(SectionKeys.contentInsets, merged, at: field.keySpan)
    if section[SectionKeys.cellZIndex] == nil {
      result = result.setting(SectionKeys.cellZIndex, build.number(Self.cellZIndex), at: field.keySpan)
    }
    if section[SectionKeys.contentInsetsReference] == nil {
      result = result.setting(SectionKeys.contentInsetsReference, build.text("none"), at: field.keySpan)
    }

    var boundary: [Normal] = []
    func add(
      _ key: KeyRow, _ measured: KeyRow, _ kind: String, _ alignment: String, padding: Double = 0
    ) {
      let item = boundaryItem(kind, alignment, appearance, list[measured], build, padding: padding)
      guard let own = section.field(key) else {
        boundary.append(item)
        return
      }
      // The section's own keys are merged over the list's.
      var merged = item.removing(BoundaryKeys.elementKind.name).merged(with: own.value, as: .headerOrFooter)
      if own.value[BoundaryKeys.title]?.text?.isEmpty == false, merged[BoundaryKeys.measured] == nil {
        let isHeader = key.name == SectionKeys.header.name
        merged = merged.setting(
          BoundaryKeys.measured,
          measuredTitle(
            isHeader: isHeader, isPlain: appearance.isPlain, atLeast: estimate(appearance), padding: padding,
            build),
          at: own.keySpan)
      }
      result = result.setting(key, merged, at: own.keySpan)
    }
    if headerMode == "supplementary" {
      add(
        SectionKeys.header, ListKeys.headerMeasured, ElementKind.header, "top", padding: padding ?? 0)
    }
    if hasFooter { add(SectionKeys.footer, ListKeys.footerMeasured, ElementKind.footer, "bottom") }
    if !boundary.isEmpty {
      let all = boundary + (section[SectionKeys.boundarySupplementaryItems]?.elements ?? [])
      result = result.setting(SectionKeys.boundarySupplementaryItems, build.list(all), at: field.keySpan)
    }
    if list[ListKeys.rowHeight] == nil { result = measuringRows(result, build) }
    return (result, insets)
  }

  /// Model: list-edges measured. A grouped list keeps room at an edge without a header or footer: 17.5 points
  /// if the edge faces another section (simulator, scale 3; Mac; phones of iOS 26 and 27), and at both ends
  /// of the layout an amount that depends on the system.
  private func insets(_ appearance: Appearance, headerMode: String, hasFooter: Bool) -> ListInsets {
    var insets = Insets.zero
    var top: ListInsets.Top?
    if appearance.isGrouped {
      if headerMode == "none" {
        insets.top = place.isFirst ? SystemMetrics.listFirstEdge[system] : Self.groupedEdge
        top = place.isFirst ? .firstEdge : .edge
      }
      if !hasFooter { insets.bottom = place.isLast ? SystemMetrics.listLastEdge[system] : Self.groupedEdge }
    }
    if appearance.name == "insetGrouped" {
      insets.leading = context.environment.layoutMargins.leading
      insets.trailing = context.environment.layoutMargins.trailing
    }
    if appearance.isSidebar {
      insets.leading = SystemMetrics.listSidebarSides[system]
      insets.trailing = insets.leading
      if appearance.name == "sidebar", !hasFooter { insets.bottom = Self.sidebarBottom }
    }
    if appearance.name == "plain", headerMode == "firstItemInSection" {
      insets.top = SystemMetrics.listHeaderTopPadding[system]
      top = .headerPadding
    }
    return ListInsets(insets, top: top)
  }

  /// The estimate of a header or footer, points.
  private func estimate(_ appearance: Appearance) -> Double {
    let metric = appearance.isPlain ? SystemMetrics.listPlainHeader : SystemMetrics.listGroupedHeader
    return metric[system]
  }

  private func boundaryItem(
    _ kind: String, _ alignment: String, _ appearance: Appearance, _ measured: Normal?,
    _ build: NormalBuilder,
    padding: Double = 0
  ) -> Normal {
    let height = estimate(appearance) + padding
    var fields: [NormalField] = [
      build.field(BoundaryKeys.elementKind, build.text(kind)),
      build.field(
        NodeKeys.size, build.size(build.form("fractionalWidth", 1), build.form("estimated", height))),
      build.field(BoundaryKeys.alignment, build.text(alignment)),
      build.field(BoundaryKeys.pinToVisibleBounds, build.boolean(appearance.isPlain)),
      build.field(BoundaryKeys.zIndex, build.number(200)),
    ]
    if let measured { fields.append(build.field(BoundaryKeys.measured, measured)) }
    return build.map(fields)
  }
}
