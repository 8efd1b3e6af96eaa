#include "ai/judge/reasons.h"

#include <optional>

#include "ai/games/play_state.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/position.h"

namespace jasnel {
namespace {

// From what difference on it is named, between chances in a trick, between chances in the deal, and
// in points.
constexpr double kClearInTrick = 0.2;
constexpr double kClearInDeal = 0.05;
constexpr double kClearPoints = 3;

// A side takes a trick with as good a chance with one card as with the other.
constexpr double kAsOften = 0.1;

constexpr double kMostly = 0.5;

class CardReasons {
 public:
  CardReasons(const PlayView& view, const CardContrast& contrast)
      : view_(view),
        contrast_(contrast),
        better_(contrast.of_better),
        worse_(contrast.of_worse),
        order_(view.table.trump),
        seen_(PlayStateOf(view)),
        better_card_(order_.ToPlay(contrast.better)),
        worse_card_(order_.ToPlay(contrast.worse)) {}

  // The most particular one that holds.
  std::optional<Reason> OfTrick() const {
    if (BeatsPartner()) {
      return Chances(ReasonKind::kPartnersTrick, &CardOutcome::takes,
                     {.card = order_.ToNatural(seen_.best)});
    }
    if (Less(&CardOutcome::roem_lost) && LosesPoints()) {
      return Chances(ReasonKind::kRoemGiven, &CardOutcome::roem_lost);
    }
    if (More(&CardOutcome::roem_won) && LosesPoints()) {
      return Chances(ReasonKind::kRoemMissed, &CardOutcome::roem_won);
    }
    if (leads()) {
      if (const auto reason = OfTrumps()) return reason;
    }
    if (IsHighest() && More(&CardOutcome::better_takes)) {
      return Chances(ReasonKind::kCash, &CardOutcome::better_takes,
                     {.suit = SuitOf(contrast_.better)});
    }
    if (const auto reason = OfCardPoints()) return reason;
    if (More(&CardOutcome::takes) && LosesPoints()) {
      return Chances(ReasonKind::kTrick, &CardOutcome::takes);
    }
    if (More(&CardOutcome::worse_takes)) {
      return Chances(ReasonKind::kKept, &CardOutcome::worse_takes);
    }
    if (Less(&CardOutcome::later_lost)) {
      return Chances(ReasonKind::kLaterRoemGiven, &CardOutcome::later_lost);
    }
    if (More(&CardOutcome::later_won)) {
      return Chances(ReasonKind::kLaterRoemMissed, &CardOutcome::later_won);
    }
    return std::nullopt;
  }

  std::optional<Reason> OfDeal() const {
    const bool declares = SideOf(view_.seat()) == StakesOf(view_.table).ToMake();
    const double made = (declares ? 1 : -1) * Gain(&CardOutcome::made);
    if (made >= kClearInDeal) return Chances(ReasonKind::kContract, &CardOutcome::made);
    if (Gain(&CardOutcome::pit) >= kClearInDeal) {
      return Chances(ReasonKind::kPit, &CardOutcome::pit);
    }
    if (-Gain(&CardOutcome::pit_against) >= kClearInDeal) {
      return Chances(ReasonKind::kPitAgainst, &CardOutcome::pit_against);
    }
    if (Gain(&CardOutcome::margin) >= kClearPoints) {
      return Chances(ReasonKind::kMargin, &CardOutcome::margin);
    }
    return std::nullopt;
  }

 private:
  using Part = double CardOutcome::*;

  bool leads() const { return seen_.size == 0; }

  double Gain(Part part) const { return better_.*part - worse_.*part; }
  bool More(Part part) const { return Gain(part) >= kClearInTrick; }
  bool Less(Part part) const { return -Gain(part) >= kClearInTrick; }

  // In this trick.
  bool LosesPoints() const { return Gain(&CardOutcome::points) >= kClearPoints; }

  Reason Chances(ReasonKind kind, Part part, Reason reason = {}) const {
    reason.kind = kind;
    reason.better = better_.*part;
    reason.worse = worse_.*part;
    return reason;
  }

  bool BeatsPartner() const {
    return !leads() && seen_.PartnerHolds() && Beats(worse_card_, seen_.best, seen_.led) &&
           !Beats(better_card_, seen_.best, seen_.led) && better_.takes >= kMostly &&
           worse_.takes - better_.takes < kAsOften;
  }

