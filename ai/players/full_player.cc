#include "ai/players/full_player.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/bidding/match_worth.h"
#include "ai/games/play_state.h"
#include "ai/match/match_utility.h"
#include "ai/players/model_bidder.h"
#include "ai/players/play_out.h"
#include "jasnel/contract.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

using CardOpinions = std::array<CardOpinion, kDeckSize>;

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

// Adds the policy's own opinion to each card's score, as a percentage. The policy knows how far two
// cards are apart, in points: its scores are moved so that a player who follows it expects the
// same. Where the match counts, each of the points is worth what `match` says.
void AddPolicy(const PlayView& view, PlaySet legal, int percentage, const MatchUtility* match,
               CardOpinions& opinions) {
  const CardChances chances = PlayPolicy::Get().Chances(PlayStateOf(view), legal, view.table.rules);
  const auto points = [](const CardChance& chance) {
    return kPointsPerLogOdds * static_cast<double>(chance.log_odds);
  };
  double moved = 0;
  double expected = 0;
  double wins = 0;
  for (const CardChance& chance : chances) {
    const CardOpinion& opinion = opinions[chance.card.index()];
    const auto share = static_cast<double>(chance.chance);
    moved += share * (opinion.score - points(chance));
    expected += share * opinion.score;
    wins += share * opinion.wins.value_or(0);
  }
  const double part = percentage / 100.0;
  const double point = match == nullptr ? 0 : match->PointNear(expected);
  for (const CardChance& chance : chances) {
    CardOpinion& opinion = opinions[chance.card.index()];
    const double score = points(chance) + moved;
    opinion.score = (1 - part) * opinion.score + part * score;
    if (!opinion.wins) continue;
    const double by_policy = wins + point * (score - expected);
    opinion.wins = (1 - part) * *opinion.wins + part * by_policy;
  }
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

FullPlayer::FullPlayer(const FullOptions& options) : options_(options), solver_(options.objective) {
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
  CardValues by_playouts(match);
  CardValues by_solving(match);
  if (plan.played > 0) PlayOut(question, worlds.Choose(plan.played, random), random, by_playouts);
  if (plan.solved > 0) Solve(question, worlds.Choose(plan.solved, random), by_solving);

  const double part = options_.playouts[view.hand.size()] / 100.0;
  CardOpinions opinions;
  for (const PlayCard card : question.legal) {
    const CardOpinion one = by_playouts.Mean(card, order);
    const CardOpinion other = by_solving.Mean(card, order);
    const double share = by_solving.empty(card) ? 1 : by_playouts.empty(card) ? 0 : part;
    opinions[card.index()] = {one.card, share * one.score + (1 - share) * other.score,
                              share * one.makes + (1 - share) * other.makes};
    if (match != nullptr) {
      opinions[card.index()].wins =
          share * one.wins.value_or(0) + (1 - share) * other.wins.value_or(0);
    }
  }
  // The policy learned what is written down, which is not the same as points.
  const int own = options_.objective == Objective::kScore ? options_.policy : 0;
  if (own > 0) AddPolicy(view, question.legal, own, match, opinions);
  if (options_.messages.own != nullptr) {
    for (const PlayCard card : question.legal) {
      CardOpinion& opinion = opinions[card.index()];
      opinion.message = MessageWorth(options_.messages, view, order.ToNatural(card), limits.seed);
      opinion.score += opinion.message;
      if (match != nullptr) *opinion.wins += opinion.message * match->PointNear(opinion.score);
    }
  }
  return ChoiceOf(question.legal, order, worlds.size(), options_.objective,
                  [&](PlayCard card) { return opinions[card.index()]; });
}

void FullPlayer::PlayOut(Question& question, const WeightedWorlds& worlds, Random& random,
                         CardValues& values) const {
  const PlayState seen = PlayStateOf(question.view);
  // As a play-out is random, few worlds are played out several times each.
  const std::size_t times =
      options_.repeat ? std::max<std::size_t>(1, question.plan.played / worlds.size()) : 1;
  for (std::size_t i = 0; i < times * worlds.size(); ++i) {
    if (i > 0 && question.clock.IsOver()) return;
    question.clock.Count(question.plan.play_out_cost);
    const std::size_t world = i % worlds.size();
    const PlayState now = WithHidden(seen, worlds.world(world), question.order, question.rules());
    // Common random numbers: what differs by chance between two cards differs less.
    const Random same = random;
    for (const PlayCard card : question.legal) {
      random = same;
      PlayState table = now;
      table.Play(card, question.rules());
      table = PlayedOut(table, question.rules(), random);
      const ContractResult result = ScoreContract(table.stakes(), table.won, question.rules());
      const Points value = options_.objective == Objective::kScore
                               ? result.score[0] - result.score[1]
                               : table.won[0].total() - table.won[1].total();
      values.Add(card, worlds.share(world) / static_cast<double>(times),
                 question.sign() * value.count(), result.outcome != Outcome::kNat);
    }
  }
}

void FullPlayer::Solve(Question& question, const WeightedWorlds& worlds, CardValues& values) {
  for (std::size_t i = 0; i < worlds.size() && !question.clock.IsOver(); ++i) {
    const auto stop =
        solver_.Add(question.view, worlds.world(i), worlds.share(i), question.clock, values);
    // Without inference there are worlds that cannot be: they tell nothing.
    if (stop && *stop != Stop::kSolved) return;
  }
}

}  // namespace jasnel
