// swift-tools-version: 6.2
import PackageDescription

// A package whose layout code imports UIKit, as it does on a phone.
let package = Package(
  name: "screens",
  dependencies: [.package(path: "../layoutc")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [.product(name: "LayoutUIKit", package: "layoutc")],
      swiftSettings: [
        .unsafeFlags(["-module-alias", "UIKit=LayoutUIKit"], .when(platforms: [.linux])),
        .swiftLanguageMode(.v5),
      ]),
    .target(name: "Shared"),
    .executableTarget(
      name: "screens-record",
      dependencies: ["Screens", "Shared", .product(name: "LayoutUIKit", package: "layoutc")]),
  ]
)
