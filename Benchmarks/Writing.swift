import CFormatter
import LayoutOutput
import LayoutSolver
import LayoutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A million elements in every format; text lines are compared with a simple formatter in C.
func writingStages() -> [Stage] {
  let layout = resolved(stamped(1_000_000, threeColumns))
  let solution = solve(layout.spec, in: layout.environment)
  var elements: [c_element] = []
  elements.reserveCapacity(1_000_000)
  solution.forEachElement { element in
    elements.append(
      c_element(
        section: element.section ?? 0, item: element.item, z_index: element.zIndex, x: element.frame.x,
        y: element.frame.y, width: element.frame.width, height: element.frame.height))
    return true
  }
  let peers = [("ndjson", c_write_ndjson), ("csv", c_write_csv)].map { name, write in
    (name: name, write: { descriptor in write(elements, elements.count, descriptor) })
  }
  let nullDevice = open("/dev/null", O_WRONLY)
  return OutputFormat.all.flatMap { format in
    func write(to descriptor: Int32) {
      let sink = ByteSink(descriptor: descriptor)
      format.write(solution, to: sink)
      sink.flush()
    }
    let peer = peers.first { $0.name == format.name }
    let peerName = "the same \(format.name) from plain C"
    if let peer {
      precondition(bytes(write) == bytes(peer.write), "the C formatter writes another \(format.name)")
    }
    let stage = timed(
      "write 10^6 elements as \(format.name)", per: "element", 1_000_000, peer: peer == nil ? nil : peerName,
      target: peer == nil ? nil : .times(1.3)
    ) {
      write(to: nullDevice)
      return 0
    }
    guard let peer else { return [stage] }
    return [
      timed(peerName, per: "element", 1_000_000) {
        peer.write(nullDevice)
        return 0
      }, stage,
    ]
  }
}

/// The bytes written to a descriptor.
private func bytes(_ write: (Int32) -> Void) -> [UInt8] {
  guard let file = tmpfile() else { fatalError("no temporary file can be made") }
  defer { fclose(file) }
  write(fileno(file))
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  precondition(fread(&bytes, 1, bytes.count, file) == bytes.count)
  return bytes
}
