import LayoutSpec

// Steps to where sections begin and end.

extension DerivationBuilder {
  /// How many stretches of sections before the section are derived, at most.
  private static let greatestStretchCount = 5

  /// Where a section begins along the scroll axis.
  mutating func start(ofSection index: Int) -> Arithmetic {
    let written = solution.spec.configuration.interSectionSpacing
    let spacing = Arithmetic.number("interSectionSpacing", written)
    let key = written == 0 ? nil : DerivationStep.Place(nil, ["configuration", "interSectionSpacing"])
    // If the spacing is not whole pixels, rounding may move every section.
    let isEven = isOnPixels(written) || !SystemMetrics.sectionsOnPixels[environment.system]
    let stretches = stretches(before: index, joining: isEven)
    let first = stretches.first?.lowerBound ?? index
    let start = solution.sections[index].boundaryPlace.start
    var rule: ModelRule? = index > 0 && written != 0 ? .sectionSpacing : nil
    stage = "layout"
    var sum: Arithmetic
    if first > 0, first < index {
      sum = add(
        "section \(first)'s \(axis.coordinate)",
        .number("derived by `layoutc why` of its elements", solution.sections[first].boundaryPlace.start))
    } else {
      let room = nearRoom(of: solution.boundary)
      sum = sectionEdge(room)
      if sum != room, rule == nil { rule = sectionsOnPixels }
    }
    for stretch in stretches {
      let length = length(ofSection: stretch.lowerBound)
      let name =
        stretch.count == 1
        ? "section \(stretch.lowerBound)'s \(axis.side)"
        : "sections \(stretch.lowerBound) to \(stretch.upperBound - 1)'s equal \(axis.side)"
      sum = sum + stretch.count * length.named(name)
      if isEven { continue }
      let next = stretch.upperBound
      stage = solution.stageName(ofSection: next)
      sum = add(
        "section's \(axis.coordinate)", sectionEdge(sum + spacing),
        is: solution.sections[next].boundaryPlace.start,
        at: key, by: sectionsOnPixels)
      if next < index { sum = sum.named("section \(next)'s \(axis.coordinate)") }
    }
    stage = solution.stageName(ofSection: index)
    if isEven { sum = sum + (index - first) * spacing }
    if case .number(_, 0) = sum, start == 0 { return .zero }
    return add("section's \(axis.coordinate)", sum, is: start, at: key, by: rule)
  }

  /// The last few stretches of sections before a section, in order.
  /// - Parameter joinsEqual: true to join neighbours of equal length into a stretch, false to make each section a stretch.
  private func stretches(before index: Int, joining joinsEqual: Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for earlier in (0..<index).reversed() {
      if joinsEqual, let later = result.last,
        solution.sections[earlier].length == solution.sections[later.lowerBound].length
      {
        result[result.count - 1] = earlier..<later.upperBound
      } else if result.count < Self.greatestStretchCount {
        result.append(earlier..<earlier + 1)
      } else {
        break
      }
    }
    return result.reversed()
  }

  private mutating func length(ofSection index: Int) -> Arithmetic {
    stage = solution.stageName(ofSection: index)
    return rooms(of: solution.sections[index].boundary, index: index, needsLength: true).length
  }

  /// The length of all sections, with the spacing between them.
  /// - Parameter room: the near room of the layout.
  mutating func lengthOfSections(after room: Arithmetic) -> Arithmetic {
    guard let last = solution.sections.indices.last else { return .zero }
    let start = start(ofSection: last).named("section \(last)'s \(axis.coordinate)")
    let length = length(ofSection: last).named("section \(last)'s \(axis.side)")
    stage = "layout"
    return start.value == room.value ? length : start + length - room
  }
}
