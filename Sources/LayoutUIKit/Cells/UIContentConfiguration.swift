import Foundation

/// What makes the content view of a cell.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// A view that shows a list configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
