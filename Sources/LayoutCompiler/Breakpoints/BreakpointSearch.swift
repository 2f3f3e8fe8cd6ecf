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
  /// The lengths that are looked at unless others are given, points: from the narrowest iPhone to the widest iPad.
  package static let standardRange = 320.0...1_366

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
    // With this reason, only the rules about room for cells run.
    self.init(spec, variation.because(.least), axis, environment, with: compiler)
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

  /// The view's length in the spec, points.
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
    result.append(length(first)...length(first), start.structure, changes: [])
    let work = start.work + spec.loaded.sources.main.bytes.count / Self.bytesPerNode
    var step = 1
    if work > Self.greatestWork / max(1, last - first) {
      step = Self.step(
        through: last - first, samples: max(4, min(32, 2 * Self.greatestWork / max(1, work))))
    } else if needsCodeForEachLength(first..<last) {
      step = Self.step(through: last - first, samples: Self.samplesOfCode)
    }
    if step > 1 { result.method = .samples }
    // The ends of steps, of which the last is the last length.
    let ends = first / step + 1..<(last + step - 1) / step + 1
    let runs = try onAllProcessors(ends, while: isNeeded) {
      [step] search, ends, isNeeded throws(UsageError) in
      try search.runs(
        after: search.sample(at: max(first, (ends.lowerBound - 1) * step)),
        through: min(last, (ends.upperBound - 1) * step), step: step, while: isNeeded)
    }
    result.solvedCount = runs.reduce(1) { $0 + $1.solvedCount }
    for run in runs {
      result.append(length(run.first)...length(run.last), run.structure, changes: run.changes)
    }
    for (device, size) in spec.deviceSizes { result.mark(device, at: size[axis]) }
    return result
  }

  /// The layout at a length of the view, points; `nil` if errors leave none.
  package func solution(at length: Double) throws(UsageError) -> Solution? {
    try sample(at: pixel(length)).solved?.solution
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

  /// How many lengths are laid out first if code has to run for each: one each ten points of the standard range. Others between two that
  /// differ follow.
  private static let samplesOfCode = 105
  /// How many nodes and cells are laid out for all lengths together, at most.
  private static let greatestWork = 5_000_000
  /// Texts take time, too: so many bytes of a spec as much as a node.
  private static let bytesPerNode = 40

  /// The distance between samples that are spread over a length, pixels.
  private static func step(through length: Int, samples count: Int) -> Int {
    max(1, (length + count - 1) / count)
  }

  /// Neighbouring lengths with the same structure.
  fileprivate struct Run: Sendable {
    /// In pixels.
    let first: Int
    var last: Int
    let structure: LayoutStructure
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
  private func runs(
    after first: Sample, through last: Int, step: Int, while isNeeded: () -> Bool
  ) throws(UsageError) -> [Run] {
    var runs: [Run] = []
    var before = first
    while before.pixel < last, isNeeded() {
      let next = try sample(at: min(last, (before.pixel / step + 1) * step))
      try add(before, next, to: &runs, while: isNeeded)
      before = next
    }
    return runs
  }

  /// Adds the lengths after one sample, up to another. If they differ, the lengths between them are laid out, too.
  private func add(
    _ before: Sample, _ next: Sample, to runs: inout [Run], while isNeeded: () -> Bool
  ) throws(UsageError) {
    if next.structure == before.structure {
      if let index = runs.indices.last {
        runs[index].last = next.pixel
        runs[index].solvedCount += 1
      } else {
        runs.append(Run(first: before.pixel + 1, last: next.pixel, structure: next.structure, changes: []))
      }
    } else if next.pixel == before.pixel + 1 {
      let changes =
        next.structure.sections == before.structure.sections
        ? [] : next.changes(from: before, along: axis, of: spec)
      runs.append(
        Run(first: next.pixel, last: next.pixel, structure: next.structure, changes: changes))
    } else if isNeeded() {
      let middle = try sample(at: (before.pixel + next.pixel) / 2)
      try add(before, middle, to: &runs, while: isNeeded)
      try add(middle, next, to: &runs, while: isNeeded)
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
      structure.sections = solved.layout.spec.sections.indices.map { index in
        LayoutStructure.Section(
          solved.solution, section: index,
          variant: title(of: solved.layout.origin(ofSection: index).flatMap(solved.layout.chosenVariant)))
      }
    }
    structure.problems = diagnostics.sorted.filter {
      $0.severity == .error || RuleRegistry.noRoomRules.contains($0.rule)
    }.map {
      .init(rule: $0.rule.name, path: $0.path ?? "", message: $0.message, isError: $0.severity == .error)
    }
    return Sample(pixel: pixel, structure: structure, solved: solved)
  }

  /// Runs the code of a layout at a few pairs of neighbouring lengths. True if it had to run again for the second of a pair, because it reads
  /// lengths, or has handlers or frames of its own.
  private func needsCodeForEachLength(_ pixels: Range<Int>) -> Bool {
    guard let code = spec.code?.wrappedValue.code else { return false }
    let places = stride(
      from: pixels.lowerBound, to: pixels.upperBound, by: Self.step(through: pixels.count, samples: 4))
    return places.contains { pixel in
      _ = spec.built(for: variation(at: pixel))
      let count = code.runCount
      _ = spec.built(for: variation(at: pixel + 1))
      return code.runCount > count
    }
  }

  private func variation(at pixel: Int) -> Variation {
    var container = environment.container
    container[axis] = length(pixel)
    return variation.with(\.change, change(to: container))
  }

  /// A view of another size. In a spec for a phone or a pad that names no traits, these follow the size, as in a window of an app.
  private func change(to container: Extent) -> EnvironmentChange {
    let isHandheld = environment.userInterfaceIdiom == .phone || environment.userInterfaceIdiom == .pad
    let traits = spec.loaded.normal?[SpecKeys.environment]?[EnvironmentKeys.traits]
    let namesTraits = [
      TraitKeys.horizontalSizeClass, TraitKeys.verticalSizeClass, TraitKeys.userInterfaceIdiom,
    ].contains { traits?[$0] != nil }
    return .window(container, adaptsTraits: isHandheld && !namesTraits)
  }

  /// A variant by its condition, or else by its place; `nil` for the section itself.
  private func title(of variant: ChosenVariant?) -> String? {
    variant.map { spec.loaded.shared.condition(of: $0).map { "when \($0)" } ?? "variant \($0.place)" }
  }
}
