import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutSwift
import LayoutText

/// Merges what code builds in several environments into one spec, and compares the spec's frames with those of the code.
package struct CodeMerging {
  package struct Merged {
    /// The spec in short forms.
    package let document: Document
    /// Notes for the reader, each a sentence.
    package let notes: [String]
    /// The number of environments in which the code was run.
    package let environmentCount: Int
  }

  /// How many further runs of the code may be needed to find and check conditions.
  private static let greatestRunCount = 200

  /// The default environments: phones, pads and parts of their screens.
  package static let usualVariations: [Variation] = [
    Variation(device: "iphone-se"), Variation(device: "iphone-16"),
    Variation(device: "iphone-16-pro-max"), Variation(device: "iphone-se", orientation: .landscape),
    Variation(device: "iphone-16", orientation: .landscape),
    Variation(device: "iphone-16-pro-max", orientation: .landscape), Variation(device: "ipad-mini"),
    Variation(device: "ipad-pro-11"), Variation(device: "ipad-pro-13"),
    Variation(device: "ipad-pro-11", orientation: .landscape),
    Variation(device: "ipad-pro-13", orientation: .landscape), Variation(device: "ipad-pro-11-split-third"),
    Variation(device: "ipad-pro-11-split-half"),
  ]

  private let spec: PreparedSpec
  private let code: LayoutCode
  private let beside: LoadedSpec
  private let variations: [Variation]

  /// `nil` if no code builds the spec.
  ///
  /// - Parameter variations: the environments to merge.
  package init?(_ spec: PreparedSpec, in variations: [Variation]) {
    guard let (code, file) = spec.code?.wrappedValue else { return nil }
    self.spec = spec
    self.code = code
    beside = file
    self.variations = variations
  }

  /// The merged spec; `nil` after an error.
  ///
  /// - Parameter diagnostics: receives errors of the code at its lines, and the reason if its layouts cannot be merged.
  package func merged(into diagnostics: inout DiagnosticBag) -> Merged? {
    // The environment that the spec was read with.
    let first = code.built((spec.variations.first ?? Variation()).options(spec.options), beside: beside)
    // Code that does not end is not run again for the other environments.
    guard first.isComplete else {
      diagnostics = beside.diagnostics
      diagnostics.merge(first.diagnostics)
      return nil
    }
    var variations = variations
    var built: [BuiltLayout] = []
    var index = 0
    while index < variations.count {
      let layout = code.built(variations[index].options(spec.options), beside: beside)
      built.append(layout)
      guard layout.isComplete else { break }
      index += 1
      if index == self.variations.count { variations += furtherVariations(of: built) }
    }
    var findings = FindingsByVariation()
    for (layout, variation) in zip(built, variations) {
      var found = beside.diagnostics
      found.merge(layout.diagnostics)
      findings.add(found, of: variation)
    }
    diagnostics = findings.gathered
    if diagnostics.hasErrors { return nil }
    let guessed = greatestCounts(built)
    /// The layout with the same numbers of items as in the other environments.
    func filled(_ layout: BuiltLayout) -> BuiltLayout {
      var layout = layout
      layout.spec = layout.spec?.withoutViewBox.settingItems(guessed).settingItems(givenBy: spec.options)
      return layout
    }
    built = built.map(filled)
    guard built.allSatisfy({ $0.spec != nil }) else { return nil }
    var asked: Set<Environment> = []
    let merging = LayoutMerging(built) { environment in
      let devices = built.indices.filter { built[$0].environment.device == environment.device }
      let sameHeld = devices.first { built[$0].environment.safeArea == environment.safeArea }
      guard let near = sameHeld ?? devices.first else { return nil }
      asked.insert(environment)
      if asked.count > Self.greatestRunCount { return nil }
      var options = variations[near].options(spec.options)
      options.environment.take(environment)
      let layout = code.built(options, beside: beside)
      return layout.diagnostics.hasErrors || layout.spec == nil ? nil : filled(layout)
    }
    let merged: Result<Normal, MergeFailure> = Result { () throws(MergeFailure) in try merging.merged() }
    // Conditions that were not checked may be wrong.
    if asked.count > Self.greatestRunCount {
      report(
        "more than \(Self.greatestRunCount) further runs of the code are needed to find what its layout depends on",
        help: "name fewer environments with --device", into: &diagnostics)
      return nil
    }
    switch merged {
    case .success(let normal):
      do throws(FrameMismatch) {
        return Merged(
          document: try document(of: normal.inShortForms, withFramesOf: Array(zip(built, variations))),
          notes: notes(built, guessed: guessed.map(\.section)), environmentCount: variations.count)
      } catch {
        report(
          error.message, help: "layoutc ast writes what the code builds for one --device", into: &diagnostics)
      }
    case .failure(let error):
      report(
        "\(error.path) cannot be merged into one spec: \(error.message)",
        help: "name environments that go together with --device, each of their specs by itself",
        into: &diagnostics)
    }
    return nil
  }

  /// Variations of the first and the widest environment with right-to-left text, larger text and each system. Usual devices do not differ
  /// in these properties, so they are tried only if the code reads them.
  private func furtherVariations(of built: [BuiltLayout]) -> [Variation] {
    let reads = built.reduce(into: Set()) { $0.formUnion($1.reads) }
    /// The indexes of the first and the widest environment, among those that are meant.
    func ends(where isMeant: (Environment) -> Bool = { _ in true }) -> [Int] {
      let some = built.indices.filter { isMeant(built[$0].environment) }
      let widest = some.max {
        built[$0].environment.container.width < built[$1].environment.container.width
      }
      return Set([some.first, widest].compactMap { $0 }).sorted()
    }
    var further = ends().flatMap { place in
      let variation = variations[place]
      return [
        reads.contains("traitCollection.layoutDirection")
          ? variation.with(direction: .rtl, textSize: nil) : nil,
        reads.contains("traitCollection.preferredContentSizeCategory")
          ? variation.with(direction: nil, textSize: "accessibilityLarge") : nil,
      ].compactMap { $0 }
    }
    guard reads.contains("systemVersion"), !variations.contains(where: { $0.system != nil }) else {
      return further
    }
    for system in System.known {
      further += ends { $0.system != system && mayHave(system, $0) }.map { place in
        var variation = variations[place]
        variation.system = system
        return variation
      }
    }
    return further
  }

  /// True if the device of an environment can run another system.
  private func mayHave(_ system: System, _ environment: Environment) -> Bool {
    let device = environment.device.flatMap { spec.options.environment.catalog.systems(of: $0) }
    return system.family == environment.system.family && device?.has(system) ?? true
  }

  private func report(_ message: String, help: String, into diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      Diagnostic(.error, rule: .documentShape, message, at: code.entryPlace, help: [help]))
  }

  /// The sections whose number of items is unknown, each with the greatest number that is visible in any environment.
  private func greatestCounts(_ built: [BuiltLayout]) -> [(section: Int, count: Int)] {
    var counts: [Int: Int] = [:]
    for layout in built {
      let sections = layout.spec?[SpecKeys.sections]?.elements ?? []
      let given =
        spec.options.cellCounts(of: sections.map { $0[SectionKeys.id]?.text }) ?? sections.map { _ in nil }
      for section in layout.sectionsWithoutItems where given[section] == nil {
        guard let items = sections[section][SectionKeys.items]?.number else { continue }
        counts[section] = max(counts[section] ?? 0, Int(items))
      }
    }
    return counts.sorted { $0.key < $1.key }.map { (section: $0.key, count: $0.value) }
  }

  // MARK: Comparison

  /// A merged spec does not give the code's frames.
  private struct FrameMismatch: Error {
    let message: String
  }

  /// The document of a merged spec. Throws unless it gives the code's frames in all environments.
  private func document(
    of normal: Normal, withFramesOf built: [(layout: BuiltLayout, variation: Variation)]
  ) throws(FrameMismatch) -> Document {
    let sink = ByteSink()
    writeCanonicalJSON(normal, to: sink)
    let source = SourceFile(name: "merged.json", bytes: sink.bytes)
    var found = DiagnosticBag()
    let document = readDocument(source, limits: InputLimits(), into: &found)
    guard let document, let read = normalize(document, of: source, into: &found), !found.hasErrors else {
      let first = found.sorted.first { $0.severity == .error }
      throw FrameMismatch(message: "what the environments have in common is no spec: \(first?.message ?? "")")
    }
    for (layout, variation) in built {
      let options = variation.options(spec.options)
      guard let own = layout.spec.flatMap({ solution($0, options) }) else { continue }
      guard let merged = solution(read, options) else {
        throw FrameMismatch(message: "the merged spec has no layout on \(variation.title)")
      }
      guard digest(own) != digest(merged) else { continue }
      let place = firstDifference(own, merged).map { "; cell \($0) is the first" } ?? ""
      throw FrameMismatch(
        message: "the merged spec gives other frames than the code on \(variation.title)\(place)")
    }
    return document
  }

  private func solution(_ normal: Normal, _ options: ResolveOptions) -> Solution? {
    var ignored = DiagnosticBag()
    guard let layout = resolve(normal, options: options, into: &ignored), !ignored.hasErrors else {
      return nil
    }
    return LayoutSolver.solve(layout.spec, in: layout.environment)
  }

  private func digest(_ solution: Solution) -> FrameDigest {
    var digest = FrameDigest()
    digest.add(solution)
    return digest
  }

  private func firstDifference(_ first: Solution, _ second: Solution) -> String? {
    for section in first.sections.indices where second.sections.indices.contains(section) {
      let count = 10_000
      let own = first.frames(ofFirst: count, inSection: section)
      let other = second.frames(ofFirst: count, inSection: section)
      if let item = zip(own, other).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        return "\(section).\(item)"
      }
      if own.count != other.count { return "\(section).\(min(own.count, other.count))" }
    }
    return nil
  }

  // MARK: Notes

  private func notes(_ built: [BuiltLayout], guessed: [Int]) -> [String] {
    func sections(_ indexes: [Int]) -> String {
      (indexes.count == 1 ? "section " : "sections ") + indexes.map(String.init).joined(separator: ", ")
    }
    var notes: [String] = []
    if !guessed.isEmpty {
      notes.append(
        "The code does not say how many items are in \(sections(guessed)): as many as fill a screen.")
    }
    if built.contains(where: { $0.viewBox != nil }) {
      notes.append(
        "The code gives the collection view a size of its own, which is the environment's container.")
    }
    let handled = Set(built.flatMap(\.sectionsWithHandler)).sorted()
    if !handled.isEmpty {
      notes.append("The visibleItemsInvalidationHandler of \(sections(handled)) is not carried over.")
    }
    return notes
  }
}

extension EnvironmentOverrides {
  /// Takes the bounds, the safe area, the traits and the system of an environment.
  fileprivate mutating func take(_ environment: Environment) {
    container = environment.container
    // The safe area of overrides does not include the bars.
    var insets = environment.safeArea
    insets.top -= environment.bars.top
    insets.bottom -= environment.bars.bottom
    safeArea = insets
    displayScale = environment.displayScale
    layoutDirection = environment.layoutDirection
    userInterfaceIdiom = environment.userInterfaceIdiom
    system = environment.system
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    preferredContentSizeCategory = environment.preferredContentSizeCategory
  }
}
