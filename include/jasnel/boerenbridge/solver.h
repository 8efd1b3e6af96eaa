// Boerenbridge with all hands open (double dummy): what each seat scores, and which bids a seat can
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

/// Each member turns one part of the search off or on. The comment at the place where it is used
/// says why it is exact.
struct Switches {
  bool table = true;        ///< remember positions at the start of a trick
  bool relative = true;     ///< positions are the same where only ranks that are gone differ
  bool touching = true;     ///< of cards of one hand with none left between them, play one
  bool sure_tricks = true;  ///< cut by the trumps that are certain to take tricks
  bool best_score = true;   ///< max^n: look at no more cards once the best score is reached
  bool ordering = true;     ///< paranoid: try likely best cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr Switches kAllOff{false, false, false, false, false, false};

/// A switch and its name in reports.
struct NamedSwitch {
  const char* name;
  bool Switches::*member;
};

/// All switches, in their order.
inline constexpr std::array kNamedSwitches = {
    NamedSwitch{"table", &Switches::table},
    NamedSwitch{"relative", &Switches::relative},
    NamedSwitch{"touching", &Switches::touching},
    NamedSwitch{"sure_tricks", &Switches::sure_tricks},
    NamedSwitch{"best_score", &Switches::best_score},
    NamedSwitch{"ordering", &Switches::ordering},
};
static_assert(kNamedSwitches.size() == sizeof(Switches), "every switch has a name");

/// What to find out by max^n, besides what each seat takes and scores.
struct MaxNRequest {
  bool cards = false;  ///< fill in `MaxNSolution::cards`
  bool line = false;   ///< fill in `MaxNSolution::line`
  Limits limits = {};
};

/// What comes of a card, or of a position, when everybody plays for itself.
struct Outcome {
  Tricks tricks{};  ///< taken by each seat at the end of the deal, those taken before included
  Tricks scores{};  ///< what each seat writes down

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct CardOutcome {
  Card card;
  Outcome outcome;

  friend bool operator==(const CardOutcome&, const CardOutcome&) = default;
};

/// Where `stop` is not `kSolved`, only `nodes` and `time` are filled in.
struct MaxNSolution {
  Stop stop = Stop::kSolved;
  Outcome outcome;
  std::vector<CardOutcome> cards;  ///< every legal card, suit by suit from high to low
  std::vector<Card> line;          ///< the play to the last card
  std::uint64_t nodes = 0;         ///< cards played in the search
  std::chrono::microseconds time{0};
};

/// What to find out of one seat against all the others: whether it can force exactly as many tricks
/// as it bid, and what is asked besides.
struct ParanoidRequest {
  int seat = 0;
  bool bids = false;    ///< the same of each bid: fill in `ParanoidSolution::bids`
  bool cards = false;   ///< the same after each card: fill in `ParanoidSolution::cards` and `best`
  bool scores = false;  ///< fill in all scores, `fewest` and `most`: from eight cards on far slower
  Limits limits = {};
};

/// What a seat can force with a bid.
struct Force {
  bool exact = false;        ///< it can see to it that it takes exactly as many tricks as it bid
  std::optional<int> score;  ///< the most it can be sure of; nothing where that was not asked and
                             ///< the bid is not exact

  friend bool operator==(const Force&, const Force&) = default;
};

/// What the seat can still force with its bid after a card of the seat in turn.
struct CardForce {
  Card card;
  Force force;

  friend bool operator==(const CardForce&, const CardForce&) = default;
};

/// Tricks and bids are of the whole deal, those taken before included. Where `stop` is not
/// `kSolved`, only `nodes` and `time` are filled in.
struct ParanoidSolution {
  Stop stop = Stop::kSolved;
  Force bid;                     ///< with the seat's bid in the position
  std::vector<Force> bids;       ///< with each bid from 0 to the tricks of the deal
  std::vector<CardForce> cards;  ///< every legal card, suit by suit from high to low
  CardSet best;    ///< those after which the seat can force most if it is in turn, else least: by
                   ///< scores where these were asked, or by whether the bid is exact
  int fewest = 0;  ///< with `scores`: the seat can see to it that it takes no more ...
  int most = 0;    ///< ... and that it takes no fewer
  std::uint64_t nodes = 0;  ///< cards played in the search
  std::chrono::microseconds time{0};
};

/// How a `Solver` is set up.
struct SolverOptions {
  std::size_t table_bytes = std::size_t{16}
                            << 20;  ///< rounded down to a power of two, 64 KiB to 4 GiB
  Switches switches = {};
};

/// A search context: the table, for use from call to call. What it answers, node counts included,
/// depends only on the position and the request, never on the calls before. One thread at a time;
/// any number of solvers side by side.
class Solver {
 public:
  /// Throws std::bad_alloc where the table does not fit into memory. Nothing allocates later but
  /// the vectors of a solution.
  explicit Solver(const SolverOptions& options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// What each seat scores when every seat plays each card for its own score, knowing that all the
  /// others do. Of cards that are equal for a seat it plays the first in the order of
  /// solver/boerenbridge/card_order.h, so that there is one answer. An error where `Validate` finds
  /// one.
  Result<MaxNSolution> SolveMaxN(const Position& position, const MaxNRequest& request = {});

  /// What a seat can force when all the others play together against it. An error where `Validate`
  /// finds one, or the position has no such seat.
  Result<ParanoidSolution> SolveParanoid(const Position& position, const ParanoidRequest& request);

 private:
  class Context;
  std::unique_ptr<Context> context_;
};

}  // namespace jasnel::boerenbridge
