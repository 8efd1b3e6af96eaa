// The players of `jasnel engine`: those of the library, and external programs.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/deal_play.h"
#include "jasnel/engine.h"
#include "jasnel/match.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "tools/shared/players/child_process.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// Like `MakeAnyPlayer` for both games. Errors: as for `MakeEnginePlayers`.
Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec);

/// The available names, with the game of each.
std::string AnyEnginePlayerNames();

/// What to check.
struct CheckRequest {
  std::string command;  ///< of the program, for /bin/sh
  Game game = Game::kKlaverjas;
  Rules rules;  ///< of klaverjas
  /// In klaverjas; with an auction, a program that plays cards alone is asked to call as well.
  ContractFrom contract = ContractFrom::kAuction;
  std::uint64_t seed = 1;
  std::uint64_t deals = 10;
  ProgramTerms terms;
};

/// A deal in play of `Game`, by the same names for both.
template <class Game>
class CheckDeal;

/// Deal `number`, from 1, is that of a match with this seed; of every fourth at least, trump and
/// declarer are drawn.
template <>
class CheckDeal<Klaverjas> {
 public:
  CheckDeal(const CheckRequest& request, std::uint64_t number);

  bool IsOver() const { return play_.IsOver(); }

  /// What the seat to call or to play sees. The deal must not be over.
  SeatViewOf<Klaverjas> View() const;

  /// Where in the deal that is: `trick 2, South`.
  Message Place() const;

  /// Makes a legal call, or plays a legal card.
  void Make(const CallChoice& choice) { play_.Speak(choice.call); }
  void Make(const CardChoice& choice) { play_.Play(choice.card); }

 private:
  DealInPlay play_;
};

/// From three to seven players and up to the most cards they can have. There are no rules to choose
/// from.
template <>
class CheckDeal<Boerenbridge> {
 public:
  CheckDeal(const CheckRequest& request, std::uint64_t number);

  bool IsOver() const { return play_.IsOver(); }
  SeatViewOf<Boerenbridge> View() const;
  Message Place() const;
  void Make(const boerenbridge::BidChoice& choice) { play_.Bid(choice.bid); }
  void Make(const boerenbridge::CardChoice& choice) { play_.Play(choice.card); }

 private:
  boerenbridge::DealInPlay play_;
};

/// Receives what a program does wrong, worded to follow its place ("answered after 0.3 s").
using FaultReport = std::function<void(const Message&)>;

/// Unlike `ExternalProgram`, goes on after a fault, with the same program if the next answer is
/// bound to be that to the next request, else with a new one.
class CheckedProgram {
 public:
  CheckedProgram(std::string command, const ProgramTerms& terms);

  /// The answer to `request`, which has an id; nothing if there is none that can be read. Every
  /// fault goes to `report`, except that what the answer says is not looked at.
  std::optional<Record> Ask(const Record& request, const FaultReport& report);

  /// Reports what the program has written without being asked.
  void ReportUnasked(const FaultReport& report);

  /// Ends communication: see `ChildProcess::Shutdown`.
  void Shutdown();

  /// Has a new program started for the next request.
  void Restart() { program_ = nullptr; }

 private:
  std::optional<Record> Exchange(const Record& request, const FaultReport& report);

  std::string command_;
  ProgramTerms terms_;
  std::unique_ptr<ChildProcess> program_;
  SentKeys keys_;
  bool has_answered_ = false;  // in this or an earlier run
};

/// Why a check ended.
enum class CheckEnd : std::uint8_t {
  kAllDeals,
  kInterrupted,
  kMaxFaults,  ///< after kMaxFaults faults
  kNoAnswer,   ///< after no right answer to the first requests
};

/// After as many faults a check ends.
inline constexpr std::uint64_t kMaxFaults = 20;

/// After as many requests without a right answer a check ends.
inline constexpr std::uint64_t kMaxUnanswered = 5;

struct CheckOutcome {
  std::uint64_t deals = 0;  ///< begun
  std::uint64_t requests = 0;
  std::uint64_t faults = 0;
  CheckEnd end = CheckEnd::kAllDeals;
};

/// Plays the deals with a program in every seat, each its own, and passes every fault to `report`,
/// one line with its place. Where the program gives no legal call, bid or card, one is drawn. The
/// same request has the same deals, and if the program answers alike, the same faults.
CheckOutcome CheckProgram(const CheckRequest& request,
                          const std::function<void(const Message&)>& report);

/// What was found, in one line.
Message SummaryOf(const CheckRequest& request, const CheckOutcome& outcome);

}  // namespace jasnel
