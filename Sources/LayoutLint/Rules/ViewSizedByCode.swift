package enum ViewSizedByCode: Rule {
  package static let metadata = RuleMetadata(
    id: .viewSizedByCode,
    summary: "a collection view to which Swift code gives another size than the screen's",
    why:
      "the layout is solved in the size that the frame or the constraints give the view; only constraints that pin edges to other views or set a width or height are solved",
    severity: .info, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "a strip": """
      import UIKit

      final class StripController: UIViewController {  // <- view-sized-by-code
        private let strip = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))

        private static var section: NSCollectionLayoutSection {
          let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
          let item = NSCollectionLayoutItem(layoutSize: full)
          return NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(strip)
          NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: view.topAnchor),
            strip.heightAnchor.constraint(equalToConstant: 64),
          ])
        }
      }
      """
    ],
    good: [
      "a view that fills the screen": """
      import UIKit

      final class HomeController: UICollectionViewController {
        init() {
          let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }

        required init?(coder: NSCoder) { nil }
      }
      """
    ],
    nearMisses: [
      "a view that is pinned to all edges": """
      import UIKit

      final class FullController: UIViewController {
        private let list = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.leftAnchor.constraint(equalTo: view.leftAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.rightAnchor.constraint(equalTo: view.rightAnchor),
          ])
        }
      }
      """
    ])
}
