// swift-format-ignore-file: AlwaysUseLowerCamelCase

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

private struct Association: Hashable {
  let object: ObjectIdentifier
  let key: UnsafeRawPointer
}

// Layout code runs on one thread. The object is kept so that its identifier is not reused.
nonisolated(unsafe) private var associations: [Association: (object: AnyObject, value: Any)] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[Association(object: ObjectIdentifier(object as AnyObject), key: key)]?.value
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  associations[Association(object: ObjectIdentifier(object), key: key)] = value.map { (object, $0) }
}
