import LayoutSpec

// Whole specs and environments with every length doubled, or with their axes exchanged.

extension Environment {
  /// Doubles all points and halves the display scale.
  var doubled: Environment {
    var result = self
    result.container = Extent(width: container.width * 2, height: container.height * 2)
    result.displayScale /= 2
    result.safeArea = safeArea.doubled
    result.layoutMargins = layoutMargins.doubled
    result.readableContent = readableContent.doubled
    result.contentInset = contentInset.doubled
    result.scroll = scroll.doubled
    return result
  }

  var transposed: Environment {
    var result = self
    result.container = Extent(width: container.height, height: container.width)
    result.safeArea = safeArea.transposed
    result.layoutMargins = layoutMargins.transposed
    result.readableContent = readableContent.transposed
    result.contentInset = contentInset.transposed
    result.scroll = scroll.transposed
    return result
  }

  var rightToLeft: Environment {
    var result = self
    result.layoutDirection = .rtl
    return result
  }
}

extension Spec {
  var doubled: Spec {
    mapped {
      $0.doubled
    } boundary: {
      $0.doubled
    } configuration: {
      $0.interSectionSpacing *= 2
    }
  }

  var transposed: Spec {
    mapped {
      $0.transposed
    } boundary: {
      $0.transposed
    } configuration: {
      $0.scrollDirection = $0.scrollDirection.cross
    }
  }

  private func mapped(
    _ section: (Section) -> Section, boundary: (BoundaryItem) -> BoundaryItem,
    configuration change: (inout Configuration) -> Void
  ) -> Spec {
    var result = self
    result.sections = SectionList(sections.map(section))
    result.configuration.boundaryItems = configuration.boundaryItems.map(boundary)
    change(&result.configuration)
    return result
  }
}

extension Section {
  fileprivate var doubled: Section {
    var result = self
    result.items = items.mapped(\.doubled)
    result.arrangement = arrangement?.doubled
    result.group = group.doubled
    result.contentInsets = contentInsets.doubled
    result.interGroupSpacing *= 2
    result.orthogonalScrolling?.scroll = orthogonalScrolling?.scroll.doubled ?? .zero
    result.boundaryItems = boundaryItems.map(\.doubled)
    result.decorationItems = decorationItems.map {
      var item = $0
      item.contentInsets = item.contentInsets.doubled
      return item
    }
    return result
  }

  fileprivate var transposed: Section {
    var result = self
    result.items = items.mapped(\.transposed, ratios: \.inverted)
    result.group = group.transposed
    result.contentInsets = contentInsets.transposed
    result.orthogonalScrolling?.scroll = orthogonalScrolling?.scroll.transposed ?? .zero
    result.boundaryItems = boundaryItems.map(\.transposed)
    result.decorationItems = decorationItems.map {
      var item = $0
      item.contentInsets = item.contentInsets.transposed
      return item
    }
    return result
  }
}

extension ItemList {
  fileprivate func mapped(
    _ change: (MeasuredSizes) -> MeasuredSizes, ratios: (MeasuredLengths) -> MeasuredLengths = { $0 }
  ) -> ItemList {
    var result = ItemList()
    for var run in runs {
      run.measured = change(run.measured)
      run.aspectRatios = ratios(run.aspectRatios)
      result.append(run)
    }
    return result
  }
}

extension MeasuredSizes {
  fileprivate var doubled: MeasuredSizes { MeasuredSizes(width: width.doubled, height: height.doubled) }
  fileprivate var transposed: MeasuredSizes { MeasuredSizes(width: height, height: width) }
}

extension MeasuredLengths {
  fileprivate var doubled: MeasuredLengths {
    switch self {
    case .none, .ofWidth: self
    case .same(let length): .same(length * 2)
    case .each(let lengths): .each(lengths.map { $0 * 2 })
    }
  }
}

extension MeasuredLengths {
  fileprivate var inverted: MeasuredLengths {
    switch self {
    case .none, .ofWidth: self
    case .same(let length): .same(1 / length)
    case .each(let lengths): .each(lengths.map { 1 / $0 })
    }
  }
}

extension CellArrangement {
  fileprivate var doubled: CellArrangement {
    switch self {
    case .waterfall(var waterfall):
      waterfall.interItemSpacing *= 2
      waterfall.interGroupSpacing *= 2
      return .waterfall(waterfall)
    case .flow(var flow):
      flow.spacing *= 2
      return .flow(flow)
    }
  }
}

extension Node {
  fileprivate var doubled: Node {
    switch self {
    case .group(let group): return .group(group.doubled)
    case .item(var item):
      item.size = item.size.doubled
      item.contentInsets = item.contentInsets.doubled
      item.edgeSpacing = item.edgeSpacing.doubled
      item.supplementaryItems = item.supplementaryItems.map(\.doubled)
      return .item(item)
    }
  }

