import LayoutUIKit

/// A cell that sets itself up in code.
final class CoverCell: UICollectionViewCell {
  static let reuseIdentifier = "cover"
  private let imageView = UIImageView()
  private let label = UILabel()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(label)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 2 / 3),
      label.topAnchor.constraint(equalToSystemSpacingBelow: imageView.bottomAnchor, multiplier: 1),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.5).cgColor]
    layer.cornerRadius = 12
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// A header.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    alpha = layoutAttributes.alpha
  }
}

/// A layout of an app's own.
final class ShelfLayout: UICollectionViewCompositionalLayout {
  private(set) var invalidations = 0

  override init(section: NSCollectionLayoutSection) { super.init(section: section) }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout() {
    super.invalidateLayout()
    invalidations += 1
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A screen with most of what screens around layouts have.
final class ShelfController: UIViewController, UICollectionViewDelegate, UISearchBarDelegate {
  enum Section: Int, CaseIterable {
    case featured, recent, all
  }

  struct Book: Hashable, Identifiable {
    let id: Int
    var title = ""
  }

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Book>!
  private(set) var tapped: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("add"))
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchBar.delegate = self
    navigationController?.navigationBar.prefersLargeTitles = true
    configureHierarchy()
    configureDataSource()
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.reuseIdentifier)
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.delegate = self
    collectionView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    collectionView.refreshControl = UIRefreshControl()
    collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("press")))
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let footer = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, kind, indexPath in view.label.text = "\(kind) \(indexPath.section)" }
    dataSource = UICollectionViewDiffableDataSource<Section, Book>(collectionView: collectionView) {
      collectionView, indexPath, book in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: CoverCell.reuseIdentifier, for: indexPath)
      cell.backgroundColor = .secondarySystemGroupedBackground
      return cell
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      if kind == UICollectionView.elementKindSectionFooter {
        return collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      }
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems((0..<5).map { Book(id: $0 + 5 * section.rawValue) }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] sectionIndex, layoutEnvironment in
        guard let self, let kind = Section(rawValue: sectionIndex) else { return nil }
        switch kind {
        case .featured: return self.featured(layoutEnvironment)
        case .recent: return self.recent()
        case .all: return self.all(layoutEnvironment)
        }
      }, configuration: configuration)
    layout.register(TitleView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func featured(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.container.effectiveContentSize.width > 600
    let width: NSCollectionLayoutDimension = isWide ? .absolute(300) : .fractionalWidth(0.85)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: width, heightDimension: .absolute(200)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private func recent() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(12), heightDimension: .absolute(12)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -4)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets.leading = 4
    let group: NSCollectionLayoutGroup
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5))
    if #available(iOS 16.0, *) {
      group = .horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    } else {
      group = .horizontal(layoutSize: size, subitem: item, count: 2)
    }
    group.interItemSpacing = .flexible(4)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = false
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private func all(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    list.showsSeparators = false
    if #available(iOS 18, *) { list.contentHuggingElements = [.supplementaryHeader] }
    list.backgroundColor = .systemGroupedBackground
    list.separatorConfiguration.bottomSeparatorVisibility = .hidden
    list.itemSeparatorHandler = { indexPath, separators in
      var separators = separators
      separators.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
      return separators
    }
    list.trailingSwipeActionsConfigurationProvider = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    section.contentInsetsReference = .safeArea
    return section
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    tapped.append(indexPath)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [collectionView] _ in collectionView?.collectionViewLayout.invalidateLayout() }
  }
}
