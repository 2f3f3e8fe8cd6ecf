import Foundation

/// The layouts and collection views that code has made, for code that keeps them to itself.
@MainActor enum MadeObjects {
  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private static var madeLayouts: [Weak<UICollectionViewCompositionalLayout>] = []
  private static var madeViews: [Weak<UICollectionView>] = []
  /// The kinds that supplementary registrations were made for.
  private(set) static var registeredKinds: Set<String> = []

  static func note(_ layout: UICollectionViewCompositionalLayout) { madeLayouts.append(Weak(object: layout)) }
  static func note(_ view: UICollectionView) { madeViews.append(Weak(object: view)) }
  static func note(registeredKind kind: String) { registeredKinds.insert(kind) }

  /// Takes all that was made so far for none of the code's.
  static func forget() {
    madeLayouts = []
    madeViews = []
  }

  /// Those that are still there, in the order in which they were made.
  static var layouts: [UICollectionViewCompositionalLayout] { madeLayouts.compactMap(\.object) }
  static var views: [UICollectionView] { madeViews.compactMap(\.object) }
}
