import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver
import LayoutText

/// A layout, and what it has become beside the frames that were written before.
struct CheckResult {
  enum Status: String {
    case same
    case changed
    /// There are no frames yet.
    case missing
    case unreadable
  }

  /// The path of the spec.
  let spec: String
  /// What the files of the spec begin with.
  let name: String
  let device: String
  let variation: Variation
  let solved: SolvedLayout
  let sources: SourceSet
  /// The file with the frames.
  let file: String
  private(set) var status = Status.same
  /// What differs, a line each.
  private(set) var differences: [String] = []
  /// The frames before; nil where there are none, or where nothing is other.
  private(set) var before: RecordedFrames?
  /// True if the file's bytes are other than those of this layout.
  private(set) var isOutdated = false

  /// `library, iphone-16, empty`.
  var place: String { ([shownText(name)] + variant).joined(separator: ", ") }

  /// The device and the state.
  var variant: [String] { [device, variation.state].compactMap { $0.map { shownText($0) } } }

  /// The frames as `build` writes them.
  var frames: [UInt8] {
    let sink = ByteSink()
    write(to: sink)
    return sink.bytes
  }

  /// Writes the frames as `build` does.
  func write(to sink: ByteSink) { OutputFormat.named("json")?.write(solved.solution, to: sink) }

  /// The most elements that are written and compared.
  private static let greatestCount = 5_000_000
  /// The most elements of which it is told which are other: each takes memory for what it was and what it is.
  private static let greatestToldCount = 100_000
  /// The longest file of as many elements.
  private static let greatestToldFile = 64 << 20

  init(
    spec: String, name: String, _ variation: Variation, _ solved: SolvedLayout, _ sources: SourceSet,
    file: String
  ) {
    self.spec = spec
    self.name = name
    self.variation = variation
    self.solved = solved
    self.sources = sources
    self.file = file
    device = FramesFolder.device(variation, solved.layout.environment)
  }

  /// Compares with the frames in the file.
  mutating func compare(tolerance: Double) {
    let count = solved.solution.elementCount
    guard count <= Self.greatestCount else {
      status = .unreadable
      differences = [
        "\(place) has \(groupedText(count)) elements; check takes at most \(groupedText(Self.greatestCount))"
      ]
      return
    }
    let old: [UInt8]
    do throws(InputError) {
      if try Platform.hasBytes(file, write) { return }
      guard count <= Self.greatestToldCount else { throw .tooLarge(limit: Self.greatestToldFile) }
      old = try Platform.readAll(path: file, limit: Self.greatestToldFile)
    } catch {
      switch error {
      case .missing: end(as: .missing, "there are no frames yet: \(shownName(file))")
      case .tooLarge:
        end(
          as: .changed,
          "the frames differ; which of them is told of at most \(groupedText(Self.greatestToldCount)) elements"
        )
      default:
        status = .unreadable
        differences = ["cannot read \(shownName(file)): \(error.text)"]
      }
      return
    }
    let new = frames
    guard let before = RecordedFrames(old), let after = RecordedFrames(new) else {
      return end(as: .changed, "\(shownName(file)) has no frames as 'layoutc build' writes them")
    }
    isOutdated = true
    differences = before.changes(to: after, tolerance: tolerance)
    guard !differences.isEmpty else { return }
    status = .changed
    self.before = before
  }

  private mutating func end(as status: Status, _ difference: String) {
    self.status = status
    isOutdated = true
    differences = [difference]
  }
}

/// All that a run of `layoutc check` finds.
struct CheckReport {
  var results: [CheckResult] = []
  /// Specs with errors, which are told of by themselves.
  var failedSpecs: [String] = []
  /// Files of layouts that no spec has any more.
  var stale: [String] = []

  /// The layouts that are not as they were.
  var changed: [CheckResult] { results.filter { $0.status == .changed || $0.status == .missing } }
}
