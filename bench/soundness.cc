#include "bench/soundness.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

#include "bench/measure.h"
#include "bench/random_position.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel::bench {
namespace {

constexpr int kMinCards = 2;
constexpr int kMaxCards = 5;
constexpr int kMaxPit = 200;  // points of the bonus, where it is not that of a preset

// What cases ask for, in turn.
const std::array<SolveRequest, 5> kRequests = {{{.objective = Objective::kPoints},
                                                {.objective = Objective::kPoints, .cards = true},
                                                {.objective = Objective::kMake},
                                                {.objective = Objective::kPit},
                                                {.objective = Objective::kScore}}};

// What case `number` asks for, as a place in `kRequests`.
std::size_t KindOf(std::uint64_t number) { return number % kRequests.size(); }

// No part of the work has more of each. A part takes as long as its slowest threads do, so that
// small ones would take longer in all.
constexpr std::uint64_t kDealsInPart = 256;
constexpr std::uint64_t kEndingsInPart = 16384;

Rules RandomRules(Random& random) {
  const auto presets = PresetsOfTexts();
  Rules rules = presets[random.Below(static_cast<int>(presets.size()))].rules;
  rules.ruff = static_cast<Ruff>(random.Below(2));
  rules.undertrump = static_cast<Undertrump>(random.Below(3));
  if (random.Below(4) == 0) rules.only_trumps = static_cast<OnlyTrumps>(random.Below(2));
  rules.four_jacks = random.Below(2) == 0 ? 100 : 200;
  rules.roem = random.Below(4) != 0 ? Roem::kTricks : Roem::kOff;
  rules.pit_for = static_cast<PitFor>(random.Below(2));
  if (random.Below(4) == 0) rules.pit = random.Below(kMaxPit + 1);
  rules.nat = random.Below(4) == 0 ? NatPays::kOwn : NatPays::kAll;
  if (random.Below(2) == 0) {
    rules.fours = {};
    for (int rank = 0; rank < kRanks; ++rank) {
      if (random.Below(2) == 0) rules.fours.Add(static_cast<Rank>(rank));
    }
    rules.four_nines = random.Below(2) == 0 ? 100 : 150;
    rules.doubled = kAllSuits[static_cast<std::size_t>(random.Below(kSuits))];
  }
  return rules;
}

// Shares out the tricks that are gone and the points of their cards, and adds some roem: all to one
// side, or to both. For pit all tricks are the declarers', so that it is open.
void AddWon(Random& random, Objective objective, Position& position) {
  CardSet left;
  for (const CardSet hand : position.hands) left |= hand;
  for (const Card card : position.trick) left |= card;
  const int points = CardPoints(kFullDeck - left, position.trump).count();
  const int tricks = TricksPlayed(position);
  Tally& ours = position.won[Index(SideOf(position.declarer))];
  Tally& theirs = position.won[Index(Opponents(SideOf(position.declarer)))];
  const int share = objective == Objective::kPit ? 0 : random.Below(4);
  theirs.tricks = share == 0 ? 0 : share == 1 ? tricks : random.Below(tricks + 1);
  ours.tricks = tricks - theirs.tricks;
  theirs.cards = Points(theirs.tricks == 0 ? 0
                        : ours.tricks == 0 ? points
                                           : random.Below(points + 1));
  ours.cards = Points(points) - theirs.cards;
  for (Tally& tally : position.won) {
    if (tally.tricks > 0) tally.roem = Points(10 * random.Below(4));
  }
}

Position DrawCase(std::uint64_t seed, std::uint64_t number, bool whole) {
  // Deals and endings take turns in the streams of the seed.
  Random random = Random::Stream(seed, 2 * number + (whole ? 1 : 0));
  Shape shape;
  if (!whole) {
    shape.cards_each = kMinCards + random.Below(kMaxCards - kMinCards + 1);
    shape.mix = random.Below(2) == 0 ? Mix::kAny : Mix::kFewRanks;
  }
  shape.played = random.Below(kSeats);
  Position position = RandomPosition(random, shape, RandomRules(random));
  AddWon(random, kRequests[KindOf(number)].objective, position);
  return position;
}

// So many positions are answered by the one search and then by the other: what is lost where the
// work is cancelled.
constexpr std::size_t kDealsAtOnce = 64;
constexpr std::size_t kEndingsAtOnce = 4096;

// Compares the answers to some positions. Nothing is counted where `cancel` became true: what is
// solved by then are the easy ones.
std::uint64_t CompareAnswers(std::span<const Position> positions, const SolveRequest& request,
                             const Searches& searches, const std::atomic<bool>& cancel,
                             std::vector<Difference>& differences) {
  SolveRequest cancelled = request;
  cancelled.limits.cancel = &cancel;
  const auto expected = searches.plain(positions, cancelled);
  const auto found = searches.search(positions, cancelled);
  if (cancel) return 0;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    auto a = ValuesOf(expected[i].value(), request);
    auto b = ValuesOf(found[i].value(), request);
    if (a != b) differences.push_back({positions[i], request, std::move(a), std::move(b)});
  }
  return positions.size();
}

// Compares the cases from `begin` to before `end`; how many is returned.
std::uint64_t CompareCases(const SoundnessPlan& plan, std::uint64_t begin, std::uint64_t end,
                           bool whole, const Searches& searches, const std::atomic<bool>& cancel,
                           std::vector<Difference>& differences) {
  const std::size_t at_once = whole ? kDealsAtOnce : kEndingsAtOnce;
  std::uint64_t compared = 0;
  for (std::size_t kind = 0; kind < kRequests.size(); ++kind) {
    std::vector<Position> positions;
    const auto compare = [&] {
      compared += CompareAnswers(positions, kRequests[kind], searches, cancel, differences);
      positions.clear();
    };
    for (std::uint64_t number = begin; number < end && !cancel; ++number) {
      if (KindOf(number) != kind) continue;
      positions.push_back(DrawCase(plan.seed, number, whole));
      if (positions.size() == at_once) compare();
    }
    if (!cancel) compare();
  }
  return compared;
}

SolveAll OnThreads(int threads, const Switches& switches) {
  auto solver = std::make_shared<BatchSolver>(threads, SolverOptions{.switches = switches});
  return [solver](std::span<const Position> positions, const SolveRequest& request) {
    return solver->Solve(positions, request);
  };
}

}  // namespace

Searches SolverAndPlain(int threads) {
  return {.search = OnThreads(threads, Switches{}), .plain = OnThreads(threads, kAllOff)};
}

SoundnessReport CompareSearches(const SoundnessPlan& plan, const Searches& searches,
                                const std::atomic<bool>& cancel,
                                const std::function<void(const SoundnessReport&)>& progress) {
  SoundnessReport report;
  const std::uint64_t parts =
      1 + std::max(plan.deals / kDealsInPart, plan.endings / kEndingsInPart);
  // Where part `part` of `count` begins.
  const auto begin = [&](std::uint64_t count, std::uint64_t part) { return count * part / parts; };
  for (std::uint64_t part = 0; part < parts && !cancel; ++part) {
    const auto compare = [&](std::uint64_t count, bool whole) {
      return CompareCases(plan, begin(count, part), begin(count, part + 1), whole, searches, cancel,
                          report.differences);
    };
    report.deals += compare(plan.deals, true);
    report.endings += compare(plan.endings, false);
    progress(report);
  }
  return report;
}

}  // namespace jasnel::bench
