import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutSwift
import LayoutText

/// The options of a run. By default, a spec is solved for its own environment.
package struct RunOptions: Sendable {
  package var devices: [String] = []
  package var orientations: [DeviceOrientation] = []
  package var systems: [System] = []
  /// True for a layout at each text size.
  package var hasTextSizes = false
  /// The states to solve for; empty for the spec's own items.
  package var states: [String] = []
  /// True to solve for the bounds of the matrix too.
  package var hasMatrix = false
  package var environment = EnvironmentOverrides()
  package var values: [(name: String, value: ResolveOptions.NamedValue)] = []
  /// How many cells sections have, in place of what the spec says.
  package var cellCounts: [ResolveOptions.CellCount] = []
  /// The sizes that views of Swift code ask for.
  package var measured: [ResolveOptions.MeasuredSize] = []
  /// Which rows of outlines are expanded (`true`) or collapsed (`false`), by item id.
  package var expandedRows: [String: Bool] = [:]

  /// The file with the data of sections; `-` for standard input.
  package var dataPath: String?
  /// The configuration file; `nil` to search the folders above the spec.
  package var configurationPath: String?
  package var searchesConfiguration = true
  package var limits = InputLimits()
  /// The format of specs; `nil` to detect it.
  package var format: InputFormat?
  /// The folder that included files must be in; `nil` for the spec's repository or, if there is none, its folder.
  package var includeRoot: String?
  /// True to read the rest of a text after a syntax error; otherwise that error is the last finding.
  package var recovers = false

  /// The name of the entry in a Swift file; `nil` for the default entry.
  package var entry: String?
  /// The folder of the Swift files that a file may need; `nil` to search it above the file.
  package var projectPath: String?
  /// Values for names that layout code reads and that are unknown here.
  package var assumed: [(name: String, value: String)] = []
  /// Compiles Swift files; `nil` if the run reads none.
  package var toolchain: SwiftToolchain?
  /// False if only the environment matters: it does not depend on layout code.
  package var runsCode = true

  package var isLinted = true
  /// Which rules run, unless the configuration or the spec says otherwise.
  package var policy = LintPolicy()

  package init() {}

  /// The options for a run that compiles and runs code only until an interruption.
  package func interrupted(by interruption: Interruption) -> RunOptions {
    var result = self
    result.toolchain = toolchain?.interrupted(by: interruption)
    return result
  }

  /// True if the user names environments.
  var namesEnvironments: Bool { namesDevices || hasMatrix || environment.container != nil }

  /// True if the user names devices, states or several systems.
  var namesLayouts: Bool { namesDevices || systems.count > 1 || hasTextSizes || !states.isEmpty }

  /// True if the options leave out some of the spec's layouts.
  package var leavesOutLayouts: Bool { namesLayouts || environment.container != nil }

  private var namesDevices: Bool { !devices.isEmpty || !orientations.isEmpty }

  /// The options for resolving a spec, without a device, orientation or state.
  var resolving: ResolveOptions {
    var options = ResolveOptions()
    options.environment = environment
    options.environment.system = systems.first ?? environment.system
    options.values = values
    options.cellCounts = cellCounts
    options.measured = measured
    options.expandedRows = expandedRows
    return options
  }
}
