import Combine
import SnapKit
import UIKit

/// A screen of an app: its superclass, its view model and its cells are in other files, or in other modules.
final class ShelfScreen: BaseScreen, ShelfDelegate {
  private let model: ShelfModel
  private var bag = Set<AnyCancellable>()
  @Published private var query = ""
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  init(model: ShelfModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { $0.edges.equalToSuperview() }
    collectionView.register(ShelfCell.self, forCellWithReuseIdentifier: ShelfCell.reuseIdentifier)
    $query.sink { [weak self] in self?.model.search($0) }.store(in: &bag)
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self else { return nil }
      Tracker.shared.log("section \(index)")
      switch ShelfKind(rawValue: index) {
      case .covers: return self.covers(in: environment)
      case .rows: return Self.rows()
      case nil: return nil
      }
    }
  }

  private func covers(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(environment.container.contentSize.width - 2 * Theme.Spacing.margin),
      heightDimension: .absolute(ShelfKind.covers.height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = Theme.Spacing.gap
    section.contentInsets.leading = Theme.Spacing.margin
    return section
  }

  private static func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(ShelfKind.rows.height))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = .hairline
    section.boundarySupplementaryItems = [.titleHeader(height: Remote.headerHeight)]
    return section
  }
}
