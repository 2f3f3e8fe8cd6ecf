import Foundation

/// The types of which instances can be made when a value is assumed.
enum MadeInstances {
  // Layout code runs on one thread.
  nonisolated(unsafe) private static var types: [(type: Any.Type, make: @MainActor () -> Any)] = [
    (UITraitCollection.self, { UITraitCollection.current }),
    (UIColor.self, { UIColor.black }),
    (UIFont.self, { UIFont.systemFont(ofSize: 17) }),
    (UIImage.self, { UIImage() }),
    (UIView.self, { filling(UIView()) }),
    (UILabel.self, { UILabel() }),
    (UIImageView.self, { UIImageView() }),
    (UIButton.self, { UIButton() }),
    (UIScrollView.self, { filling(UIScrollView()) }),
    (
      UICollectionView.self,
      { filling(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())) }
    ),
    (UICollectionViewLayout.self, { UICollectionViewLayout() }),
    (UIViewController.self, { UIViewController() }),
    (
      NSCollectionLayoutSize.self,
      { NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)) }
    ),
  ]
  /// The number of types of UIKit, which come before those of the program.
  private static let uikitCount = types.count

  /// A view with the bounds of the run's window.
  private static func filling<View: UIView>(_ view: View) -> View {
    view.fillEnvironment()
    return view
  }

  static func add(_ type: Any.Type, _ make: @escaping @MainActor () -> Any) {
    _ = uikitCount
    types.append((type, make))
  }

  /// An instance of a type or, for a protocol or a superclass, of the first type of the program that fits.
  static func first<Value>(of type: Value.Type) -> Value? {
    if let known = types.first(where: { $0.type == type }) { return made(known.make) as? Value }
    return candidates(type).lazy.compactMap { made($0) as? Value }.first
  }

  /// Three instances of a type or, for a protocol or a superclass, one of each type of the program that fits.
  static func all<Value>(of type: Value.Type) -> [Value] {
    if let known = types.first(where: { $0.type == type }) {
      return (0..<3).compactMap { _ in made(known.make) as? Value }
    }
    return candidates(type).compactMap { made($0) as? Value }
  }

  /// What makes instances of the program's types; the caller takes those that are of the type.
  private static func candidates<Value>(_ type: Value.Type) -> [@MainActor () -> Any] {
    let isAnything = type == Any.self || type == AnyObject.self || type == NSObject.self
    return isAnything ? [] : types.dropFirst(uikitCount).map(\.make)
  }

  /// How many instances are being made, of which each needs the next.
  nonisolated(unsafe) private static var depth = 0

  /// - Returns: `nil` for the endless instances of a type that needs itself.
  private static func made(_ make: @escaping @MainActor () -> Any) -> Any? {
    struct Made: @unchecked Sendable {
      let value: Any
    }
    guard depth < 6 else { return nil }
    depth += 1
    defer { depth -= 1 }
    return MainActor.assumeIsolated { Made(value: make()) }.value
  }
}

extension LayoutProgram {
  /// Says how to make instances of a type.
  nonisolated public static func add<Value>(
    instancesOf type: Value.Type, _ make: @escaping @MainActor () -> Value
  ) { MadeInstances.add(type, make) }
}
