package enum AssumedValue: Rule {
  package static let metadata = RuleMetadata(
    id: .assumedValue,
    summary: "a value that Swift code reads, that is unknown here, and for which one is assumed",
    why:
      "frames that rest on an assumed value are not those of the app; --assume NAME=VALUE gives the app's value, and --project the folder that declares it",
    severity: .info, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "a constant of another file": """
      import UIKit

      enum Cards {
        static func layout() -> UICollectionViewLayout {
          let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
          let item = NSCollectionLayoutItem(layoutSize: full)
          let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
          section.interGroupSpacing = Theme.gap  // <- assumed-value
          return UICollectionViewCompositionalLayout(section: section)
        }
      }
      """
    ],
    good: [
      "a number": """
      import UIKit

      enum Cards {
        static func layout() -> UICollectionViewLayout {
          let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
          let item = NSCollectionLayoutItem(layoutSize: full)
          let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
          section.interGroupSpacing = 8
          return UICollectionViewCompositionalLayout(section: section)
        }
      }
      """
    ],
    nearMisses: [
      "a constant of the file": """
      import UIKit

      enum Cards {
        static let gap: CGFloat = 8

        static func layout() -> UICollectionViewLayout {
          let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
          let item = NSCollectionLayoutItem(layoutSize: full)
          let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
          section.interGroupSpacing = gap
          return UICollectionViewCompositionalLayout(section: section)
        }
      }
      """
    ])
}
