// The options of the players that play by a model alone, without search, in both games.
#pragma once

namespace jasnel {

struct PolicyOptions {
  double mistakes = 0;  ///< chance, from 0 to 1, of a random legal bid or card instead
  bool draws = false;   ///< draws by the chances instead of choosing the likeliest
};

}  // namespace jasnel
