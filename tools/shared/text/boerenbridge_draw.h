// The draw for the first dealer as text.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// One line for each round of the draw, and one with the first dealer. `names` are the players'
/// names; `name` returns that of a card.
std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language);

}  // namespace jasnel::boerenbridge
