import LayoutSpec
import TestSupport

/// Random layouts of fixed and fractional sizes, estimates, nested groups, spacing of all kinds, attached and boundary items.
struct RandomSpecs {
  var random: SeededGenerator
  /// How many of ten dimensions are estimates.
  private var estimates = 1
  /// True to nest custom groups.
  private var nestsCustomGroups = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// An environment with insets of all kinds, scrolled somewhere.
  mutating func environment(_ width: Double, _ height: Double, scale: Double = 2) -> Environment {
    Environment(
      container: Extent(width: width, height: height), displayScale: scale, safeArea: evenInsets(),
      layoutMargins: evenInsets(), readableContent: random.oneIn(2) ? .zero : evenInsets(),
      contentInset: random.oneIn(2) ? .zero : evenInsets(),
      scroll: Point(x: random.whole(-20...900), y: random.whole(-20...900)))
  }

  private mutating func evenInsets() -> Insets {
    guard random.oneIn(2) else { return .zero }
    return Insets(
      top: random.whole(0...40), leading: random.whole(0...40), bottom: random.whole(0...40),
      trailing: random.whole(0...40))
  }

  private mutating func reference() -> ContentInsetsReference {
    random.oneIn(2) ? .automatic : ContentInsetsReference.allCases.randomElement(using: &random) ?? .none
  }

  mutating func spec() -> Spec {
    let axis: Axis = random.oneIn(3) ? .horizontal : .vertical
    let sections = (0..<Int(random.whole(1...3))).map { _ in section(axis) }
    let configuration = Configuration(
      scrollDirection: axis, interSectionSpacing: random.oneIn(2) ? 0 : random.whole(0...20),
      contentInsetsReference: reference(),
      boundaryItems: random.oneIn(4) ? [boundaryItem("layout-header")] : [])
    return Spec(configuration: configuration, sections: sections)
  }

  mutating func section(_ axis: Axis) -> Section {
    Section(
      id: NodeID(rawValue: 0), name: "s", items: ItemList(count: Int(random.whole(0...40))),
      group: group(depth: 0), contentInsets: random.oneIn(2) ? .zero : insets(),
      contentInsetsReference: reference(), interGroupSpacing: random.oneIn(2) ? 0 : random.whole(-5...20),
      orthogonalScrolling: random.oneIn(3) ? orthogonalScrolling() : nil,
      supplementaryContentInsetsReference: reference(),
      boundaryItems: random.oneIn(2) ? [boundaryItem("a"), boundaryItem("b")] : [],
      decorationItems: random.oneIn(4)
        ? [DecorationItem(id: NodeID(rawValue: 1), elementKind: "bg", contentInsets: insets())] : [])
  }

  private mutating func orthogonalScrolling() -> OrthogonalScrolling {
    OrthogonalScrolling(
      behavior: OrthogonalScrolling.Behavior.allCases.randomElement(using: &random) ?? .continuous,
      scroll: random.oneIn(2) ? .zero : Point(x: random.whole(-200...2000), y: random.whole(-200...2000)))
  }

  mutating func group(depth: Int) -> Group {
    let axis: Axis = random.oneIn(2) ? .horizontal : .vertical
    let size = LayoutSize(
      width: dimension(.horizontal, depth: depth), height: dimension(.vertical, depth: depth))
    if depth == 0 || nestsCustomGroups, random.oneIn(8) {
      let frames = (0..<Int(random.whole(1...5))).map { _ in
        CustomFrame(
          frame: Rect(
            x: random.whole(-10...100), y: random.whole(-10...100), width: random.whole(0...90),
            height: random.whole(0...90)), zIndex: Int(random.whole(-2...2)))
      }
      return Group(id: NodeID(rawValue: 2), size: size, content: .custom(frames))
    }
    let repetition: LineContent.Repetition =
      switch Int(random.whole(0...3)) {
      case 0: .equalShares(count: Int(random.whole(1...5)))
      case 1: .repeating(count: Int(random.whole(1...4)))
      default: .untilFull
      }
    let children = (0..<Int(random.whole(1...3))).map { _ in
      depth < 2 && random.oneIn(3) ? Node.group(group(depth: depth + 1)) : Node.item(item())
    }
    return Group(
      id: NodeID(rawValue: 3), size: size, contentInsets: random.oneIn(4) ? insets() : .zero,
      edgeSpacing: random.oneIn(5) ? edges() : .zero,
      supplementaryItems: random.oneIn(5) ? [badge("g\(depth)")] : [],
      content: .line(
        LineContent(axis: axis, subitems: children, repetition: repetition, interItemSpacing: spacing())))
  }

