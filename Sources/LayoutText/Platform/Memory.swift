#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Returns `true` if the process may have so many more bytes of memory at the moment. Swift ends a program that asks for more than that.
  package static func hasMemory(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    // Addresses without memory behind them are enough to ask: limits count them.
    let memory = mmap(nil, count, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory != MAP_FAILED, let memory else { return false }
    munmap(memory, count)
    return true
  }
}
