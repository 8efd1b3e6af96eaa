// Endings with hidden hands and their exact values, against others whose play is known.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/games/play_state.h"
#include "jasnel/card.h"
#include "jasnel/match.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel::bench {

/// How the three other seats play. What each plays follows from its own hand and from what
/// everybody saw: nothing is drawn, and no search is needed.
enum class Others : std::uint8_t {
  kSimple,  ///< as the player `simple`
  kClub,    ///< as `full:level=club`
};

/// Their names, for text.
inline constexpr std::array<std::string_view, 2> kOthersNames = {"simple", "club"};

/// Most cards in the hand of the seat to play.
inline constexpr int kMostInEnding = 4;

/// The three other hands of an ending, each by the numbers of its cards among those hidden, as
/// bits.
struct EndingDeal {
  std::array<std::uint16_t, kSeats> hands{};
  PlayCard card = {};  ///< what the seat to play chooses there: scratch
};

/// The ending of a deal as the seat to play sees it. All deals of the hidden cards in which every
/// card played was legal are equally likely: who did not follow is void, and what the others chose
/// of their legal cards says nothing. From here on the others play as `others` do, and the seat
/// knows that.
///
/// A value is a score at the end of the deal, what the side of the seat writes down less what the
/// other side does, added up over deals. Use it from one thread at a time.
class Ending {
 public:
  static constexpr int kExact = std::numeric_limits<int>::max();

  /// `view` has at most `kMostInEnding` cards in hand. An error if it has more, or by rules with
  /// roem in hands.
  static Result<Ending> Make(const PlayView& view, Others others);

  /// What the seat sees: its own hand, and none else.
  const PlayState& table() const { return table_; }
  const Rules& rules() const { return rules_; }

  /// All deals of the hidden cards.
  const std::vector<EndingDeal>& deals() const { return deals_; }

  /// The hand of a seat in one of them, at the beginning.
  PlaySet HandOf(const EndingDeal& deal, int seat) const {
    return seat == own_ ? table_.hands[seat] : sets_[deal.hands[seat]];
  }

  /// What the seat to play, another one, plays with this hand.
  PlayCard CardOfOther(const PlayState& table, PlaySet hand) const;

  /// The sum over `deals` if the seat to play begins with `card` and then plays, at each of its
  /// turns, the one card that is best over all those of `deals` that it cannot tell apart. With
  /// `choices` it does so for that many cards, `card` among them, and from then on knows the deal.
  std::int64_t After(PlayCard card, std::vector<EndingDeal> deals, int choices = kExact);

  /// The score of a deal that is over.
  int ScoreOf(const PlayState& over) const;

 private:
  Ending() = default;

  using Place = std::vector<EndingDeal>::iterator;

  std::int64_t Sum(const PlayState& table, Place begin, Place end, int choices);
  std::int64_t OwnBest(const PlayState& table, Place begin, Place end, int choices);
  void ChooseOfOthers(const PlayState& table, Place begin, Place end);

  PlayState table_;
  Rules rules_;
  Others others_ = Others::kSimple;
  int own_ = 0;
  std::vector<EndingDeal> deals_;
  std::vector<PlaySet> sets_;    // of hidden cards, by their bits
  std::vector<PlayCard> cards_;  // chosen with a hand, by its bits, if `asked_` says so
  std::vector<unsigned> asked_;  // when: each position has a number
  unsigned asking_ = 0;
};

/// What each legal card is worth.
struct EndingValues {
  std::int64_t deals = 0;
  std::vector<std::pair<Card, std::int64_t>> sums;  ///< best first, then suit by suit from high

  /// The sum of a legal card.
  std::int64_t Of(Card card) const;

  /// How many cards are best.
  int best() const;

  /// Points that the best of the other cards costs, on average; 0 if all are best.
  double Margin() const;
};

Result<EndingValues> ValueEnding(const PlayView& view, Others others);

/// What kind of ending a deal is looked through for.
struct EndingKind {
  int cards = 3;  ///< in the hand of the seat to play: 3 or 4
  int place = 0;  ///< cards in the trick before its own: 0 to 3

  int number() const { return 2 * place + cards - 3; }
};

inline constexpr int kEndingKinds = 8;

/// One of each kind in turn, from deal 1 on.
constexpr EndingKind KindOfDeal(std::uint64_t number) {
  const int kind = static_cast<int>((number - 1) % kEndingKinds);
  return {3 + kind % 2, kind / 2};
}

/// Points that the best card must be ahead of the next, so that an ending asks something.
inline constexpr double kLeastMargin = 1;

/// An ending of a suite.
struct FoundEnding {
  std::uint64_t deal = 1;
  PlayView view;
  EndingValues values = {};
};

/// The ending of deal `number` of a match under `conditions`, all four seats of which `player`
/// plays: nothing if there is no choice in it, or none that matters.
std::optional<FoundEnding> EndingOfDeal(const MatchConditions& conditions, std::uint64_t number,
                                        Player& player, Others others);

}  // namespace jasnel::bench
