// The draw for the first dealer as text.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// A line for each time that cards were drawn, and one that tells who deals first. `names` are
/// those of the players; `name` is that of a card.
std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language);

}  // namespace jasnel::boerenbridge
