/// The pages that show open specs.
struct Previews {}
