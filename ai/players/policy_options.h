// Players that follow a policy, without search.
#pragma once

namespace jasnel {

/// The options of a player that follows a policy.
struct PolicyOptions {
  double mistakes = 0;    ///< chance, from 0 to 1, of a random legal bid or card instead
  bool draws = false;     ///< draws by the chances of the policy instead of choosing the likeliest
  float temperature = 1;  ///< ... at this temperature, above 0; in boerenbridge always 1
  bool for_match = true;  ///< klaverjas: calls to win the match, where it is known how it stands
};

}  // namespace jasnel
