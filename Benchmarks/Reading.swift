import CLibYAML
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// From text to document and to concrete values, compared with libyaml alone on the same bytes.
func readingStages() -> [Stage] {
  let yaml = SourceFile(name: "benchmark", text: manySections(20_000))
  let json = SourceFile(name: "benchmark", text: manySectionsJSON(20_000))
  let floor = "bare events of libyaml over the same YAML"
  func read(_ source: SourceFile, _ format: InputFormat) -> Double {
    var diagnostics = DiagnosticBag()
    return readDocument(source, format: format, into: &diagnostics) == nil ? .nan : 0
  }
  return [
    timed(floor, per: "byte", yaml.bytes.count) { bareEvents(of: [yaml]) },
    timed("read YAML into the document", per: "byte", yaml.bytes.count, peer: floor, target: .times(1.5)) {
      read(yaml, .yaml)
    },
    // Beyond libyaml's time, about half is the normal form and a third resolving, without hot spots: a fifth is counting references,
    // a tenth copying values, a tenth allocation.
    timed("read and resolve YAML", per: "byte", yaml.bytes.count, peer: floor, target: .times(3)) {
      Double(resolved(yaml).spec.sections.count)
    },
    timed("read JSON into the document", per: "byte", json.bytes.count, target: .atMost(1000 / 150)) {
      read(json, .json)
    },
    timed("read and resolve JSON", per: "byte", json.bytes.count) {
      Double(resolved(json, format: .json).spec.sections.count)
    },
  ]
}

/// Parses specs with libyaml and ignores the events: the lower limit for everything above it. Returns the number of events.
func bareEvents(of sources: [SourceFile]) -> Double {
  var count = 0
  for source in sources {
    var parser = yaml_parser_t()
    var event = yaml_event_t()
    yaml_parser_initialize(&parser)
    source.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var isOpen = true
      while isOpen, yaml_parser_parse(&parser, &event) == 1 {
        isOpen = event.type != YAML_STREAM_END_EVENT
        count += 1
        yaml_event_delete(&event)
      }
    }
    yaml_parser_delete(&parser)
  }
  return Double(count)
}