  private mutating func item() -> Item {
    Item(
      id: NodeID(rawValue: 4),
      size: LayoutSize(width: dimension(.horizontal, depth: 1), height: dimension(.vertical, depth: 1)),
      contentInsets: random.oneIn(3) ? insets() : .zero, edgeSpacing: random.oneIn(5) ? edges() : .zero,
      supplementaryItems: random.oneIn(4) ? [badge("i")] : [])
  }

  private mutating func dimension(_ axis: Axis, depth: Int) -> Dimension {
    if estimates > 1, Int(random.whole(0...9)) < estimates {
      let points = random.whole(20...90)
      return random.oneIn(8) ? .uniformAcrossSiblings(points) : .estimated(points)
    }
    return switch Int(random.whole(0...9)) {
    case 0...2: .absolute(random.whole(depth == 0 ? 60...300 : 10...90))
    case 3: .estimated(random.whole(20...90))
    case 4: .fraction(1 / random.whole(1...5), of: axis.cross)
    default: .fraction(1 / random.whole(1...6), of: axis)
    }
  }

  private mutating func spacing() -> Spacing {
    switch Int(random.whole(0...3)) {
    // Thirds of a point and of a pixel.
    case 0: .fixed(random.whole(-4...12) / (random.oneIn(4) ? 3 : 1))
    case 1: .flexible(random.whole(0...12) / (random.oneIn(4) ? 3 : 1))
    default: .fixed(0)
    }
  }

  /// Small insets, some of them off pixels, and some larger than the sides that they are subtracted from.
  private mutating func insets() -> Insets {
    let range = random.oneIn(8) ? 10...70 : -2...9
    let part = random.oneIn(5) ? 3.0 : 1
    return Insets(
      top: random.whole(range) / part, leading: random.whole(range) / part,
      bottom: random.whole(range) / part, trailing: random.whole(range) / part)
  }

