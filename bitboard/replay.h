// A deal as it was played at a table or by a program, complete or broken off: every trick, what it
// brought, the cards that should not have been played, and the result.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "bitboard/card.h"
#include "bitboard/contract.h"
#include "bitboard/duty.h"
#include "bitboard/points.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "bitboard/rules.h"
#include "bitboard/seat.h"

namespace jasnel {

/// A trick as it was recorded.
struct PlayedTrick {
  std::vector<Card> cards;     ///< in order of play; four, fewer only in the last trick
  std::optional<Seat> leader;  ///< where the record states it, to be checked
};

/// A record of a deal.
struct PlayedDeal {
  Hands hands;  ///< eight cards each, as they were dealt
  Rules rules;
  Suit trump = Suit::kSpades;
  Seat declarer = Seat::kNorth;
  Seat leader = Seat::kNorth;       ///< to the first trick
  std::vector<PlayedTrick> tricks;  ///< at most eight
};

/// A card that was played and was not legal.
struct Fault {
  int trick = 1;  ///< from 1 to 8
  int place = 2;  ///< in the trick, from 2 to 4: a leader may play any card
  Seat seat = Seat::kNorth;
  Card card;
  CardSet legal;        ///< what might have been played
  Breach breach;        ///< the duty it broke; `SourceOf` says where that is written
  bool revoke = false;  ///< whether the rules call it a revoke

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A trick that was replayed.
struct ReplayedTrick {
  Seat leader = Seat::kNorth;
  Trick cards;                 ///< one card at least
  std::optional<Seat> winner;  ///< nothing for a trick broken off or with a revoke in it: it is
                               ///< not counted, and `points` and `roem` are 0
  Points points;               ///< of its cards, and ten more for the last trick
  Points roem;
  std::array<Tally, 2> won;  ///< by side, after this trick
};

/// What came of a deal.
struct Replay {
  std::vector<ReplayedTrick> tricks;

  /// Before each card that was played, and after the last; of a revoke only the one before it.
  std::vector<Position> positions;

  int cards_played = 0;       ///< a revoke included, which is then the last
  int cards_not_counted = 0;  ///< recorded after a revoke, which had ended the deal

  /// In order of play. A revoke is the last of them; for the others the texts name no penalty.
  std::vector<Fault> faults;

  std::array<Tally, 2> won;  ///< by side, in all tricks counted

  /// After eight tricks or a revoke. Nothing for a deal broken off: NKF 1976 art. 21, NKU 1987 art.
  /// 22 and KBN art. 18 forbid to end one, but for a revoke.
  std::optional<ContractResult> result;

  /// The revoke that ended the deal, if one did.
  const Fault* Revoke() const {
    return !faults.empty() && faults.back().revoke ? &faults.back() : nullptr;
  }
  /// Whether all eight tricks were played out.
  bool IsComplete() const { return result && Revoke() == nullptr; }
};

/// Plays a record again, card by card. A revoke ends the deal at once (NKF 1976 art. 13, 14; NKU
/// 1987 art. 13, 14; KBN art. 13; SV Bedum "Verzaken"): it is scored, and what was recorded after
/// it is only counted. After any other fault play goes on as recorded and is scored as it was
/// played. That a revoke is noticed at once and not repaired is a choice, see docs/rules.md.
///
/// An error is a record of something that cannot have happened: hands that are not eight cards each
/// or have a card in common, more than eight tricks, more or fewer than four cards in a trick (the
/// last may have fewer), a leader other than the winner of the trick before, a card that the seat
/// does not hold (any longer); four jacks other than 100 or 200. Leaders and cards recorded after a
/// revoke are not looked at.
Result<Replay> ReplayDeal(const PlayedDeal& deal);

}  // namespace jasnel
