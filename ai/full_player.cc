#include "ai/full_player.h"

#include <algorithm>

#include "ai/card_inference.h"
#include "ai/model_bidder.h"
#include "ai/open_table.h"
#include "ai/play_policy.h"
#include "ai/world_sampler.h"
#include "bitboard/contract.h"
#include "bitboard/random.h"

namespace jasnel {
namespace {

// Worlds drawn at most for each that is asked for.
constexpr std::uint64_t kTries = 20;

// What a card costs at most with all its worlds, in microseconds, by cards held; more than it takes
// on the machines we know, so that a limit of time is kept by counting worlds.
constexpr FullOptions::ByCards kCost = {0,      0,      20'000,  30'000, 40'000,
                                        60'000, 80'000, 120'000, 250'000};

// The part of the time allowed that is planned for.
constexpr double kPlanned = 0.5;

// The cards that the others hold, whoever may hold them.
HiddenCards AnyHolder(const HiddenCards& known) {
  HiddenCards any = known;
  CardSet hidden;
  for (const CardSet cards : known.may_hold) hidden |= cards;
  for (int seat = 0; seat < kSeats; ++seat) {
    any.may_hold[seat] = known.holds[seat] > 0 ? hidden : CardSet();
  }
  return any;
}

PlayCard PolicyCard(const OpenTable& table, const Rules& rules, Random& random) {
  const PlaySet legal = table.Legal(rules);
  if (legal.IsSingle()) return legal.Lowest();
  return PlayPolicy::Get().Chances(table, legal, rules).Draw(random);
}

}  // namespace

struct FullPlayer::Question {
  const PlayView& view;
  const ThinkClock& clock;
  PlayOrder order;
  PlaySet legal;

  const Rules& rules() const { return view.table.rules; }
  int sign() const { return SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1; }
};

FullPlayer::FullPlayer(const FullOptions& options)
    : options_(options), solver_(options.objective) {}

Result<CallChoice> FullPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallByModel(view);
}

double FullPlayer::ScaleFor(int cards, std::chrono::microseconds time) const {
  if (time.count() == 0) return options_.scale;
  return std::min(options_.scale, kPlanned * static_cast<double>(time.count()) / kCost[cards]);
}

Result<CardChoice> FullPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const std::chrono::microseconds time = ShorterOf(options_.time, thinking.time);
  const ThinkClock clock(UsedOf(time), thinking.cancel);
  const int held = view.hand.size();
  const double scale = ScaleFor(held, time);
  const auto scaled = [&](int count) { return static_cast<std::uint64_t>(scale * count); };
  const std::uint64_t played =
      options_.playouts[held] > 0 ? std::max(scaled(options_.played[held]), std::uint64_t{1}) : 0;
  const std::uint64_t solved =
      options_.playouts[held] < 100
          ? std::max(scaled(options_.solved[held]), std::uint64_t{played > 0 ? 0U : 1U})
          : 0;

  HiddenCards hidden = InferHidden(view);
  if (!options_.inference) hidden = AnyHolder(hidden);
  const auto sampler = WorldSampler::Make(hidden);
  if (!sampler) return sampler.error();
  Random random(thinking.seed);
  const bool weighs = options_.evidence.calls || options_.evidence.cards;
  const std::uint64_t wanted = std::max(played, solved);
  WorldLikelihood likelihood(view, options_.evidence);
  const WeighedWorlds worlds = WeighWorlds(
      *sampler, weighs ? &likelihood : nullptr,
      {.all = std::min(options_.all,
                       static_cast<std::uint64_t>(scale * static_cast<double>(options_.all))),
       .effective = wanted,
       .most = wanted * (weighs ? kTries : 1)},
      clock, random);

  const PlayOrder order(view.table.trump);
  const Question question{view, clock, order, order.ToPlay(legal)};
  CardValues by_playouts;
  CardValues by_solving;
  if (played > 0) PlayOut(question, worlds.Choose(played, random), random, by_playouts);
  if (solved > 0) Solve(question, worlds.Choose(solved, random), by_solving);

  const double part = options_.playouts[held] / 100.0;
  return ChoiceOf(question.legal, order, worlds.size(), options_.objective, [&](PlayCard card) {
    const CardOpinion one = by_playouts.Mean(card, order);
    const CardOpinion other = by_solving.Mean(card, order);
    const double share = by_solving.empty(card) ? 1 : by_playouts.empty(card) ? 0 : part;
    return CardOpinion{one.card, share * one.score + (1 - share) * other.score,
                       share * one.makes + (1 - share) * other.makes};
  });
}

void FullPlayer::PlayOut(const Question& question, const WeighedWorlds& worlds, Random& random,
                         CardValues& values) const {
  const Side declarers = SideOf(question.view.table.declarer);
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    if (i > 0 && question.clock.IsOver()) return;
    const OpenTable now = OpenTableOf(question.view, worlds.hands(i));
    // Common random numbers: what differs by chance between two cards differs less.
    const Random same = random;
    for (const PlayCard card : question.legal) {
      random = same;
      OpenTable table = now;
      table.Play(card, question.rules());
      while (!table.IsOver()) {
        table.Play(PolicyCard(table, question.rules(), random), question.rules());
      }
      const ContractResult result = ScoreContract(declarers, table.won, question.rules());
      const Points value = options_.objective == Objective::kScore
                               ? result.score[0] - result.score[1]
                               : table.won[0].total() - table.won[1].total();
      values.Add(card, worlds.share(i), question.sign() * value.count(),
                 result.outcome != Outcome::kNat);
    }
  }
}

void FullPlayer::Solve(const Question& question, const WeighedWorlds& worlds, CardValues& values) {
  for (std::size_t i = 0; i < worlds.size() && !question.clock.IsOver(); ++i) {
    const auto stop =
        solver_.Add(question.view, worlds.hands(i), worlds.share(i), question.clock, values);
    // Without inference there are worlds that cannot be: they tell nothing.
    if (stop && *stop != Stop::kSolved) return;
  }
}

}  // namespace jasnel
