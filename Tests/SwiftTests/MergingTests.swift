import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutSwift

/// What code builds in several environments becomes one spec.
@Suite struct MergingTests {
  /// Phones held both ways and pads.
  private static let environments = [
    (375.0, 667.0), (393, 852), (440, 956), (667, 375), (852, 393), (956, 440), (744, 1133), (834, 1210),
    (1032, 1376), (1210, 834), (1376, 1032), (320, 1210), (412, 1210),
  ].map { width, height in
    Environment(
      container: Extent(width: width, height: height), userInterfaceIdiom: height < 1000 ? .phone : .pad,
      horizontalSizeClass: width < 600 ? .compact : .regular,
      verticalSizeClass: height < 600 ? .compact : .regular)
  }

  /// The spec that code builds whose section has the members of a text.
  private static func built(
    _ section: (Environment) -> String, in environment: Environment, reading reads: [String],
    configuration: String
  ) throws -> BuiltLayout {
    let text =
      "{\"configuration\": {\(configuration)}, \"sections\": [{\"items\": 4, \(section(environment))}]}"
    let source = SourceFile(name: "built.json", bytes: Array(text.utf8))
    var found = DiagnosticBag()
    let document = try #require(readDocument(source, limits: InputLimits(), into: &found))
    let normal = try #require(normalize(document, of: source, into: &found))
    #expect(!found.hasErrors, "\(found.sorted.map(\.message))")
    return BuiltLayout(normal, in: environment, readsOfEntry: [], readsOfSections: [reads])
  }

  /// The merged spec, and how often the code was asked besides.
  private static func merged(
    reading reads: [String], in some: [Environment]? = nil, configuration: String = "",
    _ section: (Environment) -> String
  ) throws -> (text: String, runs: Int) {
    var runs = 0
    let normal = try withoutActuallyEscaping(section) { section in
      try LayoutMerging(
        (some ?? environments).map {
          try built(section, in: $0, reading: reads, configuration: configuration)
        }
      ) {
        runs += 1
        return try? built(section, in: $0, reading: reads, configuration: configuration)
      }.merged().inShortForms
    }
    let sink = ByteSink()
    writeCanonicalJSON(normal, to: sink)
    return (sink.text, runs)
  }

  private static let effective = "container.effectiveContentSize"

  /// A group of rows with a count and a height, as JSON.
  private static func rows(count: String = "3", height: String = "44") -> String {
    "\"group\": {\"horizontal\": {\"size\": {\"width\": \"100%\", \"height\": \(height)}, \"subitem\": {\"item\": {}}, \"count\": \(count)}}"
  }

  @Test(arguments: [800.0, 600, 720, 1000])
  func thresholdsAreFound(threshold: Double) throws {
    let (text, runs) = try Self.merged(reading: [Self.effective]) {
      Self.rows(count: $0.container.width > threshold ? "6" : "3")
    }
    #expect(text.contains("\"${6 if width > \(Int(threshold)) else 3}\""), "\(text)")
    #expect(runs <= 15)
  }

  @Test func thresholdsThatHoldAreFound() throws {
    let (text, _) = try Self.merged(reading: ["view.bounds"]) {
      Self.rows(count: $0.container.width >= 900 ? "4" : $0.container.width >= 500 ? "3" : "2")
    }
    #expect(text.contains("\"${4 if contentWidth >= 900 else 3 if contentWidth >= 500 else 2}\""), "\(text)")
  }

