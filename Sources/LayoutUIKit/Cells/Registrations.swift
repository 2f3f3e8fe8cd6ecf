extension UICollectionView {
  @available(iOS 14, *)
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let source: RegistrationSource
    let handler: Handler

    public init(handler: @escaping Handler, file: String = #filePath, line: UInt = #line) {
      source = RegistrationSource(file, line)
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler, file: String = #filePath, line: UInt = #line) {
      source = RegistrationSource(file, line)
      self.handler = handler
    }
  }

  /// A registration of supplementary views, which registers their element kind.
  @available(iOS 14, *)
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let source: RegistrationSource

    public init(
      elementKind: String, handler: @escaping Handler, file: String = #filePath, line: UInt = #line
    ) {
      source = RegistrationSource(file, line)
      MadeObjects.note(registeredKind: elementKind)
    }

    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler, file: String = #filePath,
      line: UInt = #line
    ) {
      source = RegistrationSource(file, line)
      MadeObjects.note(registeredKind: elementKind)
    }
  }
}

/// Where and when a registration was made.
@MainActor struct RegistrationSource {
  private let origin: LayoutOrigin
  private let isInProvider = MadeObjects.isProvidingView

  init(_ file: String, _ line: UInt) { origin = LayoutOrigin(file: file, line: line) }

  /// Reports a registration that is dequeued by the provider that made it, which UIKit answers with an exception.
  func checkDequeuing() {
    guard isInProvider else { return }
    UIKitMessage.report(
      .registrationInProvider,
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider",
      file: origin.file, line: origin.line)
  }
}
