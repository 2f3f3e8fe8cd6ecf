import LayoutReader
import LayoutText

/// The JSON parser and the formatter. What the parser accepts is YAML as well and means the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let source = SourceFile(name: "spec", bytes: input(data, size))
  guard let document = readRendering(source, .json) else { return 0 }
  let tree = text(of: document, size: size)
  format(source, .json)
  if let other = readRendering(source, .yaml) {
    let otherTree = text(of: other, size: size)
    require(tree == otherTree, "as JSON \(tree)\nas YAML \(otherTree)")
  }
  return 0
}
