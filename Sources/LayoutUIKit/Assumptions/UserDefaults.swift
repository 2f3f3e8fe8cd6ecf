import Foundation

/// Settings of an app, which are empty here. A number that was never stored is assumed, because an app has a default for it.
open class UserDefaults: NSObject, @unchecked Sendable {
  nonisolated(unsafe) public static let standard = UserDefaults()
  private var values: [String: Any] = [:]

  public override init() {}
  public init?(suiteName: String?) {}

  open func register(defaults: [String: Any]) { values.merge(defaults) { stored, _ in stored } }
  open func set(_ value: Any?, forKey key: String) { values[key] = value }
  open func removeObject(forKey key: String) { values[key] = nil }
  @discardableResult open func synchronize() -> Bool { true }

  open func object(forKey key: String) -> Any? { values[key] }
  open func string(forKey key: String) -> String? { values[key] as? String }
  open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  open func stringArray(forKey key: String) -> [String]? { values[key] as? [String] }
  open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  open func data(forKey key: String) -> Data? { values[key] as? Data }
  open func url(forKey key: String) -> URL? { values[key] as? URL }

  open func bool(forKey key: String) -> Bool { number(key) { $0.boolValue } }
  open func integer(forKey key: String) -> Int { number(key) { $0.intValue } }
  open func float(forKey key: String) -> Float { number(key) { $0.floatValue } }
  open func double(forKey key: String) -> Double { number(key) { $0.doubleValue } }

  private func number<Value>(_ key: String, _ convert: (NSNumber) -> Value) -> Value {
    switch values[key] {
    case let value as Value: return value
    case let number as NSNumber: return convert(number)
    case let number as Int: return convert(NSNumber(value: number))
    case let number as Double: return convert(NSNumber(value: number))
    default: break
    }
    let name = "\"\(key)\""
    if let text = Assumptions.given[key] { Assumptions.given[name] = text }
    return LayoutProgram.assumed(name, file: "", line: 0)
  }
}
