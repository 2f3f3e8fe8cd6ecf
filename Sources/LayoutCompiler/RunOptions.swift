import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutSwift

/// All that a run may be told, beside the spec itself. A run that is told nothing solves a spec as it is.
package struct RunOptions: Sendable {
  /// The devices to solve for, by name; empty where none is named.
  package var devices: [String] = []
  /// The ways to hold them; empty where none is named.
  package var orientations: [DeviceOrientation] = []
  /// The systems to solve for; empty where none is named.
  package var systems: [System] = []
  /// The states to solve for; empty for the spec's own items.
  package var states: [String] = []
  /// True if a spec is solved for the bounds that devices have, besides.
  package var hasMatrix = false
  /// What wins over the environment that a spec gives.
  package var environment = EnvironmentOverrides()
  /// Values that win over the `let`s of the same names.
  package var values: [(name: String, value: ResolveOptions.NamedValue)] = []
  /// How many cells sections have.
  package var cellCounts: [ResolveOptions.CellCount] = []
  /// The rows of outlines that are expanded (or collapsed: false), by item id.
  package var expandedRows: [String: Bool] = [:]

  /// The file with the data of sections; `-` for standard input.
  package var dataPath: String?
  /// The configuration file; nil to look for one in the folders of the spec.
  package var configurationPath: String?
  /// True if a configuration file is looked for at all.
  package var searchesConfiguration = true
  /// What an input may cost.
  package var limits = InputLimits()
  /// The language of specs; nil to tell it from the text.
  package var format: InputFormat?
  /// The folder that included files have to lie in; nil for the repository of the spec, or its folder where it is in none.
  package var includeRoot: String?
  /// True if the rest of a text with a syntax error is read, too; else that error ends the list of findings.
  package var recovers = false

  /// The declaration that a file of Swift begins with, as the user names it; nil for the one that is meant.
  package var entry: String?
  /// What compiles files of Swift; nil where none are read.
  package var toolchain: SwiftToolchain?
  /// False where only the environment matters, which layout code says nothing of.
  package var runsCode = true

  /// True if the rules run.
  package var isLinted = true
  /// Which rules run, as far as neither the configuration nor the spec says.
  package var policy = LintPolicy()

  package init() {}

  // What the user names, asked in the words of those who go by it.

  /// True if the user says in which environments the spec matters.
  var namesEnvironments: Bool { namesDevices || hasMatrix || environment.container != nil }

  /// True if the user says which layouts of the spec are wanted, out of all.
  var namesLayouts: Bool { namesDevices || !states.isEmpty }

  /// True if what the user names leaves out some of the spec's layouts.
  package var leavesOutLayouts: Bool { namesLayouts || environment.container != nil }

  private var namesDevices: Bool { !devices.isEmpty || !orientations.isEmpty }

  /// What a spec is resolved for where no device, orientation or state is named.
  var resolving: ResolveOptions {
    var options = ResolveOptions()
    options.environment = environment
    options.environment.system = systems.first ?? environment.system
    options.values = values
    options.cellCounts = cellCounts
    options.expandedRows = expandedRows
    return options
  }
}
