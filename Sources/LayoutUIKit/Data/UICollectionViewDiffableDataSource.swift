/// A data source with a snapshot, which the recorder records.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  @available(iOS 14, *)
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  @available(iOS 14, *)
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  @available(iOS 14, *)
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    public init() {}
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  @available(iOS 14, *)
  open var reorderingHandlers = ReorderingHandlers()
  @available(iOS 14, *)
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private var current = Snapshot()
  private let cellProvider: CellProvider

  /// Becomes the data source of the collection view, which references it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    current = snapshot
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { current = snapshot }

  @available(iOS 15, *)
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    completion?()
  }

  /// Sets the outline of a section. Adds the section at the end if it is missing.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if current.indexOfSection(section) == nil { current.appendSections([section]) }
    guard let index = current.indexOfSection(section) else { return }
    current.sections[index].items = snapshot.visibleItems
    current.sections[index].outline = snapshot
    completion?()
  }

  /// The current snapshot. If it is empty while a section is made, it has a section for every case of an enum.
  open func snapshot() -> Snapshot {
    guard current.sections.isEmpty, Assumptions.section != nil else { return current }
    var assumed = Snapshot()
    assumed.appendSections([SectionIdentifierType].assumedElements)
    return assumed
  }

  @available(iOS 14, *)
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    guard let index = current.indexOfSection(section) else { return SectionSnapshot() }
    if let outline = current.sections[index].outline { return outline }
    var result = SectionSnapshot()
    result.append(current.sections[index].items)
    return result
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (index, section) in current.sections.enumerated() {
      if let item = section.items.firstIndex(of: itemIdentifier) {
        return IndexPath(item: item, section: index)
      }
    }
    return nil
  }

  @available(iOS 15, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let identifiers = snapshot().sectionIdentifiers
    guard identifiers.indices.contains(index) else { return nil }
    if current.sections.isEmpty { Assumptions.note(case: "\(identifiers[index])") }
    return identifiers[index]
  }

  @available(iOS 15, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

extension UICollectionViewDiffableDataSource: RecordedSnapshot {
  var recordedSections: [RecordedSnapshotSection] {
    let ids = RecordedIdentifier.sectionTexts(of: current.sectionIdentifiers)
    return zip(current.sections, ids).map { section, id in
      RecordedSnapshotSection(
        id: id,
        items: section.outline.map { outline in
          outline.rootItems.map { RecordedSnapshotItem($0, in: outline) }
        } ?? section.items.map { RecordedSnapshotItem(id: RecordedIdentifier.text(of: $0)) })
    }
  }
}
