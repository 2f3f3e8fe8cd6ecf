import Foundation

/// The values of names that are unknown here.
extension LayoutProgram {
  /// A made-up value: 2 for an integer, 8 for a length in points, 16 for one whose name says inset, margin or padding. A text is its own
  /// name, an enum gives each section its next case, and views and traits are those of the device. The user's value wins for numbers,
  /// booleans, texts and enums of the program.
  nonisolated public static func assumed<Value>(
    _ name: String, file: String = #filePath, line: UInt = #line
  ) -> Value {
    if let cases = Value.self as? any AssumedCases.Type {
      if let value = chosen(cases, name, file, line) as? Value { return value }
    }
    if let text = Assumptions.given[name], let value = parsed(text, as: Value.self) {
      Assumptions.note(name, text, file, line)
      return value
    }
    if let text = name as? Value, Value.self == String.self {
      Assumptions.note(name, name, file, line)
      return text
    }
    if isMargin(name), let value = parsed("16", as: Value.self), !(value is Int) {
      Assumptions.note(name, "16", file, line)
      return value
    }
    if let type = Value.self as? any AssumedDefault.Type, let value = type.assumedDefault as? Value {
      Assumptions.note(name, text(of: value), file, line)
      return value
    }
    if let value = object(Value.self) {
      if let size = value as? NSCollectionLayoutSize { Assumptions.note(name, text(of: size), file, line) }
      return value
    }
    Assumptions.endProgram("\(name) is not known here, and no \(Value.self) can be assumed")
  }

  private nonisolated static func isMargin(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["inset", "margin", "padding"].contains { name.contains($0) }
  }

  /// A value, or an assumed one where there is none. Optional, because it stands in an `if let`.
  nonisolated public static func orAssumed<Value>(
    _ value: Value?, _ name: String, file: String = #filePath, line: UInt = #line
  ) -> Value? { value ?? assumed(name, file: file, line: line) }

  /// A part of a container's size.
  nonisolated public static func assumedFraction(
    _ name: String, file: String = #filePath, line: UInt = #line
  ) -> CGFloat {
    let value = Assumptions.given[name].flatMap(Double.init).map { CGFloat($0) } ?? 0.5
    Assumptions.note(name, text(of: value), file, line)
    return value
  }

  /// The case of an enum for the running section.
  nonisolated public static func assumedCase<Value: AssumedCases>(
    _ type: Value.Type, _ name: String, file: String = #filePath, line: UInt = #line
  ) -> Value {
    Assumptions.chosen(type, name, file, line)
  }

  /// The elements of an array that the app fills when it runs.
  nonisolated public static func assumedElements<Value>(
    _ name: String, file: String = #filePath, line: UInt = #line
  ) -> [Value] {
    let elements = [Value].assumedElements
    if !elements.isEmpty { Assumptions.note(name, "\(elements.count) elements", file, line) }
    return elements
  }

  /// Ends the program where code is left out that gives a value.
  nonisolated public static func leftOut(_ text: String) -> Never {
    Assumptions.endProgram("this code is left out, because it does not compile here: \(text)")
  }

  /// The condition in place of one that is left out.
  nonisolated public static var no: Bool { false }

  /// Runs code, and returns the last collection view or layout that it made.
  public static func lastLayout(_ body: () throws -> Void) rethrows -> Any? {
    MadeObjects.keepsAll = true
    try body()
    let layout = MadeObjects.layouts.last
    return MadeObjects.views.last { layout == nil || $0.collectionViewLayout === layout } ?? layout
  }

  private nonisolated static func chosen(
    _ type: any AssumedCases.Type, _ name: String, _ file: String, _ line: UInt
  ) -> Any {
    func open<Cases: AssumedCases>(_ type: Cases.Type) -> Any { Assumptions.chosen(type, name, file, line) }
    return open(type)
  }

  fileprivate nonisolated static func parsed<Value>(_ text: String, as type: Value.Type) -> Value? {
    switch type {
    case is Int.Type: Int(text) as? Value
    case is CGFloat.Type: Double(text).map { CGFloat($0) } as? Value
    case is Double.Type: Double(text) as? Value
    case is Float.Type: Float(text) as? Value
    case is Bool.Type: Bool(text) as? Value
    case is String.Type: text as? Value
    case let optional as any OptionalValue.Type: optional.parsed(text).flatMap { $0 as? Value }
    default: nil
    }
  }

  private nonisolated static func text<Value>(of value: Value) -> String {
    switch (value as? any OptionalValue)?.wrapped ?? value {
    case let number as CGFloat: RecordedJSON.number(Double(number)).text
    case let number as Double: RecordedJSON.number(number).text
    case let size as NSCollectionLayoutSize:
      [size.widthDimension, size.heightDimension].map { "\($0.kind)(\(text(of: $0.dimension)))" }
        .joined(separator: " x ")
    case let values as [Any]: "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
    // The description of an object may have its address.
    case let value where Mirror(reflecting: value).displayStyle == .class: "\(Swift.type(of: value))"
    case let value: "\(value)"
    }
  }

  /// An instance of a class of UIKit or of the program, or the enum value whose raw value is 0.
  private nonisolated static func object<Value>(_ type: Value.Type) -> Value? {
    if let value = MadeInstances.first(of: type) { return value }
    func first<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
      (0 as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }
    return (type as? any RawRepresentable.Type).flatMap { first($0) } as? Value
  }
}

/// An `Optional`, whatever it wraps.
private protocol OptionalValue {
  var wrapped: Any? { get }
  static func parsed(_ text: String) -> Any?
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
  fileprivate static func parsed(_ text: String) -> Any? { LayoutProgram.parsed(text, as: Wrapped.self) }
}
