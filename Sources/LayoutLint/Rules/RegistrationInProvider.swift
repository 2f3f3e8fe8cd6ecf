package enum RegistrationInProvider: Rule {
  package static let metadata = RuleMetadata(
    id: .registrationInProvider,
    summary: "a registration that Swift code makes while it provides a cell or another view",
    why:
      "UIKit raises \"Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider\" from iOS 15, since a registration of its own for each cell prevents reuse",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    crashes: [.registrationInProvider: 1],
    bad: ["a registration for each cell": CodeExamples.list(registeringInProvider: true)],
    good: ["one registration, made before the data source": CodeExamples.list(registeringInProvider: false)],
    nearMisses: [
      "a layout without a data source": """
      import UIKit

      func makeLayout() -> UICollectionViewLayout {
        let book = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
        _ = book
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      """
    ])
}
