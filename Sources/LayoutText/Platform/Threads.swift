#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock with a condition.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the lock until another thread calls `wakeAll`. Call it in `locked`.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads. Call it in `locked`.
  package func wakeAll() { pthread_cond_broadcast(condition) }
}

extension Platform {
  package struct Thread: @unchecked Sendable {
    fileprivate let thread: pthread_t

    package func join() { pthread_join(thread, nil) }
  }

  /// The stack size of a thread, in bytes. It equals the usual size of the main thread's stack, because specs
  /// nest deeply.
  private static let stackSize = 8 << 20

  /// The number of processors, at least 1.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts a thread. Returns `nil` if the system cannot.
  package static func startThread(_ body: @escaping @Sendable () -> Void) -> Thread? {
    final class Work {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let context = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(
        &thread, &attributes,
        {
          Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
      if result == 0, let thread { return Thread(thread: thread) }
    #else
      var thread = pthread_t()
      let result = pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
      if result == 0 { return Thread(thread: thread) }
    #endif
    context.release()
    return nil
  }
}
