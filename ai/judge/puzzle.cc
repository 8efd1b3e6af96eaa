#include "jasnel/puzzle.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "ai/games/play_state.h"
#include "ai/judge/card_decision.h"
#include "ai/judge/fair_mark.h"
#include "ai/judge/judge_clock.h"
#include "ai/judge/reasons.h"
#include "ai/models/play_policy.h"
#include "jasnel/dealing.h"
#include "jasnel/message.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

// Hidden hands: factors for the usual number of worlds. A rough look, a look that decides, and a
// check.
constexpr double kRough = 0.2;
constexpr double kUsual = 1;
constexpr double kCheck = 10;

// How much of the margin a rough look must show.
constexpr double kRoughPart = 0.7;

// How often a level plays the card of a puzzle, to see whether it finds it.
constexpr int kTriesOfLevel = 5;

void SortBestFirst(std::vector<PuzzleCard>& cards) {
  std::stable_sort(cards.begin(), cards.end(),
                   [](const PuzzleCard& a, const PuzzleCard& b) { return a.cost < b.cost; });
}

// Looks for a puzzle in one position.
class PuzzleSearch {
 public:
  PuzzleSearch(Solver& solver, const PuzzleRequest& request, Puzzle& puzzle)
      : solver_(solver), request_(request), puzzle_(puzzle) {}

  bool Find(std::uint64_t seed) {
    return request_.hands == PuzzleHands::kOpen ? FindOpen(seed) : FindHidden(seed);
  }

 private:
  std::optional<Solution> SolvedBy(Solver& solver) const {
    const auto solution = solver.Solve(
        puzzle_.deal.position(),
        {.objective = Objective::kScore, .cards = true, .limits = {.cancel = request_.cancel}});
    if (!solution || solution->stop != Stop::kSolved) return std::nullopt;
    return *solution;
  }

  bool FindOpen(std::uint64_t seed) {
    const auto solution = SolvedBy(solver_);
    if (!solution) return false;
    const int sign = SideOf(puzzle_.deal.turn()) == Side::kNorthSouth ? 1 : -1;
    for (const CardValue& card : solution->cards) {
      puzzle_.cards.push_back(
          {card.card, static_cast<double>(sign * (solution->value - card.value).count())});
    }
    SortBestFirst(puzzle_.cards);
    if (puzzle_.cards[1].cost < request_.margin || !HasGrade(seed)) return false;
    Solver plain({.table_bytes = std::size_t{1} << 16, .switches = kAllOff});
    const auto again = SolvedBy(plain);
    if (!again || again->cards != solution->cards) return false;
    Position after = puzzle_.deal.position();
    Play(after, puzzle_.best());
    puzzle_.line = {puzzle_.best()};
    if (IsOver(after)) return true;
    const auto rest = solver_.Solve(after, {.objective = Objective::kScore, .line = true});
    puzzle_.line.insert(puzzle_.line.end(), rest->line.begin(), rest->line.end());
    return true;
  }

