import Foundation

/// The layout that code returns and its collection view.
@MainActor struct LoadedLayout {
  let layout: UICollectionViewCompositionalLayout
  /// The collection view; `nil` if none has the layout.
  let view: UICollectionView?
  /// The collection view's own box in the window; `nil` if it fills the window, or the run gives its size.
  private(set) var box: CGRect?
  /// The value that the code returned, kept alive because the view holds its data source weakly.
  private let given: Any

  /// Runs the blocks and tasks on the main queue, which often supply the data, and those that they add, until no other thread has run
  /// between two rounds. Waits at most a second.
  private static func runWhatIsQueued() {
    let end = Date(timeIntervalSinceNow: 1)
    var idleRounds = 0
    var before: [String]?
    while idleRounds < 2, Date() < end {
      var isDone = false
      DispatchQueue.main.async { isDone = true }
      // A time to wait until would be a timer, for which other threads run.
      while !isDone, Date() < end { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      let work = ChildProcess.workOfWaitingThreads
      if work == nil { usleep(200) }
      idleRounds = work != nil && work == before ? idleRounds + 1 : 0
      before = work
    }
  }

  private init(_ layout: UICollectionViewCompositionalLayout, in view: UICollectionView?, given: Any) {
    self.layout = layout
    self.view = view
    self.given = given
  }

  /// Lets the collection view have the size that the code gives it.
  mutating func takeOwnBox() {
    guard let view, let own = ViewBox.own(of: view) else { return }
    box = own
    view.takeSolvedSize(own.size)
  }

  /// - Returns: `nil` if the value has no compositional layout.
  init?(_ given: Any?) {
    guard let given else { return nil }
    switch given {
    case let layout as UICollectionViewCompositionalLayout:
      self.init(layout, in: layout.collectionView, given: given)
    case let section as NSCollectionLayoutSection:
      self.init(UICollectionViewCompositionalLayout(section: section), in: nil, given: given)
    case let group as NSCollectionLayoutGroup: self.init(NSCollectionLayoutSection(.group(group), nil))
    case let item as NSCollectionLayoutItem:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: item.layoutSize.heightDimension)
      self.init(NSCollectionLayoutGroup(size, .subitems(.horizontal, [item]), nil))
    case let provider as UICollectionViewCompositionalLayoutSectionProvider:
      self.init(UICollectionViewCompositionalLayout(sectionProvider: provider), in: nil, given: given)
    case let controller as UIViewController:
      controller.showForRecording()
      Self.runWhatIsQueued()
      self.init(in: controller.view, given: given)
    case let root as UIView: self.init(in: root, given: given)
    default: return nil
    }
  }

  /// Finds the first collection view in a view, else the last one that was made, else the last layout that
  /// was made.
  private init?(in root: UIView, given: Any) {
    let views = root.allSubviews.compactMap { $0 as? UICollectionView } + MadeObjects.views.reversed()
    for view in views {
      if let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout {
        self.init(layout, in: view, given: given)
        return
      }
    }
    guard let last = MadeObjects.layouts.last else { return nil }
    self.init(last, in: nil, given: given)
  }
}

extension UIView {
  /// The view and all views in it. Each view comes before its subviews.
  fileprivate var allSubviews: [UIView] { [self] + subviews.flatMap(\.allSubviews) }
}
