import Foundation

/// The name of a method. Nothing calls it here: user interaction is not part of a layout.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public var name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }
}

extension NotificationCenter {
  /// Accepted, and never called.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// A timer that never fires.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

/// What the Objective-C runtime would do around a piece of work: nothing.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
