// Double-dummy boerenbridge, with all hands open: the score of each seat, and the bids a seat can
// force.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel::boerenbridge {

/// Each member switches one part of the search on or off. A comment in the code that uses it
/// explains why it is exact.
struct Switches {
  bool table = true;        ///< store positions at the start of a trick
  bool relative = true;     ///< treat positions as equal if they differ only in ranks already
                            ///< played
  bool touching = true;     ///< play only one of several cards of a hand with no other hand's card
                            ///< between them
  bool sure_tricks = true;  ///< prune by trumps that are certain to take tricks
  bool best_score = true;   ///< max^n: stop examining cards once the best possible score is reached
  bool free_leads = true;   ///< paranoid: prune where the seat succeeds even if the others choose
                            ///< who of them leads
  bool ordering = true;     ///< paranoid: try the most promising cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

/// A switch and its name in reports.
struct NamedSwitch {
  const char* name = {};
  bool Switches::*member;
};

/// All switches, in order.
inline constexpr std::array kNamedSwitches = {
    NamedSwitch{"table", &Switches::table},
    NamedSwitch{"relative", &Switches::relative},
    NamedSwitch{"touching", &Switches::touching},
    NamedSwitch{"sure_tricks", &Switches::sure_tricks},
    NamedSwitch{"best_score", &Switches::best_score},
    NamedSwitch{"free_leads", &Switches::free_leads},
    NamedSwitch{"ordering", &Switches::ordering},
};
static_assert(kNamedSwitches.size() == sizeof(Switches), "every switch has a name");

/// All of them off.
inline constexpr Switches kAllOff = [] {
  Switches switches;
  for (const NamedSwitch& named : kNamedSwitches) switches.*named.member = false;
  return switches;
}();

/// What to compute by max^n besides the tricks and scores of all seats.
struct MaxNRequest {
  bool cards = false;  ///< fill in `MaxNSolution::cards`
  bool line = false;   ///< fill in `MaxNSolution::line`
  Limits limits = {};
};

/// The result of a card or a position if every seat plays for itself.
struct Outcome {
  Tricks tricks{};  ///< by seat, at the end of the deal, including tricks already taken
  Tricks scores{};  ///< points each seat writes down

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct CardOutcome {
  Card card = {};
  Outcome outcome = {};

  friend bool operator==(const CardOutcome&, const CardOutcome&) = default;
};

/// If `stop` is not `kSolved`, only `nodes` and `time` are set.
struct MaxNSolution {
  Stop stop = Stop::kSolved;
  Outcome outcome = {};
  std::vector<CardOutcome> cards = {};  ///< all legal cards, suit by suit from high to low
  std::vector<Card> line = {};          ///< the play up to the last card
  std::uint64_t nodes = 0;              ///< cards played in the search
  std::chrono::microseconds time{0};
};

/// What to compute for one seat against all others: whether it can force exactly the tricks it bid,
/// and any of the following.
struct ParanoidRequest {
  int seat = 0;
  bool bids = false;    ///< also for each bid: fill in `ParanoidSolution::bids`
  bool cards = false;   ///< also after each card: fill in `ParanoidSolution::cards` and `best`
  bool scores = false;  ///< fill in all scores, `fewest` and `most`: far slower with eight or more
                        ///< cards
  Limits limits = {};
};

/// What a seat can force with a bid.
struct Force {
  bool exact = false;             ///< it can force taking exactly as many tricks as it bid
  std::optional<int> score = {};  ///< the highest score it can guarantee; empty if not requested
                                  ///< and the bid cannot be forced

  friend bool operator==(const Force&, const Force&) = default;
};

/// What the seat can still force with its bid after a card of the seat to play.
struct CardForce {
  Card card = {};
  Force force = {};

  friend bool operator==(const CardForce&, const CardForce&) = default;
};

/// Tricks and bids count for the whole deal, including tricks already taken. If `stop` is not
/// `kSolved`, only `nodes` and `time` are set.
struct ParanoidSolution {
  Stop stop = Stop::kSolved;
  Force bid = {};                     ///< with the seat's bid in the position
  std::vector<Force> bids = {};       ///< with each bid from 0 to the number of tricks in the deal
  std::vector<CardForce> cards = {};  ///< all legal cards, suit by suit from high to low
  CardSet best = {};  ///< the cards after which the seat can force the most, if it is to play,
                      ///< otherwise the least: by score if scores were requested, otherwise by
                      ///< whether the bid can be forced
  int fewest = 0;     ///< with `scores`: the seat can force taking no more tricks than this ...
  int most = 0;       ///< ... and no fewer than this
  std::uint64_t nodes = 0;  ///< cards played in the search
  std::chrono::microseconds time{0};
};

/// The configuration of a `Solver`.
struct SolverOptions {
  std::size_t table_bytes = std::size_t{16}
                            << 20;  ///< rounded down to a power of two, 64 KiB to 4 GiB
  Switches switches = {};
};

/// A search context: the transposition table, reused between calls. The answers, including node
/// counts, depend only on the position and the request, never on earlier calls. Use it from one
/// thread at a time; any number of solvers can run in parallel.
class Solver {
 public:
  /// Throws std::bad_alloc if the table does not fit in memory. After that, only the vectors of a
  /// solution are allocated.
  explicit Solver(const SolverOptions& options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// The score of each seat if every seat plays each card for its own score, knowing that all
  /// others do the same. Of cards that are equally good for a seat it plays the first in the order
  /// of solver/boerenbridge/card_order.h, so the solution is unique. An error if `Validate` finds
  /// one.
  Result<MaxNSolution> SolveMaxN(const Position& position, const MaxNRequest& request = {});

  /// What a seat can force if all the others play together against it. An error if `Validate` finds
  /// one, or if the position has no such seat.
  Result<ParanoidSolution> SolveParanoid(const Position& position, const ParanoidRequest& request);

 private:
  class Context;
  std::unique_ptr<Context> context_;
};

}  // namespace jasnel::boerenbridge
