#include "ai/bidding/bid_worlds.h"

#include <algorithm>
#include <cstddef>

#include "ai/beliefs/rejection_sampling.h"
#include "ai/models/call_network.h"
#include "jasnel/card.h"

namespace jasnel {
namespace {

constexpr int kMaxTries = 100'000;

// Where cards are dealt by hand: as likely as the likeliest of so many worlds is as good as the
// most.
constexpr int kDrawsForMost = 1000;

// How often a suit is named for reasons that the network does not know: who holds the best trumps
// himself could not imagine it otherwise.
constexpr double kNamedAnyway = 0.05;

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
    : rules_(question.rules),
      sampler_(SamplerOf(question)),
      seen_(question.known),
      dealer_(question.auction.dealer()) {
  seen_[Index(question.auction.Turn())] = question.hand;
  if (!question.dealt.IsRandom()) {
    dealt_ = DealtModelOf(question.dealt, question.rules);
    Random random(0);
    double most = 0;
    for (int i = 0; i < kDrawsForMost; ++i) {
      most = std::max(most, dealt_->Likelihood(Whole(sampler_.Draw(random)), dealer_));
    }
    most_ = most;
  }
  if (!question.passes_tell) return;
  Auction now = question.auction.Anew();
  for (const Call call : question.auction.calls()) {
    // The seat's own calls are no evidence for it.
    if (now.Turn() != question.auction.Turn()) said_.push_back({now.Turn(), call, now});
    now.Speak(call);
  }
}

Hands BidWorlds::Whole(const Hands& hidden) const {
  Hands world = seen_;
  for (std::size_t i = 0; i < world.size(); ++i) world[i] |= hidden[i];
  return world;
}

double BidWorlds::ChanceOf(const Said& said, const Hands& world) const {
  const CardSet hand = world[Index(said.seat)];
  if (!said.before.Legal(hand).Contains(said.call)) return 0;
  const auto chance = static_cast<double>(CallChance(said.before, rules_, hand, said.call));
  return said.call.suit ? kNamedAnyway + (1 - kNamedAnyway) * chance : chance;
}

// From 0 to 1.
double BidWorlds::LikelihoodOf(const Hands& world) const {
  return dealt_ ? std::min(dealt_->Likelihood(world, dealer_) / most_, 1.0) : 1;
}

double BidWorlds::Weight(const Hands& world) const {
  double weight = LikelihoodOf(world);
  for (const Said& said : said_) weight *= ChanceOf(said, world);
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
  const auto weighs_more = [&](const Hands& hands, double least) {
    const Hands world = Whole(hands);
    double weight = LikelihoodOf(world);
    if (weight <= least) return false;
    for (const Said& said : said_) {
      weight *= ChanceOf(said, world);
      if (weight <= least) return false;
    }
    return true;
  };
  const auto hidden = DrawByRejection(sampler_, random, weighs_more, kMaxTries);
  if (!hidden) return std::nullopt;
  return Whole(*hidden);
}

Result<Hands> BidWorlds::DrawOrSay(std::uint64_t seed, std::uint64_t number) const {
  const auto deal = Draw(seed, number);
  if (deal) return *deal;
  return Error{Say("the passes are too unlikely to find deals of the hidden cards",
                   "het passen is te onwaarschijnlijk om verdelingen van de verborgen kaarten "
                   "te vinden")};
}

}  // namespace jasnel