  private mutating func edges() -> EdgeSpacing {
    EdgeSpacing(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  private mutating func badge(_ kind: String) -> SupplementaryItem {
    let alignment = Alignment.allCases.randomElement(using: &random) ?? .none
    return SupplementaryItem(
      id: NodeID(rawValue: 5), elementKind: kind,
      size: LayoutSize(width: .absolute(random.whole(2...30)), height: .fractionalHeight(0.5)),
      containerAnchor: Anchor(
        alignment: alignment,
        offset: random.oneIn(2)
          ? .absolute(Point(x: random.whole(-9...9), y: 3)) : .fractional(Point(x: 0.5, y: -0.5))))
  }

  private mutating func boundaryItem(_ kind: String) -> BoundaryItem {
    BoundaryItem(
      id: NodeID(rawValue: 6), elementKind: kind,
      size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(random.whole(5...40))),
      alignment: Alignment.allCases.randomElement(using: &random) ?? .top,
      absoluteOffset: random.oneIn(3) ? Point(x: random.whole(-9...9), y: random.whole(-9...9)) : .zero,
      extendsBoundary: !random.oneIn(3), pinToVisibleBounds: random.oneIn(3))
  }

  /// A layout with sections of every kind, large negative spacings, and boundary items of all alignments.
  /// - Parameter isMeasured: true to give cells measured sizes and more estimates.
  mutating func anySpec(isMeasured: Bool) -> Spec {
    nestsCustomGroups = true
    defer { nestsCustomGroups = false }
    var spec = isMeasured ? measuredSpec() : spec()
    if random.oneIn(4) { spec.configuration.interSectionSpacing = random.whole(-90...40) }
    if random.oneIn(3) {
      spec.configuration.boundaryItems = (0..<Int(random.whole(1...3))).map {
        anyBoundaryItem("layout-\($0)")
      }
    }
    for index in spec.sections.indices { vary(&spec.sections[index], isMeasured: isMeasured) }
    return spec
  }

  private mutating func vary(_ section: inout Section, isMeasured: Bool) {
    if random.oneIn(3), section.orthogonalScrolling == nil {
      section.arrangement = arrangement()
      section.items = arranged(section.items.count, isMeasured: isMeasured)
    }
    if random.oneIn(5) { section.interGroupSpacing = random.whole(-120...30) }
    if random.oneIn(5) {
      section.contentInsets = Insets(
        top: random.whole(-60...60), leading: random.whole(-60...200), bottom: random.whole(-60...60),
        trailing: random.whole(-60...200))
    }
    section.supplementariesFollowContentInsets = !random.oneIn(4)
    if random.oneIn(3) {
      section.boundaryItems = (0..<Int(random.whole(1...4))).map { anyBoundaryItem("b\($0)") }
    }
    if random.oneIn(4) {
      section.decorationItems = (0..<Int(random.whole(1...3))).map {
        DecorationItem(
          id: NodeID(rawValue: 1), elementKind: "bg\($0)", contentInsets: insets(),
          zIndex: Int(random.whole(-2...2)))
      }
    }
  }

  private mutating func anyBoundaryItem(_ kind: String) -> BoundaryItem {
    var item = boundaryItem(kind)
    item.size = LayoutSize(
      width: dimension(.horizontal, depth: 1), height: dimension(.vertical, depth: 1))
    item.contentInsets = random.oneIn(3) ? insets() : .zero
    item.zIndex = Int(random.whole(-1...2))
    item.isHidden = random.oneIn(5)
    item.measured = MeasuredSizes(
      MeasuredSize(
        width: random.oneIn(2) ? random.whole(0...90) : nil,
        height: random.oneIn(2) ? random.whole(0...60) : nil))
    return item
  }

  private mutating func arrangement() -> CellArrangement {
    if random.oneIn(2) {
      return .waterfall(
        Waterfall(
          id: NodeID(rawValue: 7), columnCount: Int(random.whole(1...6)),
          interItemSpacing: random.whole(-20...12), interGroupSpacing: random.whole(-60...12)))
    }
    return .flow(
      Flow(
        id: NodeID(rawValue: 8), spacing: random.whole(-20...12),
        alignment: Flow.RowAlignment.allCases.randomElement(using: &random) ?? .leading,
        lastRow: Flow.RowAlignment.allCases.randomElement(using: &random)))
  }

  /// Cells of a waterfall or flow: all equal, or each with its own size.
  private mutating func arranged(_ count: Int, isMeasured: Bool) -> ItemList {
    if isMeasured {
      var list = measured(count)
      if random.oneIn(3) { list.append(ItemList.Run(count: 3, aspectRatios: .same(random.whole(1...9) / 4))) }
      return list
    }
    var list = ItemList()
    list.append(
      ItemList.Run(
        count: count, aspectRatios: random.oneIn(2) ? .same(random.whole(1...9) / 4) : .none,
        measured: MeasuredSizes(MeasuredSize(width: random.whole(0...120), height: random.whole(0...90)))))
    return list
  }

  /// A layout with more estimates, some of them uniform, whose cells and boundary items have been measured.
  mutating func measuredSpec() -> Spec {
    estimates = 4
    defer { estimates = 1 }
    var spec = spec()
    for index in spec.sections.indices {
      spec.sections[index].items = measured(spec.sections[index].items.count)
      for place in spec.sections[index].boundaryItems.indices {
        spec.sections[index].boundaryItems[place].size.height = .estimated(random.whole(5...40))
        spec.sections[index].boundaryItems[place].measured = MeasuredSizes(
          MeasuredSize(width: random.whole(5...40), height: random.whole(0...60)))
      }
    }
    return spec
  }

  /// A number of cells in runs with equal, individual or no measured sizes.
  private mutating func measured(_ count: Int) -> ItemList {
    var list = ItemList()
    while list.count < count {
      let run = min(count - list.count, Int(random.whole(1...9)))
      list.append(
        ItemList.Run(count: run, measured: MeasuredSizes(width: lengths(run), height: lengths(run))))
    }
    return list
  }

  private mutating func lengths(_ count: Int) -> MeasuredLengths {
    switch Int(random.whole(0...2)) {
    case 0: .none
    case 1: .same(random.whole(0...120))
    default: .each((0..<count).map { _ in random.whole(0...120) })
    }
  }
}
