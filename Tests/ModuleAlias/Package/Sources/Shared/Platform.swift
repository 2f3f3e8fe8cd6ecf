/// What a target sees that knows nothing of layouts.
public var seesUIKit: Bool {
  #if canImport(UIKit)
    true
  #else
    false
  #endif
}
