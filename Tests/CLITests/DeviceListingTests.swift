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
      #expect(device.source.contains("HIG") || device.source.hasPrefix("chosen"), "\(device.name)")
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
      let isWide = ["iphone-16-plus", "iphone-16-pro-max"].contains(device.name)
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
      #expect(sideways == ["top": 0, "leading": upright["top"], "bottom": 21, "trailing": upright["top"]])
    }
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
