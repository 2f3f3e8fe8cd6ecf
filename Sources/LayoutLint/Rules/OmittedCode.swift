package enum OmittedCode: Rule {
  package static let metadata = RuleMetadata(
    id: .omittedCode,
    summary:
      "code of a Swift file that is left out because it does not compile here, or a class that stands for a missing one",
    why:
      "code of modules that this machine does not have cannot run; what it would do to a layout is missing in the frames, so a statement that names part of a layout is a warning",
    severity: .warning, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "spacing by a helper of another module": """
      import UIKit
      import Spacings

      enum Cards {
        static func layout() -> UICollectionViewLayout {
          let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
          let item = NSCollectionLayoutItem(layoutSize: full)
          let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
          section.applySpacing(of: .cards)  // <- omitted-code
          return UICollectionViewCompositionalLayout(section: section)
        }
      }
      """
    ],
    good: [
      "spacing by UIKit": """
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
      "a helper of the file": """
      import UIKit

      enum Cards {
        static func layout() -> UICollectionViewLayout {
          let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
          let item = NSCollectionLayoutItem(layoutSize: full)
          let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
          section.applySpacing()
          return UICollectionViewCompositionalLayout(section: section)
        }
      }

      extension NSCollectionLayoutSection {
        func applySpacing() { interGroupSpacing = 8 }
      }
      """
    ])
}
