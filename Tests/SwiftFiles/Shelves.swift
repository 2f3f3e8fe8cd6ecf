import UIKit

final class ShelvesController {
  enum Section: Int {
    case rows
    case covers
  }

  private func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private func covers() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(180), heightDimension: .absolute(240)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private func createLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { sectionNumber, env -> NSCollectionLayoutSection? in
      switch Section(rawValue: sectionNumber) {
      case .rows:
        return self.rows()
      case .covers:
        return self.covers()
      default:
        return nil
      }
    }
  }
}
