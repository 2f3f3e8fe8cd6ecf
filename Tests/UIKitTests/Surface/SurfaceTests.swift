import LayoutUIKit
import Testing

/// What apps use around layouts compiles and does what can be done without a screen.
@MainActor @Suite struct SurfaceTests {
  private let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  @Test func screenIsRecorded() throws {
    let controller = ShelfController()
    let recording = try #require(LayoutRecorder().record(controller))
    #expect(recording.sectionIndexes == [0, 1, 2])
    #expect(recording.itemSources == [.snapshot, .snapshot, .snapshot])
    #expect(recording.sectionsWithHandler == [0])
    #expect(recording.readsOfSections[0] == ["container.effectiveContentSize"])
    #expect(recording.readsOfSections[1] == [])
    #expect(recording.spec.contains("\"id\": \"featured\", \"items\": [\"0\", \"1\", \"2\", \"3\", \"4\"]"))
    #expect(recording.spec.contains("\"width\": {\"fractionalWidth\": 0.85}"))
    #expect(
      recording.spec.contains(
        "\"registrations\": {\"supplementary\": [\"UICollectionElementKindSectionFooter\", "
          + "\"UICollectionElementKindSectionHeader\"], \"decoration\": [\"background\"]}"))
    let wide = try #require(LayoutRecorder(RunEnvironment(width: 852, height: 393)).record(ShelfController()))
    #expect(wide.spec.contains("\"width\": {\"absolute\": 300}"))
  }

  @Test func delegateIsCalledByCode() throws {
    let controller = ShelfController()
    controller.loadViewIfNeeded()
    let view = try #require(controller.collectionView)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .centeredVertically)
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 1, section: 0)])
    view.delegate?.scrollViewDidScroll(view)
    (view.delegate as? any UICollectionViewDelegate)?.collectionView(
      view, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(controller.tapped == [IndexPath(item: 1, section: 0)])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func layoutOfAnAppsOwn() throws {
    let item = NSCollectionLayoutItem(layoutSize: full)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: full, repeatingSubitem: item, count: 3)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .flexible(0), trailing: nil, bottom: nil)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: full, elementKind: "frame",
        containerAnchor: NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    ]
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let layout = ShelfLayout(section: section)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.setCollectionViewLayout(layout, animated: true)
    #expect(layout.collectionView === view)
    view.collectionViewLayout.invalidateLayout()
    #expect(layout.invalidations == 1)
    let other = ShelfLayout(section: section)
    view.collectionViewLayout = other
    #expect(layout.collectionView == nil)
    #expect(try #require(LayoutRecorder(items: [4]).record(view)).itemSources == [.request])
  }

  @Test func snapshotsAreAppliedByCodeThatWaits() async {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    await source.apply(snapshot, animatingDifferences: true)
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test func listCellsAreSetUp() throws {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.image = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
      content.textProperties.color = .label
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
      cell.accessories = [
        .disclosureIndicator(), .outlineDisclosure(options: .init(style: .header)), .checkmark(),
        .reorder(displayed: .always), .label(text: "3"),
        .customView(configuration: .init(customView: UIView(), placement: .trailing(displayed: .always))),
      ]
      cell.indentationLevel = 1
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = view.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: "a")
    #expect(cell.indentationWidth == 10)
  }

  @Test func batchesRun() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var steps: [String] = []
    view.performBatchUpdates {
      steps.append("updates")
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.deleteSections([1])
    } completion: { _ in
      steps.append("completion")
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) {
      steps.append("animation")
    } completion: { _ in
      steps.append("end")
    }
    view.reloadData()
    view.reloadSections(IndexSet(integer: 0))
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.centeredHorizontally], animated: true)
    #expect(steps == ["updates", "completion", "animation", "end"])
  }

  @Test func controllersContainEachOther() throws {
    let shelf = ShelfController()
    let navigation = UINavigationController(rootViewController: shelf)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    navigation.tabBarItem = UITabBarItem(title: "Shelf", image: UIImage(named: "shelf"), tag: 0)
    #expect(shelf.navigationController === navigation)
    #expect(shelf.tabBarController === tabs)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
    shelf.present(alert, animated: true)
    #expect(shelf.presentedViewController === alert)
    #expect(try #require(LayoutRecorder().record(tabs)).sectionIndexes == [0, 1, 2])
  }

  @Test func childControllersAreLoaded() throws {
    final class Parent: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let child = ShelfController()
        addChild(child)
        view.addSubview(child.view)
        child.view.frame = view.bounds
        child.didMove(toParent: self)
      }
    }
    #expect(try #require(LayoutRecorder().record(Parent())).sectionIndexes == [0, 1, 2])
  }

  @Test func valuesAreKept() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system)])
    stack.axis = .vertical
    stack.alignment = .top
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    #expect(stack.subviews.count == 2)
    let button = UIButton(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(button.currentTitle == "Buy")
    let menu = UIMenu(
      title: "", children: [UIAction(title: "Share", image: UIImage(systemName: "square")) { _ in }])
    #expect(menu.children.count == 1)
    #expect(UIColor.systemRed == .systemRed)
    #expect(UIColor.systemRed != .systemBlue)
    #expect(UIColor(named: "Accent") != nil)
    let font = UIFont.systemFont(ofSize: 10, weight: .semibold)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font).pointSize == 10)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    #expect(effect.contentView.superview === effect)
    var path = IndexPath(item: 2, section: 1)
    path.row += 1
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")) == false)
  }

  @Test func objectsAreAssociated() {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    let view = UIView()
    #expect(objc_getAssociatedObject(view, key) == nil)
    objc_setAssociatedObject(view, key, "badge", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) as? String == "badge")
    #expect(objc_getAssociatedObject(UIView(), key) == nil)
    objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) == nil)
    key.deallocate()
  }

  /// What takes the place of outlets.
  @Test func viewsAreMadeWithoutArguments() {
    let views = [
      UILabel(), UIButton(), UICollectionView(), UIImageView(), UIStackView(), UISearchBar(), UITableView(),
      UIVisualEffectView(), UIActivityIndicatorView(), UIPageControl(), UISegmentedControl(),
    ]
    #expect(views.allSatisfy { $0.superview == nil })
    #expect(NSLayoutConstraint().priority == .required)
    #expect(UITapGestureRecognizer().state == .possible)
    #expect(UISearchController().searchBar.text == nil)
  }

  @Test func nibsAndCodersAreNamed() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
    layout.register(UINib(nibName: "Shadow", bundle: .main), forDecorationViewOfKind: "shadow")
    #expect(layout.decorationKindsForTests == ["shadow"])
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
  }
}

extension UICollectionViewLayout {
  /// The registered kinds, from the recording.
  fileprivate var decorationKindsForTests: [String] {
    let view = UICollectionView(frame: .zero, collectionViewLayout: self)
    let text = LayoutRecorder(sections: 1).record(view)?.spec ?? ""
    return text.contains("\"decoration\": [\"shadow\"]") ? ["shadow"] : []
  }
}
