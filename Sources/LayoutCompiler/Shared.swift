/// A large value whose copies share one storage until they are changed: a copy counts one reference instead of all that are in it.
@propertyWrapper
package struct Shared<Value> {
  fileprivate final class Storage {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    get { storage.value }
    // Another storage each time: what the others see never changes.
    set { storage = Storage(newValue) }
  }
}

extension Shared: Sendable where Value: Sendable {}
extension Shared.Storage: Sendable where Value: Sendable {}
