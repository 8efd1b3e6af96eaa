#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/games/play_state.h"
#include "ai/judge/call_decision.h"
#include "ai/judge/card_decision.h"
#include "ai/judge/fair_mark.h"
#include "ai/judge/fair_worth.h"
#include "ai/judge/judge_clock.h"
#include "ai/judge/reasons.h"
#include "ai/models/play_policy.h"
#include "jasnel/dealing.h"
#include "jasnel/fair.h"
#include "jasnel/player.h"
#include "jasnel/position.h"

namespace jasnel {
namespace {

// How many times as many worlds show whether a difference is clear.
constexpr double kTimesAsManyAgain = 3;

// Cards that seem better than the one that was played, and are compared with it in these.
constexpr std::size_t kMaxRivals = 3;

constexpr std::size_t kMinTable = std::size_t{64} << 10;

double ScaleOf(const FairRequest& request) {
  return static_cast<double>(request.worlds) / static_cast<double>(kUsualFairWorlds);
}

// A card that was played, and what its player saw.
struct PlayedCard {
  PlayView view;
  FairCard card;
};

// The cards up to the first that was not legal.
std::vector<PlayedCard> PlayedCards(const Replay& replay, const Auction& auction) {
  std::vector<PlayedCard> cards;
  SeenTricks seen;
  std::size_t index = 0;
  for (const ReplayedTrick& trick : replay.tricks) {
    for (int place = 0; place < trick.cards.size(); ++place) {
      const auto number = static_cast<int>(index / kSeats) + 1;
      for (const Fault& fault : replay.faults) {
        if (fault.trick == number && fault.place == place + 1) return cards;
      }
      const Position& now = replay.positions[index++];
      const Position table = TableSeen(now, replay.positions.front().hands);
      const Seat seat = Turn(table);
      const CardSet hand = now.hands[Index(seat)];
      const Card card = *(trick.cards.begin() + place);
      FairCard judged;
      judged.trick = number;
      judged.place = place + 1;
      judged.seat = seat;
      judged.card = card;
      cards.push_back({{auction, hand, table, seen}, judged});
      seen.Add(trick.leader, card);
    }
  }
  return cards;
}

FairMark MarkOf(const FairValue& cost) {
  const bool agreed = cost.single_dummy.value > 0 && cost.double_dummy.value > 0;
  return agreed ? MarkOfCost(cost.value, kClearCost) : FairMark::kNone;
}

// Judges one card.
class CardJudge {
 public:
  CardJudge(const PlayView& view, FairCard& card, Solver& solver, const FairRequest& request,
            const JudgeClock& clock)
      : view_(view),
        card_(card),
        decision_(view, solver, clock, {view.table.rules, request.match, SideOf(view.seat())}),
        scale_(ScaleOf(request)),
        seed_(Random::Stream(request.seed, static_cast<std::uint64_t>(view.tricks.cards().size()))
                  .Next()) {}

  // False where the clock ended it.
  bool Judge() { return FindMark() && FindReasons(); }

 private:
  bool FindMark() {
    const std::size_t played = NumberOf(card_.card);
    const auto first = decision_.Survey(played, scale_, Random::Stream(seed_, 0));
    if (!first) return false;
    card_.worlds = first->worlds();
    card_.all_worlds = first->all_worlds();
    NoteOptions(*first);
    const std::size_t best = NumberOf(card_.options.front().card);
    if (best != played) return Compare(*first, played);
    const std::size_t other = Likeliest(played);
    Note(*first, other, played);
    const bool seems_good = card_.cost.value.value < -kClearCost || first->exact();
    if (ChanceOf(card_.card) > kHardToFind || !seems_good) return true;
    return LookAgain(*first, {other}, played, [&](const CardSample& sample) {
      Note(sample, other, played);
      if (MarkOf(sample.Difference(played, other)) != FairMark::kNone) card_.mark = FairMark::kGood;
    });
  }

  bool FindReasons() {
    if (card_.mark == FairMark::kNone) return true;
    std::size_t better = NumberOf(*card_.other);
    std::size_t worse = NumberOf(card_.card);
    if (card_.mark == FairMark::kGood) std::swap(better, worse);
    const auto contrast =
        decision_.Contrast(better, worse, kTimesAsManyAgain * scale_, Random::Stream(seed_, 1));
    if (!contrast) return false;
    card_.reasons = ReasonsOf(view_, *contrast);
    return true;
  }

