#include "tools/training/hand_truths.h"

#include <cstddef>

#include "jasnel/auction.h"
#include "jasnel/dealing.h"
#include "jasnel/seat.h"

namespace jasnel {

std::vector<HandTruth> FindHandTruths(const Rules& rules, std::uint64_t first, std::uint64_t count,
                                      BatchSolver& solver, const std::atomic<bool>& cancel,
                                      double precision) {
  constexpr std::uint64_t kSeed = 5353;
  std::vector<HandTruth> truths;
  Rules asked = rules;
  asked.bidding = Bidding::kFree;
  asked.speaks_first = SpeaksFirst::kLeftOfDealer;
  for (std::uint64_t number = first; number < first + count && !cancel; ++number) {
    Random random = Random::Stream(kSeed, number);
    const CardSet hand = RandomHands(random)[0];
    const int place = random.Below(kSeats);
    // Who leads speaks first.
    BidQuestion question{.auction = Certain(Auction::Begin(Seat::kNorth, asked), "bidding is free"),
                         .hand = hand,
                         .rules = asked,
                         .passes_tell = false};
    for (int i = 0; i < place; ++i) question.auction.Speak(Call{});
    std::array<std::vector<SuitBid>, 2> runs;
    for (std::size_t run = 0; run < runs.size(); ++run) {
      const BidRequest request{.seed = 2 * number + run, .precision = precision, .cancel = &cancel};
      const auto answer = EvaluateBid(solver, question, request);
      if (!answer || answer->stop != Stop::kSolved) return truths;
      runs[run] = answer->suits;
    }
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      truths.push_back({.hand = hand,
                        .trump = runs[0][suit].suit,
                        .place = place,
                        .runs = {runs[0][suit], runs[1][suit]}});
    }
  }
  return truths;
}

}  // namespace jasnel
