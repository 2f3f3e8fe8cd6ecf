/// Members that only a superclass calls.
extension Slice {
  /// Keeps what overrides a kept member in kept subclasses or, for a kept class, what overrides kept members of its superclasses.
  mutating func keepOverrides(with index: Int, in file: Int) {
    let part = files[file].parts[index]
    if part.declaration.isType {
      let overrides = files[file].members(of: index).filter { isOverride($0, in: file) }
      if overrides.isEmpty { return }
      let supertypes = supertypes(of: part.declaration.name.lastComponent)
      for member in overrides where hasKeptMember(files[file].parts[member].declaration.name, supertypes) {
        keep(member, in: file)
      }
    } else if let parent = part.parent {
      let type = files[file].parts[parent].declaration.name.lastComponent
      for other in files.indices {
        for candidate in files[other].partsByName[part.declaration.name] ?? []
        where isOverride(candidate, in: other) {
          guard let owner = files[other].parts[candidate].parent.map({ files[other].parts[$0] }),
            owner.state == .kept, supertypes(of: owner.declaration.name.lastComponent).contains(type)
          else { continue }
          keep(candidate, in: other)
        }
      }
    }
  }

  private func isOverride(_ index: Int, in file: Int) -> Bool {
    let part = files[file].parts[index]
    return part.state == .leftOut && part.declaration.modifiers.contains("override")
  }

  private func hasKeptMember(_ name: String, _ types: Set<String>) -> Bool {
    files.contains { file in
      (file.partsByName[name] ?? []).contains { index in
        guard file.parts[index].state == .kept, let parent = file.parts[index].parent else { return false }
        return types.contains(file.parts[parent].declaration.name.lastComponent)
      }
    }
  }
}
