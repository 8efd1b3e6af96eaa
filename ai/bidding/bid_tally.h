// Estimates for the calls from many worlds.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ai/bidding/bid_results.h"
#include "ai/bidding/bid_round.h"
#include "ai/bidding/bid_sample.h"
#include "ai/statistics/horvitz_thompson_mean.h"
#include "ai/statistics/mean_error.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/statistics.h"

namespace jasnel {

/// A set of calls, by their index in `BidCalls`.
using CallSet = std::bitset<BidCalls::kMax>;

/// One of all possible worlds, with what each call leads to. Scores are for the side to call.
struct WholeWorld {
  double weight = 1;
  std::array<double, BidCalls::kMax> scores{};
  std::array<ContractFound, BidCalls::kMax> found{};  ///< for suits
  std::array<double, kSeats> declares{};
};

/// The chance of each seat to declare after a pass.
std::array<double, kSeats> DeclaresAfterPass(const BidWorld& world);

/// Accumulates worlds and computes estimates from them.
class BidTally {
 public:
  /// The best call is determined for open hands, or by `played` if given. `sampler` must outlive
  /// this.
  BidTally(const BidSampler& sampler, NatPays nat_pays, const std::optional<Calibration>& played);

  void Add(const BidRound& round);

  /// Adds one of all possible worlds. Do not mix with `Add`.
  void AddWorld(const WholeWorld& world);

  /// The number of worlds in which the call for which most were solved was.
  std::uint64_t solved() const { return solved_; }

  /// Whether the worlds were added with `AddWorld`.
  bool all_worlds() const { return all_worlds_; }

  /// How many times as wide as `precision` the interval of a call's chance to make is, to each
  /// side; 0 for a pass.
  double OffBy(std::size_t call, double precision) const;

  /// In how many worlds a call was solved for whether it is made.
  std::uint64_t SolvedOf(std::size_t call) const;

  /// All calls.
  CallSet AllCalls() const;

  /// The calls that the best call does not beat with 99% confidence, itself included. `looks` is
  /// the number of such tests so far, including this one, because each test is another chance of a
  /// false positive.
  CallSet NotBehind(int looks) const;

  /// Whether the best call beats every other call with 99% confidence.
  bool IsClear(int looks) const;

  /// The answer, without what is not known here: stop, time, and the call, for which see
  /// `Recommend`.
  BidAnswer Answer(int looks) const;

 private:
  using Scores = std::array<HorvitzThompsonMean, kBidAsks>;
  using Square = std::array<std::array<double, BidCalls::kMax>, BidCalls::kMax>;

  void AddGuesses(const BidWorld& world);
  void AddTaken(const BidRound& round, ContractQuery asks);
  void AddProducts(const BidRound& round, ContractQuery asks);
  MeanError GuessedMean(const Moments& guesses, std::size_t call) const;
  Estimate MakesOf(std::size_t call) const;
  double PitOf(std::size_t call) const;
  MeanError MeanScore(std::size_t call) const;
  MeanError Lead(std::size_t best, std::size_t call) const;
  Estimate ScoreOf(std::size_t call) const;
  double MeanScoreOf(std::size_t call) const;
  double ConstantOf(Seat declarer) const;
  double ConstantAfter(std::size_t call) const;
  double ExpectedScoreOf(std::size_t call) const;
  bool IsBehind(std::size_t call, std::size_t best, double wider) const;
  SuitBid SuitBidOf(std::size_t call) const;

  const BidSampler& sampler_;
  const BidCalls& calls_;
  std::optional<Calibration> played_;
  // Of guesses, by call.
  Moments makes_guesses_;
  Moments pit_guesses_;
  Moments score_guesses_;
  // Of what they are off by. That of the score is in three parts, by what is asked.
  std::vector<HorvitzThompsonMean> makes_;
  std::vector<HorvitzThompsonMean> pits_;
  std::vector<Scores> scores_;
  std::array<Square, kBidAsks> products_{};  // of two calls in the same world
  Moments whole_;                            // truths and makes where each world counts once
  Moments declares_;                         // chances of each seat to be declarer
  std::uint64_t solved_ = 0;
  std::uint64_t scored_ = 0;
  bool all_worlds_ = false;
  std::array<BidResults, kSuits> results_;
};

/// Sets the call with the highest expected score, as defined by `BidAnswer::call`.
void Recommend(BidAnswer& answer);

}  // namespace jasnel
