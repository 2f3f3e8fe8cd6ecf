import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// Finds the lengths of a view at which the structure of a layout changes, by laying it out at many of them.
package struct BreakpointSearch {
  /// The lengths that are looked at unless others are given, points: from the narrowest iPhone to the widest iPad.
  package static let standardRange = 320.0...1_366

  private let compiler: SpecCompiler
  private let spec: PreparedSpec
  private let variation: Variation
  private let axis: Axis
  private let own: Environment
  private let pipeline: FindingPipeline

  /// - Returns: `nil` if the spec has no environment because parsing failed.
  package init?(_ spec: PreparedSpec, axis: Axis, with compiler: SpecCompiler) {
    guard let variation = spec.variations.first, let own = spec.environment(of: variation)?.value else {
      return nil
    }
    self.compiler = compiler
    self.spec = spec
    self.axis = axis
    self.own = own
    // Only rules about the room for cells run.
    self.variation = variation.because(.least)
    pipeline = FindingPipeline(
      spec.loaded.sources, spec.loaded.normal, including: spec.loaded.included,
      policy: compiler.options.isLinted ? spec.policy : nil, recovered: nil)
  }

  /// The view's length along the other axis, points.
  var otherLength: Double { own.container[axis.cross] }

  /// One length of the view with its layout.
  fileprivate struct Sample {
    /// In pixels.
    let pixel: Int
    let structure: LayoutStructure
    let solved: SolvedLayout?
  }

  /// Divides a range of lengths into intervals.
  /// - Parameter range: points.
  package func intervals(in range: ClosedRange<Double>) throws(UsageError) -> LayoutIntervals {
    let scale = own.displayScale
    // Thirds of a point are not exact.
    let first = Int((range.lowerBound * scale - 1e-6).rounded(.up))
    let last = Int((range.upperBound * scale + 1e-6).rounded(.down))
    var result = LayoutIntervals(axis: axis, displayScale: scale, otherLength: otherLength)
    guard first <= last else { return result }
    var before = try sample(at: first)
    result.solvedCount = 1
    result.append(length(first)...length(first), before.structure) { [] }
    let work = before.work + spec.loaded.sources.main.bytes.count / Self.bytesPerNode
    if spec.isCode || work > Self.greatestWork / max(1, last - first) { result.method = .samples }
    let count = max(
      Self.sampleRange.lowerBound, min(Self.sampleRange.upperBound, 2 * Self.greatestWork / max(1, work)))
    let step = result.method == .everyPixel ? 1 : max(1, (last - first) / count)
    while before.pixel < last {
      let next = try sample(at: min(last, (before.pixel / step + 1) * step))
      try add(before, next, to: &result)
      before = next
    }
    for (device, size) in spec.deviceSizes { result.mark(device, at: size[axis]) }
    return result
  }

  /// The layout at a length of the view, points; `nil` if errors leave none.
  package func solution(at length: Double) throws(UsageError) -> Solution? {
    try sample(at: Int((length * own.displayScale).rounded())).solved?.solution
  }

  /// How many lengths are laid out if there is no time for all; fewer the more there is in a layout.
  private static let sampleRange = 4...32
  /// How many nodes and cells are laid out for all lengths together, at most.
  private static let greatestWork = 5_000_000
  /// Texts take time, too: so many bytes of a spec as much as a node.
  private static let bytesPerNode = 40

  /// Adds the lengths after one sample, up to another. If they differ, the lengths between them are laid out, too.
  private func add(_ before: Sample, _ next: Sample, to result: inout LayoutIntervals) throws(UsageError) {
    result.solvedCount += 1
    if next.structure == before.structure || next.pixel == before.pixel + 1 {
      return result.append(length(before.pixel + 1)...length(next.pixel), next.structure) {
        next.changes(from: before, along: axis, of: spec)
      }
    }
    let middle = try sample(at: (before.pixel + next.pixel) / 2)
    try add(before, middle, to: &result)
    try add(middle, next, to: &result)
  }

  private func length(_ pixel: Int) -> Double { Double(pixel) / own.displayScale }

  private func sample(at pixel: Int) throws(UsageError) -> Sample {
    var container = own.container
    container[axis] = length(pixel)
    let (solved, diagnostics) = try compiler.solve(
      spec, variation.with(\.change, change(to: container)), pipeline)
    var structure = LayoutStructure()
    if let solved {
      structure.sections = solved.layout.spec.sections.indices.map { index in
        LayoutStructure.Section(
          solved.solution, section: index, variant: title(of: solved.variant(ofSection: index)))
      }
    }
    structure.problems = diagnostics.sorted.filter {
      $0.severity == .error || RuleRegistry.noRoomRules.contains($0.rule)
    }.map {
      .init(rule: $0.rule.name, path: $0.path ?? "", message: $0.message, isError: $0.severity == .error)
    }
    return Sample(pixel: pixel, structure: structure, solved: solved)
  }

  /// A view of another size. In a spec for a phone or a pad that names no traits, these follow the size, as in a window of an app.
  private func change(to container: Extent) -> EnvironmentChange {
    let isHandheld = own.userInterfaceIdiom == .phone || own.userInterfaceIdiom == .pad
    let traits = spec.loaded.normal?[SpecKeys.environment]?[EnvironmentKeys.traits]
    let namesTraits = [
      TraitKeys.horizontalSizeClass, TraitKeys.verticalSizeClass, TraitKeys.userInterfaceIdiom,
    ].contains { traits?[$0] != nil }
    return isHandheld && !namesTraits ? .window(container) : .container(container)
  }

  /// A variant by its condition, or else by its place; `nil` for the section itself.
  private func title(of variant: ChosenVariant?) -> String? {
    variant.map { spec.loaded.shared.condition(of: $0).map { "when \($0)" } ?? "variant \($0.place)" }
  }
}

