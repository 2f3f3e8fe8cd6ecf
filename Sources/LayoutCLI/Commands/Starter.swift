/// The specs that `layoutc init` prints.
enum Starter: String, CaseIterable {
  case list
  case grid
  case gallery
  case mosaic
  case settings
  case appStore = "app-store"

  /// The spec, which is embedded in the program.
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