  // The opponents who did not follow this suit.
  std::vector<Seat> ShownOut(PlayCard card) const {
    std::vector<Seat> seats;
    for (const int steps : {1, 3}) {
      const Seat seat = Clockwise(view_.seat(), steps);
      if ((seen_.voids[Index(seat)] >> (card.index() / kRanks) & 1) != 0) {
        seats.push_back(seat);
      }
    }
    return seats;
  }

  std::optional<Reason> OfTrumps() const {
    const double held = contrast_.opponents_hold_trumps;
    if (!IsTrump(worse_card_) && Less(&CardOutcome::trumped) && LosesPoints()) {
      return Chances(ReasonKind::kTrumped, &CardOutcome::trumped,
                     {.suit = SuitOf(contrast_.worse), .seats = ShownOut(worse_card_)});
    }
    if (IsTrump(worse_card_) && !IsTrump(better_card_) && held < kMostly) {
      const std::vector<Seat> seats = ShownOut(worse_card_);
      if (!seats.empty()) {
        return Reason{.kind = ReasonKind::kTrumpsGone,
                      .worse = held,
                      .suit = view_.table.trump,
                      .seats = seats};
      }
    }
    if (IsTrump(better_card_) && !IsTrump(worse_card_) && held >= kMostly &&
        Less(&CardOutcome::later)) {
      return Chances(ReasonKind::kTrumpsDrawn, &CardOutcome::later, {.suit = view_.table.trump});
    }
    return std::nullopt;
  }

  // Whether the better card is plain, no hidden card of its suit is higher, and as the trick is
  // nothing but a trump can beat it.
  bool IsHighest() const {
    if (IsTrump(better_card_)) return false;
    const PlaySet hidden = order_.ToPlay(view_.Hidden());
    if (!(hidden & SuitOf(better_card_) & Above(better_card_)).empty()) return false;
    return leads() || Beats(better_card_, seen_.best, seen_.led);
  }

  std::optional<Reason> OfCardPoints() const {
    const auto points = [&](Card card) { return CardPoints(CardSet(card), view_.table.trump); };
    const int more = (points(contrast_.worse) - points(contrast_.better)).count();
    if (!LosesPoints()) return std::nullopt;
    if (more >= kClearPoints && worse_.takes < kMostly && worse_.takes - better_.takes < kAsOften) {
      Reason reason = Chances(ReasonKind::kPointsGiven, &CardOutcome::takes);
      reason.better = 1 - *reason.better;
      reason.worse = 1 - *reason.worse;
      reason.points = points(contrast_.worse);
      return reason;
    }
    if (-more >= kClearPoints && better_.takes >= kMostly &&
        better_.takes - worse_.takes < kAsOften) {
      return Chances(ReasonKind::kPointsKept, &CardOutcome::takes,
                     {.points = points(contrast_.better)});
    }
    return std::nullopt;
  }

  const PlayView& view_;
  const CardContrast& contrast_;
  const CardOutcome& better_;
  const CardOutcome& worse_;
  PlayOrder order_;
  PlayState seen_;
  PlayCard better_card_;
  PlayCard worse_card_;
};

}  // namespace

std::vector<Reason> ReasonsOf(const PlayView& view, const CardContrast& contrast) {
  const CardReasons all(view, contrast);
  std::vector<Reason> reasons;
  for (const auto& reason : {all.OfTrick(), all.OfDeal()}) {
    if (reason) reasons.push_back(*reason);
  }
  return reasons;
}

std::vector<Reason> ReasonsOf(const FairCallOption& better, const FairCallOption& worse,
                              bool in_points) {
  std::vector<Reason> reasons;
  if (better.makes.value_or(1) - worse.makes.value_or(0) >= kClearInDeal) {
    reasons.push_back(
        {.kind = ReasonKind::kContract, .better = better.makes, .worse = worse.makes});
  }
  if (in_points) {
    reasons.push_back({.kind = ReasonKind::kScore,
                       .better = better.single_dummy.value,
                       .worse = worse.single_dummy.value});
  }
  return reasons;
}

}  // namespace jasnel
