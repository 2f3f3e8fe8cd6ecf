import Foundation

/// The layouts and collection views that code has made, which finds those that the code does not return.
@MainActor enum MadeObjects {
  private struct Weak<Object: AnyObject> {
    weak var object: Object?
    /// The same object, if it is to outlive its owner.
    var kept: Object?

    @MainActor init(_ object: Object) {
      self.object = object
      kept = keepsAll ? object : nil
    }
  }

  /// True to keep objects that nothing else owns, for code that makes a layout and does not return it.
  static var keepsAll = false

  private static var madeLayouts: [Weak<UICollectionViewCompositionalLayout>] = []
  private static var madeViews: [Weak<UICollectionView>] = []
  /// The element kinds of supplementary registrations.
  private(set) static var registeredKinds: Set<String> = []

  static func note(_ layout: UICollectionViewCompositionalLayout) { madeLayouts.append(Weak(layout)) }
  static func note(_ view: UICollectionView) { madeViews.append(Weak(view)) }
  /// True while a data source provides a view.
  private(set) static var isProvidingView = false

  static func providingViews<View>(_ body: () -> View) -> View {
    isProvidingView = true
    defer { isProvidingView = false }
    return body()
  }

  /// The active constraints.
  private(set) static var constraints: [NSLayoutConstraint] = []

  static func note(_ constraint: NSLayoutConstraint, isActive: Bool) {
    if isActive { constraints.append(constraint) } else { constraints.removeAll { $0 === constraint } }
  }

  static func note(registeredKind kind: String) { registeredKinds.insert(kind) }

  /// Forgets all objects that were made so far.
  static func forget() {
    madeLayouts = []
    madeViews = []
    constraints = []
  }

  /// The objects that still exist, in the order in which they were made.
  static var layouts: [UICollectionViewCompositionalLayout] { madeLayouts.compactMap(\.object) }
  static var views: [UICollectionView] { madeViews.compactMap(\.object) }
}
