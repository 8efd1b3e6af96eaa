// Points of a deal.
#pragma once

#include <cstdint>
#include <optional>

#include "bitboard/boerenbridge/table.h"

namespace jasnel::boerenbridge {

/// "10 + (2 x aantal)" for exactly the tricks that were bid, else "-2 x het aantal teveel of te
/// weinig voorspelde slagen".
constexpr int Score(int bid, int taken) {
  return bid == taken ? 10 + 2 * bid : -2 * (bid > taken ? bid - taken : taken - bid);
}

/// The most a seat with this bid can score.
constexpr int BestScore(int bid) { return Score(bid, bid); }

/// What stops a deal at once. More than one player may have offended.
enum class Offence : std::uint8_t {
  kWrongCount,  ///< "Bij het spelen met een onjuist aantal kaarten: -4 punten voor de overtreder"
  kRevoke       ///< "-10 punten voor de verzaker"; found before the score is written down
};

constexpr int Penalty(Offence offence) { return offence == Offence::kRevoke ? -10 : -4; }

/// What each seat writes down when all cards are played.
Tricks ScoresOf(int players, const Tricks& bids, const Tricks& taken);

/// Who stopped a deal, and how.
using Offences = BySeat<std::optional<Offence>>;

/// The same when offenders have stopped the deal: "andere spelers krijgen de punten alsof ze 'het
/// gehaald hebben'". Who had not bid yet, as may be where a hand of a wrong size is found before,
/// writes down nothing (**ours**: "een score overeenkomstig hun voorspelling", and there is none).
Tricks ScoresOf(int players, const BySeat<std::optional<int>>& bids, const Offences& offences);

}  // namespace jasnel::boerenbridge
