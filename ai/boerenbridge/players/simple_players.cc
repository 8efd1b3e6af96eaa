#include "ai/boerenbridge/players/simple_players.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/boerenbridge/players/any_card.h"
#include "ai/boerenbridge/players/playout.h"

namespace jasnel::boerenbridge {
namespace {

int AnyBid(const Bidding& bidding, Random& random) {
  const auto forbidden = bidding.Forbidden();
  const int bid = random.Below(bidding.cards() + (forbidden ? 0 : 1));
  return forbidden && bid >= *forbidden ? bid + 1 : bid;
}

// The legal bid nearest to what is expected.
int NearestBid(const Bidding& bidding, double expected) {
  int nearest = -1;
  for (int bid = 0; bid <= bidding.cards(); ++bid) {
    if (!bidding.IsLegal(bid)) continue;
    if (nearest < 0 || std::abs(bid - expected) < std::abs(nearest - expected)) nearest = bid;
  }
  return nearest;
}

void PlayRandomCards(Position& position, Random& random) {
  while (position.size > 0 || !position.IsOver()) position.Play(AnyOf(position.Legal(), random));
}

}  // namespace

Result<BidChoice> RandomPlayer::ChooseBid(const BidView& view, const MoveLimits& limits) {
  Random random(limits.seed);
  return BidChoice{AnyBid(view.bidding, random)};
}

Result<CardChoice> RandomPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  Random random(limits.seed);
  return CardChoice{AnyOf(view.Legal(), random)};
}

Result<double> RolloutPlayer::MeanTricks(const BidView& view, std::uint64_t seed) const {
  const auto sampler = WorldSampler::Make(view);
  if (!sampler) return sampler.error();
  Random random(seed);
  int taken = 0;
  for (std::size_t i = 0; i < play_outs_; ++i) {
    Position position;
    position.players = view.bidding.players();
    position.hands = sampler->Draw(random);
    position.hands[view.seat()] = view.hand;
    PlayRandomCards(position, random);
    taken += position.taken[view.seat()];
  }
  return taken / static_cast<double>(play_outs_);
}

Result<BidChoice> RolloutPlayer::ChooseBid(const BidView& view, const MoveLimits& limits) {
  const auto mean = MeanTricks(view, limits.seed);
  if (!mean) return mean.error();
  return BidChoice{NearestBid(view.bidding, *mean), {}, play_outs_};
}

Result<CardChoice> RolloutPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const auto sampler = WorldSampler::Make(view);
  if (!sampler) return sampler.error();
  Random random(limits.seed);
  const int seat = view.seat();
  const auto cards = static_cast<std::size_t>(legal.size());
  const std::size_t worlds = (play_outs_ + cards - 1) / cards;
  const int bid = view.table.position.bids[seat];
  std::array<std::int64_t, kMaxCards> scores{};
  std::array<std::int64_t, kMaxCards> made{};
  for (std::size_t i = 0; i < worlds; ++i) {
    Position now = view.table.position;
    now.hands = sampler->Draw(random);
    now.hands[seat] = view.hand();
    std::size_t place = 0;
    for (const Card card : legal) {
      Position position = now;
      position.Play(card);
      PlayRandomCards(position, random);
      scores[place] += Score(bid, position.taken[seat]);
      made[place++] += position.taken[seat] == bid ? 1 : 0;
    }
  }
  CardChoice choice;
  choice.worlds = worlds;
  std::size_t place = 0;
  std::size_t best = 0;
  for (const Card card : legal) {
    if (place == 0 || scores[place] > scores[best]) {
      best = place;
      choice.card = card;
    }
    const auto mean = [&](std::int64_t sum) {
      return static_cast<double>(sum) / static_cast<double>(worlds);
    };
    choice.cards.push_back({card, mean(scores[place]), mean(made[place])});
    ++place;
  }
  return choice;
}

Result<BidChoice> PolicyPlayer::ChooseBid(const BidView& view, const MoveLimits& limits) {
  Random random(limits.seed);
  if (static_cast<double>(random.NextUnit()) < options_.mistakes) {
    return BidChoice{AnyBid(view.bidding, random)};
  }
  const auto chances = models_.Bids(view.bidding, view.hand);
  return BidChoice{options_.draws ? chances.Draw(random) : chances.Likeliest()};
}

Result<CardChoice> PolicyPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  Random random(limits.seed);
  if (static_cast<double>(random.NextUnit()) < options_.mistakes) {
    return CardChoice{AnyOf(view.Legal(), random)};
  }
  const auto chances = models_.Cards(view.table);
  return CardChoice{options_.draws ? chances.Draw(random) : chances.Likeliest()};
}

}  // namespace jasnel::boerenbridge
