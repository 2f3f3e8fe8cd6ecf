import LayoutCompiler
import LayoutText

/// The files that a run has read, which its outputs must not be written over.
struct ReadFiles {
  private var specs: Set<Platform.Identity> = []
  private var others: Set<Platform.Identity> = []
  private var readsInput = false

  init(_ specs: [OutputPlan.Source]) {
    for spec in specs {
      for (index, source) in spec.sources.files.enumerated() {
        let path = index == 0 ? spec.path : source.name
        if path == "-" || path == SpecInput.name("-") {
          readsInput = true
        } else if let (kind, identity) = try? Platform.status(of: path), kind == .file {
          if index == 0 { self.specs.insert(identity) } else { others.insert(identity) }
        }
      }
    }
  }

  /// Refuses to write over one of the files, by whatever names they are given.
  func protect(from output: String) throws(UsageError) {
    var what: String?
    if let (_, identity) = try? Platform.status(of: output) {
      if specs.contains(identity) {
        what = "the spec itself"
      } else if others.contains(identity) {
        what = "a file that is read"
      }
    }
    if readsInput, Platform.isSameFile(input: "-", output: output) { what = "the spec itself" }
    guard let what else { return }
    throw UsageError(message: "the output is \(what): \(output)", help: ["write to another file"])
  }
}
