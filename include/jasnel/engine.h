// Requests and answers as JSON, one object each, as `jasnel engine` and the bindings for other
// languages use them.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The players with a given name, one for each game; an error for a game without such a player. At
/// least one is a player that sees only its own hand.
struct EnginePlayers {
  Result<std::unique_ptr<Player>> klaverjas;
  Result<std::unique_ptr<boerenbridge::Player>> boerenbridge;
};

/// The players of both games, as from `MakePlayer`. An error if neither game has such a player, or
/// if the player must see all hands.
Result<EnginePlayers> MakeEnginePlayers(std::string_view spec);

/// The same check for players that a caller made from the name `spec`; `others` lists the
/// additional names the caller knows, for messages.
Result<EnginePlayers> CheckedPlayers(std::string_view spec, EnginePlayers players,
                                     std::string_view others);

/// The known player names, including `others`, with the game of each.
Message EnginePlayerNames(std::string_view others);

/// The expected form of a request, for messages.
inline constexpr Phrase kQuestionExpected = {
    R"(a request, such as {"id":1,"dealer":"N","hand":["SA",...]})",
    R"(een vraag, zoals {"id":1,"dealer":"N","hand":["SA",...]})"};

/// Answers one request at a time. The answer depends only on the request and the engine's players,
/// never on earlier requests.
class Engine {
 public:
  /// With the players that `player` names, as in `MakeEnginePlayers`. `threads` from 1, or 0 for as
  /// many as OpenMP offers; it does not affect the answers.
  static Result<Engine> Make(std::string_view player = "full", int threads = 0);

  /// `name` is the text that describes the players, if one does: by it the engine makes players
  /// that agreed on the conventions of a request.
  explicit Engine(EnginePlayers players, int threads = 0, std::string name = "");

  /// The answer to `question`, an object described in docs/reference/engine.md, as one line of JSON
  /// including its line end. Errors in the request are reported in the answer. Nothing if `cancel`
  /// became true meanwhile.
  std::optional<std::string> Answer(std::string_view question,
                                    const std::atomic<bool>* cancel = nullptr);

  /// For the code that answers requests. Its memory is allocated on first use.
  BatchSolver& solver();
  const EnginePlayers& players() const { return players_; }
  const std::string& name() const { return name_; }

  /// The players with another name, kept until a different name is requested. Errors: as for
  /// `MakeEnginePlayers`.
  Result<const EnginePlayers*> PlayersNamed(const std::string& player);

  int threads() const { return threads_; }

 private:
  EnginePlayers players_;
  int threads_;
  std::string name_;
  std::string named_;
  std::unique_ptr<EnginePlayers> named_players_;
  std::unique_ptr<BatchSolver> solver_;
};

}  // namespace jasnel
