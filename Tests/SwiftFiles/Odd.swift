import UIKit

/// Regular expressions with signs that open something, branches of conditions, a keyword for a name, and a provider without sections.
let hashed = #/[{"]+/#
let bare = /[{("]+/
let lines = #/
  { " # not a string
  /#

#if canImport(AppKit)
  func `default`() -> UICollectionViewLayout { layout(columns: 2) }
#else
  func `default`() -> UICollectionViewLayout { layout(columns: 3) }
#endif

enum Nothing {
  static func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    nil
  }
}

func layout(columns: Int) -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitem: item,
    count: columns)
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
