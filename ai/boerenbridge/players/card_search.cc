#include "ai/boerenbridge/players/card_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "ai/boerenbridge/players/playout.h"
#include "ai/boerenbridge/players/work.h"
#include "solver/threads.h"

namespace jasnel::boerenbridge {
namespace {

// Hands drawn at random for each chain, chains, and steps from one hands of a chain to the next.
constexpr std::size_t kTries = 16;
constexpr std::size_t kChains = 64;
constexpr std::size_t kSteps = 16;

constexpr double kMaxWork = 60e6;       // for a card, where there is no other limit
constexpr double kDrawnPart = 0.25;     // of it, at most, for the hands drawn at random
constexpr std::size_t kMaxSolved = 64;  // deals solved for a card

CardSet Tried(const PlayView& view, const FullOptions& options) {
  const CardSet legal = view.Legal();
  return options.touching ? DistinctCards(legal, view.hand(), view.table) : legal;
}

std::size_t Whole(double number) { return static_cast<std::size_t>(std::max(number, 0.0)); }

}  // namespace

CardSearch::CardSearch(const PlayView& view, const WorldSampler& sampler,
                       const FullOptions& options, Solver& solver)
    : view_(view),
      sampler_(sampler),
      options_(options),
      solver_(solver),
      threads_(options.threads > 0 ? options.threads : DefaultThreads()),
      likelihood_(view, options.styles, options.evidence),
      seat_(view.seat()),
      bid_(view.table.position.bids[seat_]),
      solves_(view.hand().size() <= options.searched_cards && options.searched_share > 0),
      played_(Tried(view, options), options.others_count),
      solved_(Tried(view, options), options.others_count) {}

CardSearch::Costs CardSearch::CostsOf() const {
  const int others = view_.bidding.players() - 1;
  const auto deeds = static_cast<double>(likelihood_.bids() + likelihood_.cards());
  return {.draw = work::kDrawn + work::kDecision * deeds,
          .next = work::kDecision * kSteps * deeds / others,
          .play = work::kPlayOutCard * view_.hand().size() * view_.bidding.players(),
          .solve = solves_ ? work::kSolved : 0};
}

CardChoice CardSearch::Run(ThinkClock& clock, std::uint64_t seed) {
  const Costs costs = CostsOf();
  double left = clock.limited() ? clock.Planned() : kMaxWork * std::max(options_.scale, 1.0);
  const auto spend = [&](double nanoseconds) {
    left -= nanoseconds;
    clock.Count(nanoseconds);
  };
  const auto deal = [&] {
    const double solve = deals_ < kMaxSolved ? costs.solve : 0;
    return costs.next + solve + costs.play * static_cast<double>(played_.running());
  };
  const std::size_t most = options_.Scaled(options_.worlds);
  const std::size_t fit = Whole((1 - kDrawnPart) * left / deal());
  ChainCounts counts;
  counts.chains = std::clamp<std::size_t>(fit, 1, std::min(kChains, most));
  counts.drawn =
      std::clamp<std::size_t>(Whole(kDrawnPart * left / costs.draw), 1, kTries * counts.chains);
  counts.steps = kSteps;
  MetropolisSampler chains(view_, sampler_, likelihood_, counts, clock, seed, threads_);
  spend(costs.draw * static_cast<double>(counts.drawn));
  while (deals_ < most && !(deals_ > 0 && played_.IsOver())) {
    const double one = deal();
    const std::size_t count = std::min({chains.size(), most - deals_, Whole(left / one)});
    if (count == 0 && deals_ > 0) break;
    if (!PlayRound(chains, std::max<std::size_t>(count, 1), clock)) break;
    spend(one * static_cast<double>(count));
    if (!solves_ && options_.behind > 0) played_.LeaveBehind(options_.behind);
  }
  return Answer();
}

bool CardSearch::PlayRound(MetropolisSampler& chains, std::size_t count, const ThinkClock& clock) {
  struct Deal {
    bool finished = false;
    Hands hidden{};
    std::array<SeatOutcome, kMaxCards> outcomes;  // by runner
  };
  std::vector<Deal> deals(count);
  const bool first = deals_ == 0;
  OnPieces(count, threads_, [&](std::size_t i, int) {
    if (clock.IsOver() && !(first && i == 0)) return;
    Deal& deal = deals[i];
    const HiddenHands& seen = chains.Next(i);
    deal.hidden = seen.hands;
    Random& random = chains.random(i);
    const SeatStyles seat_styles =
        DrawSeatStyles(seen, likelihood_, options_.styles, seat_, random);
    const CommonRandom common(random);
    const PlayState now = With(seen.hands);
    for (std::size_t runner = 0; runner < played_.runners().size(); ++runner) {
      if (!played_.runners()[runner].runs) continue;
      PlayState table = now;
      table.Play(played_.runners()[runner].card);
      PlayOut(table, seat_styles, common);
      deal.outcomes[runner] = OutcomeOf(table.position, seat_);
    }
    deal.finished = true;
  });
  for (const Deal& deal : deals) {
    if (!deal.finished) return false;
    played_.BeginDeal();
    for (std::size_t runner = 0; runner < played_.runners().size(); ++runner) {
      if (played_.runners()[runner].runs) played_.Note(runner, deal.outcomes[runner], bid_);
    }
    if (solves_ && deals_ < kMaxSolved) Solve(deal.hidden);
    ++deals_;
  }
  return true;
}

PlayState CardSearch::With(const Hands& hidden) const {
  PlayState table = view_.table;
  table.position.hands = hidden;
  table.position.hands[seat_] = view_.hand();
  return table;
}

// What each card brings when everybody plays for itself and sees all hands.
void CardSearch::Solve(const Hands& hidden) {
  const Position position = With(hidden).position;
  const auto solution = solver_.SolveMaxN(position, {.cards = true});
  // There is one: hands that are drawn fit together, and so few cards have no need of a limit.
  if (!solution) return;
  solved_.BeginDeal();
  for (const CardOutcome& outcome : solution->cards) {
    Position over = position;
    over.taken = outcome.outcome.tricks;
    const auto& runners = solved_.runners();
    const auto runner =
        std::find_if(runners.begin(), runners.end(),
                     [&](const CardRace::Runner& one) { return one.card == outcome.card; });
    if (runner == runners.end()) continue;
    solved_.Note(static_cast<std::size_t>(runner - runners.begin()), OutcomeOf(over, seat_), bid_);
  }
}

CardChoice CardSearch::Answer() const {
  using Runner = CardRace::Runner;
  CardChoice choice;
  choice.worlds = deals_;
  std::optional<double> best;
  std::size_t place = 0;
  for (const Card card : view_.Legal()) {
    // Touching cards stand behind the lowest of them.
    if (place + 1 < played_.runners().size() && played_.runners()[place + 1].card == card) ++place;
    const Runner& by_play = played_.runners()[place];
    const Runner& by_search = solved_.runners()[place];
    const double part = by_search.deals > 0 ? options_.searched_share : 0;
    const auto mean = [&](double Runner::*number) {
      if (part == 0) return by_play.Mean(number);
      return (1 - part) * by_play.Mean(number) + part * by_search.Mean(number);
    };
    const double value = mean(&Runner::value);
    if (by_play.runs && (!best || value > *best)) {
      best = value;
      choice.card = card;
    }
    choice.cards.push_back({card, mean(&Runner::score), mean(&Runner::made)});
  }
  return choice;
}

}  // namespace jasnel::boerenbridge