  void NoteOptions(const CardSample& sample) {
    const std::size_t played = NumberOf(card_.card);
    const PlayState seen = PlayStateOf(view_);
    const PlayOrder order(view_.table.trump);
    const CardChances chances =
        PlayPolicy::Get().Chances(seen, order.ToPlay(view_.Legal()), view_.table.rules);
    for (std::size_t i = 0; i < decision_.cards().size(); ++i) {
      card_.options.push_back({decision_.Natural(i), sample.Worth(i), sample.Difference(i, played),
                               static_cast<double>(chances.Of(decision_.cards()[i]))});
    }
    std::stable_sort(card_.options.begin(), card_.options.end(),
                     [](const FairOption& a, const FairOption& b) {
                       return a.worth.value.value > b.worth.value.value;
                     });
  }

  std::size_t NumberOf(Card card) const {
    std::size_t number = 0;
    while (decision_.Natural(number) != card) ++number;
    return number;
  }

  double ChanceOf(Card card) const {
    for (const FairOption& option : card_.options) {
      if (option.card == card) return option.chance;
    }
    return 0;
  }

  // The card that most players would play, or if that is `played` the second best.
  std::size_t Likeliest(std::size_t played) const {
    const auto likeliest = std::max_element(
        card_.options.begin(), card_.options.end(),
        [](const FairOption& a, const FairOption& b) { return a.chance < b.chance; });
    const std::size_t number = NumberOf(likeliest->card);
    return number != played ? number : NumberOf(card_.options[1].card);
  }

  // What `other` is worth more by `sample`.
  void Note(const CardSample& sample, std::size_t other, std::size_t played) {
    card_.other = decision_.Natural(other);
    card_.cost = sample.Difference(other, played);
    for (FairOption& option : card_.options) {
      if (option.card == *card_.other) option.gain = card_.cost;
    }
  }

  // Compares the card that was played with those that seem better: the first of them that is so
  // without doubt, or else the best.
  bool Compare(const CardSample& first, std::size_t played) {
    std::vector<std::size_t> rivals;
    for (const FairOption& option : card_.options) {
      if (rivals.size() < kMaxRivals && option.gain.value.value > kClearCost) {
        rivals.push_back(NumberOf(option.card));
      }
    }
    Note(first, NumberOf(card_.options.front().card), played);
    if (first.exact()) card_.mark = MarkOf(card_.cost);
    if (rivals.empty()) return true;
    return LookAgain(first, rivals, played, [&](const CardSample& sample) {
      std::optional<std::size_t> best;
      for (const std::size_t rival : rivals) {
        Note(sample, rival, played);
        if (!best || card_.cost.value.value > sample.Difference(*best, played).value.value) {
          best = rival;
        }
        card_.mark = MarkOf(card_.cost);
        if (card_.mark != FairMark::kNone) return;
      }
      Note(sample, *best, played);
    });
  }

  // Has `use` look at other worlds, in which these cards were examined, unless the first are all
  // there are and nothing was left to chance in them.
  template <class Use>
  bool LookAgain(const CardSample& first, std::vector<std::size_t> numbers, std::size_t played,
                 const Use& use) {
    if (first.exact()) {
      use(first);
      return true;
    }
    numbers.push_back(played);
    const auto again =
        decision_.Examine(numbers, kTimesAsManyAgain * scale_, Random::Stream(seed_, 1));
    if (!again) return false;
    card_.worlds = again->worlds();
    use(*again);
    return true;
  }

