/// Asks a piece of work, and the programs that it runs, to end early. Its result is not needed.
package final class Interruption: @unchecked Sendable {
  private let monitor = Monitor()
  private var isSet = false

  package init() {}

  package var isAsked: Bool { monitor.locked { isSet } }

  package func ask() { monitor.locked { isSet = true } }
}
