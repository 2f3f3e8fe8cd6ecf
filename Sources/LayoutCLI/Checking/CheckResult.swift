import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutUpdates

/// A layout compared with its recorded frames.
struct CheckResult {
  enum Status: String {
    case same
    case changed
    /// No frames have been recorded yet.
    case missing
    case unreadable
  }

  let spec: String
  /// The prefix of the names of the spec's files.
  let name: String
  /// The name that the spec gives itself.
  let title: String?
  let sources: SourceSet
  let place: FramesFolder.Place
  /// All layouts of the spec.
  private let layouts: SolvedLayouts
  private let index: Int
  private(set) var status = Status.same
  /// The differences, one per line.
  private(set) var differences: [String] = []
  /// True if `differences` names the frames that changed.
  private var isTold = false
  /// True if the file differs from this layout in any byte.
  private(set) var isOutdated = false

  var file: String { place.file }
  var device: String { place.device }
  var variation: Variation { place.variation }
  var environment: Environment { layouts.environment(at: index) }

  /// `library, iphone-16, empty`.
  var words: String { ([shownText(name)] + variant).joined(separator: ", ") }

  /// The device and the state.
  var variant: [String] { [device, variation.state].compactMap { $0.map { shownText($0) } } }

  /// The layout; solved again at each use if it takes much memory.
  var solution: Solution { layouts.solve(index).solution }

  /// The frames as `build` writes them.
  static func frames(of solution: Solution) -> [UInt8] {
    let sink = ByteSink()
    write(solution, to: sink)
    return sink.bytes
  }

  static func write(_ solution: Solution, to sink: ByteSink) {
    OutputFormat.named("json")?.write(solution, to: sink)
  }

  /// The recorded frames; `nil` if the file has none, or if `differences` does not name the frames that changed.
  var before: JSONFrames? {
    guard isTold else { return nil }
    return (try? Platform.readAll(path: file, limit: Self.greatestToldFile)).flatMap { try? JSONFrames($0) }
  }

  /// How many elements are written and compared, at most.
  private static let greatestCount = 5_000_000
  /// How many elements a layout may have for its differences to be named and drawn: each takes memory for its old and its new frame.
  static let greatestToldCount = 100_000
  /// How long a file may be, in bytes, for its differences to be named.
  private static let greatestToldFile = 64 << 20

  init(
    path: String, _ compiled: CompiledSpec, _ place: FramesFolder.Place, _ layouts: SolvedLayouts,
    _ index: Int
  ) {
    spec = path
    name = OutputTemplate.fileName(ofSpec: path)
    title = compiled.spec.loaded.name
    sources = compiled.sources
    self.place = place
    self.layouts = layouts
    self.index = index
  }

  mutating func compare(_ solution: Solution, tolerance: Double) {
    let count = solution.elementCount
    guard count <= Self.greatestCount else {
      status = .unreadable
      differences = [
        "\(words) has \(groupedText(count)) elements; check takes at most \(groupedText(Self.greatestCount))"
      ]
      return
    }
    let old: [UInt8]
    do throws(InputError) {
      if try Platform.hasBytes(file, { Self.write(solution, to: $0) }) { return }
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
    do throws(BrokenFrames) {
      let before = try JSONFrames(old)
      differences = before.changes(to: try JSONFrames(Self.frames(of: solution)), tolerance: tolerance)
    } catch {
      return end(as: .changed, error.message(ofFile: file))
    }
    isOutdated = true
    guard !differences.isEmpty else { return }
    status = .changed
    isTold = true
  }

  private mutating func end(as status: Status, _ difference: String) {
    self.status = status
    isOutdated = true
    differences = [difference]
  }
}

/// A spec that gives no layouts, and why.
struct FailedSpec {
  let path: String
  let message: String
  /// The place of its first error.
  var place: (file: String, line: Int)?

  init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// - Parameter diagnostics: what was found in the spec, with at least one error.
  init(path: String, _ diagnostics: DiagnosticBag, of sources: SourceSet) {
    let first = diagnostics.sorted.first { $0.severity == .error }
    let more = diagnostics.errorCount - 1
    self.path = path
    message =
      (first?.message ?? "the spec has errors") + (more > 0 ? " (and \(counted(more, "more error")))" : "")
    if let first {
      let places = SourcePlaces(sources)
      place = (places.file(of: first.span), places.range(of: first.span).start.line)
    }
  }

  /// The message with its place.
  var words: String { place.map { "\(shownName($0.file)):\($0.line): \(message)" } ?? message }
}

/// The result of a run of `layoutc check`.
struct CheckReport {
  var results: [CheckResult] = []
  var failures: [FailedSpec] = []
  /// Files of this run's specs that belong to none of their layouts.
  var stale: [String] = []
  /// The devices of stale files whose specs are laid out for other devices only.
  var otherDevices: [String] = []
  /// True if stale files were recorded with `--text-sizes`.
  var haveTextSizes = false
  /// Files that were recorded for specs that may be gone.
  var orphans: [FramesFolder.Orphan] = []

  /// The layouts that changed or have no frames yet.
  var changed: [CheckResult] { results.filter { $0.status == .changed || $0.status == .missing } }
}
