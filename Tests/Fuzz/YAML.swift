import LayoutReader
import LayoutText

/// The YAML reader and the formatter, on input of any kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let source = SourceFile(name: "spec", bytes: input(data, size))
  if let document = readRendering(source, .yaml) {
    _ = text(of: document, size: size)
    format(source, .yaml)
  }
  return 0
}
