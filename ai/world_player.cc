#include "ai/world_player.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "ai/bidding_model.h"
#include "ai/card_inference.h"
#include "ai/model_bidder.h"
#include "ai/play_model.h"
#include "ai/simple_player.h"
#include "ai/thinning.h"
#include "ai/world_sampler.h"
#include "bitboard/contract.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

// How likely the calls are with the hands of a world, relative to others, 0 to 1.
class BidWeight {
 public:
  explicit BidWeight(const PlayView& view)
      : view_(view), model_(BiddingModel::For(view.table.rules)) {
    for (const SeenTrick& trick : view.tricks.tricks()) {
      for (int i = 0; i < trick.cards.size(); ++i) {
        played_[Index(Clockwise(trick.leader, i))] |= trick.cards[i];
      }
    }
  }

  double operator()(const Hands& world) const {
    const auto calls = view_.auction.calls();
    if (calls.empty()) return 1;
    Auction now =
        Auction::Begin(view_.auction.dealer(), view_.table.rules, view_.auction.turned()).value();
    double weight = 1;
    for (const Call call : calls) {
      const Seat seat = now.Turn();
      if (seat != view_.seat()) {
        const CardSet hand = world[Index(seat)] | played_[Index(seat)];
        const SuitChoice best = model_.Best(now, hand);
        const double pass = static_cast<double>(model_.PassChance(now, best.score));
        if (call.IsPass()) {
          weight *= pass;
        } else {
          const float score =
              model_.evaluator().Score(hand, *call.suit, PlaceOf(seat, Clockwise(now.dealer())));
          weight *= (1 - pass) * std::exp(static_cast<double>(score - best.score) / 15);
        }
      }
      now.Speak(call);
    }
    return weight;
  }

 private:
  const PlayView& view_;
  BiddingModel model_;
  Hands played_;
};

}  // namespace

WorldPlayer::WorldPlayer(const WorldOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{4} << 20}) {}

Result<CallChoice> WorldPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallChoice{CallByModel(view)};
}

Result<CardChoice> WorldPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return CardChoice{legal.Lowest()};
  Random random(thinking.seed);
  const auto wanted =
      static_cast<std::uint64_t>(options_.worlds[static_cast<std::size_t>(view.hand.size())]);
  const bool all = sampler->count() <= wanted;
  const BidWeight bid_weight(view);
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  std::array<double, kDeckSize> sums{};
  // Worlds with their weights; of many that were drawn those that are kept weigh alike.
  std::vector<Hands> worlds;
  std::vector<double> weights;
  const auto weight_of = [&](const Hands& world) {
    double weight = options_.bids ? bid_weight(world) : 1;
    if (options_.plays) weight *= PlayLikelihood(view, world);
    return weight;
  };
  const bool weighs = options_.bids || options_.plays;
  const std::uint64_t drawn = all ? sampler->count() : weighs ? 8 * wanted : wanted;
  for (std::uint64_t i = 0; i < drawn; ++i) {
    worlds.push_back(all ? sampler->World(i) : sampler->Draw(random));
    weights.push_back(weighs ? weight_of(worlds.back()) : 1);
  }
  if (weighs && !all) {
    // Systematic: the world at each step of the sum of weights.
    std::vector<Hands> kept;
    double total = 0;
    for (const double weight : weights) total += weight;
    const double step = total / static_cast<double>(wanted);
    double next = step * random.NextUnit();
    double sum = 0;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      sum += weights[i];
      while (next < sum && kept.size() < wanted) {
        kept.push_back(worlds[i]);
        next += step;
      }
    }
    worlds = kept;
    weights.assign(worlds.size(), 1);
  }
  Position position = view.table;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    position.hands = worlds[i];
    position.hands[Index(view.seat())] = view.hand;
    if (options_.playouts < 1) {
      const auto solution =
          solver_.Solve(position, {.objective = options_.objective, .cards = true});
      if (!solution) continue;
      for (const CardValue& value : solution->cards) {
        sums[static_cast<std::size_t>(value.card.index())] +=
            (1 - options_.playouts) * weights[i] * sign * value.value.count();
      }
    }
    if (options_.playouts > 0) {
      for (const Card card : legal) {
        Position after = position;
        Play(after, card);
        while (!IsOver(after)) {
          CardSet left;
          for (const CardSet hand : after.hands) left |= hand;
          const CardSet may = LegalCards(after);
          Play(after, may.IsSingle() ? may.Lowest() : SimpleCard(after, may, left));
        }
        const ContractResult result = ScoreContract(SideOf(after.declarer), after.won, after.rules);
        sums[static_cast<std::size_t>(card.index())] +=
            options_.playouts * weights[i] * sign * (result.score[0] - result.score[1]).count();
      }
    }
  }
  const PlayOrder order(view.table.trump);
  const auto better = [&](Card a, Card b) {
    const double difference =
        sums[static_cast<std::size_t>(a.index())] - sums[static_cast<std::size_t>(b.index())];
    if (std::abs(difference) > 1e-9) return difference > 0;
    return options_.cheaper && CardPoints(order.ToPlay(a)) < CardPoints(order.ToPlay(b));
  };
  Card best = legal.Lowest();
  for (const Card card : legal) {
    if (better(card, best)) best = card;
  }
  return CardChoice{best, {}, worlds.size()};
}

}  // namespace jasnel
