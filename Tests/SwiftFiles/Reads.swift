import UIKit

/// Layouts that are other ones from 600 or 700 points on, and read so in unusual places.
enum Reads {
  static func grid(_ columns: Int) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
  }

  /// Beyond the last section.
  static func ending() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      if index == 0 { return grid(2) }
      return index < 3 && environment.traitCollection.horizontalSizeClass == .regular ? grid(3) : nil
    }
  }

  /// In a section that repeats the one before on small screens.
  static func repeating() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      index == 2 && environment.container.contentSize.width > 700 ? grid(3) : grid(2)
    }
  }

  /// Through a copy of the traits.
  static func combining() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let traits = UITraitCollection(traitsFrom: [environment.traitCollection, .init(displayScale: 2)])
      return grid(traits.horizontalSizeClass == .regular ? 4 : 2)
    }
  }

  /// Once, for all sections.
  private static let columns = UITraitCollection.current.horizontalSizeClass == .regular ? 5 : 2
  static func keeping() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in grid(columns) }
  }

  static func guide() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      grid(UIView().safeAreaLayoutGuide.layoutFrame.width > 700 ? 3 : 2)
    }
  }

  static func inset(safeAreaInsets: NSDirectionalEdgeInsets) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = grid(2)
      section.contentInsets.top = safeAreaInsets.top
      return section
    }
  }

  /// Where a view is that is placed by its centre.
  static func center() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let (window, panel) = (UIView(), UIView())
      window.addSubview(panel)
      panel.center = CGPoint(x: 500, y: 100)
      return grid(panel.convert(.zero, to: window).x < 100 ? 4 : 2)
    }
  }

  /// On several threads.
  static func threads() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      DispatchQueue.concurrentPerform(iterations: 50) { _ in
        _ =
          UITraitCollection.current.displayScale
          + CGFloat(UITraitCollection.current.userInterfaceIdiom.rawValue)
      }
      return grid(environment.traitCollection.horizontalSizeClass == .regular ? 3 : 2)
    }
  }

  /// In the order of a dictionary, which is the same in each run.
  static func hashes() -> UICollectionViewLayout {
    let sections = Dictionary(grouping: 0..<10) { "\($0 % 5)" }.values.map { $0.reduce(0, +) }
    return UICollectionViewCompositionalLayout { index, _ in
      index < sections.count ? grid(sections[index]) : nil
    }
  }

  /// A count that is no count on small screens.
  static func counting() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      grid(Int(environment.container.effectiveContentSize.width / 400))
    }
  }

  /// In the insets with which the list begins.
  static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      return section.contentInsets.leading > 16 ? grid(3) : grid(2)
    }
  }
}

class ReadingController: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in Reads.grid(2) }) }
  required init?(coder: NSCoder) { fatalError() }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    traitCollection.horizontalSizeClass == .regular ? 3 : 1
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
}

/// Its data come from elsewhere.
final class AwaitingController: ReadingController {
  private actor Store {
    func rows() -> [Int] { Array(0..<7) }
  }

  private var rows: [Int] = []
  private let store = Store()

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      let rows = await store.rows()
      DispatchQueue.global().async {
        DispatchQueue.main.async { self.rows = rows }
      }
    }
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view.bounds.width > 700 ? rows.count : rows.count * 2
  }
}

/// Its data come one after the other.
final class StreamingController: ReadingController {
  private var rows: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = AsyncStream<[Int]> { continuation in
      for page in 1...4 { continuation.yield(Array(0..<page * 3)) }
      continuation.finish()
    }
    Task { for await rows in pages { self.rows = rows } }
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view.bounds.width > 700 ? rows.count : rows.count * 2
  }
}
