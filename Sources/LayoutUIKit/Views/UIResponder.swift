import Foundation

/// What may answer to events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  public override init() { super.init() }

  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What the user does.
@preconcurrency @MainActor open class UIEvent: NSObject {}
