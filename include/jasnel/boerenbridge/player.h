// Boerenbridge players: they choose bids and cards from what a seat can see.
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

/// A position and public information: the cards played, and the suits in which seats are known to
/// be void. Unknown hands are empty; known hands do not affect what is recorded here.
struct PlayState {
  Position position = {};
  CardSet played = {};           ///< all cards played, including those of the current trick
  BySeat<std::uint8_t> voids{};  ///< by seat, a bit for each suit in which it has shown a void

  /// Plays `card` for the seat to play.
  void Play(Card card) {
    if (position.size > 0 && SuitOf(card) != SuitOf(position.trick[0])) {
      voids[static_cast<std::size_t>(position.turn())] |=
          static_cast<std::uint8_t>(1u << jasnel::Index(SuitOf(position.trick[0])));
    }
    played |= card;
    position.Play(card);
  }

  /// Whether no seat has cards left, if all hands are known.
  bool IsOver() const { return position.size == 0 && position.IsOver(); }
};

/// What the seat to bid sees during the bidding.
struct BidView {
  Bidding bidding;    ///< not over
  CardSet hand = {};  ///< of the seat to bid: as many cards as each seat is dealt

  int seat() const { return bidding.Turn(); }
};

/// The cards of a deal in the order of play, from the opening lead. Who played each card follows
/// from the rules.
class PlayedCards {
 public:
  /// Adds a card. There must be fewer than 52.
  void Add(Card card) { cards_[static_cast<std::size_t>(count_++)] = card; }

  std::span<const Card> cards() const {
    return std::span(cards_).first(static_cast<std::size_t>(count_));
  }

  friend bool operator==(const PlayedCards&, const PlayedCards&) = default;

 private:
  std::array<Card, kDeckSize> cards_{};
  int count_ = 0;
};

/// What the seat to play sees during play.
struct PlayView {
  Bidding bidding;       ///< over
  PlayState table = {};  ///< includes the remaining hand of the seat to play
  PlayedCards played = {};

  int seat() const { return table.position.turn(); }
  CardSet hand() const { return table.position.own(); }

  /// The legal cards, at least one.
  CardSet Legal() const { return table.position.Legal(); }

  /// The cards this seat has not seen: other seats hold them, or they were not dealt.
  CardSet Unseen() const { return kFullDeck - hand() - table.played; }

  /// The table before the opening lead, without hands.
  PlayState Start() const;
};

/// The number of cards each other seat holds in a view; 0 for the seat to play.
BySeat<int> HeldByOthers(const PlayView& view);

/// A trick in a `PlayReport`.
struct SeenTrick {
  int leader = 0;
  std::vector<Card> cards = {};
};

/// The description of a deal in play, to be checked.
struct PlayReport {
  Bidding bidding;               ///< over
  std::optional<int> seat = {};  ///< the owner of the hand; must be the seat to play
  CardSet hand = {};
  std::span<const SeenTrick> tricks = {};  ///< the trick in progress last; it may be empty
};

/// The view of the seat to play. An error, which names the trick and the card if there is one, if
/// the report is impossible: bidding that is not over; an incomplete trick before the last; a
/// leader that did not win the previous trick; a card that is a duplicate or not in the deck; a
/// hand whose size is wrong for the seat to play; a different seat to play; a deal that is over; a
/// card that did not follow suit although its player played that suit later or still holds it;
/// cards that nobody can hold.
Result<PlayView> MakePlayView(const PlayReport& report);

/// What is wrong with a view of the bidding, if anything: bidding that is over, a hand of the wrong
/// size, or a card that is not in the deck.
std::optional<Error> Validate(const BidView& view);

/// A player's estimates for a bid.
struct BidOpinion {
  int bid = 0;
  double score = 0;  ///< expected score
  double makes = 0;  ///< chance, from 0 to 1, of taking exactly this many tricks
};

struct BidChoice {
  int bid = 0;                           ///< a legal bid
  std::vector<BidOpinion> bids = {};     ///< for each legal bid, from players that estimate them
  std::uint64_t worlds = 0;              ///< number of deals of the hidden cards examined
  std::chrono::nanoseconds start_up{0};  ///< the part of the elapsed time spent on start-up
  bool after_foul = false;               ///< taken for a player that fouled
};

/// A player's estimates for a card.
struct CardOpinion {
  Card card = {};
  double score = 0;  ///< expected score
  double makes = 0;  ///< chance, from 0 to 1, of taking exactly the tricks it bid
};

struct CardChoice {
  Card card = {};                        ///< a legal card
  std::vector<CardOpinion> cards = {};   ///< for each legal card, from players that estimate them
  std::uint64_t worlds = 0;              ///< number of deals of the hidden cards examined
  std::chrono::nanoseconds start_up{0};  ///< the part of the elapsed time spent on start-up
  bool after_foul = false;               ///< taken for a player that fouled
};

/// A player has no memory of earlier deals: its choices depend only on what it sees and on a seed,
/// so they can be reproduced. Use it from one thread at a time.
class Player {
 public:
  virtual ~Player() = default;

  /// The views must be valid: see `Validate` and `MakePlayView`. The library's own players never
  /// return an error; an external program may fail to answer.
  virtual Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) = 0;
  virtual Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) = 0;

  /// Announces that no more choices will be requested, so an external program may exit. Call it for
  /// all players before destroying any, so that their programs exit at the same time.
  virtual void Shutdown() {}

  /// The name of `Shutdown` in 0.1.0: a class that still overrides it does not compile.
  virtual void Leave() final {}
};

/// All kinds, weakest first.
std::span<const PlayerKind> PlayerKinds();

/// All levels, weakest first.
std::span<const PlayerKind> PlayerLevels();

/// Makes the player that `text` describes: a kind, optionally followed by a colon and
/// comma-separated options, each at most once. An error names what is wrong and what was expected.
///
///     worlds=N      rollout: random play-outs for a bid, and for a card, 1 to 100000;
///                   full: deals of the hidden cards for a card, and twice as many for a bid
///     ms=N          full: time limit for a bid or card in milliseconds, 1 to 600000
///     level=L       full: one of PlayerLevels(); those below `strong` take no other option
///
/// and for `full`, to measure the effect of its parts (docs/research/boerenbridge.md):
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text);

}  // namespace jasnel::boerenbridge
