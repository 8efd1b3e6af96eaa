#include "ai/boerenbridge/bidding/evaluate_bid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "ai/boerenbridge/beliefs/hidden_hands.h"
#include "ai/boerenbridge/models/suit_order.h"
#include "ai/boerenbridge/players/playout.h"
#include "ai/statistics/mean_error.h"
#include "ai/statistics/wilson.h"
#include "solver/threads.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::uint64_t kPieceWorlds = 32;  // that one thread takes at a time
constexpr std::uint64_t kFirstPieces = 4;   // after which hopeless bids are left aside
constexpr std::uint64_t kMaxPieces = 64;    // taken before anybody looks whether it is enough
constexpr double kHopeless = 5;             // standard errors behind the best bid
constexpr double k99 = 2.575829;

// The error of a ratio of two sums, from the pieces that make them up: with weighted hands, the
// deals of a piece are not independent, as some hands are chosen more than once, but pieces are.
class PieceError {
 public:
  void Add(double value, double weight) {
    squares_ += value * value;
    products_ += value * weight;
    weights_ += weight * weight;
    ++count_;
  }

  // The standard error of the sum of the values divided by `weight`, that of the weights, made
  // larger so that 1.96 of it are an interval of 95% though there are few pieces; 0 with less than
  // two, which tell nothing.
  double Of(double ratio, double weight) const {
    if (count_ < 2) return 0;
    const double squares = squares_ - 2 * ratio * products_ + ratio * ratio * weights_;
    const double error = std::sqrt(std::max(squares, 0.0) * count_ / (count_ - 1)) / weight;
    return MeanError{ratio, error, count_ - 1}.HalfWidth(kConfidence) / kStandardErrors95;
  }

 private:
  double squares_ = 0;
  double products_ = 0;
  double weights_ = 0;
  double count_ = 0;
};

// Sums over deals, each with its weight.
struct Sums {
  double weight = 0;
  double squares = 0;  // of the weights
  double score = 0;
  double score_squares = 0;
  double others = 0;
  std::array<double, kMaxCards + 1> taken{};
  std::uint64_t worlds = 0;
  PieceError score_error;
  PieceError made_error;

  void Add(const SeatOutcome& outcome, double by) {
    weight += by;
    squares += by * by;
    score += by * outcome.score;
    score_squares += by * outcome.score * outcome.score;
    others += by * outcome.others;
    taken[static_cast<std::size_t>(outcome.taken)] += by;
    ++worlds;
  }

  // A piece in which `bid` was made, if it was looked at.
  void AddPiece(const Sums& piece, std::size_t bid, bool weighted) {
    if (piece.worlds == 0) return;
    weight += piece.weight;
    squares += piece.squares;
    score += piece.score;
    score_squares += piece.score_squares;
    others += piece.others;
    for (std::size_t i = 0; i < taken.size(); ++i) taken[i] += piece.taken[i];
    worlds += piece.worlds;
    if (!weighted) return;
    score_error.Add(piece.score, piece.weight);
    made_error.Add(piece.taken[bid], piece.weight);
  }

  double Mean() const { return score / weight; }

  // The standard error of a mean of what has this variance, were all deals independent.
  double Error(double variance) const {
    return std::sqrt(std::max(variance, 0.0) * squares) / weight;
  }
  double ErrorOfMean() const {
    return std::max(Error(score_squares / weight - Mean() * Mean()),
                    score_error.Of(Mean(), weight));
  }
  // How many independent deals tell as much of this chance.
  double CountFor(double makes) const {
    const double count = weight * weight / squares;
    const double error = made_error.Of(makes, weight);
    return error > 0 ? std::min(count, makes * (1 - makes) / (error * error)) : count;
  }
};

using SumsByBid = std::array<Sums, kMaxCards + 1>;