extension BreakpointSearch.Sample {
  /// How many nodes, cells and frames of custom groups were laid out one by one.
  fileprivate var work: Int {
    guard let layout = solved?.layout else { return 0 }
    return layout.spec.sections.runs.reduce(layout.sourceMap.nodeCount + layout.spec.sections.count) {
      $0 + ($1.first.items.areAlike ? 0 : $1.first.items.count) + $1.first.group.customFrameCount
    }
  }

  /// What changes from the length before.
  fileprivate func changes(
    from old: Self, along axis: Axis, of spec: PreparedSpec
  ) -> [LayoutIntervals.Change] {
    let before = Dictionary(
      zip(old.structure.sections.map(\.name), old.structure.sections.indices)
    ) { first, _ in first }
    let names = Set(structure.sections.map(\.name))
    let causes = solved.flatMap { new in
      old.solved.map { BreakpointCauses(new, after: $0, of: spec, along: axis) }
    }
    let gone = old.structure.sections.indices.compactMap { index -> LayoutIntervals.Change? in
      let name = old.structure.sections[index].name
      guard !names.contains(name) else { return nil }
      let cause = causes?.cause(ofSection: nil, nil, before: index, old.structure.sections[index])
      return LayoutIntervals.Change(section: name, text: "gone", cause: cause)
    }
    return gone
      + structure.sections.indices.compactMap { index in
        let section = structure.sections[index]
        let oldIndex = before[section.name]
        let earlier = oldIndex.map { old.structure.sections[$0] }
        guard earlier != section else { return nil }
        return LayoutIntervals.Change(
          section: section.name, text: section.title(after: earlier),
          cause: causes?.cause(ofSection: index, section, before: oldIndex, earlier))
      }
  }
}

extension Group {
  /// How many frames the custom groups in it have.
  fileprivate var customFrameCount: Int {
    switch content {
    case .custom(let frames): frames.count
    case .line(let line):
      line.subitems.reduce(0) { count, node in
        if case .group(let group) = node { count + group.customFrameCount } else { count }
      }
    }
  }
}

extension SolvedLayout {
  /// The variant that a section has; `nil` for the section itself.
  fileprivate func variant(ofSection index: Int) -> ChosenVariant? {
    guard let origin = layout.sourceMap.section(of: layout.spec.sections[index].id) else { return nil }
    return layout.chosenVariants.first { $0.section == origin && $0.place >= 0 }
  }
}
