import LayoutUIKit
import Testing

/// Snapshots and the data sources that hold them.
@MainActor @Suite struct SnapshotTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func counts() {
    let snapshot = snapshot()
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("c") == nil)
  }

  @Test func itemsChange() {
    var snapshot = snapshot()
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    snapshot.deleteItems([1, 4])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 8])
    snapshot.moveItem(9, afterItem: 5)
    snapshot.moveItem(8, beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 9])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func itemsThatAreAddedAgainMove() {
    var snapshot = snapshot()
    snapshot.appendItems([2, 6], toSection: "b")
    snapshot.insertItems([5, 1], beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 1, 4, 2, 6])
  }

  @Test func sectionsAreNamedByTheirIdentifiers() throws {
    enum Shelf: Hashable {
      case featured
      case genre(String)
      case author(Int, String)
    }
    struct Row: Hashable {
      let identifier: String
      let isOpen: Bool
    }
    func ids<Section: Hashable>(_ sections: [Section]) throws -> String {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
      snapshot.appendSections(sections)
      source.apply(snapshot)
      let spec = try #require(LayoutRecorder().record(view)).spec
      withExtendedLifetime(source) {}
      return spec.matches(of: /"id": "(.*?)"/).map { String($0.1) }.joined(separator: " ")
    }
    #expect(try ids([Shelf.featured, .genre("crime"), .author(3, "Emma")]) == "featured genre author")
    #expect(try ids([Shelf.genre("crime"), .genre("art")]) == "genre-crime genre-art")
    #expect(
      try ids([Row(identifier: "top", isOpen: true), Row(identifier: "end", isOpen: true)]) == "top end")
  }

  @Test func sectionsChange() {
    var snapshot = snapshot()
    snapshot.insertSections(["x"], beforeSection: "b")
    snapshot.insertSections(["y"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "x", "b", "y"])
    snapshot.moveSection("a", afterSection: "y")
    snapshot.moveSection("y", beforeSection: "x")
    snapshot.deleteSections(["x"])
    #expect(snapshot.sectionIdentifiers == ["y", "b", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
  }

  @Test func outlineHidesWhatIsCollapsed() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    outline.insert(["a0"], before: "a1")
    outline.insert(["a3"], after: "a2")
    #expect(outline.items == ["a", "a0", "a1", "a1x", "a2", "a3", "b"])
    #expect(outline.rootItems == ["a", "b"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a0", "a1", "a2", "a3", "b"])
    #expect(outline.level(of: "a1x") == 2)
    #expect(outline.parent(of: "a1x") == "a1")
    #expect(outline.snapshot(of: "a1", includingParent: true).items == ["a1", "a1x"])
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a0", "a2", "a3", "b"])
    outline.collapse(["a"])
    #expect(outline.visibleItems == ["a", "b"])
  }

  @Test func dataSourceAnswersFromItsSnapshot() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    var isApplied = false
    source.apply(snapshot(), animatingDifferences: false) { isApplied = true }
    #expect(isApplied)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    #expect(source.indexPath(for: 3) == IndexPath(item: 2, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "b") == 1)
    var copy = source.snapshot()
    copy.deleteAllItems()
    #expect(view.numberOfSections == 2)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([10, 11])
    outline.append([12], to: 10)
    source.apply(outline, to: "c")
    #expect(view.numberOfItems(inSection: 2) == 2)
    #expect(source.snapshot(for: "c").items == [10, 12, 11])
  }

  @Test func countsWithoutIdentifiersAreNumbers() throws {
    struct Book: Hashable {
      let title: String
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<UUID, Book>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<UUID, Book>()
    snapshot.appendSections([UUID()])
    snapshot.appendItems([Book(title: "Dune"), Book(title: "Emma")])
    source.apply(snapshot)
    let recording = try #require(LayoutRecorder(items: [9]).record(view))
    #expect(recording.spec.contains("\"sections\": [{\"items\": 2, \"group\""))
    #expect(recording.itemSources == [.snapshot])
    withExtendedLifetime(source) {}
  }
}
