import Foundation
import PackagePlugin

/// Embeds files as Swift constants, so that the program needs no other files.
@main struct EmbedTexts: BuildToolPlugin {
  /// The folders that each target embeds, relative to its own folder.
  private let folders = [
    "LayoutOutput": ["HTML/Page"], "LayoutCompiler": ["Help/Examples"],
    "LayoutCLI": ["Starters", "Completions/Scripts"],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = try (folders[target.name] ?? []).flatMap { folder in
      try files(in: target.directoryURL.appending(path: folder)) { !$0.hasPrefix(".") }
    }
    var commands = [command("resources", context, target, [], resources)]
    // The tool compiles LayoutUIKit, together with what it depends on, for Swift files that it reads.
    if target.name == "LayoutCLI" {
      let folder = context.package.directoryURL.appending(path: "Sources")
      let sources = try ["LayoutUIKit", "LayoutTypography"].flatMap { module in
        try files(in: folder.appending(path: module)) { $0.hasSuffix(".swift") }
      }
      commands.append(command("uikit-sources", context, target, [folder.path], sources))
    }
    return commands
  }

  private func files(in folder: URL, where isWanted: (String) -> Bool) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter(isWanted).sorted()
      .map { folder.appending(path: $0) }
  }

  /// Runs the script with that name, which writes a Swift file.
  private func command(
    _ name: String, _ context: PluginContext, _ target: any Target, _ arguments: [String], _ files: [URL]
  ) -> Command {
    let script = context.package.directoryURL.appending(path: "Plugins/EmbedTexts/\(name).sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    return .buildCommand(
      displayName: "Embedding \(name) in \(target.name)", executable: URL(filePath: "/bin/sh"),
      arguments: [script.path, output.path] + arguments + files.map(\.path),
      inputFiles: files + [script], outputFiles: [output])
  }
}
