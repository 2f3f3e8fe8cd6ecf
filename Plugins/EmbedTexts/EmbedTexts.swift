import Foundation
import PackagePlugin

/// Writes the sources of `LayoutUIKit` into a constant: `layoutc` compiles them where it reads Swift.
@main struct EmbedUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/LayoutUIKit")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    let script = context.package.directoryURL.appending(path: "Plugins/EmbedUIKit/embed.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "UIKitSources.swift")
    return [
      .buildCommand(
        displayName: "Embedding LayoutUIKit", executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path, folder.path] + files.map(\.path),
        inputFiles: files + [script], outputFiles: [output])
    ]
  }
}
