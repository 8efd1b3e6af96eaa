// What a seat sees when it is to bid or to play a card.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "ai/boerenbridge/open_table.h"
#include "bitboard/boerenbridge/bidding.h"
#include "bitboard/boerenbridge/position.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// The bidding seen from the seat in turn.
struct BidView {
  Bidding bidding;  ///< not over
  CardSet hand;     ///< of the seat in turn: as many cards as are dealt to each

  int seat() const { return bidding.Turn(); }
};

/// The cards of a deal in the order in which they were played, from the first lead on: who played
/// which follows from the rules.
class PlayedCards {
 public:
  /// There are fewer than 52.
  void Add(Card card) { cards_[static_cast<std::size_t>(count_++)] = card; }

  std::span<const Card> cards() const {
    return std::span(cards_).first(static_cast<std::size_t>(count_));
  }

  friend bool operator==(const PlayedCards&, const PlayedCards&) = default;

 private:
  std::array<Card, kDeckSize> cards_{};
  int count_ = 0;
};

/// A deal in play, seen from the seat in turn.
struct PlayView {
  Bidding bidding;  ///< over
  OpenTable table;  ///< with the hand of the seat in turn: what it still holds
  PlayedCards played;

  int seat() const { return table.position.turn(); }
  CardSet hand() const { return table.position.hands[seat()]; }

  /// The cards that may be played, one at least.
  CardSet Legal() const { return table.position.Legal(); }

  /// The cards that it has not seen: others hold them, or they were not dealt.
  CardSet Unseen() const { return kFullDeck - hand() - table.played; }

  /// The table at the first lead, without hands.
  OpenTable Start() const;
};

/// How many cards each other seat holds in a view; 0 for the seat in turn.
BySeat<int> HeldByOthers(const PlayView& view);

/// A trick as it is told.
struct ToldTrick {
  int leader = 0;
  std::vector<Card> cards;
};

/// What is told of a deal in play, to be checked.
struct PlayTold {
  Bidding bidding;          ///< over
  std::optional<int> seat;  ///< whose hand it is, which must be the seat in turn
  CardSet hand;
  std::span<const ToldTrick> tricks;  ///< the one in progress last; it may have no card yet
};

/// What the seat in turn sees. An error, which names the trick and the card where there is one, if
/// that cannot have happened: bidding that is not over, a trick other than the last that is not
/// full, a leader who did not win the trick before, a card that stands twice or is not in the deck,
/// a hand of another size than that of the seat in turn, another seat in turn, a deal that is over;
/// a card that did not follow suit though its player played that suit later, or still holds it;
/// cards that nobody can hold.
Result<PlayView> MakePlayView(const PlayTold& told);

/// What is wrong with a view of the bidding, if anything: bidding that is over, a hand of another
/// size than is dealt, a card that is not in the deck.
std::optional<Error> Validate(const BidView& view);

}  // namespace jasnel::boerenbridge
