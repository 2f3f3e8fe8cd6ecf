/// The specs to start from that `layoutc init` prints.
enum Starter: String, CaseIterable {
  case list
  case grid
  case gallery
  case mosaic
  case settings
  case appStore = "app-store"

  /// The spec.
  var text: String {
    switch self {
    case .list: Self.listText
    case .grid: Self.gridText
    case .gallery: Self.galleryText
    case .mosaic: Self.mosaicText
    case .settings: Self.settingsText
    case .appStore: Self.appStoreText
    }
  }
}
