// Playing at a glance: by a model alone, without search.
#pragma once

namespace jasnel {

/// The options of a player that plays at a glance.
struct GlanceOptions {
  double mistakes = 0;  ///< chance, from 0 to 1, of a random legal bid or card instead
  bool draws = false;   ///< draws by the chances instead of choosing the likeliest
};

}  // namespace jasnel
