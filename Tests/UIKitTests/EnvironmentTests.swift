import LayoutUIKit
import Testing

/// What code sees of the environment that it runs in.
@MainActor @Suite struct EnvironmentTests {
  /// Runs code in an environment by way of a section provider.
  private func run(
    _ environment: RunEnvironment, _ body: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> Void
  ) -> [String] {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      body(environment)
      return Self.section
    }
    return LayoutRecorder(environment, sections: 1).record(layout)?.readsOfSections.first ?? []
  }

  private static var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private static var landscape: RunEnvironment {
    var environment = RunEnvironment(width: 852, height: 393)
    environment.verticalSizeClass = "compact"
    environment.safeArea = NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 50)
    environment.layoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 75, bottom: 21, trailing: 66)
    return environment
  }

  @Test func containerIsLessTheSafeAreaAcross() {
    var sizes: [CGSize] = []
    var insets: [NSDirectionalEdgeInsets] = []
    let reads = run(Self.landscape) { environment in
      sizes = [environment.container.contentSize, environment.container.effectiveContentSize]
      insets = [environment.container.contentInsets, environment.container.effectiveContentInsets]
    }
    #expect(sizes == [CGSize(width: 852, height: 393), CGSize(width: 743, height: 393)])
    let expected = NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 0, trailing: 50)
    #expect(insets == [expected, expected])
    #expect(
      reads == [
        "container.contentInsets", "container.contentSize", "container.effectiveContentInsets",
        "container.effectiveContentSize",
      ])
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, 743.0), (.none, 852), (.safeArea, 743), (.layoutMargins, 711),
    (.readableContent, 711),
  ])
  func referenceDecides(reference: UIContentInsetsReference, width: Double) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = reference
    var seen = 0.0
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        seen = Double(environment.container.effectiveContentSize.width)
        return nil
      }, configuration: configuration)
    _ = LayoutRecorder(Self.landscape).record(layout)
    #expect(seen == width)
  }

  @Test func horizontalLayoutsAreInsetAlongTheHeight() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    var seen = CGSize.zero
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        seen = environment.container.effectiveContentSize
        return nil
      }, configuration: configuration)
    _ = LayoutRecorder(Self.landscape).record(layout)
    #expect(seen == CGSize(width: 852, height: 372))
  }

  @Test func traitsAreThoseOfTheRun() {
    var environment = RunEnvironment(width: 1024, height: 1366)
    environment.userInterfaceIdiom = "pad"
    environment.horizontalSizeClass = "regular"
    environment.displayScale = 2
    environment.layoutDirection = "rtl"
    environment.preferredContentSizeCategory = "accessibilityLarge"
    let reads = run(environment) { environment in
      let traits = environment.traitCollection
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.verticalSizeClass == .regular)
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(traits.displayScale == 2)
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
      #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(traits.preferredContentSizeCategory > .large)
    }
    #expect(
      reads
        == [
          "displayScale", "horizontalSizeClass", "layoutDirection", "preferredContentSizeCategory",
          "userInterfaceIdiom", "verticalSizeClass",
        ].map { "traitCollection." + $0 })
  }

  @Test func everythingElseAgrees() {
    let reads = run(Self.landscape) { _ in
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(UIScreen.main.scale == 3)
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UITraitCollection.current.verticalSizeClass == .compact)
      let controller = UIViewController()
      #expect(controller.view.bounds.width == 852)
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 50))
      #expect(controller.view.layoutMargins.left == 75)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.interfaceOrientation.isLandscape == true)
      #expect(scene?.windows.first?.frame.height == 393)
      #expect(UIApplication.shared.windows.first?.safeAreaInsets.bottom == 21)
    }
    #expect(
      reads == [
        "device.orientation", "device.userInterfaceIdiom", "interfaceOrientation", "screen.bounds",
        "screen.scale", "traitCollection.layoutDirection", "traitCollection.verticalSizeClass", "view.bounds",
        "view.layoutMargins", "view.safeAreaInsets",
      ])
  }

  private static func runs(_ system: String, _ versions: String) -> Bool {
    var environment = RunEnvironment()
    environment.system = system
    var holds = false
    let layout = UICollectionViewCompositionalLayout { _, _ in
      holds = _atLeast(versions)
      return Self.section
    }
    let reads = LayoutRecorder(environment, sections: 1).record(layout)?.readsOfSections
    #expect(reads == [["systemVersion"]])
    return holds
  }

  @Test(arguments: [
    ("ios-15", "iOS 15", true), ("ios-15", "iOS 15.0", true), ("ios-15", "iOS 14.9.9", true),
    ("ios-15", "iOS 15.1", false), ("ios-15", "iOS 15.0.1", false), ("ios-15", "iOS 26", false),
    ("ios-26", "iOS 99", false), ("ios-26", "iOS 99999999999999999999", false),
    // The clause of the system decides, in any order; other clauses do not.
    ("ios-15", "macOS 26,iOS 15,tvOS 26", true), ("ios-15", "macOS 10.15,iOS 16", false),
    ("ios-15", "macOS 26,tvOS 26,watchOS 26", true), ("ios-15", "", true),
    ("ios-15", "iOSApplicationExtension 26", true), ("ios-15", "macCatalyst 26", true),
    ("ios-18", "anyAppleOS 26", false), ("ios-26", "anyAppleOS 26", true),
    ("ios-18", "anyAppleOS 26,iOS 18", true),
    // UIKit's code on a Mac is Catalyst's.
    ("macos-27", "iOS 27", true), ("macos-27", "iOS 28", false), ("macos-27", "macOS 99", true),
    ("macos-27", "iOS 99,macCatalyst 26", true), ("macos-27", "macCatalyst 28,iOS 13", false),
    ("macos-11", "iOS 14", true), ("macos-11", "iOS 15", false), ("macos-15", "macCatalyst 18", true),
    ("visionos-1", "iOS 17", true), ("visionos-1", "iOS 18", false), ("visionos-2", "iOS 18", true),
    ("visionos-2", "iOS 99,visionOS 2", true), ("visionos-26", "iOS 26", true),
    ("tvos-18", "iOS 99", true), ("tvos-18", "tvOS 26", false), ("tvos-26", "tvOS 26", true),
  ])
  func systemAnswersByItsClause(system: String, versions: String, holds: Bool) {
    #expect(Self.runs(system, versions) == holds)
  }

  @Test func deviceTellsTheSystem() {
    var environment = RunEnvironment()
    environment.system = "ios-15"
    let reads = run(environment) { _ in
      #expect(UIDevice.current.systemVersion == "15.0")
    }
    #expect(reads == ["systemVersion"])
    #expect(UIDevice.current.systemVersion == "26.0")
    environment.system = "macos-27"
    environment.userInterfaceIdiom = "mac"
    _ = run(environment) { _ in
      #expect(UIDevice.current.systemName == "macOS")
      #expect(UIDevice.current.systemVersion == "27.0")
      #expect(ProcessInfo.processInfo.isMacCatalystApp)
      #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion == 27)
      #expect(ProcessInfo.processInfo.operatingSystemVersionString == "Version 27.0")
    }
  }

  @Test(arguments: [
    (14, 9, 9, true), (15, 0, 0, true), (15, 0, 1, false), (15, 1, 0, false), (16, 0, 0, false),
  ])
  func processTellsTheSystem(major: Int, minor: Int, patch: Int, holds: Bool) {
    var environment = RunEnvironment()
    environment.system = "ios-15"
    let reads = run(environment) { _ in
      let version = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch)
      #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(version) == holds)
    }
    #expect(reads == ["systemVersion"])
  }

  @Test func traitsMadeByCodeAreNotRead() {
    let reads = run(RunEnvironment()) { _ in
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      ])
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(traits.verticalSizeClass == .unspecified)
    }
    #expect(reads == [])
  }

  @Test func environmentIsPutBack() {
    let before = RunEnvironment.current
    _ = LayoutRecorder(Self.landscape).record(Self.section)
    #expect(RunEnvironment.current == before)
  }

  @Test func viewsThatWereGivenAFrameKeepIt() {
    let reads = run(RunEnvironment()) { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.bounds.width == 100)
      #expect(view.center == CGPoint(x: 50, y: 25))
    }
    #expect(reads == [])
    let others = run(RunEnvironment()) { _ in
      let view = UIView()
      UIWindow().addSubview(view)
      #expect(view.frame.width == 393)
    }
    #expect(others == ["view.bounds"])
  }
}
