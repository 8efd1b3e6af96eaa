#include "ai/bid_worlds.h"

#include <cstddef>
#include <string>
#include <utility>

#include "ai/thinning.h"
#include "bitboard/notation.h"

namespace jasnel {
namespace {

constexpr int kMostTries = 100'000;

// What is wrong with the question, if anything.
std::optional<Error> Check(const BidQuestion& question) {
  if (question.auction.IsOver()) {
    return Error{"the auction is over; expected one in which a seat is to call"};
  }
  if (question.hand.size() != kHandSize) {
    return Error{std::to_string(question.hand.size()) + " cards in the hand; expected 8"};
  }
  const Seat own = question.auction.Turn();
  CardSet seen = question.hand;
  for (const Seat seat : kAllSeats) {
    const CardSet known = question.known[Index(seat)];
    if (seat == own && !known.empty()) {
      return Error{"known cards of " + std::string(SeatName(seat)) +
                   ", whose hand it is; expected those of others"};
    }
    if (!(known & seen).empty()) {
      return Error{FormatCard((known & seen).Highest()) + " is in two hands; expected it in one"};
    }
    if (known.size() > kHandSize) {
      return Error{std::to_string(known.size()) + " known cards of " + std::string(SeatName(seat)) +
                   "; expected 8 or fewer"};
    }
    seen |= known;
  }
  return std::nullopt;
}

}  // namespace

Result<BidWorlds> BidWorlds::Make(const BidQuestion& question) {
  if (const auto error = Check(question)) return *error;
  const Seat own = question.auction.Turn();
  CardSet hidden = kFullDeck - question.hand;
  for (const CardSet known : question.known) hidden -= known;
  HiddenCards cards;
  for (const Seat seat : kAllSeats) {
    if (seat == own) continue;
    cards.holds[Index(seat)] = kHandSize - question.known[Index(seat)].size();
    if (cards.holds[Index(seat)] > 0) cards.may_hold[Index(seat)] = hidden;
  }
  auto sampler = WorldSampler::Make(cards);
  if (!sampler) return sampler.error();
  return BidWorlds(question, std::move(sampler).value());
}

BidWorlds::BidWorlds(const BidQuestion& question, WorldSampler sampler)
    : model_(BiddingModel::For(question.rules)),
      sampler_(std::move(sampler)),
      seen_(question.known) {
  const Auction& auction = question.auction;
  seen_[Index(auction.Turn())] = question.hand;
  Auction now = Auction::Begin(auction.dealer(), question.rules, auction.turned()).value();
  for (const Call call : auction.calls()) {
    // What the seat itself did tells it nothing.
    if (now.Turn() != auction.Turn()) passes_.push_back({now.Turn(), now});
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
  const auto hidden = DrawThinned(
      sampler_, random, [&](const Hands& hands) { return Weight(Whole(hands)); }, kMostTries);
  if (!hidden) return std::nullopt;
  return Whole(*hidden);
}

}  // namespace jasnel
