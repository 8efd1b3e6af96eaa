// Who plays boerenbridge: bids and cards chosen by what a seat sees.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// A position, and what lies open: which cards, and who could not follow to which suit. Hands that
/// are not known are empty; those that are known do not change what is noted here.
struct PlayState {
  Position position;
  CardSet played;                ///< all cards, those of the trick too
  BySeat<std::uint8_t> voids{};  ///< a bit for each suit of which the seat has shown to hold none

  /// The seat in turn plays `card`.
  void Play(Card card) {
    if (position.size > 0 && SuitOf(card) != SuitOf(position.trick[0])) {
      voids[position.turn()] |=
          static_cast<std::uint8_t>(1u << jasnel::Index(SuitOf(position.trick[0])));
    }
    played |= card;
    position.Play(card);
  }

  /// Whether nobody has a card left, of a deal of which all hands are known.
  bool IsOver() const { return position.size == 0 && position.IsOver(); }
};

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
  PlayState table;  ///< with the hand of the seat in turn: what it still holds
  PlayedCards played;

  int seat() const { return table.position.turn(); }
  CardSet hand() const { return table.position.hands[seat()]; }

  /// The cards that may be played, one at least.
  CardSet Legal() const { return table.position.Legal(); }

  /// The cards that it has not seen: others hold them, or they were not dealt.
  CardSet Unseen() const { return kFullDeck - hand() - table.played; }

  /// The table at the first lead, without hands.
  PlayState Start() const;
};

/// How many cards each other seat holds in a view; 0 for the seat in turn.
BySeat<int> HeldByOthers(const PlayView& view);

/// A trick as it is told.
struct ToldTrick {
  int leader = 0;
  std::vector<Card> cards;
};

/// What is told of a deal in play, to be checked.
struct PlayReport {
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
Result<PlayView> MakePlayView(const PlayReport& told);

/// What is wrong with a view of the bidding, if anything: bidding that is over, a hand of another
/// size than is dealt, a card that is not in the deck.
std::optional<Error> Validate(const BidView& view);

/// What a player thinks of a bid.
struct BidOpinion {
  int bid = 0;
  double score = 0;  ///< points it expects to write down
  double makes = 0;  ///< chance, from 0 to 1, to take exactly so many tricks
};

struct BidChoice {
  int bid = 0;                           ///< a legal one
  std::vector<BidOpinion> bids = {};     ///< of each legal bid, for players who have one
  std::uint64_t worlds = 0;              ///< deals of the hidden cards that it looked at
  std::chrono::nanoseconds start_up{0};  ///< of the time it took, what was no thinking
};

/// What a player thinks of a card.
struct CardOpinion {
  Card card;
  double score = 0;  ///< points it expects to write down
  double makes = 0;  ///< chance, from 0 to 1, to take exactly what it bid
};

struct CardChoice {
  Card card;                             ///< a legal one
  std::vector<CardOpinion> cards = {};   ///< of each legal card, for players who have one
  std::uint64_t worlds = 0;              ///< deals of the hidden cards that it looked at
  std::chrono::nanoseconds start_up{0};  ///< of the time it took, what was no thinking
};

/// A player keeps no memory of deals: what it does depends only on what it sees and on a seed, so
/// that anything can be had again. One thread at a time.
class Player {
 public:
  virtual ~Player() = default;

  /// The views are valid (play_view.h). The players of this library give no error; a program that
  /// plays may fail to answer.
  virtual Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) = 0;
  virtual Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) = 0;

  /// Is told that it will be asked nothing more: a program that plays may end. Who tells all
  /// players before any is destroyed does not wait for each in turn.
  virtual void Leave() {}
};

/// All kinds, the weakest first.
std::span<const PlayerKind> PlayerKinds();

/// All levels, the weakest first.
std::span<const PlayerKind> PlayerLevels();

/// Makes the player that `text` describes: a kind, and after a colon options with commas between
/// them, each at most once. An error names what is wrong and says what is expected.
///
///     worlds=N      rollout: random play-outs for a bid, and for a card, 1 to 100000;
///                   full: deals of the hidden cards for a card, and twice as many for a bid
///     ms=N          full: milliseconds that a bid or card may take, 1 to 600000
///     level=L       full: one of PlayerLevels(); `worlds` and `ms` come after it
///
/// and of `full`, to see what its parts are worth (docs/reference/boerenbridge.md):
///
///     bids=on|off   weighs deals by the bids
///     cards=on|off  weighs deals by the cards played
///     styles=on|off thinks that a seat may play by random play-outs
///     search=on|off solves deals at the end of a deal
///     aim=A         `lead`, the own score less that of the others, or `score`, the own alone
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text);

}  // namespace jasnel::boerenbridge
