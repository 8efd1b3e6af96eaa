// Cards that lie open on the table because they were shown too early. The other side may decide
// when they are played.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// "Een kaart die ten onrechte voortijdig is gespeeld of getoond": NKF 1976, term Strafkaart.
struct PenaltyCard {
  Card card = {};
  Seat seat = Seat::kNorth;
  int trick = 1;  ///< from 1 to 8: in which it was shown
  /// It was not legal, and was taken back (NKU 1987 art. 14, KBN art. 13), rather than led or
  /// played out of turn (art. 11 of both, and of NKF 1976).
  bool taken_back = false;
  std::optional<int> played = std::nullopt;  ///< in which trick, if it was

  friend bool operator==(const PenaltyCard&, const PenaltyCard&) = default;
};

/// What the other side said of penalty cards in a trick.
struct PenaltyDecision {
  CardSet called = {};   ///< to be played
  CardSet refused = {};  ///< not to be played
};

/// What that side may decide, by the text of the preset nearest to the rules.
enum class PenaltyRight : std::uint8_t {
  kFollow,  ///< whether the card is played to a trick: NKF 1976 art. 11
  kLowest,  ///< the same, but the lowest of the suit led must be played: NKU 1987 art. 11
  kLead,    ///< whether it is played or led: KBN art. 11; and SV Bedum, which is silent (**ours**)
};
PenaltyRight PenaltyRightBy(const Rules& rules);

/// Which of its legal cards the seat to play may play, of which `penalty` lie open. A penalty card
/// that is called must be played, and one that is refused must not, unless that leaves no legal
/// card ("als het bijspelen een eventuele verzaking tot gevolg zou hebben, dan mag de strafkaart
/// niet worden bijgespeeld"). Without a decision any legal card may be played (**ours**; KBN has an
/// opponent speak in any case). The position must not be over.
CardSet AllowedCards(const Position& position, CardSet penalty, const PenaltyDecision& decision);

/// What that means for a penalty card of the seat to play.
enum class PenaltyState : std::uint8_t {
  kOpponents,  ///< the other side may say whether it is played
  kMust,       ///< it must be played
  kMustNot,    ///< it must not
};

/// Nothing if the rules leave it to the player: to lead it or not.
std::optional<PenaltyState> StateOfPenalty(const Position& position, Card card, CardSet penalty,
                                           const PenaltyDecision& decision);

}  // namespace jasnel
