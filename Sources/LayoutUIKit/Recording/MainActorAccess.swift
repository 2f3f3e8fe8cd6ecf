import Foundation

/// Runs code on an object of the main actor, for nonisolated methods of Foundation's protocols. Layout code
/// always runs on the main thread.
func onMainActor<Object, Result>(_ object: Object, _ body: @MainActor (Object) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let input = Unchecked(value: (object, body))
    return MainActor.assumeIsolated { Unchecked(value: input.value.1(input.value.0)) }.value
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
