// Questions and answers as JSON, one object each: what `jasnel engine` reads and writes, and what
// programs in other languages ask.
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

/// What a name makes of each game; an error for a game in which it names nobody. One at least is a
/// player, who sees one hand.
struct EnginePlayers {
  Result<std::unique_ptr<Player>> klaverjas;
  Result<std::unique_ptr<boerenbridge::Player>> boerenbridge;
};

/// As `MakePlayer` of both games. An error where neither has such a player, and for one who must
/// see all hands.
Result<EnginePlayers> MakeEnginePlayers(std::string_view spec);

/// The same of players that a caller made of the name `spec`, who knows others besides: `others`
/// lists them for messages.
Result<EnginePlayers> CheckedPlayers(std::string_view spec, EnginePlayers players,
                                     std::string_view others);

/// The names that there are, with those of `others`, and of which game.
Message EnginePlayerNames(std::string_view others);

/// What a question should be, for messages.
inline constexpr Phrase kQuestionExpected = {
    R"(a request, as {"id":1,"dealer":"N","hand":["SA",...]})",
    R"(een vraag, zoals {"id":1,"dealer":"N","hand":["SA",...]})"};

/// Answers one question at a time. What it answers depends on the question and its players alone,
/// never on the questions before.
class Engine {
 public:
  /// With the players that `player` names, as `MakeEnginePlayers`. `threads` from 1, 0 for as many
  /// as OpenMP offers: the answers are the same.
  static Result<Engine> Make(std::string_view player = "full", int threads = 0);

  explicit Engine(EnginePlayers players, int threads = 0);

  /// The answer to `question`, an object that docs/reference/engine.md describes, as one line of
  /// JSON with its line end; what is wrong with it is an answer too. Nothing where `cancel` became
  /// true meanwhile.
  std::optional<std::string> Answer(std::string_view question,
                                    const std::atomic<bool>* cancel = nullptr);

  /// For those who answer. Its memory is taken when it is first needed.
  BatchSolver& solver();
  const EnginePlayers& players() const { return players_; }

  /// The players of another name, kept until the next one. Errors: as `MakeEnginePlayers`.
  Result<const EnginePlayers*> PlayersNamed(const std::string& player);

  int threads() const { return threads_; }

 private:
  EnginePlayers players_;
  int threads_;
  std::string named_;
  std::unique_ptr<EnginePlayers> named_players_;
  std::unique_ptr<BatchSolver> solver_;
};

}  // namespace jasnel
