#include "ai/boerenbridge/hidden_hands.h"

#include <algorithm>
#include <vector>

#include "ai/boerenbridge/any_card.h"

namespace jasnel::boerenbridge {
namespace {

// Swaps cards between hidden hands, and with the cards that were not dealt.
class HandSwaps {
 public:
  HandSwaps(const PlayView& view, HandLikelihood& likelihood)
      : unseen_(view.Unseen()), voids_(view.table.voids), likelihood_(likelihood) {
    const BySeat<int> holds = HeldByOthers(view);
    for (int seat = 0; seat < view.bidding.players(); ++seat) {
      if (holds[seat] > 0) seats_.push_back(seat);
    }
  }

  // Any swap is as likely to be tried as the one back.
  void Step(SeenHands& seen, Random& random) {
    if (seats_.empty()) return;
    const int seat =
        seats_[static_cast<std::size_t>(random.Below(static_cast<int>(seats_.size())))];
    const CardSet others = unseen_ - seen.hands[seat];
    if (others.empty()) return;
    const Card gives = AnyOf(seen.hands[seat], random);
    const Card gets = AnyOf(others, random);
    const int owner = OwnerOf(gets, seen.hands);
    if (IsVoid(seat, gets) || (owner >= 0 && IsVoid(owner, gives))) return;

    double least =
        static_cast<double>(random.NextUnit()) * likelihood_.Weight(seen.explained[seat]);
    if (owner >= 0) least *= likelihood_.Weight(seen.explained[owner]);
    const CardSet hand = (seen.hands[seat] - gives) | gets;
    const auto explained = likelihood_.OfSeat(seat, hand, least);
    if (!explained) return;
    if (owner >= 0) {
      const CardSet of_owner = (seen.hands[owner] - gets) | gives;
      const auto by_owner =
          likelihood_.OfSeat(owner, of_owner, least / likelihood_.Weight(*explained));
      if (!by_owner) return;
      seen.hands[owner] = of_owner;
      seen.explained[owner] = *by_owner;
    }
    seen.hands[seat] = hand;
    seen.explained[seat] = *explained;
  }

 private:
  bool IsVoid(int seat, Card card) const {
    return (voids_[seat] >> jasnel::Index(SuitOf(card)) & 1) != 0;
  }

  // -1 for a card that was not dealt.
  int OwnerOf(Card card, const Hands& hands) const {
    for (const int seat : seats_) {
      if (hands[seat].Contains(card)) return seat;
    }
    return -1;
  }

  CardSet unseen_;
  BySeat<std::uint8_t> voids_;
  HandLikelihood& likelihood_;
  std::vector<int> seats_;  // that hold hidden cards
};

}  // namespace

WeighedHands WeighHands(const HandSampler& sampler, HandLikelihood& likelihood,
                        const HandCounts& counts, const ThinkClock& clock, Random& random) {
  WeighedHands weighed;
  for (std::size_t i = 0; i < counts.most; ++i) {
    if (i >= counts.effective && weighed.Effective() >= static_cast<double>(counts.effective)) {
      break;
    }
    if (i > 0 && clock.IsOver()) break;
    const Hands hands = sampler.Draw(random);
    const Explained explained = likelihood.Of(hands);
    weighed.Add({hands, explained}, likelihood.Weight(explained));
  }
  return weighed;
}

WeighedHands ChainHands(const PlayView& view, const HandSampler& sampler,
                        HandLikelihood& likelihood, const ChainCounts& counts,
                        const ThinkClock& clock, Random& random) {
  if (!likelihood.has_evidence()) {
    return WeighHands(sampler, likelihood, {counts.hands, counts.hands}, clock, random);
  }
  const HandCounts all{counts.drawn, counts.drawn};
  const WeighedHands begin = WeighHands(sampler, likelihood, all, clock, random);
  const WeighedHands chosen = begin.Choose(std::min(counts.chains, begin.size()), random);
  std::vector<SeenHands> chains;
  for (std::size_t i = 0; i < chosen.size(); ++i) chains.push_back(chosen.world(i));
  HandSwaps swaps(view, likelihood);
  WeighedHands hands;
  for (std::size_t i = 0; i < counts.hands; ++i) {
    SeenHands& chain = chains[i % chains.size()];
    for (std::size_t step = 0; step < counts.steps && !clock.IsOver(); ++step) {
      swaps.Step(chain, random);
    }
    hands.Add(chain, 1);
    if (clock.IsOver()) break;
  }
  return hands;
}

}  // namespace jasnel::boerenbridge