  @Test func dimensionsFollowTraits() throws {
    let (text, runs) = try Self.merged(reading: ["traitCollection.verticalSizeClass"]) {
      Self.rows(height: $0.verticalSizeClass == .compact ? "44" : "\"20%w\"")
    }
    #expect(
      text.contains("\"${absolute(44) if verticalSizeClass == compact else fractionalWidth(0.2)}\""),
      "\(text)")
    #expect(runs == 1)
  }

  /// A formula, and the length that it is.
  struct Formula: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let length: @Sendable (Double) -> Double

    init(_ text: String, _ length: @escaping @Sendable (Double) -> Double) {
      testDescription = text
      self.length = length
    }
  }

  @Test(arguments: [
    Formula("width / 3") { $0 / 3 }, Formula("(width - 40) / 6") { ($0 - 40) / 6 },
    Formula("2 * width / 3") { $0 * 2 / 3 }, Formula("0.37 * width + 2") { $0 * 0.37 + 2 },
    Formula("width - 10") { $0 - 10 }, Formula("min(7 * width / 10, 360)") { min($0 * 0.7, 360) },
    Formula("max(12, (width - 446) / 2)") { max(12, ($0 - 446) / 2) },
    Formula("floor(width / 120)") { ($0 / 120).rounded(.down) },
    Formula("max(100 - width / 10, 0)") { max(0, 100 - $0 / 10) },
    Formula("(2000 - width) / 3") { (2000 - $0) / 3 },
    Formula("-2 * width / 5 - 1") { -$0 * 0.4 - 1 }, Formula("2000 - width") { 2000 - $0 },
  ])
  func numbersFollowLengths(formula: Formula) throws {
    let merged = try Self.merged(reading: [Self.effective]) {
      // Zero is written by nobody.
      let length = formula.length($0.container.width)
      return (length == 0 ? "" : "\"interGroupSpacing\": \(length), ") + Self.rows()
    }
    #expect(merged.text.contains("\"${\(formula.testDescription)}\""), "\(merged.text)")
  }

  /// An expression, and the count that it is on a system.
  struct Count: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: @Sendable (Int) -> Int

    init(_ text: String, _ count: @escaping @Sendable (Int) -> Int) {
      testDescription = text
      self.count = count
    }
  }

  /// The systems between two that were asked for are asked for, too.
  @Test(arguments: [
    Count("8 if systemVersion >= 26 else 4") { $0 >= 26 ? 8 : 4 },
    Count("8 if systemVersion >= 16 else 4") { $0 >= 16 ? 8 : 4 },
    Count("8 if systemVersion >= 26 else 6 if systemVersion >= 15 else 4") {
      $0 >= 26 ? 8 : $0 >= 15 ? 6 : 4
    },
    Count("8 if systemVersion >= 14 and systemVersion < 18 else 4") { (14..<18).contains($0) ? 8 : 4 },
  ])
  func systemsAreToldApart(expected: Count) throws {
    let some = [13, 26].map { version in
      Environment(container: Extent(width: 390, height: 844), system: .iOS(version))
    }
    let (text, _) = try Self.merged(reading: ["systemVersion"], in: some) {
      Self.rows(count: "\(expected.count($0.system.version))")
    }
    #expect(text.contains("${\(expected.testDescription)}"), "\(text)")
  }

  @Test func systemIsToldFromWidth() throws {
    let some = [13, 18, 26].flatMap { version in
      [320.0, 375, 700, 1024].map {
        Environment(container: Extent(width: $0, height: 844), system: .iOS(version))
      }
    }
    let (text, _) = try Self.merged(reading: ["systemVersion", Self.effective], in: some) {
      Self.rows(
        count: $0.system.version >= 26
          ? "4" : $0.system.version < 17 ? "1" : $0.container.width > 600 ? "3" : "2")
    }
    #expect(
      text.contains("${4 if systemVersion >= 26 else 1 if systemVersion < 17 else 3 if width > 600 else 2}"),
      "\(text)")
    // A Mac's versions are no phone's: of other idioms it is not asked.
    let idioms = [Environment.Idiom.phone, .pad].flatMap { idiom in
      [18, 26].map {
        Environment(
          container: Extent(width: 390, height: 844), userInterfaceIdiom: idiom, system: .iOS($0))
      }
    }
    let (other, _) = try Self.merged(
      reading: ["systemVersion", "traitCollection.userInterfaceIdiom"], in: idioms
    ) {
      #expect($0.system.family == .iOS)
      return Self.rows(count: $0.system.version >= 26 && $0.userInterfaceIdiom == .pad ? "4" : "2")
    }
    #expect(other.contains("${4 if userInterfaceIdiom == pad and systemVersion >= 26 else 2}"), "\(other)")
  }

  @Test func whatNoVersionTellsIsRefused() throws {
    let some = [16, 18, 26].map { version in
      Environment(
        container: Extent(width: 390, height: 844), device: "phone", system: .iOS(version))
    }
    #expect {
      try Self.merged(reading: ["systemVersion"], in: some) {
        Self.rows(count: $0.system.version % 4 == 2 ? "3" : "2")
      }
    } throws: { error in
      let failure = error as? MergeFailure
      return failure?.path == "sections[0].group.horizontal.count"
        && failure?.message.contains(
          "and phone (390 x 844) with ios-18, and no condition") == true
        && failure?.message.hasSuffix("it reads systemVersion") == true
    }
  }

  /// On devices the width and its class go together; only the code knows which of them it asks.
  @Test func whatGoesTogetherIsToldApart() throws {
    let reads = [Self.effective, "traitCollection.horizontalSizeClass"]
    let (text, _) = try Self.merged(reading: reads) { Self.rows(count: $0.container.width > 600 ? "4" : "2") }
    #expect(text.contains("${4 if width > 600 else 2}"), "\(text)")
    let (other, _) = try Self.merged(reading: reads) {
      Self.rows(count: $0.horizontalSizeClass == .compact ? "2" : "4")
    }
    #expect(other.contains("if horizontalSizeClass == "), "\(other)")
  }

  /// A device held both ways differs in more than the way it is held.
  @Test func sidesAreTriedByThemselves() throws {
    func merged(_ count: @escaping (Extent) -> Int) throws -> String {
      let held = [(393.0, 852.0), (852, 393)].map { Environment(container: Extent(width: $0, height: $1)) }
      return try Self.merged(reading: [Self.effective], in: held) {
        Self.rows(count: "\(count($0.container))")
      }.text
    }
    let wide = try merged { $0.width > 600 ? 5 : 3 }
    #expect(wide.contains("${5 if width > 600 else 3}"), "\(wide)")
    let low = try merged { $0.height < 500 ? 5 : 3 }
    #expect(low.contains("${3 if height >= 500 else 5}"), "\(low)")
    let held = try merged { $0.width > $0.height ? 5 : 3 }
    #expect(held.contains("${5 if width > height else 3}"), "\(held)")
    let square = try merged { $0.height > $0.width ? 3 : 5 }
    #expect(square.contains("${5 if width >= height else 3}"), "\(square)")
    #expect(throws: MergeFailure.self) { try merged { $0.width / $0.height > 1.2 ? 5 : 3 } }
  }

  @Test func bothWordsOfAConditionAreTried() throws {
    let reads = ["traitCollection.horizontalSizeClass", "traitCollection.verticalSizeClass", Self.effective]
    let (text, _) = try Self.merged(reading: reads) {
      Self.rows(count: $0.horizontalSizeClass == .regular && $0.verticalSizeClass == .regular ? "4" : "2")
    }
    #expect(
      text.contains("${4 if verticalSizeClass == regular and horizontalSizeClass == regular else 2}"),
      "\(text)")
    let (other, _) = try Self.merged(reading: reads) {
      Self.rows(count: $0.horizontalSizeClass == .compact || $0.verticalSizeClass == .compact ? "4" : "2")
    }
    #expect(
      other.contains("${2 if verticalSizeClass == regular and horizontalSizeClass == regular else 4}"),
      "\(other)")
    #expect(throws: MergeFailure.self) {
      try Self.merged(reading: reads) {
        Self.rows(count: min($0.container.width, $0.container.height) >= 600 ? "4" : "2")
      }
    }
  }

  @Test(arguments: [(768.0, true), (414, false)])
  func sidesOfScreensAreThresholds(number: Double, isIncluded: Bool) throws {
    let (text, _) = try Self.merged(reading: [Self.effective]) {
      let width = $0.container.width
      return Self.rows(count: (isIncluded ? width >= number : width > number) ? "4" : "2")
    }
    #expect(text.contains("width \(isIncluded ? ">=" : ">") \(Int(number)) "), "\(text)")
  }

  /// A formula that gives the right numbers on devices only is none.
  @Test func formulasAreTriedBetweenDevices() {
    #expect(throws: MergeFailure.self) {
      try Self.merged(reading: [Self.effective]) {
        Self.rows(count: "\(Int(max(2, (($0.container.width + 8) / 128).rounded(.down))))")
      }
    }
  }

  @Test func formulasOfTheHeightAreTriedAtOtherHeights() throws {
    let (text, _) = try Self.merged(reading: [Self.effective]) {
      "\"interGroupSpacing\": \($0.container.height / 10), " + Self.rows()
    }
    #expect(text.contains("${height / 10}"), "\(text)")
    #expect(throws: MergeFailure.self) {
      try Self.merged(reading: [Self.effective]) {
        let height = $0.container.height
        return "\"interGroupSpacing\": \((1250...1350).contains(height) ? 8 : height / 10), " + Self.rows()
      }
    }
  }

  /// On devices the size class and the side that is longer choose the same line.
  @Test func whatChoosesALineIsTried() throws {
    let reads = [Self.effective, "traitCollection.verticalSizeClass"]
    let held = Self.environments.filter { $0.userInterfaceIdiom == .phone }
    let (text, _) = try Self.merged(reading: reads, in: held) {
      let (width, height) = ($0.container.width, $0.container.height)
      return "\"interGroupSpacing\": \(width > height ? width / 10 : width / 20 + 4), " + Self.rows()
    }
    #expect(text.contains("${width / 10 if width > height else (width + 80) / 20}"), "\(text)")
  }

  @Test func linesAreChosenByTraits() throws {
    let (text, _) = try Self.merged(reading: [Self.effective, "traitCollection.horizontalSizeClass"]) {
      let width = $0.container.width
      return "\"interGroupSpacing\": \($0.horizontalSizeClass == .compact ? width / 10 : width / 20 + 4), "
        + Self.rows()
    }
    #expect(
      text.contains("${width / 10 if horizontalSizeClass == compact else (width + 80) / 20}"), "\(text)")
  }

  @Test func otherShapesAreVariants() throws {
    let (text, _) = try Self.merged(reading: ["traitCollection.horizontalSizeClass", Self.effective]) {
      $0.horizontalSizeClass == .compact
        ? "\"list\": {\"appearance\": \"plain\"}" : Self.rows(count: $0.container.width > 1100 ? "4" : "3")
    }
    #expect(text.contains("\"when\": \"${horizontalSizeClass == "))
    #expect(text.contains("${4 if width > 1100 else 3}"), "\(text)")
  }

  /// What is missing in one environment has its default there.
  @Test func missingNumbersAreZero() throws {
    let (text, _) = try Self.merged(reading: ["traitCollection.userInterfaceIdiom"]) {
      ($0.userInterfaceIdiom == .pad ? "\"interGroupSpacing\": 12, \"contentInsets\": 8, " : "") + Self.rows()
    }
    #expect(
      text.contains("\"interGroupSpacing\": \"${12 if userInterfaceIdiom == pad else 0}\""), "\(text)")
    #expect(!text.contains("variants"))
  }

  /// Devices are phones and pads, and two sizes of text are looked at: the other words are tried.
  @Test func allWordsAreTried() throws {
    let idiom = "traitCollection.userInterfaceIdiom"
    let pad = try Self.merged(reading: [idiom]) {
      Self.rows(count: $0.userInterfaceIdiom == .pad ? "4" : "2")
    }
    #expect(pad.text.contains("${4 if userInterfaceIdiom == pad else 2}"), "\(pad.text)")
    let phone = try Self.merged(reading: [idiom]) {
      Self.rows(count: $0.userInterfaceIdiom == .phone ? "2" : "4")
    }
    #expect(phone.text.contains("${2 if userInterfaceIdiom == phone else 4}"), "\(phone.text)")
    let large = try Self.merged(reading: [idiom]) {
      Self.rows(count: [.pad, .mac].contains($0.userInterfaceIdiom) ? "4" : "2")
    }
    let words = "userInterfaceIdiom == pad or userInterfaceIdiom == mac"
    #expect(large.text.contains("${4 if \(words) else 2}"), "\(large.text)")
  }

  @Test func allSizesOfTextAreTried() throws {
    var some = Self.environments
    some[0].preferredContentSizeCategory = "accessibilityLarge"
    let (text, runs) = try Self.merged(
      reading: ["traitCollection.preferredContentSizeCategory"], in: some
    ) {
      let category = $0.preferredContentSizeCategory
      return Self.rows(height: category.hasPrefix("accessibility") ? "90" : "44")
    }
    let words = ["Medium", "Large", "ExtraLarge", "ExtraExtraLarge", "ExtraExtraExtraLarge"]
      .map { "preferredContentSizeCategory == accessibility\($0)" }.joined(separator: " or ")
    #expect(text.contains("${90 if \(words) else 44}"), "\(text)")
    #expect(runs <= 20)
  }

  /// The effective size is without what the layout's reference says.
  @Test func insetsOfTheReferenceAreLeftOut() throws {
    var some = Self.environments
    for index in some.indices { some[index].layoutMargins = Insets(top: 30, leading: 20, trailing: 20) }
    let (text, _) = try Self.merged(
      reading: [Self.effective], in: some, configuration: "\"contentInsetsReference\": \"layoutMargins\""
    ) {
      Self.rows(count: $0.container.width - 40 >= 500 ? "4" : "2")
    }
    #expect(text.contains("${4 if width >= 500 else 2}"), "\(text)")
    let (sideways, _) = try Self.merged(
      reading: [Self.effective], in: some,
      configuration: "\"scrollDirection\": \"horizontal\", \"contentInsetsReference\": \"layoutMargins\""
    ) {
      Self.rows(count: $0.container.height - 30 > 500 ? "4" : "2")
    }
    #expect(sideways.contains("${4 if height > 500 else 2}"), "\(sideways)")
  }

  @Test func edgesOfTheSafeAreaAreThresholds() throws {
    var some = Self.environments
    for index in 3...5 { some[index].safeArea = Insets(leading: 59, trailing: 59) }
    let (text, _) = try Self.merged(reading: ["container.contentInsets"], in: some) {
      Self.rows(count: $0.safeArea.leading > 30 ? "4" : "2")
    }
    #expect(text.contains("${4 if safeArea.leading > 30 else 2}"), "\(text)")
  }

  /// No device is as wide as where 3 columns are built.
  @Test func whatIsBuiltBetweenDevicesIsACase() throws {
    let (text, _) = try Self.merged(reading: [Self.effective]) {
      let width = $0.container.width
      return Self.rows(count: width > 600 ? "4" : width > 500 ? "3" : "2")
    }
    #expect(text.contains("${4 if width > 600 else 3 if width > 500 else 2}"), "\(text)")
  }

  @Test func failuresNameValuesAndEnvironments() throws {
    let failure = try #require(throws: MergeFailure.self) {
      try Self.merged(reading: ["traitCollection.layoutDirection"]) {
        Self.rows(count: $0.container.width > 800 ? "6" : "3")
      }
    }
    #expect(failure.path == "sections[0].group.horizontal.count")
    #expect(failure.message.contains("between 375 x 667 and 852 x 393"), "\(failure.message)")
    #expect(failure.message.hasSuffix("it reads layoutDirection"))
  }

  /// Every place of one number has the same thresholds, for which the code runs once.
  @Test func thresholdsOfOneNumberAreTheSame() throws {
    func number(_ environment: Environment) -> Int {
      environment.container.width < 450 ? 8 : environment.container.width < 900 ? 12 : 20
    }
    let (text, _) = try Self.merged(reading: [Self.effective]) {
      "\"interGroupSpacing\": \(number($0)), \"contentInsets\": \(number($0)), "
        + Self.rows(count: "\(number($0))")
    }
    #expect(
      text.split(separator: "${20 if width >= 900 else 12 if width >= 450 else 8}").count == 7, "\(text)")
  }

  @Test func whatIsNotReadTellsNothing() {
    #expect(throws: MergeFailure.self) {
      try Self.merged(reading: ["traitCollection.layoutDirection"]) {
        Self.rows(count: $0.container.width > 800 ? "6" : "3")
      }
    }
  }
}
