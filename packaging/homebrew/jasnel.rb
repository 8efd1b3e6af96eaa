class Jasnel < Formula
  desc "Double-dummy solver and player for klaverjas and boerenbridge"
  homepage "@HOME@"
  url "@HOME@/releases/download/v@VERSION@/jasnel-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "abseil"
  depends_on "libharu"

  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DJASNEL_BUILD_TESTS=OFF",
           "-DJASNEL_JOIN_SOURCES=ON", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    deal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"
    assert_match "+100", shell_output("#{bin}/jasnel solve '#{deal}'")
  end
end
