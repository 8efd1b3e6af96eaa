{ stdenv, fetchurl, cmake, ninja, abseil-cpp, cli11, libharu, nlohmann_json, lib }:

stdenv.mkDerivation rec {
  pname = "jasnel";
  version = "@VERSION@";

  src = fetchurl {
    url = "@HOME@/releases/download/v${version}/jasnel-${version}.tar.gz";
    sha256 = "@SHA256@";
  };

  nativeBuildInputs = [ cmake ninja ];
  buildInputs = [ abseil-cpp cli11 libharu nlohmann_json ];
  cmakeFlags = [ "-DJASNEL_BUILD_TESTS=OFF" "-DJASNEL_JOIN_SOURCES=ON" ];

  meta = {
    description = "Double-dummy solver and player for klaverjas and boerenbridge";
    homepage = "@HOME@";
    license = lib.licenses.mit;
    mainProgram = "jasnel";
    platforms = lib.platforms.unix;
  };
}
