# Where cmake --install puts things, below a prefix. Libraries are where Debian wants them under any
# prefix, as packages for /usr are made of any build. No path, of which CMake would make one from the root.
if(EXISTS /etc/debian_version AND CMAKE_LIBRARY_ARCHITECTURE AND NOT CMAKE_CROSSCOMPILING)
  set(CMAKE_INSTALL_LIBDIR lib/${CMAKE_LIBRARY_ARCHITECTURE} CACHE STRING "Where libraries go")
endif()
include(GNUInstallDirs)
