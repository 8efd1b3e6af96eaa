// Players by number, what was drawn for them, and the totals of a table.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "jasnel/club/draw.h"
#include "jasnel/club/totals.h"
#include "jasnel/dealing.h"

namespace jasnel::club::testing {

// "p1", "p2", ...
inline std::vector<std::string> People(int count) {
  std::vector<std::string> people;
  for (int i = 1; i <= count; ++i) people.push_back("p" + std::to_string(i));
  return people;
}

inline Seating Drawn(const Drawing& drawing, Random& random) {
  return Certain(Draw(drawing, random), "the players are as they should be");
}

// A whole evening of the same players.
inline std::vector<Seating> DrawnEvening(int players, int boompjes, std::uint64_t seed) {
  Random random(seed);
  Drawing drawing;
  drawing.players = People(players);
  for (int i = 0; i < boompjes; ++i) drawing.earlier.push_back(Drawn(drawing, random));
  return drawing.earlier;
}

inline BothTotals Both(int ns, int ew) { return {Points(ns), Points(ew)}; }

}  // namespace jasnel::club::testing
