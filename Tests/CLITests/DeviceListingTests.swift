import Foundation
import Testing

/// The table of devices.
@Suite struct DeviceListingTests {
  struct Posture: Decodable {
    let width: Double
    let height: Double
    let safeArea: [String: Double]
    let horizontalSizeClass: String
    let verticalSizeClass: String
  }

  struct Device: Decodable {
    let name: String
    let userInterfaceIdiom: String
    let displayScale: Double
    let portrait: Posture
    let landscape: Posture
    let source: String
  }

  struct Listing: Decodable {
    let devices: [Device]
    let environments: [String]
  }

  static func listing(_ arguments: [String] = [], in folder: URL? = nil) throws -> Listing {
    let run = try ToolRun.run(["devices", "--format", "json"] + arguments, in: folder)
    #expect(run.code == 0, "\(run.errorText)")
    return try JSONDecoder().decode(Listing.self, from: run.output)
  }

  @Test func isSound() throws {
    let devices = try Self.listing().devices
    #expect(devices.count >= 15)
    #expect(Set(devices.map(\.name)).count == devices.count)
    for device in devices {
      #expect(
        ["HIG", "technical specifications", "chosen"].contains { device.source.contains($0) },
        "\(device.name)")
      #expect([1, 2, 3].contains(device.displayScale), "\(device.name)")
      for posture in [device.portrait, device.landscape] {
        #expect(posture.width > 0 && posture.height > 0)
        #expect(posture.safeArea["leading"] == posture.safeArea["trailing"], "\(device.name)")
      }
    }
  }

  @Test func turns() throws {
    for device in try Self.listing().devices where !device.name.contains("split") {
      switch device.userInterfaceIdiom {
      case "phone", "pad":
        #expect(device.landscape.width == device.portrait.height, "\(device.name)")
        #expect(device.landscape.height == device.portrait.width, "\(device.name)")
        #expect(device.portrait.width < device.portrait.height, "\(device.name)")
      default:
        #expect(device.landscape.width == device.portrait.width, "\(device.name)")
      }
    }
  }

  @Test func hasTheSizeClassesOfItsKind() throws {
    for device in try Self.listing().devices {
      let classes = [device.portrait, device.landscape].map {
        "\($0.horizontalSizeClass) \($0.verticalSizeClass)"
      }
      let isWide = ["iphone-16-plus", "iphone-16-pro-max", "iphone-air"].contains(device.name)
      switch device.userInterfaceIdiom {
      case "phone": #expect(classes == ["compact regular", isWide ? "regular compact" : "compact compact"])
      case "pad" where device.name.contains("split"): #expect(classes[0] == "compact regular")
      default: #expect(classes == ["regular regular", "regular regular"], "\(device.name)")
      }
    }
  }

  /// A phone's safe area sideways is the one above it upright, at both sides.
  @Test func carriesTheSafeAreaOver() throws {
    for device in try Self.listing().devices where device.userInterfaceIdiom == "phone" {
      let (upright, sideways) = (device.portrait.safeArea, device.landscape.safeArea)
      guard upright["bottom"] != 0 else { continue }
      #expect(sideways["leading"] == upright["top"] && sideways["trailing"] == upright["top"])
    }
  }

  /// As published: the size upright, the scale, and the safe areas as top, leading, bottom, trailing.
  private static let published: [String: String] = [
    "iphone-se": "375x667@2 20,0,0,0 0,0,0,0",
    "iphone-13-mini": "375x812@3 50,0,34,0 0,50,21,50",
    "iphone-14": "390x844@3 47,0,34,0 0,47,21,47",
    "iphone-15": "393x852@3 59,0,34,0 0,59,21,59",
    "iphone-16": "393x852@3 59,0,34,0 0,59,21,59",
    "iphone-16e": "390x844@3 47,0,34,0 0,47,21,47",
    "iphone-16-plus": "430x932@3 59,0,34,0 0,59,21,59",
    "iphone-16-pro": "402x874@3 62,0,34,0 0,62,21,62",
    "iphone-16-pro-max": "440x956@3 62,0,34,0 0,62,21,62",
    "iphone-17": "402x874@3 62,0,34,0 20,62,20,62",
    "iphone-air": "420x912@3 68,0,34,0 20,68,29,68",
    "ipad-mini": "744x1133@2 24,0,20,0 24,0,20,0",
    "ipad-10": "820x1180@2 24,0,20,0 24,0,20,0",
    "ipad-air-11": "820x1180@2 24,0,20,0 24,0,20,0",
    "ipad-air-13": "1024x1366@2 24,0,20,0 24,0,20,0",
    "ipad-pro-11": "834x1210@2 24,0,20,0 24,0,20,0",
    "ipad-pro-13": "1032x1376@2 24,0,20,0 24,0,20,0",
    "apple-tv": "1920x1080@2 60,90,60,90 60,90,60,90",
  ]

  @Test func hasThePublishedNumbers() throws {
    func text(_ area: [String: Double]) -> String {
      ["top", "leading", "bottom", "trailing"].map { "\(Int(area[$0] ?? -1))" }.joined(separator: ",")
    }
    for device in try Self.listing().devices
    where !device.name.contains("split") && device.name != "mac-window" {
      let size = "\(Int(device.portrait.width))x\(Int(device.portrait.height))@\(Int(device.displayScale))"
      #expect(
        "\(size) \(text(device.portrait.safeArea)) \(text(device.landscape.safeArea))"
          == Self.published[device.name], "\(device.name)")
    }
  }

  /// Two apps and the divider of 10 points fill the screen.
  @Test func splitsTheScreen() throws {
    let devices = try Self.listing().devices
    func device(_ name: String) throws -> Device { try #require(devices.first { $0.name == name }) }
    for (parts, screen) in [
      (["half", "half"], "ipad-pro-11"), (["third", "two-thirds"], "ipad-pro-11"),
      (["half", "half"], "ipad-pro-13"),
    ] {
      let whole = try device(screen)
      let split = try parts.map { try device("\(screen)-split-\($0)") }
      #expect(split.map(\.portrait.width).reduce(10, +) == whole.portrait.width, "\(screen) \(parts)")
      #expect(split.map(\.landscape.width).reduce(10, +) == whole.landscape.width, "\(screen) \(parts)")
      #expect(split.allSatisfy { $0.landscape.height == whole.landscape.height })
    }
    let regular = devices.filter {
      $0.landscape.horizontalSizeClass == "regular" && $0.name.contains("split")
    }
    #expect(regular.map(\.name) == ["ipad-pro-11-split-two-thirds", "ipad-pro-13-split-half"])
  }

  @Test func everyDeviceBuilds() throws {
    for device in try Self.listing().devices {
      let run = try ToolRun.run(["build", "--device", device.name, "-fcsv"], input: RunVariationTests.spec)
      #expect(run.code == 0, "\(device.name): \(run.errorText)")
    }
  }

  @Test func printsATable() throws {
    let run = try ToolRun.run(["devices"])
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.first?.hasPrefix("name ") == true)
    #expect(lines.count == 1 + (try Self.listing().devices.count))
    #expect(lines.allSatisfy { $0.last != " " })
    #expect(try ToolRun.run(["devices", "--format", "text"]).output == run.output)
    #expect(try ToolRun.run(["devices", "--format", "csv"]).code == 2)
    #expect(try ToolRun.run(["devices", "iphone-16"]).code == 2)
  }
}
