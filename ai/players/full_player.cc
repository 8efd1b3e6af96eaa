#include "ai/players/full_player.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/bidding/match_worth.h"
#include "ai/games/play_state.h"
#include "ai/match/match_utility.h"
#include "ai/players/card_values.h"
#include "ai/players/model_bidder.h"
#include "ai/players/play_out.h"
#include "jasnel/contract.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

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

// What is still hidden where a player also sees other hands.
HiddenCards Without(HiddenCards hidden, Sees sees, Seat own, const Hands& shown) {
  for (const Seat seat : kAllSeats) {
    const bool seen = sees == Sees::kAll || (sees == Sees::kPartner && seat == Partner(own));
    if (!seen || seat == own) continue;
    const CardSet cards = shown[Index(seat)];
    for (CardSet& others : hidden.may_hold) others -= cards;
    hidden.may_hold[Index(seat)] = cards;
  }
  return hidden;
}

}  // namespace

struct FullPlayer::Question {
  const PlayView& view;
  ThinkClock& clock;
  FullPlan plan;
  PlayOrder order;
  PlaySet legal;

  const Rules& rules() const { return view.table.rules; }
  int sign() const { return SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1; }
};

FullPlayer::FullPlayer(const FullOptions& options) : options_(options) {
  if (!options.messages.reads) return;
  options_.evidence.partner.conventions = options.messages.own.get();
  options_.evidence.opponents.conventions = options.messages.theirs.get();
  options_.evidence.partner.keeps = options.messages.keeps;
  options_.evidence.opponents.keeps = options.messages.keeps;
}

Result<CallChoice> FullPlayer::ChooseCall(const CallView& view, const MoveLimits& limits) {
  CallChoice choice = options_.dealt.IsRandom()
                          ? CallByNetwork(view)
                          : CallAtTable(view, *DealtModelOf(options_.dealt, view.rules));
  if (options_.for_match) ChooseForMatch(view, options_.dealt, limits, choice);
  return choice;
}

Result<CardChoice> FullPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  ThinkClock clock(limits.time, limits.cancel, options_.time);
  HiddenCards hidden = InferHidden(view);
  if (!options_.inference) hidden = AnyHolder(hidden);
  hidden = Without(hidden, options_.sees, view.seat(), shown_);
  const auto sampler = WorldSampler::Make(hidden);
  if (!sampler) return sampler.error();
  const FullPlan plan = PlanFor(options_, view, clock);
  Random random(limits.seed);
  if (!options_.dealt.IsRandom()) {
    options_.evidence.dealt = DealtModelOf(options_.dealt, view.table.rules);
  }
  WorldLikelihood likelihood(view, options_.evidence);
  const WeightedWorlds worlds =
      WeighWorlds(*sampler, plan.weighs ? &likelihood : nullptr, plan.drawn, clock, random);
  clock.Count(plan.world_cost * static_cast<double>(worlds.size()));

  const PlayOrder order(view.table.trump);
  Question question{view, clock, plan, order, order.ToPlay(legal)};
  std::optional<MatchUtility> told;
  if (limits.match && options_.for_match && options_.objective == Objective::kScore) {
    told.emplace(view.table.rules, *limits.match);
  }
  const MatchUtility* const match = told ? &*told : nullptr;
  CardRace race(question.legal, PriorsOf(question, limits.seed),
                {.policy = plan.policy, .drops = options_.race}, match);
  PlayOut(question, worlds.Choose(plan.played, random), random, race);
  const CardOpinions opinions = race.Opinions(order);
  return ChoiceOf(question.legal, order, worlds.size(), options_.objective,
                  [&](PlayCard card) { return opinions[card.index()]; });
}

CardPriors FullPlayer::PriorsOf(const Question& question, std::uint64_t seed) const {
  CardPriors priors;
  if (question.plan.policy > 0) {
    for (const CardChance& chance :
         PlayPolicy::Get().Chances(PlayStateOf(question.view), question.legal, question.rules())) {
      CardPrior& prior = priors[chance.card.index()];
      prior.chance = static_cast<double>(chance.chance);
      prior.points = kPointsPerLogOdds * static_cast<double>(chance.log_odds);
    }
  }
  if (options_.messages.own == nullptr) return priors;
  for (const PlayCard card : question.legal) {
    priors[card.index()].message =
        MessageWorth(options_.messages, question.view, question.order.ToNatural(card), seed);
  }
  return priors;
}

void FullPlayer::PlayOut(Question& question, const WeightedWorlds& worlds, Random& random,
                         CardRace& race) const {
  const PlayState seen = PlayStateOf(question.view);
  // As a play-out is random, few worlds are played out several times each.
  const std::size_t times =
      options_.repeat ? std::max<std::size_t>(1, question.plan.played / worlds.size()) : 1;
  for (std::size_t i = 0; i < times * worlds.size(); ++i) {
    if (i > 0 && question.clock.IsOver()) return;
    const std::size_t world = i % worlds.size();
    if (!race.Begin(worlds.share(world))) return;
    question.clock.Count(question.plan.play_out_cost * race.running().size());
    const PlayState now = WithHidden(seen, worlds.world(world), question.order, question.rules());
    // Common random numbers: what differs by chance between two cards differs less.
    const Random same = random;
    for (const PlayCard card : race.running()) {
      random = same;
      PlayState table = now;
      table.Play(card, question.rules());
      table = PlayedOut(table, question.rules(), random);
      const ContractResult result = ScoreContract(table.stakes(), table.won, question.rules());
      const Points value = options_.objective == Objective::kScore
                               ? result.score[0] - result.score[1]
                               : table.won[0].total() - table.won[1].total();
      race.Add(card, question.sign() * value.count(), result.outcome != Outcome::kNat);
    }
  }
}

}  // namespace jasnel