class BidSearch {
 public:
  BidSearch(const BidView& view, const BidRequest& request, const BidAssumptions& assumptions,
            std::chrono::microseconds processor_time)
      : view_{view.bidding, WithSuitsInOrder(view.hand)},
        request_(request),
        assumptions_(assumptions),
        sampler_(Certain(WorldSampler::Make(view_), "no card of the others was seen")),
        weighs_(WorldLikelihood(view_, assumptions.styles, assumptions.evidence).has_evidence()),
        clock_(request.time, request.cancel, processor_time),
        threads_(request.threads > 0 ? request.threads : DefaultThreads()) {
    for (int bid = 0; bid <= view_.bidding.cards(); ++bid) {
      if (view_.bidding.IsLegal(bid)) looked_at_ |= 1u << bid;
    }
    legal_ = looked_at_;
  }

  BidAnswer Run() {
    const std::uint64_t pieces = (request_.worlds - 1) / kPieceWorlds + 1;
    BidStop stop = BidStop::kWorlds;
    while (done_ < pieces) {
      const std::uint64_t wanted =
          std::min({pieces - done_, done_ == 0 ? kFirstPieces : done_, kMaxPieces});
      if (!TakePieces(wanted) || IsCutShort()) {
        stop = Cancelled() ? BidStop::kCancelled : BidStop::kTime;
        break;
      }
      LeaveHopeless();
      if (request_.precision &&
          kStandardErrors95 * sums_[Best()].ErrorOfMean() <= *request_.precision) {
        stop = BidStop::kPrecision;
        break;
      }
    }
    return Answer(stop);
  }

 private:
  bool Cancelled() const { return request_.cancel != nullptr && *request_.cancel; }

  // Whether the clock ran out in the very first piece. The best bid is played in all worlds.
  bool IsCutShort() const {
    return sums_[Best()].worlds < std::min(request_.worlds, done_ * kPieceWorlds);
  }

  // Pieces are added up in their order, whoever did them; those behind one that was not finished
  // do not count. Whether all were finished.
  bool TakePieces(std::uint64_t count) {
    std::vector<SumsByBid> found(count);
    std::vector<char> finished(count, 0);
    OnPieces(count, threads_,
             [&](std::size_t i, int) { finished[i] = Piece(done_ + i, found[i]) ? 1 : 0; });
    for (std::uint64_t i = 0; i < count; ++i) {
      if (finished[i] == 0) return false;
      for (std::size_t bid = 0; bid < sums_.size(); ++bid)
        sums_[bid].AddPiece(found[i][bid], bid, weighs_);
      ++done_;
    }
    return true;
  }

