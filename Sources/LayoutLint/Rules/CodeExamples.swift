/// Swift files that are the examples of rules about code.
enum CodeExamples {
  /// A layout of cards whose section a statement changes.
  static func cards(_ statement: String, importing module: String = "", and member: String = "") -> String {
    """
    import UIKit\(module.isEmpty ? "" : "\nimport \(module)")

    enum Cards {\(member.isEmpty ? "" : "\n  \(member)\n")
      static func layout() -> UICollectionViewLayout {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let item = NSCollectionLayoutItem(layoutSize: full)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
        \(statement)
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
    """
  }

  /// A list with a data source. Its registration is made in the cell provider, or before the data source.
  static func list(registeringInProvider isInside: Bool) -> String {
    let registration =
      "let book = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }"
    let before = isInside ? "" : "\n    \(registration)"
    let inside = isInside ? "\n      \(registration)  // <- registration-in-provider" : ""
    return """
      import UIKit

      final class ShelfController: UICollectionViewController {
        var dataSource: UICollectionViewDiffableDataSource<Int, String>!

        init() {
          let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()\(before)
          dataSource = .init(collectionView: collectionView) { view, indexPath, title in\(inside)
            return view.dequeueConfiguredReusableCell(using: book, for: indexPath, item: title)
          }
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["Dune", "Emma"])
          dataSource.apply(snapshot)
        }
      }
      """
  }
}
