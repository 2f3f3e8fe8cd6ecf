# A formula for Homebrew, with the address of your copy of layoutc: "brew tap-new you/layouts", copy it to the tap's folder Formula, and
# "brew install --HEAD you/layouts/layoutc". It has not run on a Mac.
class Layoutc < Formula
  desc "See, lint and test collection-view layouts"
  homepage "https://example.com/layoutc"
  license "MIT"
  head "https://example.com/layoutc.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] # Swift 6.2
  depends_on "libyaml"

  def install
    # Homebrew builds in a sandbox, in which that of Swift cannot start.
    system "make", "build", "SWIFT_FLAGS=--disable-sandbox"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"grid.yaml").write shell_output("#{bin}/layoutc init grid")
    system bin/"layoutc", "build", "grid.yaml"
  end
end
