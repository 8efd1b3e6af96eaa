// Who plays: calls and cards chosen by what a seat sees.
#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a player may use for one call, bid or card.
struct Thinking {
  std::uint64_t seed = 1;
  /// Wall-clock time after which it answers with what it has; 0 for as long as it takes. A player
  /// counts its work so that it is done before, as a rule: then the answer does not depend on the
  /// clock.
  std::chrono::microseconds time{0};
  const std::atomic<bool>* cancel = nullptr;  ///< answers soon after it becomes true
};

/// A trick and who led to it; four cards, fewer in the trick in progress.
struct SeenTrick {
  Seat leader = Seat::kNorth;
  Trick cards;
};

/// The tricks of a deal as everybody saw them, the one in progress last; at most eight.
class SeenTricks {
 public:
  std::span<const SeenTrick> tricks() const { return std::span(tricks_).first(count_); }

  /// Adds a card of the trick that `leader` leads. There are fewer than 32.
  void Add(Seat leader, Card card) {
    if (count_ == 0 || tricks_[count_ - 1].cards.size() == kSeats) {
      assert(count_ < kHandSize);
      tricks_[count_++] = {leader, {}};
    }
    const int place = tricks_[count_ - 1].cards.size();
    tricks_[count_ - 1].cards.Add(card);
    played_[Index(Clockwise(leader, place))] |= card;
  }

  /// What each seat has played.
  const Hands& played() const { return played_; }

  /// All cards played.
  CardSet cards() const { return played_[0] | played_[1] | played_[2] | played_[3]; }

 private:
  std::array<SeenTrick, kHandSize> tricks_;
  std::uint8_t count_ = 0;
  Hands played_;
};

/// An auction seen from the seat in turn.
struct CallView {
  Auction auction;  ///< not over
  CardSet hand;     ///< of the seat in turn: eight cards
  Rules rules;      ///< those of the auction
};

/// A deal in play, seen from the seat in turn.
struct PlayView {
  Auction auction;    ///< as it ended; without calls where the contract was drawn
  CardSet hand;       ///< of the seat in turn: what it still holds
  Position table;     ///< rules, trump, declarer, the trick in progress, what was won; no hands
  SeenTricks tricks;  ///< all of them, the one in progress too

  Seat seat() const { return Turn(table); }

  /// The cards that may be played, one at least.
  CardSet Legal() const {
    Position position = table;
    position.hands[Index(seat())] = hand;
    return LegalCards(position);
  }

  /// What others hold, whoever of them.
  CardSet Hidden() const { return kFullDeck - hand - tricks.cards(); }
};

/// What is told of a deal in play, to be checked.
struct PlayReport {
  Auction auction;                   ///< over, or without calls where the contract was drawn
  std::optional<Contract> contract;  ///< where there are no calls; else it may be left out
  Rules rules;
  std::optional<Seat> seat;  ///< whose hand it is, which must be the seat in turn
  CardSet hand;
  std::span<const SeenTrick> tricks;  ///< the one in progress last; it may have no card yet
};

/// What the seat in turn sees. An error, which names the trick and the card where there is one, if
/// that cannot have happened: a contract other than that of the auction, or none; a trick other
/// than the last that is not full, a leader who did not win the trick before, a card that stands
/// twice, a hand of another size than that of the seat in turn, another seat in turn, a deal that
/// is over; a card that was not legal for a hand with the cards that its player played later, or
/// still holds; hidden cards that cannot be dealt in any way that agrees with what was played.
Result<PlayView> MakePlayView(const PlayReport& told);

/// What is wrong with a view of an auction, if anything: an auction that is over, a hand of other
/// than eight cards.
std::optional<Error> Validate(const CallView& view);

/// What a player thinks of a call: what its side writes down at the end minus what the others do,
/// and the chance that the contract is made if it plays, from 0 to 1.
struct CallOpinion {
  Call call;
  double score = 0;
  double makes = 0;
};

struct CallChoice {
  Call call;                             ///< a legal one
  std::vector<CallOpinion> calls = {};   ///< of each legal call, for players who have one
  std::uint64_t worlds = 0;              ///< deals of the hidden cards that it looked at
  std::chrono::nanoseconds start_up{0};  ///< of the time it took, what was no thinking
};

/// What a player thinks of a card: what its side writes down at the end minus what the others do,
/// and the chance that the contract is made, from 0 to 1, whoever declares.
struct CardOpinion {
  Card card;
  double score = 0;
  double makes = 0;
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
  virtual Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) = 0;
  virtual Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) = 0;

  /// Whether it must be shown all hands: then `ShowHands` is called before each call and card with
  /// the cards that all seats still hold.
  virtual bool SeesAll() const { return false; }
  virtual void ShowHands(const Hands&) {}

  /// Is told that it will be asked nothing more: a program that plays may end. Who tells all
  /// players before any is destroyed does not wait for each in turn.
  virtual void Leave() {}
};

/// A kind of player, or a level of `full`.
struct PlayerKind {
  std::string_view name;
  std::string_view summary;  ///< one line, for help
};

/// All kinds, the weakest first.
std::span<const PlayerKind> PlayerKinds();

/// All levels, the weakest first.
std::span<const PlayerKind> PlayerLevels();

/// Makes the player that `text` describes: a kind, and after a colon options with commas between
/// them, each at most once. An error names what is wrong and says what is expected.
///
///     worlds=N      worlds, full: deals of the hidden cards to look at for each card, 1 to 100000
///     ms=N          worlds, full: milliseconds a card may take, 1 to 600000
///     aim=A         worlds, full: `score`, what is written down at the end, or `points`
///     level=L       full: one of PlayerLevels(); `worlds` and `ms` come after it
///
/// and of `full`, to see what its parts are worth (docs/research/players.md):
///
///     inference=on|off   leaves out deals that the cards played exclude
///     cards=on|off       weighs deals by the cards played
///     calls=on|off       weighs deals by the auction
///     all=on|off         takes all deals where they are few
///     playouts=P         percent of play-outs in the value of a card, the rest is of open hands
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text);

}  // namespace jasnel