  bool FindHidden(std::uint64_t seed) {
    const PlayView view = puzzle_.deal.play_view();
    const JudgeClock clock({}, request_.cancel);
    CardDecision decision(view, solver_, clock);
    std::vector<std::size_t> all(decision.cards().size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    std::uint64_t stream = 0;
    std::optional<std::size_t> best;
    for (const double scale : {kRough, kUsual, kCheck}) {
      const auto sample = decision.Examine(all, scale, Random::Stream(seed, stream++));
      if (!sample) return false;
      const std::size_t seems = BestOf(*sample, all.size());
      if (best && *best != seems) return false;
      best = seems;
      for (const std::size_t i : all) {
        if (i != seems && !IsWorse(*sample, i, seems, scale)) return false;
      }
      puzzle_.worlds = sample->worlds();
      puzzle_.cards.clear();
      for (const std::size_t i : all) {
        puzzle_.cards.push_back(
            {decision.Natural(i), i == seems ? 0 : sample->Difference(seems, i).value.value});
      }
      SortBestFirst(puzzle_.cards);
      if (scale == kUsual && !HasGrade(seed)) return false;
    }
    return FindReasons(decision, *best, Random::Stream(seed, stream));
  }

  bool FindReasons(CardDecision& decision, std::size_t best, Random random) {
    const PlayView view = puzzle_.deal.play_view();
    const PlayOrder order(view.table.trump);
    const CardChances chances =
        PlayPolicy::Get().Chances(PlayStateOf(view), order.ToPlay(view.Legal()), view.table.rules);
    const auto chance = [&](std::size_t i) { return chances.Of(decision.cards()[i]); };
    std::size_t tempting = best == 0 ? 1 : 0;
    for (std::size_t i = 0; i < decision.cards().size(); ++i) {
      if (i != best && chance(i) > chance(tempting)) tempting = i;
    }
    const auto contrast = decision.Contrast(best, tempting, kCheck, random);
    if (!contrast) return false;
    puzzle_.tempting = decision.Natural(tempting);
    puzzle_.reasons = ReasonsOf(view, *contrast);
    return true;
  }

  static std::size_t BestOf(const CardSample& sample, std::size_t count) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < count; ++i) {
      if (sample.Difference(i, best).value.value > 0) best = i;
    }
    return best;
  }

  bool IsWorse(const CardSample& sample, std::size_t card, std::size_t best, double scale) const {
    const FairValue cost = sample.Difference(best, card);
    if (scale == kRough) return cost.value.value >= kRoughPart * request_.margin;
    return cost.single_dummy.value > 0 && cost.double_dummy.value > 0 &&
           IsClear(cost.value, request_.margin);
  }

  // Grades the puzzle.
  bool HasGrade(std::uint64_t seed) {
    puzzle_.found_by.clear();
    for (const PlayerKind& level : PlayerLevels()) {
      const auto player = Certain(MakePlayer("full:level=" + std::string(level.name)),
                                  "the levels are those of full");
      int found = 0;
      for (int i = 0; i < kTriesOfLevel; ++i) {
        const auto choice = player->ChooseCard(
            puzzle_.deal.play_view(),
            {.seed = Random::Stream(seed, static_cast<std::uint64_t>(i)).Next()});
        if (choice && choice->card == puzzle_.best()) ++found;
      }
      if (2 * found > kTriesOfLevel) puzzle_.found_by.emplace_back(level.name);
    }
    return puzzle_.grade() >= request_.easiest && puzzle_.grade() <= request_.hardest;
  }

  Solver& solver_;
  const PuzzleRequest& request_;
  Puzzle& puzzle_;
};

}  // namespace

int Puzzle::grade() const { return 1 + static_cast<int>(PlayerLevels().size() - found_by.size()); }

Message ReasonsInWords(const Puzzle& puzzle) {
  if (puzzle.reasons.empty()) return {};
  return ReasonsInWords(puzzle.deal.turn(), puzzle.best(), *puzzle.tempting, puzzle.reasons);
}

std::optional<Error> Validate(const PuzzleRequest& request) {
  const bool open = request.hands == PuzzleHands::kOpen;
  const int most = open ? kMaxOpenCards : kHandSize;
  if (request.fewest_cards < 2 || request.most_cards > most ||
      request.fewest_cards > request.most_cards) {
    return Error{Say("$0 to $1 cards; expected a range within 2 to $2$3",
                     "$0 tot en met $1 kaarten; verwacht een bereik binnen 2 tot en met $2$3",
                     request.fewest_cards, request.most_cards, most,
                     open ? Phrase{" with open hands", " met open handen"} : Phrase{})};
  }
  const int hardest = static_cast<int>(PlayerLevels().size()) + 1;
  if (request.easiest < 1 || request.hardest > hardest || request.easiest > request.hardest) {
    return Error{Say("grades $0 to $1; expected a range within 1 to $2",
                     "graden $0 tot en met $1; verwacht een bereik binnen 1 tot en met $2",
                     request.easiest, request.hardest, hardest)};
  }
  if (request.margin < 1) {
    return Error{Say("a margin of $0 points; expected 1 or more",
                     "een marge van $0 punten; verwacht 1 of meer", request.margin)};
  }
  return std::nullopt;
}

std::optional<Puzzle> FindPuzzle(Solver& solver, std::vector<DealInPlay> positions,
                                 const PuzzleRequest& request) {
  Random random(request.seed);
  for (std::size_t i = positions.size(); i > 1; --i) {
    std::swap(positions[i - 1], positions[random.Below(static_cast<int>(i))]);
  }
  for (const DealInPlay& position : positions) {
    const std::uint64_t seed = random.Next();
    const PlayView view = position.play_view();
    if (view.hand.size() < request.fewest_cards || view.hand.size() > request.most_cards ||
        view.Legal().IsSingle()) {
      continue;
    }
    if (request.cancel != nullptr && *request.cancel) return std::nullopt;
    Puzzle puzzle{request.hands, position, {}, {}, 0, {}, {}, {}};
    if (PuzzleSearch(solver, request, puzzle).Find(seed)) return puzzle;
  }
  return std::nullopt;
}

}  // namespace jasnel
