import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// `layoutc init`: prints a commented spec to start from.
struct InitCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let name = try arguments.operand(of: .initialize, "name") ?? Starter.list.rawValue
    guard let starter = Starter(rawValue: name) else {
      let names = Starter.allCases.map(\.rawValue)
      throw UsageError(
        message: "init knows no \(quotedText(name)); expected one of \(names.joined(separator: ", "))",
        help: didYouMean(name, among: names))
    }
    try arguments.protectExistingFile()
    return console.output(to: try arguments.singleOutput()) { $0.write(bytes: starter.bytes) }
  }
}

/// The specs that `layoutc init` prints.
enum Starter: String, CaseIterable {
  case list
  case grid
  case gallery
  case mosaic
  case settings
  case appStore = "app-store"

  var bytes: [UInt8] {
    switch self {
    case .list: PackageResources.list_yaml
    case .grid: PackageResources.grid_yaml
    case .gallery: PackageResources.gallery_yaml
    case .mosaic: PackageResources.mosaic_yaml
    case .settings: PackageResources.settings_yaml
    case .appStore: PackageResources.app_store_yaml
    }
  }
}
