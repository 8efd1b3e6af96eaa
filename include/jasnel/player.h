// Players: they choose calls and cards from what a seat can see.
#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/match_standing.h"
#include "jasnel/penalty_card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

struct ConventionCard;

/// The limits for choosing one call, bid or card.
struct MoveLimits {
  std::uint64_t seed = 1;
  /// Wall-clock time after which the player answers with its best choice so far; 0 for no limit. A
  /// player normally limits its work so that it finishes earlier, and its answer then does not
  /// depend on the clock.
  std::chrono::microseconds time{0};
  const std::atomic<bool>* cancel = nullptr;  ///< the player answers soon after it becomes true
  /// What who asks calls the deal and the sitting, as `12-2`; empty if they have no name. Programs
  /// with a memory are told it; the library's own players do not look at it.
  std::string deal = {};
  /// Where the match stands for the side to call or play, if that is known. Players then want to
  /// win the match, and otherwise points.
  std::optional<MatchStanding> match = {};
};

/// A trick and its leader; four cards, fewer in the trick in progress.
struct SeenTrick {
  Seat leader = Seat::kNorth;
  Trick cards = {};
};

/// The tricks of a deal, as all players saw them, the trick in progress last; at most eight.
class SeenTricks {
 public:
  std::span<const SeenTrick> tricks() const { return std::span(tricks_).first(count_); }

  /// Adds a card to the trick that `leader` leads. There must be fewer than 32 cards.
  void Add(Seat leader, Card card) {
    if (count_ == 0 || tricks_[count_ - 1].cards.size() == kSeats) {
      assert(count_ < kHandSize);
      tricks_[count_++] = {leader, {}};
    }
    const int place = tricks_[count_ - 1].cards.size();
    tricks_[count_ - 1].cards.Add(card);
    played_[Index(Clockwise(leader, place))] |= card;
  }

  /// The cards each seat has played.
  const Hands& played() const { return played_; }

  /// All cards played.
  CardSet cards() const { return played_[0] | played_[1] | played_[2] | played_[3]; }

 private:
  std::array<SeenTrick, kHandSize> tricks_;
  std::uint8_t count_ = 0;
  Hands played_;
};

/// What the seat to call sees during the auction.
struct CallView {
  Auction auction;    ///< not over
  CardSet hand = {};  ///< of the seat to call: eight cards
  Rules rules = {};   ///< the auction's rules
};

/// What the seat to play sees during play.
struct PlayView {
  Auction auction;      ///< the finished auction; without calls if the contract was drawn
  CardSet hand = {};    ///< the remaining cards of the seat to play
  Position table = {};  ///< rules, trump, declarer, the trick in progress, and what has been won;
                        ///< no hands
  SeenTricks tricks = {};         ///< all tricks, including the trick in progress
  CardSet penalty = {};           ///< cards of the hand that lie open as penalty cards
  PenaltyDecision decision = {};  ///< what the other side said of them in this trick

  Seat seat() const { return Turn(table); }

  /// Who led to the first trick, or leads.
  Seat first_leader() const {
    return FirstLeader(table.rules.leads, auction.dealer(), table.declarer);
  }

  /// The legal cards, as far as penalty cards allow them: at least one.
  CardSet Legal() const {
    Position position = table;
    position.hands[Index(seat())] = hand;
    return penalty.empty() ? LegalCards(position) : AllowedCards(position, penalty, decision);
  }

  /// The cards in the other three hands together.
  CardSet Hidden() const { return kFullDeck - hand - tricks.cards(); }
};

/// The description of a deal in play, to be checked.
struct PlayReport {
  Auction auction;                        ///< over, or without calls if the contract was drawn
  std::optional<Contract> contract = {};  ///< required if there are no calls, otherwise optional
  Rules rules = {};
  std::optional<Seat> seat = {};  ///< the owner of the hand; must be the seat to play
  CardSet hand = {};
  std::span<const SeenTrick> tricks = {};  ///< the trick in progress last; it may be empty
};

/// The view of the seat to play. An error, which names the trick and the card if there is one, if
/// the report is impossible: a contract that differs from the auction's, or none; an incomplete
/// trick before the last; a leader that did not win the previous trick; a duplicate card; a hand
/// whose size is wrong for the seat to play; a different seat to play; a deal that is over; a card
/// that was illegal given the cards its player played later or still holds; hidden cards for which
/// no deal is consistent with the play.
Result<PlayView> MakePlayView(const PlayReport& report);