  // False where the clock ran out; the very first piece then holds what there is.
  bool Piece(std::uint64_t number, SumsByBid& sums) const {
    Random random = Random::Stream(request_.seed, number);
    const auto size =
        static_cast<std::size_t>(std::min(kPieceWorlds, request_.worlds - number * kPieceWorlds));
    WorldLikelihood likelihood(view_, assumptions_.styles, assumptions_.evidence);
    const WorldCounts counts{.effective = size, .most = weighs_ ? kHandsForBid * size : size};
    const WeightedHands drawn = WeighHands(sampler_, likelihood, counts, clock_, random);
    // So that pieces whose hands explain little count for little.
    const double weight = weighs_ ? drawn.sum() / static_cast<double>(drawn.size()) : 1;
    const WeightedHands chosen = drawn.Choose(size, random);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (clock_.IsOver() && (number > 0 || i > 0)) return number == 0;
      const double share = weight * chosen.share(i) * static_cast<double>(chosen.size());
      const HiddenHands& seen = chosen.world(i);
      const SeatStyles seat_styles =
          DrawSeatStyles(seen, likelihood, assumptions_.styles, view_.seat(), random);
      const CommonRandom common(random);
      for (int bid = 0; bid <= view_.bidding.cards(); ++bid) {
        if ((looked_at_ >> bid & 1) == 0) continue;
        sums[static_cast<std::size_t>(bid)].Add(PlayWith(bid, seen.hands, seat_styles, common),
                                                share);
      }
    }
    return true;
  }

  SeatOutcome PlayWith(int bid, const Hands& hidden, const SeatStyles& seat_styles,
                       const CommonRandom& common) const {
    Hands hands = hidden;
    hands[view_.seat()] = view_.hand;
    Bidding bidding = view_.bidding;
    (void)bidding.Bid(bid);
    BidOut(bidding, hands, seat_styles, common);
    PlayState table;
    table.position.players = bidding.players();
    table.position.bids = bidding.bids();
    table.position.hands = hands;
    PlayOut(table, seat_styles, common);
    return OutcomeOf(table.position, view_.seat());
  }

  std::size_t Best() const {
    std::size_t best = sums_.size();
    for (std::size_t bid = 0; bid < sums_.size(); ++bid) {
      if ((looked_at_ >> bid & 1) == 0) continue;
      if (best == sums_.size() || sums_[bid].Mean() > sums_[best].Mean()) best = bid;
    }
    return best;
  }

  void LeaveHopeless() {
    const Sums& best = sums_[Best()];
    for (std::size_t bid = 0; bid < sums_.size(); ++bid) {
      if ((looked_at_ >> bid & 1) == 0 || &sums_[bid] == &best) continue;
      const double error = std::hypot(sums_[bid].ErrorOfMean(), best.ErrorOfMean());
      if (best.Mean() - sums_[bid].Mean() > kHopeless * error) looked_at_ &= ~(1u << bid);
    }
  }

  BidAnswer Answer(BidStop stop) const {
    BidAnswer answer;
    answer.stop = stop;
    answer.best = static_cast<int>(Best());
    const Sums& best = sums_[Best()];
    answer.worlds = best.worlds;
    answer.clear = best.worlds >= kPieceWorlds;  // fewer tell too little of their own spread
    for (int bid = 0; bid <= view_.bidding.cards(); ++bid) {
      if ((legal_ >> bid & 1) == 0) continue;
      const Sums& sums = sums_[static_cast<std::size_t>(bid)];
      answer.bids.push_back(OutlookOf(bid, sums));
      if (&sums == &best) continue;
      const double error = std::hypot(sums.ErrorOfMean(), best.ErrorOfMean());
      answer.clear &= best.Mean() - sums.Mean() > k99 * error;
    }
    return answer;
  }

  BidOutlook OutlookOf(int bid, const Sums& sums) const {
    BidOutlook outlook;
    outlook.bid = bid;
    const double half = kStandardErrors95 * sums.ErrorOfMean();
    outlook.score = {sums.Mean(), sums.Mean() - half, sums.Mean() + half};
    for (int taken = 0; taken <= view_.bidding.cards(); ++taken) {
      outlook.tricks.push_back(sums.taken[static_cast<std::size_t>(taken)] / sums.weight);
    }
    const double makes = outlook.tricks[static_cast<std::size_t>(bid)];
    const ChanceInterval interval = WilsonInterval(makes, sums.CountFor(makes), kStandardErrors95);
    outlook.makes = {makes, std::min(makes, interval.low), std::max(makes, interval.high)};
    outlook.others = sums.others / sums.weight;
    outlook.worlds = sums.worlds;
    return outlook;
  }

  BidView view_;
  const BidRequest& request_;
  const BidAssumptions& assumptions_;
  WorldSampler sampler_;
  bool weighs_;  // hands, by the bids before
  ThinkClock clock_;
  int threads_;
  unsigned legal_ = 0;      // bids, as bits
  unsigned looked_at_ = 0;  // of those, not hopeless
  std::uint64_t done_ = 0;  // pieces
  SumsByBid sums_{};
};

}  // namespace

Result<BidAnswer> EvaluateBid(const BidView& view, const BidRequest& request,
                              const BidAssumptions& assumptions,
                              std::chrono::microseconds processor_time) {
  if (const auto error = Validate(view)) return *error;
  if (request.worlds < 1) {
    return Error{Say("0 worlds; expected 1 or more", "0 verdelingen; verwacht er 1 of meer")};
  }
  return BidSearch(view, request, assumptions, processor_time).Run();
}

Result<BidAnswer> EvaluateBid(const BidView& view, const BidRequest& request) {
  return EvaluateBid(view, request, {});
}

}  // namespace jasnel::boerenbridge
