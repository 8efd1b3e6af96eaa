// Whole deals as text, call by call and card by card: what a seat sees, what it may do, what it
// does, and what comes of it. All of it is asked of the library as programs ask it, so that the
// texts tell what a change of the library does to a game.
#pragma once

#include <string>
#include <vector>

#include "jasnel/rules.h"

namespace jasnel::testing {

struct Playthrough {
  std::string file;  ///< name of its file in tests/playthroughs
  std::string text;
};

/// A deal by the rules of `preset`. Hands, the suit that is turned, calls and cards are drawn, all
/// that are legal equally likely, from a seed that stays the same.
Playthrough PlayKlaverjas(const Preset& preset);

/// A deal with the most cards that so many players can get, drawn in the same way.
Playthrough PlayBoerenbridge(int players);

/// One of klaverjas for each preset, and one of boerenbridge for each number of players.
std::vector<Playthrough> AllPlaythroughs();

}  // namespace jasnel::testing
