/// Returns the layout of a section; `nil` if there is no such section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A compositional layout. The recorder asks its section provider.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// True if all indexes have the same section.
  let hasOneSection: Bool
  private var copiedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    hasOneSection = true
    copiedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    MadeObjects.note(self)
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    hasOneSection = true
    copiedConfiguration = configuration.duplicate()
    super.init()
    MadeObjects.note(self)
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    hasOneSection = false
    copiedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    MadeObjects.note(self)
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    hasOneSection = false
    copiedConfiguration = configuration.duplicate()
    super.init()
    MadeObjects.note(self)
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns a layout whose sections are all lists.
  @available(iOS 14, *)
  @available(macOS, unavailable)
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, file: String = #filePath, line: UInt = #line
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment, file: file, line: line)
    }
  }

  @_disfavoredOverload
  @available(iOS 14, *)
  @available(macOS, unavailable)
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The configuration. Setting it copies the value.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { copiedConfiguration }
    set { copiedConfiguration = newValue.duplicate() }
  }
}
