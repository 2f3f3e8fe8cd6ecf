import Foundation

/// A recorded layout as a spec, with facts about how it was built.
public struct LayoutRecording: Sendable {
  /// The layout as a spec in JSON. Of the environment it has only the layout margins that the code gives its collection view.
  public var spec: String
  /// The index in the code of each section of the spec.
  public var sectionIndexes: [Int]
  /// The indexes of the sections of the data for which the provider returned `nil`.
  public var missingSections: [Int]
  /// The source of each section's number of items.
  public var itemSources: [RecordedItemSource]
  /// The places in the code that made the parts of the layout.
  public var origins: [RecordedOrigin]
  /// The properties of the environment that were read while the layout was made, named as in code.
  public var readsOfEntry: [String]
  /// The properties of the environment that were read for each section.
  public var readsOfSections: [[String]]
  /// The values that were made up while the layout was made.
  public var assumedOfEntry: [Assumption]
  /// The values that were made up for each section.
  public var assumedOfSections: [[Assumption]]
  /// The paths of the custom groups whose item providers were not called, because they need a solved box.
  public var groupsWithoutBox: [String]
  /// The positions of sections with a visibleItemsInvalidationHandler.
  public var sectionsWithHandler: [Int]
  /// What their handlers changed, JSON, in the same order; `nil` for one that was not called.
  private let handled: [String?]

  @MainActor init(
    _ layout: UICollectionViewCompositionalLayout, in view: UICollectionView?,
    sections: [SectionRecording], missing: [Int], readsOfEntry: [String], assumedOfEntry: [Assumption] = []
  ) {
    let writer = SpecWriter()
    let configuration = writer.configuration(layout.configuration)
    let ids = sections.compactMap(\.id)
    let hasIDs = ids.count == sections.count && Set(ids).count == ids.count
    spec =
      RecordedJSON.members([
        ("version", 1), ("environment", view?.givenMargins.map { Self.environment(margins: $0) }),
        ("configuration", configuration),
        ("sections", .array(sections.map { $0.spec(hasIDs: hasIDs) })),
        ("registrations", view.map { Self.registrations(of: layout, in: $0) }),
      ]).text
    sectionIndexes = sections.map(\.index)
    missingSections = missing
    itemSources = sections.map(\.source)
    origins = writer.origins + sections.flatMap(\.origins)
    self.readsOfEntry = readsOfEntry
    self.assumedOfEntry = assumedOfEntry
    assumedOfSections = sections.map(\.assumed)
    readsOfSections = sections.map(\.reads)
    groupsWithoutBox = sections.flatMap(\.groupsWithoutBox)
    sectionsWithHandler = sections.indices.filter { sections[$0].hasHandler }
    handled = sections.filter(\.hasHandler).map(\.handled)
  }

  /// The margins of the spec include the safe area, as those that a layout sees do.
  private static func environment(margins: NSDirectionalEdgeInsets) -> RecordedJSON {
    EnvironmentReads.note("view.safeAreaInsets")
    let safe = RunEnvironment.now.safeArea
    let whole = NSDirectionalEdgeInsets(
      top: margins.top + safe.top, leading: margins.leading + safe.leading,
      bottom: margins.bottom + safe.bottom,
      trailing: margins.trailing + safe.trailing)
    return .object([("layoutMargins", whole.spec)])
  }

  @MainActor private static func registrations(
    of layout: UICollectionViewCompositionalLayout, in view: UICollectionView
  ) -> RecordedJSON {
    .object([
      ("supplementary", .strings(view.supplementaryKinds.union(MadeObjects.registeredKinds).sorted())),
      ("decoration", .strings(Set(layout.decorationKinds).sorted())),
    ])
  }

  /// The recording as one JSON object.
  public var json: String { recorded.text }

  var recorded: RecordedJSON {
    .object([
      ("spec", .raw(spec)), ("sectionIndexes", .array(sectionIndexes.map { RecordedJSON($0) })),
      ("missingSections", .array(missingSections.map { RecordedJSON($0) })),
      ("itemSources", .strings(itemSources.map(\.rawValue))),
      (
        "origins",
        .array(
          origins.map {
            .object([
              ("path", .string($0.path)), ("file", .string($0.file)), ("line", RecordedJSON(Int($0.line))),
            ])
          })
      ),
      ("readsOfEntry", .strings(readsOfEntry)),
      ("readsOfSections", .array(readsOfSections.map { .strings($0) })),
      ("assumedOfEntry", .array(assumedOfEntry.map(\.recorded))),
      ("assumedOfSections", .array(assumedOfSections.map { .array($0.map(\.recorded)) })),
      ("groupsWithoutBox", .strings(groupsWithoutBox)),
      ("sectionsWithHandler", .array(sectionsWithHandler.map { RecordedJSON($0) })),
      ("handled", .array(handled.map { $0.map { .raw($0) } ?? .null })),
    ])
  }
}
