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

  struct Alias: Decodable {
    let name: String
    let device: String
    let assumed: Bool
    let source: String
  }

  struct Listing: Decodable {
    let devices: [Device]
    let aliases: [Alias]
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
        ["HIG", "technical specifications", "chosen", "simulator", "documents"].contains {
          device.source.contains($0)
        },
        "\(device.name)")
      #expect([1, 2, 3].contains(device.displayScale), "\(device.name)")
      for posture in [device.portrait, device.landscape] {
        #expect(posture.width > 0 && posture.height > 0)
        #expect(
          posture.safeArea["leading"] == posture.safeArea["trailing"] || Self.isFoldable(device),
          "\(device.name)")
      }
    }
  }

  /// What folds keeps a side of its displays free, and has a display as wide as a pad's.
  static func isFoldable(_ device: Device) -> Bool { device.name.hasPrefix("iphone-duo-") }

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
    for device in try Self.listing().devices where !Self.isFoldable(device) {
      let classes = [device.portrait, device.landscape].map {
        "\($0.horizontalSizeClass) \($0.verticalSizeClass)"
      }
      let isWide = device.portrait.width >= 414
      switch device.userInterfaceIdiom {
      case "phone": #expect(classes == ["compact regular", isWide ? "regular compact" : "compact compact"])
      case "pad" where device.name.contains("split"): #expect(classes[0] == "compact regular")
      default: #expect(classes == ["regular regular", "regular regular"], "\(device.name)")
      }
    }
  }

  /// A phone's safe area sideways is the one above it upright, at both sides.
  @Test func carriesTheSafeAreaOver() throws {
    for device in try Self.listing().devices
    where device.userInterfaceIdiom == "phone" && !Self.isFoldable(device) {
      let (upright, sideways) = (device.portrait.safeArea, device.landscape.safeArea)
      guard upright["bottom"] != 0 else { continue }
      #expect(sideways["leading"] == upright["top"] && sideways["trailing"] == upright["top"])
    }
  }

  /// As published: the size upright, the scale, and the safe areas as top, leading, bottom, trailing.
  private static let published: [String: String] = [
    "iphone-se": "375x667@2 20,0,0,0 0,0,0,0",
    "iphone-11": "414x896@2 48,0,34,0 0,48,21,48",
    "iphone-11-pro": "375x812@3 44,0,34,0 0,44,21,44",
    "iphone-11-pro-max": "414x896@3 44,0,34,0 0,44,21,44",
    "iphone-13-mini": "375x812@3 50,0,34,0 0,50,21,50",
    "iphone-14": "390x844@3 47,0,34,0 0,47,21,47",
    "iphone-14-plus": "428x926@3 47,0,34,0 0,47,21,47",
    "iphone-15": "393x852@3 59,0,34,0 0,59,21,59",
    "iphone-16": "393x852@3 59,0,34,0 0,59,21,59",
    "iphone-16e": "390x844@3 47,0,34,0 0,47,21,47",
    "iphone-16-plus": "430x932@3 59,0,34,0 0,59,21,59",
    "iphone-16-pro": "402x874@3 62,0,34,0 0,62,21,62",
    "iphone-16-pro-max": "440x956@3 62,0,34,0 0,62,21,62",
    "iphone-17": "402x874@3 62,0,34,0 20,62,20,62",
    "iphone-17-pro-max": "440x956@3 62,0,34,0 20,62,20,62",
    "iphone-air": "420x912@3 68,0,34,0 20,68,29,68",
    "iphone-duo-outer": "466x678@3 0,0,34,84 0,0,34,84",
    "iphone-duo-inner": "669x951@3 82,0,34,0 0,0,34,84",
    "ipad-mini-5": "768x1024@2 20,0,0,0 20,0,0,0",
    "ipad-mini": "744x1133@2 24,0,20,0 24,0,20,0",
    "ipad-9": "810x1080@2 20,0,0,0 20,0,0,0",
    "ipad-10": "820x1180@2 24,0,20,0 24,0,20,0",
    "ipad-air-3": "834x1112@2 20,0,0,0 20,0,0,0",
    "ipad-air-11": "820x1180@2 24,0,20,0 24,0,20,0",
    "ipad-air-13": "1024x1366@2 24,0,20,0 24,0,20,0",
    "ipad-pro-11-4": "834x1194@2 24,0,20,0 24,0,20,0",
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

  /// The displays of a device that folds, and two apps side by side on the inner one, which is the only one of regular width.
  @Test func hasWhatFolds() throws {
    let devices = try Self.listing().devices.filter(Self.isFoldable)
    #expect(
      devices.map { "\($0.name) \($0.portrait.horizontalSizeClass) \($0.landscape.horizontalSizeClass)" } == [
        "iphone-duo-outer compact compact", "iphone-duo-inner regular regular",
        "iphone-duo-split-leading compact compact", "iphone-duo-split-trailing compact compact",
      ])
    let (inner, panes) = (devices[1].landscape, devices[2...].map(\.landscape))
    #expect(panes.map(\.width) == [469, 469] && panes.allSatisfy { $0.height == inner.height })
    #expect(panes.map { $0.safeArea["leading"] } == [0, 0])
    #expect(panes.map { $0.safeArea["trailing"] } == [0, inner.safeArea["trailing"]])
  }

  /// A row is as wide as the camera's side leaves room for.
  @Test(arguments: [
    ("iphone-duo-outer", "portrait", 382), ("iphone-duo-outer", "landscape", 594),
    ("iphone-duo-inner", "landscape", 867), ("iphone-duo-split-trailing", "portrait", 385),
  ])
  func layoutsKeepTheSideFree(device: String, orientation: String, width: Int) throws {
    let spec =
      "sections: [{items: 1, group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}}]"
    let run = try ToolRun.run(
      ["build", "--device", device, "--orientation", orientation, "-fcsv"], input: spec)
    #expect(run.outputText.contains("cell,,0,0,0,0,\(width),44,"), "\(run.outputText)")
  }

  /// What is assumed says so, and where from; of all others the screen is published.
  @Test func marksWhatIsAssumed() throws {
    let assumed = try Self.listing().aliases.filter(\.assumed)
    #expect(
      assumed.map { "\($0.name) \($0.device)" } == [
        "iphone-17e iphone-16e", "iphone-18-pro iphone-17", "iphone-18-pro-max iphone-17-pro-max",
        "ipad-air-11-m4 ipad-air-11", "ipad-air-13-m4 ipad-air-13",
      ])
    #expect(assumed.allSatisfy { $0.source.hasPrefix("assumed: ") })
    let table = try ToolRun.run(["devices"]).outputText.split(separator: "\n")
    #expect(table.filter { $0.hasSuffix(" (assumed)") }.count == assumed.count)
    #expect(table.contains { $0.hasPrefix("iphone-17e ") && $0.hasSuffix("same as iphone-16e (assumed)") })
  }

  /// The pixels that an alias was published with are those of its device.
  @Test func aliasesAreTheirDevices() throws {
    let listing = try Self.listing()
    let names = listing.devices.map(\.name) + listing.aliases.map(\.name)
    #expect(Set(names).count == names.count)
    for alias in listing.aliases where !alias.assumed {
      let device = try #require(listing.devices.first { $0.name == alias.device }, "\(alias.name)")
      let size = [device.portrait.width, device.portrait.height].map { "\(Int($0 * device.displayScale))" }
      let isMini = device.name == "iphone-13-mini"
      let pixels = isMini ? "1080 x 2340" : size.joined(separator: " x ")
      #expect(alias.source.contains("technical specifications: \(pixels) at "), "\(alias.name)")
      #expect(alias.name.hasPrefix(device.userInterfaceIdiom == "phone" ? "iphone" : "ipad"))
    }
  }

  /// From iPhone X to iPhone 18 and iPhone SE all phones, and the pads of these years.
  @Test func hasEveryPhoneAndPad() throws {
    let listing = try Self.listing()
    let known = Set(listing.devices.map(\.name) + listing.aliases.map(\.name))
    let phones = [
      "x", "xr", "xs", "xs-max", "11", "11-pro", "11-pro-max", "12-mini", "12", "12-pro", "12-pro-max",
      "13-mini", "13", "13-pro",
      "13-pro-max", "14", "14-plus", "14-pro", "14-pro-max", "15", "15-plus", "15-pro", "15-pro-max", "16",
      "16-plus", "16-pro", "16-pro-max", "16e", "17", "17-pro", "17-pro-max", "17e", "18-pro",
      "18-pro-max", "air", "se", "se-2", "se-3",
    ]
    let pads = [
      "7", "8", "9", "10", "11", "mini-5", "mini-6", "mini-7", "air-3", "air-4", "air-5", "air-11-m2",
      "air-11-m3", "air-11-m4", "air-13-m2", "air-13-m3", "air-13-m4", "pro-11-1", "pro-11-2", "pro-11-3",
      "pro-11-4", "pro-11-m4",
      "pro-11-m5", "pro-12.9-3", "pro-12.9-4", "pro-12.9-5", "pro-12.9-6", "pro-13-m4", "pro-13-m5",
    ]
    #expect(Set(phones.map { "iphone-\($0)" } + pads.map { "ipad-\($0)" }).subtracting(known) == [])
  }

  /// An alias gives the frames of its device, and keeps its own name.
  @Test func aliasesBuild() throws {
    func run(_ device: String) throws -> ToolRun {
      try ToolRun.run(
        ["build", "--device", device, "--orientation", "landscape"], input: RunVariationTests.spec)
    }
    let aliases = try Self.listing().aliases
    let devices = try Dictionary(uniqueKeysWithValues: Set(aliases.map(\.device)).map { ($0, try run($0)) })
    for alias in aliases {
      let runs = [try run(alias.name), try #require(devices[alias.device])]
      #expect(runs[0].code == 0, "\(alias.name): \(runs[0].errorText)")
      // They can run other systems, which this spec does not distinguish.
      let outputs = runs.map { $0.outputText.replacing(#/, "system": "[a-z0-9-]+"/#, with: "") }
      let own = "\"device\": \"\(alias.device)\""
      #expect(outputs[1].contains(own))
      #expect(
        outputs[1].replacingOccurrences(of: own, with: "\"device\": \"\(alias.name)\"")
          == outputs[0], "\(alias.name)")
    }
  }

  /// A name of another size is not offered without that size, and the first word of several names offers these.
  @Test(arguments: [
    ("iphone15pro", "did you mean 'iphone-15-pro' (393 x 852)?"),
    ("iphone-16-prom", "did you mean 'iphone-16-pro' (402 x 874)?"),
    (
      "ipad-air",
      "did you mean one of ipad-air-3 (834 x 1112), ipad-air-11 (820 x 1180), ipad-air-13 (1024 x 1366)?"
    ),
    (
      "iPad Pro",
      "did you mean one of ipad-pro-11-4 (834 x 1194), ipad-pro-11 (834 x 1210), ipad-pro-13 (1032 x 1376)?"
    ),
    ("iPhone Duo", "did you mean one of iphone-duo-outer (466 x 678), iphone-duo-inner (669 x 951)?"),
    ("iPhone 16 Pro", "did you mean 'iphone-16-pro' (402 x 874)?"),
    ("ipad", "did you mean one of ipad-mini-5 (768 x 1024), ipad-mini (744 x 1133), ipad-9 (810 x 1080), "),
  ])
  func offersDevices(name: String, help: String) throws {
    let onLine = try ToolRun.run(["build", "--device", name], input: RunVariationTests.spec)
    #expect(onLine.code == 2)
    #expect(onLine.errorText.contains(help), "\(onLine.errorText)")
    let inSpec = try ToolRun.run(
      ["build"], input: "environment: {device: \(name)}\n" + RunVariationTests.spec)
    #expect(inSpec.code == 1)
    #expect(inSpec.errorText.contains(help), "\(inSpec.errorText)")
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
    let listing = try Self.listing()
    #expect(lines.count == 1 + listing.devices.count + listing.aliases.count)
    #expect(
      lines.contains { $0.split(separator: " ").joined(separator: " ") == "iphone-15-pro same as iphone-15" })
    #expect(lines.allSatisfy { $0.last != " " })
    #expect(try ToolRun.run(["devices", "--format", "text"]).output == run.output)
    #expect(try ToolRun.run(["devices", "--format", "csv"]).code == 2)
    #expect(try ToolRun.run(["devices", "iphone-16"]).code == 2)
  }
}