/// What is wrong with a view of an auction, if anything: an auction that is over, or a hand without
/// exactly eight cards.
std::optional<Error> Validate(const CallView& view);

/// A player's estimates for a call: the final score, its side's minus the opponents', and the
/// chance that the contract is made if the player declares, from 0 to 1.
struct CallOpinion {
  Call call = {};
  double score = 0;
  double makes = 0;
  std::optional<double> wins = {};  ///< chance to win the match, where it is known how it stands
};

struct CallChoice {
  Call call = {};                        ///< a legal call
  std::vector<CallOpinion> calls = {};   ///< for each legal call, from players that estimate them
  std::uint64_t worlds = 0;              ///< number of deals of the hidden cards examined
  std::chrono::nanoseconds start_up{0};  ///< the part of the elapsed time spent on start-up
  bool after_foul = false;               ///< taken for a player that fouled
};

/// A player's estimates for a card: the final score, its side's minus the opponents', and the
/// chance that the contract is made, by either side, from 0 to 1.
struct CardOpinion {
  Card card = {};
  double score = 0;
  double makes = 0;
  double message = 0;  ///< the part of `score` that is for what the card says to the partner
  std::optional<double> wins = {};  ///< chance to win the match, where it is known how it stands
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
  virtual Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) = 0;
  virtual Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) = 0;

  /// Whether the player must see all hands. If so, `ShowHands` is called before each call and card
  /// with the remaining cards of all seats.
  virtual bool SeesAll() const { return false; }
  virtual void ShowHands(const Hands&) {}

  /// Announces that no more choices will be requested, so an external program may exit. Call it for
  /// all players before destroying any, so that their programs exit at the same time.
  virtual void Shutdown() {}

  /// The name of `Shutdown` in 0.1.0: a class that still overrides it does not compile.
  virtual void Leave() final {}
};

/// A kind of player, or a level of `full`.
struct PlayerKind {
  std::string_view name = {};
  std::string_view summary = {};  ///< one line, for help
  bool sees_all = false;          ///< as `Player::SeesAll`, where no option says otherwise
};

/// All kinds, weakest first.
std::span<const PlayerKind> PlayerKinds();

/// All levels, weakest first.
std::span<const PlayerKind> PlayerLevels();

/// Finds a card of conventions (jasnel/convention.h) that is not one of those supplied, by its name
/// in the text that describes a player. An error says what is wrong and what was expected.
using ConventionSource =
    std::function<Result<std::shared_ptr<const ConventionCard>>(const std::string& name)>;

/// Makes the player that `text` describes: a kind, optionally followed by a colon and
/// comma-separated options, each at most once. An error names what is wrong and what was expected.
///
///     worlds=N      worlds, full: deals of the hidden cards to examine for each card, 1 to 100000
///     ms=N          worlds, full: time limit for a card in milliseconds, 1 to 600000
///     aim=A         worlds, full: `score`, what is written down at the end, or `points`
///     for=F         full: `match`, to win it where it is told how it stands, or `points`
///     level=L       full: one of PlayerLevels(); those below `strong` take no other but `for`
///
/// and for `full`, to measure the effect of its parts (docs/research/players.md), and what it
/// agreed on with its partner: docs/guides/conventions.md. Cards that are not supplied come from
/// `conventions`, if it is given.
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text,
                                           const ConventionSource& conventions = {});

/// What a player and its opponents agreed that cards say; null for nothing.
struct Agreement {
  std::shared_ptr<const ConventionCard> own = {};     ///< with its partner
  std::shared_ptr<const ConventionCard> theirs = {};  ///< the opponents
};

/// Whether the player that `text` describes uses what was agreed, and agreed on nothing in the text
/// itself: `full`, but for the levels that do not search.
bool TakesConventions(std::string_view text);

/// Makes the player that `text` describes, as it plays where `agreed` was agreed. One that
/// `TakesConventions` does not tell of stays as it is. An error as above.
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text, const Agreement& agreed);

/// The text of the same player that agreed on the card `own` with its partner, and whose opponents
/// agreed on `theirs`: names of cards, empty for none. A player that cannot use such cards, or that
/// agreed on some in its text, stays as it is.
std::string WithConventions(std::string_view player, std::string_view own, std::string_view theirs);

}  // namespace jasnel