  fileprivate var transposed: Node {
    switch self {
    case .group(let group): return .group(group.transposed)
    case .item(var item):
      item.size = item.size.transposed
      item.contentInsets = item.contentInsets.transposed
      item.edgeSpacing = item.edgeSpacing.transposed
      item.supplementaryItems = item.supplementaryItems.map(\.transposed)
      return .item(item)
    }
  }
}

extension Group {
  fileprivate var doubled: Group {
    var result = self
    result.size = size.doubled
    result.contentInsets = contentInsets.doubled
    result.edgeSpacing = edgeSpacing.doubled
    result.supplementaryItems = supplementaryItems.map(\.doubled)
    switch content {
    case .custom(let frames):
      result.content = .custom(
        frames.map {
          let frame = Rect(
            x: $0.frame.x * 2, y: $0.frame.y * 2, width: $0.frame.width * 2, height: $0.frame.height * 2)
          return CustomFrame(frame: frame, zIndex: $0.zIndex)
        })
    case .line(var line):
      line.subitems = line.subitems.map(\.doubled)
      line.interItemSpacing = line.interItemSpacing.doubled
      result.content = .line(line)
    }
    return result
  }

  fileprivate var transposed: Group {
    var result = self
    result.size = size.transposed
    result.contentInsets = contentInsets.transposed
    result.edgeSpacing = edgeSpacing.transposed
    result.supplementaryItems = supplementaryItems.map(\.transposed)
    switch content {
    case .custom(let frames):
      result.content = .custom(frames.map { CustomFrame(frame: $0.frame.transposed, zIndex: $0.zIndex) })
    case .line(var line):
      line.axis = line.axis.cross
      line.subitems = line.subitems.map(\.transposed)
      result.content = .line(line)
    }
    return result
  }
}

extension SupplementaryItem {
  fileprivate var doubled: SupplementaryItem {
    var result = self
    result.size = size.doubled
    result.containerAnchor.offset = containerAnchor.offset.doubled
    return result
  }

  fileprivate var transposed: SupplementaryItem {
    var result = self
    result.size = size.transposed
    result.containerAnchor = containerAnchor.transposed
    result.itemAnchor = itemAnchor.transposed
    return result
  }
}

extension BoundaryItem {
  fileprivate var doubled: BoundaryItem {
    var result = self
    result.size = size.doubled
    result.measured = MeasuredSizes(width: measured.width.doubled, height: measured.height.doubled)
    result.absoluteOffset = absoluteOffset.doubled
    result.contentInsets = contentInsets.doubled
    return result
  }

  fileprivate var transposed: BoundaryItem {
    var result = self
    result.size = size.transposed
    result.measured = measured.transposed
    result.alignment = alignment.transposed
    result.contentInsets = contentInsets.transposed
    result.absoluteOffset = absoluteOffset.transposed
    return result
  }
}

extension Anchor {
  fileprivate var transposed: Anchor { Anchor(alignment: alignment.transposed, offset: offset.transposed) }
}

extension Anchor.Offset {
  fileprivate var doubled: Self {
    switch self {
    case .absolute(let point): .absolute(point.doubled)
    case .fractional: self
    }
  }

  fileprivate var transposed: Self {
    switch self {
    case .absolute(let point): .absolute(point.transposed)
    case .fractional(let point): .fractional(point.transposed)
    }
  }
}

extension Alignment {
  fileprivate var transposed: Alignment {
    switch self {
    case .none: .none
    case .top: .leading
    case .leading: .top
    case .bottom: .trailing
    case .trailing: .bottom
    case .topLeading: .topLeading
    case .bottomTrailing: .bottomTrailing
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    }
  }
}

extension LayoutSize {
  fileprivate var doubled: LayoutSize { LayoutSize(width: width.doubled, height: height.doubled) }
  fileprivate var transposed: LayoutSize { LayoutSize(width: height.transposed, height: width.transposed) }
}

extension Dimension {
  fileprivate var doubled: Dimension {
    switch self {
    case .absolute(let points): .absolute(points * 2)
    case .estimated(let points): .estimated(points * 2)
    case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(points * 2)
    case .fractionalWidth, .fractionalHeight: self
    }
  }

  fileprivate var transposed: Dimension {
    switch self {
    case .fractionalWidth(let fraction): .fractionalHeight(fraction)
    case .fractionalHeight(let fraction): .fractionalWidth(fraction)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension Spacing {
  fileprivate var doubled: Spacing {
    switch self {
    case .fixed(let points): .fixed(points * 2)
    case .flexible(let points): .flexible(points * 2)
    }
  }
}

extension EdgeSpacing {
  fileprivate var doubled: EdgeSpacing {
    EdgeSpacing(
      leading: leading.doubled, top: top.doubled, trailing: trailing.doubled, bottom: bottom.doubled)
  }

  fileprivate var transposed: EdgeSpacing {
    EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

extension Insets {
  fileprivate var doubled: Insets { self + self }
  fileprivate var transposed: Insets {
    Insets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension Point {
  fileprivate var doubled: Point { Point(x: x * 2, y: y * 2) }
  fileprivate var transposed: Point { Point(x: y, y: x) }
}

extension Rect {
  var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}
