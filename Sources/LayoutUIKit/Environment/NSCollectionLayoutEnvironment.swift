/// The box that content is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the bounds, in points.
  var contentSize: CGSize { get }
  /// The size of the bounds without the insets, in points.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section provider or an item provider.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  @available(macOS, unavailable)
  var traitCollection: UITraitCollection { get }
}

/// A container that notes which of its properties are read.
final class RecordedContainer: NSObject, NSCollectionLayoutContainer {
  private let size: CGSize
  private let insets: NSDirectionalEdgeInsets
  /// True for the collection view. False for the box of a custom group, which also depends on the layout.
  private let isNoted: Bool

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, isNoted: Bool) {
    self.size = size
    self.insets = insets
    self.isNoted = isNoted
    super.init()
  }

  private func read<Value>(_ name: String, _ value: Value) -> Value {
    if isNoted { EnvironmentReads.note("container." + name) }
    return value
  }

  var contentSize: CGSize { read("contentSize", size) }
  var effectiveContentSize: CGSize {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    return read(
      "effectiveContentSize", CGSize(width: size.width - width, height: size.height - height))
  }
  var contentInsets: NSDirectionalEdgeInsets { read("contentInsets", insets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { read("effectiveContentInsets", insets) }
}

/// The environment of a run.
final class RecordedEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  var traitCollection: UITraitCollection { .current }

  /// The environment of a section provider: the collection view, with the insets of the configuration's reference across the scroll axis.
  ///
  /// - Parameter box: the collection view's own box in the window; `nil` if it fills the window.
  init(_ configuration: UICollectionViewCompositionalLayoutConfiguration, box: CGRect? = nil) {
    let now = box.map { RunEnvironment.now.within($0) } ?? .now
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

  /// Creates the environment of a custom group's item provider. Its container is the box of the group.
  init(box: CGSize, insets: NSDirectionalEdgeInsets) {
    container = RecordedContainer(box, insets, isNoted: false)
    super.init()
  }
}
