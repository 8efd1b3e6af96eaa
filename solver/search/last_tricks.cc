#include "solver/search/last_tricks.h"

#include <algorithm>
#include <array>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN
namespace {

// A line of play, or what is best of several, in the leader's view: what it is worth to its side,
// and the cards that the sides take, its own first.
struct Line {
  int gain;
  Taken taken;
};

// The first of the two tricks, some of its cards played.
struct FirstTrick {
  PlaySet cards;
  PlayCard led;
  PlayCard best;
  int winner;  // place of `best`
  int points;
};

// How the two tricks end, in the leader's view.
struct End {
  int gain;         // points and roem
  int roem;         // of both tricks
  int first_side;   // that wins the first trick; 0 is the leader's
  int second_side;  // ... the second
};

// Plays the two tricks: alpha-beta with a null window over the cards of the first. The leader's
// side, at places 0 and 2, wants `worth(End)` to be `target` or more, and the other side does not.
template <class Worth>
class TwoTricks {
 public:
  TwoTricks(const SuitLookup& deal, const Rules& rules, const TrickStart& start, int target,
            const Worth& worth)
      : worth_(worth),
        rules_(rules),
        left_(start.left),
        live_(deal.LiveCards(start.left)),
        points_(start.points),
        target_(target) {
    for (int place = 0; place < kSeats; ++place) {
      hands_[place] = deal.hand((start.leader + place) & 3) & left_;
    }
  }

  Line Play() { return Play<0>({}); }
  int tried() const { return tried_; }

 private:
  // Tries the cards of the hand at `kPlace`, the lowest first.
  template <int kPlace>
  Line Play(const FirstTrick& trick) {
    constexpr bool kOurs = kPlace % 2 == 0;
    const PlaySet hand = hands_[kPlace];
    const PlaySet cards = kPlace == 0 ? hand
                                      : LegalToFollow(hand, trick.led, trick.best,
                                                      trick.winner == kPlace - 2, rules_);
    Line best = {kOurs ? -kBeyond : kBeyond, Taken::Everything()};
    for (const PlayCard card : cards) {
      ++tried_;
      const Line line = After<kPlace>(trick, card);
      if ((line.gain >= target_) == kOurs) return line;
      best.gain = kOurs ? std::max(best.gain, line.gain) : std::min(best.gain, line.gain);
      best.taken = best.taken & line.taken;
    }
    return best;
  }

  template <int kPlace>
  Line After(const FirstTrick& trick, PlayCard card) {
    FirstTrick next = trick;
    next.cards |= card;
    next.points += CardPoints(card);
    if (kPlace == 0) next.led = card;
    if (kPlace == 0 || Beats(card, trick.best, trick.led)) {
      next.best = card;
      next.winner = kPlace;
    }
    if constexpr (kPlace + 1 < kSeats) {
      return Play<kPlace + 1>(next);
    } else {
      return Over(next);
    }
  }

  // The second trick is what was not played to the first: the winner leads its last card, and the
  // highest trump or card of that suit takes it.
  Line Over(const FirstTrick& first) const {
    const PlaySet last = left_ - first.cards;
    const PlayCard led = (hands_[first.winner] & last).Lowest();
    const PlayCard best = (last & (SuitOf(led) | kTrumpCards)).Highest();
    const int first_side = first.winner & 1;
    const int last_side = (hands_[0] | hands_[2]).Contains(best) ? 0 : 1;
    const int first_roem = Roem(first.cards);
    const int last_roem = Roem(last);
    const int gain = ForNorthSouth(first.points + first_roem, first_side) +
                     ForNorthSouth(points_ - first.points + last_roem, last_side);
    Line line{};
    line.gain = worth_({gain, first_roem + last_roem, first_side, last_side});
    line.taken.Add(first.cards, first_side);
    line.taken.Add(last, last_side);
    return line;
  }

  int Roem(PlaySet trick) const {
    const PlaySet counting = trick & live_;
    return counting.empty() ? 0 : TrickRoem(counting, rules_);
  }

  static constexpr int kBeyond = 1 << 20;

  const Worth& worth_;
  const Rules& rules_;
  const PlaySet left_;
  const PlaySet live_;  // in combinations that can fall in a trick
  const int points_;    // of all cards, and the last trick
  const int target_;
  std::array<PlaySet, kSeats> hands_;  // by place
  int tried_ = 0;
};

}  // namespace

Tried TryCardsOfLastTwo(const SuitLookup& deal, const Rules& rules, const TrickStart& start,
                        int target) {
  const int side = start.leader & 1;
  const auto points = [](const End& end) { return end.gain; };
  TwoTricks tricks(deal, rules, start, side == 0 ? target : 1 - target, points);
  const Line line = tricks.Play();
  if (side == 0) return {line.gain, line.taken, tricks.tried()};
  return {-line.gain, {line.taken.By(1), line.taken.By(0)}, tricks.tried()};
}

Tried TryCardsOfLastTwo(const SuitLookup& deal, const Rules& rules, const TrickStart& start,
                        const NatTarget& target) {
  const int declarers = (start.leader & 1) ^ target.declarers;  // 0 if the leader is one
  const int bonus = start.unbeaten != 0 ? rules.pit : 0;        // only of the declarers' opponents
  const auto leader_has_it = [&](const End& end) {
    const bool all = end.first_side != declarers && end.second_side != declarers;
    const bool reached = ForNorthSouth(end.gain, declarers) >= target.points ||
                         end.roem + (all ? bonus : 0) <= target.roem;
    return static_cast<int>(reached == (declarers == 0));
  };
  TwoTricks tricks(deal, rules, start, 1, leader_has_it);
  const bool leader_got_it = tricks.Play().gain > 0;
  return {leader_got_it == (declarers == 0) ? 1 : 0, {}, tricks.tried()};
}

JASNEL_KERNEL_END
