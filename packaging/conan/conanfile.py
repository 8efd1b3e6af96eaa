from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import get


class Jasnel(ConanFile):
    name = "jasnel"
    version = "@VERSION@"
    description = "Double-dummy solver and players for klaverjas and boerenbridge"
    license = "MIT"
    homepage = "@HOME@"
    topics = ("klaverjas", "boerenbridge", "solver", "card-game")
    package_type = "static-library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"fPIC": [True, False]}
    default_options = {"fPIC": True}

    def validate(self):
        check_min_cppstd(self, 20)

    def requirements(self):
        self.requires("nlohmann_json/3.11.3", visible=False)  # of no public header

    def layout(self):
        cmake_layout(self)

    def source(self):
        get(self, "@HOME@/releases/download/v@VERSION@/jasnel-@VERSION@.tar.gz", sha256="@SHA256@", strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for what in ("TOOLS", "TESTS", "C"):
            toolchain.cache_variables[f"JASNEL_BUILD_{what}"] = False
        toolchain.cache_variables["JASNEL_OPENMP"] = False
        toolchain.cache_variables["JASNEL_JOIN_SOURCES"] = True
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "jasnel")
        needed = []
        for room in ("bitboard", "club", "solver", "ai", "engine"):
            part = self.cpp_info.components[room]
            part.libs = [f"jasnel_{room}"]
            part.set_property("cmake_target_name", f"jasnel::{room}")
            part.requires = list(needed)
            needed.append(room)
