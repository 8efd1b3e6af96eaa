// What a club's folder has of one player, in all its seasons: to give it to him, or to take his
// names out.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/result.h"
#include "tools/club/folder.h"

namespace jasnel::club {

/// All seasons of a folder, oldest first.
Result<std::vector<SeasonFile>> AllSeasons(const std::string& folder);

/// One who has a name in the files: a player by any name that he has or had, also in another
/// season, or a guest.
Member AnyNamesOf(std::span<const SeasonFile> files, const std::string& player);

/// An object for each season that has him: his points by evening, the tables at which he sat, for
/// himself or for another, his place, titles and wins of the cup, and each line with his name.
Result<std::vector<Record>> DataOf(std::span<const SeasonFile> files, const Member& player);

}  // namespace jasnel::club
