import LayoutUIKit

private struct Refusal: Error {}

private let none: [Int] = []

/// Has no end.
private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + level }

@MainActor private func section() -> NSCollectionLayoutSection { Lists.insetSection() }

@MainActor private func layout(
  _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
) -> UICollectionViewLayout { UICollectionViewCompositionalLayout(sectionProvider: provider) }

private enum Known: CaseIterable {
  case first, second, third
}

/// A data source that cannot count its second section.
private final class Miscounting: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Lists.plain())
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    [3][section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor let sampleFaults: [String: LayoutProgram.Entry] = [
  "traps in entry": {
    print("before the trap")
    return none[3]
  },
  "calls itself": { depth(0) },
  "prints without end": {
    while true { print(String(repeating: "long ", count: 10_000)) }
  },
  "throws": { throw Refusal() },
  "gives nothing": { nil },
  "gives a flow layout": { UICollectionViewFlowLayout() },
  "hangs in entry": {
    while true { usleep(1_000) }
  },
  "exits": { exit(3) },
  "exits in sections": {
    layout { _, _ in exit(3) }
  },
  "calls itself in sections": {
    layout { index, _ in
      _ = depth(index)
      return section()
    }
  },
  "traps in section 1": {
    layout { index, _ in
      precondition(index != 1, "no such shelf")
      return section()
    }
  },
  "hangs in section 1": {
    layout { index, _ in
      while index == 1 { usleep(1_000) }
      return section()
    }
  },
  "traps beyond its sections": {
    layout { index, _ in
      _ = Known.allCases[index]
      print("section \(index)")
      return section()
    }
  },
  "ignores the index": { layout { _, _ in section() } },
  "repeats its last section": {
    layout { index, _ in
      guard index > 0 else { return section() }
      let item = NSCollectionLayoutItem(layoutSize: .fractions(0.5, 1))
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: .row(.absolute(80)), subitems: [item]))
    }
  },
  "has gaps": { layout { index, _ in index % 2 == 0 ? section() : nil } },
  "cannot count": { Miscounting() },
  "reads": {
    let isWide = UIScreen.main.bounds.width > 500
    return layout { index, environment in
      switch index {
      case 0: return environment.container.effectiveContentSize.width > 600 ? section() : section()
      case 1: return environment.traitCollection.horizontalSizeClass == .compact ? section() : section()
      case 2: return isWide ? section() : section()
      default: return nil
      }
    }
  },
  "function": {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, _ in
      index < 2 ? section() : nil
    }
    return provider
  },
  "animates": {
    let section = section()
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = 1 - distance / 1_000
        item.transform = CGAffineTransform(scaleX: item.alpha, y: item.alpha)
      }
    }
    return section
  },
]
