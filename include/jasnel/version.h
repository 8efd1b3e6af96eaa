// Which build this is.
#pragma once

#include <string_view>

// The release, as <jasnel.h> for C has it.
#define JASNEL_VERSION_MAJOR 0
#define JASNEL_VERSION_MINOR 1
#define JASNEL_VERSION_PATCH 0
#define JASNEL_VERSION "0.1.0"

namespace jasnel {

/// The version of the library with the commit it was built from: `0.1.0+g55bfc6b`, with `.dirty`
/// behind it if the sources were not quite those of the commit; `0.1.0` where nothing told the
/// commit. Players of one build choose the same; those of another may not. Two builds of sources
/// that differ from the same commit are not told apart.
std::string_view Version();

}  // namespace jasnel
