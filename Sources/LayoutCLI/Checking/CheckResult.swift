import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutUpdates

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
  /// The name that the spec gives itself.
  let title: String?
  let sources: SourceSet
  let place: FramesFolder.Place
  /// The layouts of the spec, and which of them this is.
  private let layouts: SolvedLayouts
  private let index: Int
  private(set) var status = Status.same
  /// What differs, a line each.
  private(set) var differences: [String] = []
  /// True if `differences` tells which frames are other.
  private var isTold = false
  /// True if the file's bytes are other than those of this layout.
  private(set) var isOutdated = false

  /// The file with the frames.
  var file: String { place.file }
  var device: String { place.device }
  var variation: Variation { place.variation }
  var environment: Environment { layouts.environment(at: index) }

  /// `library, iphone-16, empty`.
  var words: String { ([shownText(name)] + variant).joined(separator: ", ") }

  /// The device and the state.
  var variant: [String] { [device, variation.state].compactMap { $0.map { shownText($0) } } }

  /// The layout: solved again for each look where it takes much memory.
  var solution: Solution { layouts[index].solution }

  /// The frames as `build` writes them.
  static func frames(of solution: Solution) -> [UInt8] {
    let sink = ByteSink()
    write(solution, to: sink)
    return sink.bytes
  }

  /// Writes frames as `build` does.
  static func write(_ solution: Solution, to sink: ByteSink) {
    OutputFormat.named("json")?.write(solution, to: sink)
  }

  /// The frames in the file; nil where it has none, and where it is not told which are other.
  var before: JSONFrames? {
    guard isTold else { return nil }
    return (try? Platform.readAll(path: file, limit: Self.greatestToldFile)).flatMap(JSONFrames.init)
  }

  /// The most elements that are written and compared.
  private static let greatestCount = 5_000_000
  /// The most elements of which it is told which are other: each takes memory for what it was and what it is.
  private static let greatestToldCount = 100_000
  /// The longest file of as many elements.
  private static let greatestToldFile = 64 << 20

  /// - Parameter index: the layout's among those of the spec.
  init(
    path: String, _ spec: PreparedSpec, _ place: FramesFolder.Place, _ layouts: SolvedLayouts, _ index: Int
  ) {
    self.spec = path
    name = OutputTemplate.fileName(ofSpec: path)
    title = spec.loaded.normal?["name"]?.text
    sources = spec.loaded.sources
    self.place = place
    self.layouts = layouts
    self.index = index
  }

  /// Compares the layout, which is solved, with the frames in the file.
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
    guard let before = JSONFrames(old), let after = JSONFrames(Self.frames(of: solution)) else {
      return end(as: .changed, "\(shownName(file)) has no frames as 'layoutc build' writes them")
    }
    isOutdated = true
    differences = before.changes(to: after, tolerance: tolerance)
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