  const PlayView& view_;
  FairCard& card_;
  CardDecision decision_;
  double scale_;
  std::uint64_t seed_;
};

// Judges every call; false where the clock ended it.
bool JudgeCalls(BatchSolver& solver, const Hands& hands, const Rules& rules, const Auction& auction,
                const FairRequest& request, const JudgeClock& clock, FairJudgement& judgement) {
  Auction now = auction.Anew();
  for (const Call call : auction.calls()) {
    const std::uint64_t seed =
        Random::Stream(~request.seed, static_cast<std::uint64_t>(now.calls().size())).Next();
    const Seat seat = now.Turn();
    judgement.calls.push_back(JudgeCall(solver, now, hands[Index(seat)], rules, call,
                                        request.worlds, seed, clock,
                                        {rules, request.match, SideOf(seat)}));
    if (clock.IsOver()) return false;
    now.Speak(call);
  }
  return true;
}

bool JudgeCards(BatchSolver& solver, const Replay& replay, const Auction& auction,
                const FairRequest& request, const JudgeClock& clock, FairJudgement& judgement) {
  std::vector<PlayedCard> cards = PlayedCards(replay, auction);
  std::atomic<bool> stopped = false;
  solver.ForEach(cards.size(), [&](Solver& one, std::size_t i) {
    PlayedCard& played = cards[i];
    if (stopped || replay.allowed[i].IsSingle()) return;
    if (!CardJudge(played.view, played.card, one, request, clock).Judge()) stopped = true;
  });
  for (PlayedCard& played : cards) judgement.cards.push_back(std::move(played.card));
  return !stopped;
}

// Where the match counts, all is told as the chance to win it.
void TellChances(FairJudgement& judgement) {
  const auto tell = [](Estimate& estimate) {
    estimate = {kPercentOfPoint * estimate.value, kPercentOfPoint * estimate.low,
                kPercentOfPoint * estimate.high};
  };
  const auto tell_all = [&](FairValue& value) {
    tell(value.value);
    tell(value.single_dummy);
    tell(value.double_dummy);
  };
  for (FairCall& call : judgement.calls) {
    tell(call.cost);
    for (FairCallOption& option : call.options) {
      tell(option.single_dummy);
      tell(option.double_dummy);
    }
  }
  for (FairCard& card : judgement.cards) {
    tell_all(card.cost);
    for (FairOption& option : card.options) {
      tell_all(option.worth);
      tell_all(option.gain);
    }
  }
}

}  // namespace

FairJudgement JudgeFairly(BatchSolver& solver, const Replay& replay, Seat dealer,
                          const std::optional<Auction>& auction, const FairRequest& request) {
  const JudgeClock clock(request.time, request.cancel);
  FairJudgement judgement;
  const Position& start = replay.positions.front();
  const Auction calls = auction ? *auction : Auction::NotHeld(dealer, start.rules, start.trump);
  if ((auction &&
       !JudgeCalls(solver, start.hands, start.rules, calls, request, clock, judgement)) ||
      !JudgeCards(solver, replay, calls, request, clock, judgement)) {
    judgement = {};
    judgement.stop = clock.Reason();
  }
  if (request.match) TellChances(judgement);
  judgement.match = request.match;
  judgement.time = clock.Elapsed();
  return judgement;
}

std::vector<Reason> WhyBetter(const PlayView& view, Card better, Card worse,
                              const FairRequest& request) {
  const JudgeClock clock(request.time, request.cancel);
  // A seat that did not follow suit may turn out to hold it: then no deal agrees with the play.
  if (!WorldSampler::Make(InferHidden(view))) return {};
  Solver solver({.table_bytes = kMinTable});  // nothing is solved
  CardDecision decision(view, solver, clock);
  const auto number_of = [&](Card card) {
    std::size_t number = 0;
    while (decision.Natural(number) != card) ++number;
    return number;
  };
  const auto contrast =
      decision.Contrast(number_of(better), number_of(worse), kTimesAsManyAgain * ScaleOf(request),
                        Random(request.seed));
  return contrast ? ReasonsOf(view, *contrast) : std::vector<Reason>();
}

Message WhyChosen(const PlayView& view, const CardChoice& choice, const FairRequest& request) {
  const auto chosen =
      std::find_if(choice.cards.begin(), choice.cards.end(),
                   [&](const CardOpinion& opinion) { return opinion.card == choice.card; });
  if (chosen == choice.cards.end()) return {};
  const CardOpinion* other = nullptr;
  for (const CardOpinion& opinion : choice.cards) {
    const bool clearly_worse = opinion.score < chosen->score - kClearCost;
    if (clearly_worse && (other == nullptr || opinion.score > other->score)) other = &opinion;
  }
  if (other == nullptr) return {};
  return ReasonsInWords(view.seat(), choice.card, other->card,
                        WhyBetter(view, choice.card, other->card, request));
}

std::array<FairTotal, kSeats> FairTotals(const FairJudgement& judgement) {
  std::array<FairTotal, kSeats> totals;
  const auto add = [&](Seat seat, FairMark mark, double cost) {
    FairTotal& total = totals[Index(seat)];
    if (mark == FairMark::kGood) ++total.good;
    if (mark != FairMark::kMistake && mark != FairMark::kBlunder) return;
    ++total.mistakes;
    total.cost += cost;
  };
  for (const FairCall& call : judgement.calls) add(call.seat, call.mark, call.cost.value);
  for (const FairCard& card : judgement.cards) add(card.seat, card.mark, card.cost.value.value);
  return totals;
}

}  // namespace jasnel
