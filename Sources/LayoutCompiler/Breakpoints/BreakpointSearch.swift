import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// Finds the lengths of a view at which the structure of a layout changes, by laying it out at many of them.
package struct BreakpointSearch {
  /// The lengths that are looked at unless others are given, points: from the narrowest iPhone to most iPads of 13 inches on their sides.
  package static let standardRange = 320.0...1_366
  /// The lengths that can be asked for, points.
  package static let allowedRange = 1.0...10_000
  /// The lengths that are looked at unless others are given: those of the standard range with the view's own one, points.
  package var usualRange: ClosedRange<Double> {
    let own = min(max(ownLength, Self.allowedRange.lowerBound), Self.allowedRange.upperBound)
    return min(own, Self.standardRange.lowerBound)...max(own, Self.standardRange.upperBound)
  }

  private let compiler: SpecCompiler
  private let spec: PreparedSpec
  private let variation: Variation
  private let axis: Axis
  private let environment: Environment
  private let pipeline: FindingPipeline

  /// - Returns: `nil` if the spec has no environment because parsing failed.
  package init?(_ spec: PreparedSpec, axis: Axis, with compiler: SpecCompiler) {
    guard let variation = spec.variations.first, let environment = spec.environment(of: variation)?.value
    else {
      return nil
    }
    self.init(spec, variation.because(.breakpoints), axis, environment, with: compiler)
  }

  private init(
    _ spec: PreparedSpec, _ variation: Variation, _ axis: Axis, _ environment: Environment,
    with compiler: SpecCompiler
  ) {
    self.compiler = compiler
    self.spec = spec
    self.variation = variation
    self.axis = axis
    self.environment = environment
    pipeline = FindingPipeline(
      spec.loaded.sources, spec.loaded.normal, including: spec.loaded.included,
      policy: compiler.options.isLinted ? spec.policy : nil, recovered: nil)
  }

  /// The view's length in the environment of the run, points.
  package var ownLength: Double { environment.container[axis] }
  /// The view's length along the other axis, points.
  var otherLength: Double { environment.container[axis.cross] }

  /// Divides a range of lengths into intervals.
  /// - Parameters:
  ///   - range: points.
  ///   - isNeeded: asked before each length. If it is false, the search ends, and later lengths are in no interval.
  package func intervals(
    in range: ClosedRange<Double>, while isNeeded: () -> Bool = { true }
  ) throws(UsageError) -> LayoutIntervals {
    let scale = environment.displayScale
    // Thirds of a point are written with three decimals.
    let sliver = 0.0005 * scale + 1e-6
    let first = Int((range.lowerBound * scale - sliver).rounded(.up))
    let last = Int((range.upperBound * scale + sliver).rounded(.down))
    var result = LayoutIntervals(axis: axis, displayScale: scale, otherLength: otherLength)
    guard first <= last else { return result }
    let start = try sample(at: first)
    result.append(length(first)...length(first), start.structure, problems: start.problems, changes: [])
    let work = start.work + spec.loaded.sources.main.bytes.count / Self.bytesPerNode
    var step = 1
    if work > Self.greatestWork / max(1, last - first) {
      step = Self.step(
        through: last - first, samples: max(4, min(32, 2 * Self.greatestWork / max(1, work))))
    } else if needsCodeForEachLength(first..<last) {
      step = Self.step(through: last - first, samples: Self.samplesOfCode)
    }
    if step > 1 { result.method = .samples }
    // Step n ends at pixel n * step, the last one at the last pixel.
    let steps = first / step + 1..<(last + step - 1) / step + 1
    let parts = try onAllProcessors(steps, while: isNeeded) {
      [step] search, steps, isNeeded throws(UsageError) in
      try search.pixelIntervals(
        after: search.sample(at: max(first, (steps.lowerBound - 1) * step)),
        through: min(last, (steps.upperBound - 1) * step), step: step, while: isNeeded)
    }
    result.solvedCount = parts.reduce(1) { $0 + $1.solvedCount }
    for part in parts {
      result.append(
        length(part.first)...length(part.last), part.structure, problems: part.problems, changes: part.changes
      )
    }
    for (device, size) in spec.deviceSizes { result.mark(device, at: size[axis]) }
    return result
  }

  /// The layout at a length of the view, points; `nil` if errors leave none.
  package func layout(at length: Double) throws(UsageError) -> SolvedLayout? {
    try sample(at: pixel(length)).solved
  }

  /// The findings at a length of the view, points.
  package func diagnostics(at length: Double) throws(UsageError) -> DiagnosticBag {
    let found = try compiler.solve(spec, variation(at: pixel(length)), pipeline).diagnostics
    return spec.isBuiltByCode ? found.map { $0.inCode(spec.loaded.assumptions) } : found
  }

  /// The layouts at some lengths of the view, points, as pages show them. Those that errors do not leave are missing.
  package func layouts(at lengths: [Double]) -> LabeledSolutions {
    LabeledSolutions(count: lengths.count) { index in
      guard let solved = try? sample(at: pixel(lengths[index])).solved else { return nil }
      var layout = solved.labeled(sources: spec.loaded.sources, showsErrors: true)
      // A window is not as large as its device.
      layout.device = LabeledSolution.bounds(solved.layout.environment)
      layout.orientation = nil
      return layout
    }
  }

  /// How many lengths are laid out first if code has to run for each: one for every ten points of the standard range. Others between two
  /// that differ follow.
  private static let samplesOfCode = 105
  /// How many nodes and cells are laid out at all pixels together, at most. Where there are more, some lengths are laid out first, with up
  /// to twice as many, and others between two that differ follow.
  private static let greatestWork = 5_000_000
  /// Texts take time, too: so many bytes of a spec as much as a node.
  private static let bytesPerNode = 40

  /// The distance between samples that are spread over a length, pixels.
  private static func step(through length: Int, samples count: Int) -> Int {
    max(1, (length + count - 1) / count)
  }

  /// Neighbouring lengths with the same structure and the same problems.
  fileprivate struct PixelInterval: Sendable {
    /// In pixels.
    let first: Int
    var last: Int
    let structure: LayoutStructure
    let problems: [LayoutProblem]
    /// What changes at the first length.
    let changes: [LayoutIntervals.Change]
    var solvedCount = 1
  }

  /// The same search with its own copy of what changes while layouts are resolved and linted.
  var separate: BreakpointSearch {
    var spec = spec
    spec.loaded.forgetShared()
    // Processors that count references to the same values wait for each other.
    spec.loaded.normal = compiler.load(spec.loaded.sources.main).normal
    return BreakpointSearch(spec, variation, axis, environment, with: compiler)
  }

  /// Lays out the lengths after a sample in steps. Between two that differ, more are laid out.
  private func pixelIntervals(
    after first: Sample, through last: Int, step: Int, while isNeeded: () -> Bool
  ) throws(UsageError) -> [PixelInterval] {
    var intervals: [PixelInterval] = []
    var before = first
    while before.pixel < last, isNeeded() {
      let next = try sample(at: min(last, (before.pixel / step + 1) * step))
      try add(before, next, to: &intervals, while: isNeeded)
      before = next
    }
    return intervals
  }

  /// Adds the lengths after one sample, up to another. If they differ, the lengths between them are laid out, too.
  private func add(
    _ before: Sample, _ next: Sample, to intervals: inout [PixelInterval], while isNeeded: () -> Bool
  ) throws(UsageError) {
    if next.structure == before.structure, next.problems == before.problems {
      if let index = intervals.indices.last {
        intervals[index].last = next.pixel
        intervals[index].solvedCount += 1
      } else {
        intervals.append(next.interval(from: before.pixel + 1))
      }
    } else if next.pixel == before.pixel + 1 {
      let changes =
        next.structure == before.structure ? [] : next.changes(from: before, along: axis, of: spec)
      intervals.append(next.interval(from: next.pixel, changes: changes))
    } else if isNeeded() {
      let middle = try sample(at: (before.pixel + next.pixel) / 2)
      try add(before, middle, to: &intervals, while: isNeeded)
      try add(middle, next, to: &intervals, while: isNeeded)
    }
  }

  var displayScale: Double { environment.displayScale }

  func length(_ pixel: Int) -> Double { Double(pixel) / environment.displayScale }

  func pixel(_ length: Double) -> Int { Int((length * environment.displayScale).rounded()) }

  func sample(at pixel: Int) throws(UsageError) -> Sample {
    let (solved, diagnostics) = try compiler.solve(spec, variation(at: pixel), pipeline)
    if let environment = spec.code?.wrappedValue.code.tooSlowEnvironment {
      throw UsageError(
        message:
          "the code of \(spec.loaded.sources.main.name) takes too long at \(decimalText(environment.container.width)) x \(decimalText(environment.container.height))",
        help: ["--from and --to give other lengths"])
    }
    var structure = LayoutStructure()
    if let solved {
      let leftOut = solved.layout.nodesLeftOut
      structure.sections = solved.layout.spec.sections.indices.map { index in
        LayoutStructure.Section(
          solved.solution, section: index,
          variant: title(of: solved.layout.origin(ofSection: index).flatMap(solved.layout.chosenVariant)),
          isLeftOut: !leftOut.isEmpty && leftOut.contains(solved.layout.spec.sections[index].id))
      }
    }
    let problems = diagnostics.sorted.filter {
      $0.severity == .error || RuleRegistry.noRoomRules.contains($0.rule)
    }.map { problem in
      LayoutProblem(
        rule: problem.rule.name,
        path: problem.path ?? solved?.layout.pathOfSection(leftOutFor: problem) ?? "",
        span: problem.span, message: problem.message, isError: problem.severity == .error)
    }
    return Sample(pixel: pixel, structure: structure, problems: problems, solved: solved)
  }

  /// Runs the code of a layout at a few pairs of neighbouring lengths. True if it had to run again for the second of a pair, because it reads
  /// lengths, or has handlers or frames of its own.
  private func needsCodeForEachLength(_ pixels: Range<Int>) -> Bool {
    guard let code = spec.code?.wrappedValue.code else { return false }
    let places = stride(
      from: pixels.lowerBound, to: pixels.upperBound, by: Self.step(through: pixels.count, samples: 4))
    return places.contains { pixel in
      _ = spec.built(for: variation(at: pixel))
      let count = code.environmentCount
      _ = spec.built(for: variation(at: pixel + 1))
      return code.environmentCount > count
    }
  }

  private func variation(at pixel: Int) -> Variation {
    var container = environment.container
    container[axis] = length(pixel)
    return variation.with(\.change, change(to: container))
  }

  /// A view of another size. On a phone or a pad, size classes and idiom follow the size as in a window of an app, unless the spec names
  /// one of them, or the device has others at its own size, as a phone on its side has.
  private func change(to container: Extent) -> EnvironmentChange {
    let traits = spec.loaded.normal?[SpecKeys.environment]?[EnvironmentKeys.traits]
    let namesTraits = [
      TraitKeys.horizontalSizeClass, TraitKeys.verticalSizeClass, TraitKeys.userInterfaceIdiom,
    ].contains { traits?[$0] != nil }
    let own = environment.container
    let isUsual =
      environment.horizontalSizeClass == .derived(from: own.width)
      && environment.verticalSizeClass == .derived(from: own.height)
    // A pad remains one, however narrow the window is.
    let idiom =
      environment.device == nil || environment.userInterfaceIdiom != .pad ? nil : Environment.Idiom.pad
    return .window(
      container, adaptsTraits: environment.userInterfaceIdiom.isHandheld && !namesTraits && isUsual,
      idiom: idiom)
  }

  /// A variant by its condition, or else by its index; `nil` for the section itself.
  private func title(of variant: VariantID?) -> String? {
    variant.map { spec.loaded.shared.condition(of: $0).map { "when \($0)" } ?? "variant \($0.place)" }
  }
}

extension BreakpointSearch.Sample {
  /// The interval from a length to this one, in pixels.
  fileprivate func interval(
    from first: Int, changes: [LayoutIntervals.Change] = []
  ) -> BreakpointSearch.PixelInterval {
    .init(first: first, last: pixel, structure: structure, problems: problems, changes: changes)
  }
}
