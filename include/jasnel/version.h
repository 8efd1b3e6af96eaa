// Which build this is.
#pragma once

#include <string_view>

// The release, as <jasnel.h> for C has it.
#define JASNEL_VERSION_MAJOR 0
#define JASNEL_VERSION_MINOR 1
#define JASNEL_VERSION_PATCH 0
#define JASNEL_VERSION "0.1.0"

namespace jasnel {

/// Which build this is: `0.1.0+w3f2a91c` is a release, and `0.1.0+g55bfc6b.w3f2a91c` names the
/// commit, with the number of commits since a release before it and `.dirty` behind it if the
/// sources were not quite those of the commit; `unknown` stands there where nothing told the
/// commit. The last part is of the hash of the numbers that players and bids have learned. Players
/// of one build choose the same; those of another may not. Two builds of sources that differ from
/// the same commit are told apart by that hash alone.
std::string_view Version();

}  // namespace jasnel
