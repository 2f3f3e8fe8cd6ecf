import LayoutSnapshot
import LayoutUIKit
import Testing

/// Layout code in tests: frames, pictures, findings and recorded frames.
@MainActor @Suite struct SnapshotTests {
  private func makeLayout(spacing: CGFloat = 8) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 700 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      return section
    }
  }

  @Test func framesFollowTheDevice() throws {
    let phone = try LayoutSnapshot(of: makeLayout(), on: .iPhoneSE, items: [4])
    #expect(phone.frames.map(\.frame.width) == [187.5, 187.5, 187.5, 187.5])
    #expect(phone.frames.map(\.frame.y) == [0, 0, 108, 108])
    #expect(phone.contentSize.height == 208)
    let pad = try LayoutSnapshot(of: makeLayout(), on: .iPadPro11.landscape, items: [4])
    #expect(pad.frames.map(\.frame.width) == [302.5, 302.5, 302.5, 302.5])
    #expect(pad.svg.hasPrefix("<svg"))
    #expect(pad.json.contains("\"device\": \"ipad-pro-11\""))
  }

  /// Where nothing says how many items there are, a screen is full.
  @Test func sectionsAreFilled() throws {
    let frames = try LayoutSnapshot(of: makeLayout(), on: .iPhoneSE).frames
    #expect(frames.count == 14)
  }

  @Test func customGroupsAreGivenTheirBox() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
    ) { environment in
      let width = environment.container.effectiveContentSize.width / 3
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 90))
      }
    }
    let frames = try LayoutSnapshot(of: NSCollectionLayoutSection(group: group), on: .iPhoneSE, items: [3])
      .frames
    #expect(frames.map(\.frame.x) == [0, 125, 250])
  }

  @Test func findingsAreTold() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let snapshot = try LayoutSnapshot(of: NSCollectionLayoutSection(group: group), items: [3])
    #expect(snapshot.findings.contains { $0.rule == "touch-target-too-small" })
  }

  @Test func whatIsNoLayoutIsAnError() {
    #expect(throws: SnapshotFailure.self) { try LayoutSnapshot(of: 42) }
    #expect(throws: (any Error).self) { try LayoutSnapshot(of: makeLayout(), on: LayoutDevice("iphone-0")) }
  }

  /// The first run records and fails, the next one compares.
  @Test func framesAreRecordedAndCompared() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let test = folder.appendingPathComponent("HomeTests.swift").path
    func run(_ spacing: CGFloat) -> String {
      do {
        try expectLayout(
          makeLayout(spacing: spacing), matches: "Home", on: .iPhoneSE, .iPadPro11, items: [4], file: test)
        return ""
      } catch {
        return "\(error)"
      }
    }
    let first = run(8)
    #expect(first.split(separator: "\n").count == 2)
    #expect(first.contains("Home, iphone-se: there were no frames yet"))
    #expect(run(8) == "")
    let changed = run(10)
    #expect(changed.contains("Home, iphone-se: section 0 2 to 3 moved"), "\(changed)")
    #expect(
      changed.contains("the content is 375 x 210, was 375 x 208") || changed.contains("210"), "\(changed)")
    #expect(run(8) == "")
  }

  /// What one test keeps is not taken for the layout of another's screen.
  @Test func screensWithoutALayoutTakeNoOther() throws {
    let kept = makeLayout()
    defer { withExtendedLifetime(kept) {} }
    let failure = #expect(throws: SnapshotFailure.self) { try LayoutSnapshot(of: UIViewController()) }
    #expect(failure?.description == "the code gives no compositional layout")
  }

  @Test func codeIsRunOnceForItsCustomGroups() throws {
    var runs = 0
    func make() -> NSCollectionLayoutSection {
      runs += 1
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
      return NSCollectionLayoutSection(
        group: .custom(layoutSize: size) {
          [NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: $0.container.contentSize))]
        })
    }
    let snapshot = try LayoutSnapshot(of: make(), on: .iPhoneSE, items: [2])
    #expect(snapshot.frames.map(\.frame.height) == [90, 90])
    #expect(runs == 1)
  }

  /// An error on one device is reported together with the differences on others.
  @Test func everyDeviceIsTold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let failure = #expect(throws: SnapshotFailure.self) {
      try expectLayout(
        makeLayout(), matches: "Home", on: .iPhoneSE, LayoutDevice("iphone-0"), .iPadMini, items: [4],
        file: folder.appendingPathComponent("HomeTests.swift").path)
    }
    let lines = (failure?.description ?? "").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.contains { $0.hasPrefix("Home, iphone-0: ") })
  }

  @Test(arguments: ["", "../Home", "a b", ".hidden"])
  func namesAreNamesOfFiles(name: String) {
    #expect(throws: SnapshotFailure.self) {
      try expectLayout(makeLayout(), matches: name, file: "/nowhere/A.swift")
    }
  }
}
