// The deck as it lies after a deal.
#pragma once

#include "bitboard/dealing/deck.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/dealt.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The cards of a deal that was played, trick by trick, each side's tricks together: those of
/// `first` on top. Of one that was passed out the hands from North on.
Deck PlayedDeck(const DealToPlay& deal, const DealPlayed& played, Side first);

/// A table at which deals are dealt by hand, one after another, and played by `full:level=club`.
class DealingTable {
 public:
  DealingTable(const Dealt& dealt, const Rules& rules) : dealt_(dealt), rules_(rules) {}

  /// The deck after these hands were played.
  template <Generator G>
  Deck Play(const Hands& hands, Seat dealer, G& random) const;

  /// What `dealer` deals from such a deck.
  template <Generator G>
  Hands Deal(const Deck& deck, Seat dealer, G& random) const {
    return InPackets(Mixed(deck, dealt_, random), dealt_, dealer);
  }

 private:
  Dealt dealt_;
  Rules rules_;
};

}  // namespace jasnel
