import Foundation

/// Gives the layout of each section; nil where there is no such section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout made of sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// True if all sections are the one that the layout was made with.
  let hasOneSection: Bool
  private var copiedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  private static func copied(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration?
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration?.duplicate() ?? UICollectionViewCompositionalLayoutConfiguration()
  }

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    hasOneSection = true
    copiedConfiguration = Self.copied(nil)
    super.init()
    MadeObjects.note(self)
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    hasOneSection = true
    copiedConfiguration = Self.copied(configuration)
    super.init()
    MadeObjects.note(self)
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    hasOneSection = false
    copiedConfiguration = Self.copied(nil)
    super.init()
    MadeObjects.note(self)
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    hasOneSection = false
    copiedConfiguration = Self.copied(configuration)
    super.init()
    MadeObjects.note(self)
  }

  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are all lists.
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

  /// A copy of what is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { copiedConfiguration }
    set { copiedConfiguration = newValue.duplicate() }
  }
}
