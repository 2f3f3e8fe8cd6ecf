/// Keeps a large value in an object, so that copying it retains one object instead of all its parts. Each change makes a new object.
@propertyWrapper package struct Boxed<Value> {
  fileprivate final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed.Box: Sendable where Value: Sendable {}
