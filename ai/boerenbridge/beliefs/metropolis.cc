#include "ai/boerenbridge/beliefs/metropolis.h"

#include <algorithm>
#include <atomic>

#include "ai/boerenbridge/players/any_card.h"
#include "solver/threads.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::size_t kPiece = 64;  // hands that a thread draws at a time

}  // namespace

MetropolisSampler::MetropolisSampler(const PlayView& view, const WorldSampler& sampler,
                                     const WorldLikelihood& likelihood, const ChainCounts& counts,
                                     const ThinkClock& clock, std::uint64_t seed, int threads)
    : view_(view),
      sampler_(sampler),
      likelihood_(likelihood),
      steps_(counts.steps),
      unseen_(view.Unseen()) {
  const BySeat<int> holds = HeldByOthers(view);
  for (int seat = 0; seat < view.bidding.players(); ++seat) {
    if (holds[seat] > 0) seats_.push_back(seat);
  }
  const std::size_t pieces = (counts.drawn + kPiece - 1) / kPiece;
  std::vector<WeightedHands> drawn(pieces);
  OnPieces(pieces, threads, [&](std::size_t piece, int) {
    Random random = Random::Stream(seed, piece);
    const std::size_t size = std::min(kPiece, counts.drawn - piece * kPiece);
    drawn[piece] = WeighHands(sampler, likelihood, {size, size}, clock, random);
  });
  WeightedHands all;
  for (const WeightedHands& piece : drawn) {
    for (std::size_t i = 0; i < piece.size(); ++i) {
      all.Add(piece.world(i), likelihood.Weight(piece.world(i).actions));
    }
  }
  Random random = Random::Stream(seed, pieces);
  const WeightedHands chosen = all.Choose(std::min(counts.chains, all.size()), random);
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    chains_.push_back({chosen.world(i), Random::Stream(seed, pieces + 1 + i)});
  }
}

const HiddenHands& MetropolisSampler::Next(std::size_t chain) {
  Chain& it = chains_[chain];
  if (!likelihood_.has_evidence()) {
    it.seen.hands = sampler_.Draw(it.random);
    return it.seen;
  }
  for (std::size_t step = 0; step < steps_; ++step) Step(it);
  return it.seen;
}

// Any swap is as likely to be tried as the one back.
void MetropolisSampler::Step(Chain& chain) const {
  auto& [seen, random] = chain;
  if (seats_.empty()) return;
  const int seat = seats_[static_cast<std::size_t>(random.Below(static_cast<int>(seats_.size())))];
  const CardSet others = unseen_ - seen.hands[seat];
  if (others.empty()) return;
  const Card gives = AnyOf(seen.hands[seat], random);
  const Card gets = AnyOf(others, random);
  const int owner = OwnerOf(gets, seen.hands);
  if (IsVoid(seat, gets) || (owner >= 0 && IsVoid(owner, gives))) return;

  double least = static_cast<double>(random.NextUnit()) * likelihood_.Weight(seen.actions[seat]);
  if (owner >= 0) least *= likelihood_.Weight(seen.actions[owner]);
  const CardSet hand = (seen.hands[seat] - gives) | gets;
  const auto actions = likelihood_.OfSeat(seat, hand, least);
  if (!actions) return;
  if (owner >= 0) {
    const CardSet of_owner = (seen.hands[owner] - gets) | gives;
    const auto by_owner = likelihood_.OfSeat(owner, of_owner, least / likelihood_.Weight(*actions));
    if (!by_owner) return;
    seen.hands[owner] = of_owner;
    seen.actions[owner] = *by_owner;
  }
  seen.hands[seat] = hand;
  seen.actions[seat] = *actions;
}

bool MetropolisSampler::IsVoid(int seat, Card card) const {
  return (view_.table.voids[seat] >> jasnel::Index(SuitOf(card)) & 1) != 0;
}

// -1 for a card that was not dealt.
int MetropolisSampler::OwnerOf(Card card, const Hands& hands) const {
  for (const int seat : seats_) {
    if (hands[seat].Contains(card)) return seat;
  }
  return -1;
}

}  // namespace jasnel::boerenbridge
