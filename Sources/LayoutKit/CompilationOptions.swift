import LayoutCompiler
import LayoutReader
import LayoutResolver
import LayoutSpec

/// The options of a compilation. Without any, a spec is compiled for its own environment.
///
/// A number out of range gives a finding of the rule `options` and no layout. An unknown name throws a `CompilationFailure`.
///
/// ```swift
/// var options = CompilationOptions()
/// options.devices = ["iphone-16", "ipad-pro-11"]
/// options.values = ["columns": .number(4)]
/// ```
public struct CompilationOptions: Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Sendable {
    case portrait
    case landscape
  }

  /// A size class, as in `UIUserInterfaceSizeClass`.
  public enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  /// The value of a name that the spec defines in `let`.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
  }

  /// The devices to lay out for: names that `layoutc devices` lists, patterns such as `iphone-*`, or `all`. Each gives a layout. If empty,
  /// the spec's own device is used, or an iPhone 16 if it has none.
  public var devices: [String] = []
  /// The orientation of the devices; `nil` for that of the spec or the device.
  public var orientation: Orientation?
  /// The system, such as `ios-26`; `nil` for that of the spec, or the newest one that the device runs.
  public var system: String?
  /// The states of the spec to lay out: names, patterns, `all`, or `default` for the spec's own items. If empty, the spec's own items are
  /// used.
  public var states: [String] = []
  /// The bounds of the collection view, in points, each greater than 0 and at most 1,000,000; `nil` for those of the spec or the device.
  public var container: LayoutExtent?
  /// Pixels per point, greater than 0 and at most 100; `nil` for the scale of the spec or the device.
  public var displayScale: Double?
  /// The safe area, in points, each side at most 1,000,000; `nil` for that of the spec or the device.
  public var safeArea: LayoutInsets?
  /// How far the content is scrolled from rest, in points, at most 1,000,000, clamped to the scrollable range; `nil` for the spec's own
  /// value.
  public var scroll: LayoutPoint?
  /// True if text runs from right to left, false if it does not; `nil` for the direction of the spec.
  public var isRightToLeft: Bool?
  /// The horizontal size class; `nil` for that of the spec or the device.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class; `nil` for that of the spec or the device.
  public var verticalSizeClass: SizeClass?
  /// Values that override the spec's `let`s of the same names.
  public var values: [String: Value] = [:]
  /// How many cells sections have, by the section's id or index; each from 0 to 1,000,000,000,000.
  public var cellCounts: [String: Int] = [:]
  /// The path of a file with data for the sections, `-` for standard input; `nil` for none.
  public var dataFile: String?
  /// False to skip the rules of the linter. Errors and the warnings of the reader, such as an ambiguous scalar, remain.
  public var runsRules = true

  /// Options without any overrides.
  public init() {}
}

extension CompilationOptions {
  /// A finding for each number out of range.
  var mistakes: [LayoutFinding] {
    var found: [LayoutFinding] = []
    func check(_ name: String, _ numbers: [Double?], _ isRight: (Double) -> Bool, _ expected: String) {
      for number in numbers.compactMap({ $0 }) where !isRight(number) {
        found.append(LayoutFinding("options", "\(name) has \(number); expected \(expected)"))
      }
    }
    let limit = SpecSchema.greatestLength
    if let system, !SystemNames.all.contains(system) {
      let near = SystemNames.nearest(to: system).map { "; did you mean '\($0)'?" } ?? ""
      found.append(LayoutFinding("options", "system names the unknown system '\(system)'\(near)"))
    }
    func isLength(_ number: Double) -> Bool { abs(number) <= limit }
    check(
      "container", [container?.width, container?.height], { $0 > 0 && $0 <= limit },
      "points greater than 0 and at most \(Int(limit))")
    check(
      "displayScale", [displayScale], { $0 > 0 && $0 <= SpecSchema.greatestDisplayScale },
      "pixels a point greater than 0 and at most \(Int(SpecSchema.greatestDisplayScale))")
    check(
      "safeArea", [safeArea?.top, safeArea?.leading, safeArea?.bottom, safeArea?.trailing], isLength,
      "points from -\(Int(limit)) to \(Int(limit))")
    check("scroll", [scroll?.x, scroll?.y], isLength, "points from -\(Int(limit)) to \(Int(limit))")
    for (section, count) in cellCounts.sorted(by: { $0.key < $1.key })
    where !(0...ItemList.greatestCount).contains(count) {
      found.append(
        LayoutFinding(
          "options", "cellCounts has \(count) for '\(section)'; expected 0 to \(ItemList.greatestCount)"))
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if case .number(let number) = value, !number.isFinite {
        found.append(LayoutFinding("options", "values has \(number) for '\(name)'; expected a finite number"))
      }
    }
    return found
  }

  /// The options of the compiler.
  var run: RunOptions {
    var run = RunOptions()
    run.devices = devices
    run.orientations = orientation.map { [$0 == .portrait ? .portrait : .landscape] } ?? []
    run.systems = system.flatMap(System.init(named:)).map { [$0] } ?? []
    run.states = states
    run.environment.container = container.map { Extent(width: $0.width, height: $0.height) }
    run.environment.displayScale = displayScale
    run.environment.safeArea = safeArea.map {
      Insets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
    run.environment.scroll = scroll.map { Point(x: $0.x, y: $0.y) }
    run.environment.layoutDirection = isRightToLeft.map { $0 ? .rtl : .ltr }
    run.environment.horizontalSizeClass = horizontalSizeClass.map { $0 == .compact ? .compact : .regular }
    run.environment.verticalSizeClass = verticalSizeClass.map { $0 == .compact ? .compact : .regular }
    run.values = values.sorted { $0.key < $1.key }.map { name, value in
      switch value {
      case .number(let number): (name, .number(number))
      case .boolean(let boolean): (name, .boolean(boolean))
      }
    }
    run.cellCounts = cellCounts.sorted { $0.key < $1.key }.map {
      ResolveOptions.CellCount(section: $0.key, count: $0.value)
    }
    run.dataPath = dataFile
    run.isLinted = runsRules
    run.recovers = true
    return run
  }
}

/// Where a compilation finds specs and their files: includes, data, and the configuration `.layoutc.yaml`.
public struct SpecFiles: Sendable {
  let access: FileAccess

  /// The files of the machine.
  public static let system = SpecFiles(access: .system)

  /// No files: an include gives a finding, and a data file throws a `CompilationFailure`.
  public static let none = memory([:])

  /// Texts in memory, by their paths. Paths are compared as written, except that a slash at the beginning does not count.
  ///
  /// ```swift
  /// let files = SpecFiles.memory(["grid.yaml": spec, "shared.yaml": "let: {gap: 8}"])
  /// let compilation = try LayoutCompilation(file: "grid.yaml", files: files)
  /// ```
  public static func memory(_ texts: [String: String]) -> SpecFiles { SpecFiles(access: .memory(texts)) }
}
