import Foundation

/// The box that content is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The bounds, points.
  var contentSize: CGSize { get }
  /// The bounds less the insets, points.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider or an item provider is told.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  @available(macOS, unavailable)
  var traitCollection: UITraitCollection { get }
}

/// A container that notes what of it was read.
final class RecordedContainer: NSObject, NSCollectionLayoutContainer {
  private let size: CGSize
  private let insets: NSDirectionalEdgeInsets
  /// True for the collection view; the box of a custom group depends on the layout, not on the environment alone.
  private let isNoted: Bool

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, isNoted: Bool) {
    self.size = size
    self.insets = insets
    self.isNoted = isNoted
    super.init()
  }

  private func note(_ name: String) {
    if isNoted { EnvironmentReads.note("container." + name) }
  }

  var contentSize: CGSize {
    note("contentSize")
    return size
  }

  var effectiveContentSize: CGSize {
    note("effectiveContentSize")
    return CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
  }

  var contentInsets: NSDirectionalEdgeInsets {
    note("contentInsets")
    return insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    note("effectiveContentInsets")
    return insets
  }
}

/// The environment of a run.
final class RecordedEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  var traitCollection: UITraitCollection { .current }

  /// The environment of a section provider: the collection view less what the layout's configuration says, across the scroll axis.
  init(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let now = RunEnvironment.now
    var insets = now.insets(configuration.contentInsetsReference)
    if configuration.scrollDirection == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    container = RecordedContainer(now.size, insets, isNoted: true)
    super.init()
  }

  /// The environment of a custom group's item provider: the group's box.
  init(box: CGSize, insets: NSDirectionalEdgeInsets) {
    container = RecordedContainer(box, insets, isNoted: false)
    super.init()
  }
}
