#include "ai/bidding/bid_worlds.h"

#include <cstddef>

#include "ai/beliefs/rejection_sampling.h"
#include "jasnel/card.h"

namespace jasnel {
namespace {

constexpr int kMaxTries = 100'000;

WorldSampler SamplerOf(const BidQuestion& question) {
  const Seat own = question.auction.Turn();
  CardSet hidden = kFullDeck - question.hand;
  for (const CardSet known : question.known) hidden -= known;
  HiddenCards cards;
  for (const Seat seat : kAllSeats) {
    if (seat == own) continue;
    cards.holds[Index(seat)] = kHandSize - question.known[Index(seat)].size();
    if (cards.holds[Index(seat)] > 0) cards.may_hold[Index(seat)] = hidden;
  }
  return Certain(WorldSampler::Make(cards), "Validate has counted the cards");
}

}  // namespace

BidWorlds::BidWorlds(const BidQuestion& question)
    : model_(BiddingModel::For(question.rules)),
      sampler_(SamplerOf(question)),
      seen_(question.known) {
  seen_[Index(question.auction.Turn())] = question.hand;
  if (!question.passes_tell) return;
  Auction now = question.auction.Anew();
  for (const Call call : question.auction.calls()) {
    // The seat's own calls are no evidence for it.
    if (now.Turn() != question.auction.Turn()) passes_.push_back({now.Turn(), now});
    now.Speak(call);
  }
}

Hands BidWorlds::Whole(const Hands& hidden) const {
  Hands world = seen_;
  for (std::size_t i = 0; i < world.size(); ++i) world[i] |= hidden[i];
  return world;
}

double BidWorlds::Weight(const Hands& world) const {
  double weight = 1;
  for (const Pass& pass : passes_) {
    weight *= static_cast<double>(model_.PassChance(pass.before, world[Index(pass.seat)]));
  }
  return weight;
}

double BidWorlds::MeanWeight(std::uint64_t seed) const {
  constexpr int kDraws = 1000;
  Random random(seed);
  double sum = 0;
  for (int i = 0; i < kDraws; ++i) sum += Weight(Whole(sampler_.Draw(random)));
  return sum / kDraws;
}

std::optional<Hands> BidWorlds::Draw(std::uint64_t seed, std::uint64_t number) const {
  Random random = Random::Stream(seed, number);
  const auto hidden = DrawByRejection(
      sampler_, random, [&](const Hands& hands) { return Weight(Whole(hands)); }, kMaxTries);
  if (!hidden) return std::nullopt;
  return Whole(*hidden);
}

}  // namespace jasnel
