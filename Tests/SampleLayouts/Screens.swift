import LayoutUIKit

/// The page of a library's client: its sections are of three sorts.
final class LibraryController: UIViewController {
  enum Section {
    case client, loans, shelf
  }

  struct Book: Hashable, Identifiable {
    let id: String
  }

  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Book>(
    collectionView: collectionView
  ) { _, _, _ in nil }
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: section))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.register(
      UINib(nibName: "EmptyView", bundle: nil), forSupplementaryViewOfKind: "empty-view",
      withReuseIdentifier: "empty-view")
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections([.client, .loans, .shelf])
    snapshot.appendItems([Book(id: "ada")], toSection: .client)
    snapshot.appendItems((0..<4).map { Book(id: "loan-\($0)") }, toSection: .loans)
    snapshot.appendItems((0..<89).map { Book(id: "book-\($0)") }, toSection: .shelf)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch dataSource.snapshot().sectionIdentifiers[index] {
    case .client:
      let item = NSCollectionLayoutItem(layoutSize: .row(.estimated(90)))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: .row(.estimated(90)), subitems: [item]))
    case .loans:
      let item = NSCollectionLayoutItem(layoutSize: .row(.absolute(200)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(200)),
          subitems: [item]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .row(.absolute(150)), elementKind: "empty-view", alignment: .leading)
      ]
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      return section
    case .shelf:
      let item = NSCollectionLayoutItem(layoutSize: .row(.estimated(180)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .row(.estimated(180)), subitem: item, count: 2)
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }
}

/// The settings of an app: lists, one of them an outline.
final class SettingsController: UICollectionViewController {
  enum Section: CaseIterable {
    case account, connections, notifications, about
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, String>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        let section = Section.allCases[index]
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = section == .connections || section == .notifications ? .supplementary : .none
        list.footerMode = section == .account ? .none : .supplementary
        list.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Reset") { _, _, done in done(true) }
          ])
        }
        return .list(using: list, layoutEnvironment: environment)
      })
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["profile"], toSection: .account)
    snapshot.appendItems(["airplane", "wifi", "bluetooth"], toSection: .connections)
    snapshot.appendItems(["version", "licences"], toSection: .about)
    source.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["sounds", "focus", "screen-time"])
    outline.append(["ringtone", "alerts"], to: "sounds")
    outline.append(["opening", "chimes"], to: "ringtone")
    outline.append(["mail", "calendar"], to: "alerts")
    outline.append(["sleep", "work"], to: "focus")
    outline.expand(["sounds", "ringtone", "focus"])
    source.apply(outline, to: .notifications, animatingDifferences: false)
  }
}

/// A screen whose data comes by way of the main queue and of a task.
final class QueuedController: UIViewController {
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: Lists.plain())
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
    _, _, _ in nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    DispatchQueue.main.async { self.add(section: 0, items: 0..<3) }
    Task { @MainActor in
      await Task.yield()
      self.add(section: 1, items: 3..<7)
    }
  }

  private func add(section: Int, items: Range<Int>) {
    var snapshot = source.snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(Array(items))
    source.apply(snapshot)
  }
}

/// A screen whose section and first item have an empty text for an identifier.
final class BlankController: UIViewController {
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: Lists.plain())
  private lazy var source = UICollectionViewDiffableDataSource<String, String>(
    collectionView: collectionView
  ) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = source.snapshot()
    snapshot.appendSections([""])
    snapshot.appendItems(["", "b"])
    source.apply(snapshot)
  }
}

/// A screen of rows whose data source counts.
final class CountingController: UIViewController, UICollectionViewDataSource {
  private var counts: [Int]
  private let collectionView: UICollectionView

  init(_ counts: [Int]) {
    self.counts = counts
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: Lists.plain())
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collectionView.dataSource = self
    collectionView.register(
      UICollectionViewCell.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    view = collectionView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    counts.append(1)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor let sampleScreens: [String: LayoutProgram.Entry] = [
  "library": { LibraryController() },
  "settings": { SettingsController() },
  "navigation": { UINavigationController(rootViewController: SettingsController()) },
  "counting": { CountingController([4, 12]) },
  "queued": { QueuedController() },
  "blank identifiers": { BlankController() },
]

@MainActor let sampleLayouts: [String: LayoutProgram.Entry] = [
  "list": { Lists.plain() },
  "list-inset": { Lists.insetSection() },
  "list-self-sizing": { Lists.selfSizing() },
  "list-and-carousel": { Lists.withCarousel() },
  "pinned-headers": { Lists.pinnedHeaders() },
  "headers-footers": { Lists.headersAndFooters() },
  "section-background": { Lists.sectionBackground() },
  "inset-grouped-shadow": { Lists.insetGroupedShadow() },
  "self-sizing-gutters": { Lists.gutters() },
  "grid": { Grids.quarters() },
  "grid-inset": { Grids.inset() },
  "two-columns": { Grids.twoColumns() },
  "centered-columns": { Grids.centeredColumns() },
  "distinct-sections": { Grids.distinct() },
  "adaptive-sections": { Grids.adaptive() },
  "checkmarks": { Grids.checkmarks() },
  "badges": { Grids.badges() },
  "anchors": { Grids.anchors() },
  "nested-groups": { Groups.nested(isScrolling: false) },
  "nested-groups-scrolling": { Groups.nested(isScrolling: true) },
  "mosaic": { Groups.mosaic() },
  "photos-horizontal": { Groups.photos() },
  "orthogonal-behaviors": { Groups.behaviors() },
  "custom-spread": { Groups.spread() },
]
