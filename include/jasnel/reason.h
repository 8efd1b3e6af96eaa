// Why a choice was better or worse than another, in numbers: what a fair judgement can say of it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a reason is about. There are two choices, the better and the worse one; `Reason::better`
/// and `Reason::worse` are what comes of them. Side and opponents are those of the player.
enum class ReasonKind : std::uint8_t {
  kPartnersTrick,  ///< the partner is winning the trick with `card`, which the worse card beats and
                   ///< the better one does not; the chance that the side takes the trick
  kRoemGiven,      ///< the chance that the opponents take the trick with roem in it
  kRoemMissed,     ///< the chance that the side does
  kTrumped,        ///< the chance that an opponent takes a trick that the player leads with a plain
                   ///< card, by trumping it; `seats` are those known to have none of that `suit`
  kTrumpsGone,     ///< the worse card leads trumps although `seats` had shown out of them; `worse`
                   ///< is the chance that an opponent still holds one
  kTrumpsDrawn,  ///< the better card leads trumps; the chance that an opponent takes a later trick
                 ///< by trumping a plain suit that was led
  kCash,         ///< the better card is the highest left of its plain suit: the chance that it
                 ///< takes a trick, played now and kept
  kPointsGiven,  ///< the worse card adds `points` to the trick, more than the better one; the
                 ///< chance that the opponents take it
  kPointsKept,   ///< the better card adds `points` to the trick, more than the worse one; the
                 ///< chance that the side takes it
  kTrick,        ///< the chance that the side takes the trick
  kKept,         ///< the chance that the worse card takes a trick, kept and played now
  kLaterRoemGiven,   ///< the chance that the opponents take a later trick with roem in it
  kLaterRoemMissed,  ///< the chance that the side does
  kContract,         ///< the chance that the contract is made; nothing for a pass
  kPit,              ///< the chance that the side takes all eight tricks
  kPitAgainst,       ///< the chance that the opponents do
  kMargin,           ///< by how many points the side ends ahead, roem and last trick included
  kScore,            ///< of calls: by how many points the side writes down more than its opponents
};

/// A reason why one choice is better than another. Chances, from 0 to 1, and points are means over
/// deals of the hidden cards that agree with what the player had seen, each as likely as the others
/// would then have called and played as they did, in which all play on as people do. They are those
/// of the deals that were looked at for this, all there are if few cards are left.
struct Reason {
  ReasonKind kind = ReasonKind::kMargin;
  std::optional<double> better = {};  ///< after the better choice
  std::optional<double> worse = {};   ///< after the worse choice
  std::optional<Card> card = {};      ///< the partner's
  std::optional<Suit> suit = {};      ///< trumps, or the suit led
  std::vector<Seat> seats = {};       ///< opponents who had not followed suit
  std::optional<Points> points = {};  ///< of a card

  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace jasnel
