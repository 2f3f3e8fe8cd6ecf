// swift-tools-version: 6.2
import PackageDescription

// Layout code as an app has it, and tests of its frames that run on Linux.
//
// On Linux the target with the layouts is compiled against LayoutUIKit instead of UIKit; the code's `import UIKit` stays as it is. On a Mac
// nothing of layoutc is needed: the target uses UIKit, and the tests of frames are left out.
//
// In your own package, replace the path by the address of layoutc's repository.
let package = Package(
  name: "gallery",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Gallery", targets: ["Gallery"])],
  targets: [
    .target(name: "Gallery"),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
  ]
)

#if os(Linux)
  package.dependencies = [.package(name: "layoutc", path: "../..")]
  for target in package.targets {
    target.dependencies.append(
      .product(name: target.isTest ? "LayoutSnapshot" : "LayoutUIKit", package: "layoutc"))
    target.swiftSettings = [.unsafeFlags(["-module-alias", "UIKit=LayoutUIKit"])]
  }
#endif
