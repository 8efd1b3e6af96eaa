// Worlds of a bid question, and what is found in them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/bidding/auction_outcomes.h"
#include "ai/models/contract_model.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The calls that are compared, a pass first.
struct BidCalls {
  static constexpr std::size_t kMax = 1 + kSuits;

  std::vector<Call> calls;
  Seat seat;  ///< the seat to call

  explicit BidCalls(const BidQuestion& question);

  /// Who leads to the first trick.
  Seat LeaderIf(Seat declarer) const { return FirstLeader(leads_, dealer_, declarer); }

  /// The place of a declarer, clockwise from the leader.
  int PlaceIf(Seat declarer) const { return PlaceOf(declarer, LeaderIf(declarer)); }

  std::size_t size() const { return calls.size(); }
  bool may_pass_out() const { return all_pass_ == AllPass::kRedeal; }
  bool has_pass() const { return calls.front().IsPass(); }

 private:
  AllPass all_pass_;
  Leads leads_;
  Seat dealer_;
};

/// What is asked of a contract in a world. All three are asked of different worlds: those in which
/// the answer is least certain.
enum class ContractQuery : std::uint8_t { kMakes, kPit, kScore };
inline constexpr std::size_t kBidAsks = 3;
inline constexpr std::array kAllContractQueries = {ContractQuery::kMakes, ContractQuery::kPit,
                                                   ContractQuery::kScore};

/// The result of a contract in one world, for the declaring side.
struct ContractFound {
  bool makes = false;
  bool pit = false;  ///< whether it can take all tricks
  int score = 0;     ///< written down, minus that of the opponents
  int points = 0;    ///< written down, roem and bonus included, but once where it counts twice
  int roem = 0;      ///< likewise
};

/// A world with what is guessed of it.
struct BidWorld {
  Hands hands;
  /// Estimates for the leader's side, by leader; only of those that may lead.
  std::array<ContractModel::PointsOfSuits, kSeats> points{};
  AuctionOutcomes after_pass;  ///< contracts that may follow a pass
};

/// A contract that a call may lead to in a world.
struct BidCase {
  std::uint32_t world = 0;  ///< by number in its round
  Contract contract;
  std::int16_t points = 0;  ///< estimated for the declaring side
  float weight = 0;         ///< its chance, below 0 if the opponents declare
};

/// Guesses, and solves.
class BidSampler {
 public:
  BidSampler(const BidQuestion& question, const Limits& limits);

  const BidCalls& calls() const { return calls_; }

  /// Fills in what is guessed.
  void Guess(BidWorld& world) const;

  /// Calls `visit(BidCase)` for the contracts of a call: one for a suit; those that may follow, for
  /// a pass.
  template <class Visit>
  void ForEachCase(std::size_t call, const BidWorld& world, std::uint32_t number,
                   const Visit& visit) const {
    const auto visit_one = [&](const Contract& contract, float chance) {
      const Seat leader = calls_.LeaderIf(contract.declarer);
      const std::int16_t points = world.points[Index(leader)][Index(contract.trump)];
      const bool leads = SideOf(contract.declarer) == SideOf(leader);
      visit(BidCase{.world = number,
                    .contract = contract,
                    .points = static_cast<std::int16_t>(leads ? points : -points),
                    .weight = Sign(contract.declarer) * chance});
    };
    const Call named = calls_.calls[call];
    if (named.suit) {
      visit_one({calls_.seat, *named.suit}, 1);
    } else {
      for (const auto& [contract, chance] : world.after_pass) visit_one(contract, chance);
    }
  }

  const ContractGuess& GuessOf(const BidCase& one) const {
    return models_[one.contract.trump == rules_.doubled ? 1 : 0].GuessOf(one.points);
  }

  /// Answers a question about a contract, and for the score all of them; nothing if a limit stopped
  /// it.
  std::optional<ContractFound> Solve(Solver& solver, const Hands& hands, const Contract& contract,
                                     ContractQuery asks) const;

 private:
  void AddRoemOfHands(const Hands& hands, Side leaders,
                      ContractModel::PointsOfSuits& of_suits) const;
  std::optional<ContractFound> SolveScore(Solver& solver, Position position) const;
  std::optional<bool> Succeeds(Solver& solver, const Position& position, Objective objective) const;
  float Sign(Seat declarer) const { return SideOf(declarer) == SideOf(calls_.seat) ? 1 : -1; }

  Auction passed_;  // after a pass of the seat, where it may
  Rules rules_;
  Limits limits_;
  BidCalls calls_;
  std::vector<Seat> leaders_;            // who may lead to the first trick
  std::array<ContractModel, 2> models_;  // of points that count once, and twice
};

}  // namespace jasnel
