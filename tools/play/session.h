// A game at the terminal, from the first deal to the last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "engine/questions/analyse.h"
#include "jasnel/claim.h"
#include "jasnel/solver.h"
#include "tools/play/claim_player.h"
#include "tools/play/deal_moves.h"
#include "tools/play/human_player.h"
#include "tools/play/klaverjas.h"
#include "tools/play/terminal.h"
#include "tools/shared/command.h"
#include "tools/shared/files.h"
#include "tools/shared/run/progress.h"

namespace jasnel {

/// The others at the table, by place.
template <class Player>
struct PlayTable {
  std::vector<std::unique_ptr<Player>> players;  ///< null in the person's place
  std::vector<std::string> names;                ///< for records
  std::unique_ptr<Player> adviser;               ///< gives hints
};

/// `Game` is `KlaverjasPlay` or `BoerenbridgePlay`. What only one game offers is virtual here.
template <class Game>
class PlaySession {
 public:
  using PlayGame = typename Game::PlayGame;

  PlaySession(PlayGame game, const PlayStyle& style, bool hints,
              PlayTable<typename Game::Player> table, std::optional<KeptFile> record)
      : game_(std::move(game)),
        texts_(game_, style),
        table_(std::move(table)),
        record_(std::move(record)),
        person_(talk_, game_, texts_, *table_.adviser, hints) {}
  virtual ~PlaySession() = default;

  /// Plays until the game is over or the person leaves (`kExitOk`), until Ctrl-C, or until an
  /// error, which is then in `failure`. The deal in progress is then recorded if a card was played.
  ExitStatus Run() {
    talk_.Say(texts_.Welcome());
    while (PlayDeal() && EndDeal() && AskNext() && NextDeal()) {
    }
    if (!game_.deal().IsOver()) Record();
    if (!failure_) failure_ = talk_.failure();
    if (failure_) return kExitFailed;
    if (Interrupted()) return kExitInterrupted;
    if (!game_.sheet().empty()) talk_.Say("\n" + texts_.Sheet());
    failure_ = talk_.failure();
    return failure_ ? kExitFailed : kExitOk;
  }

  const std::optional<Error>& failure() const { return failure_; }

 protected:
  PlayGame& game() { return game_; }
  const typename Game::PlayTexts& texts() const { return texts_; }
  void Tell(const std::string& text) { talk_.Say(text); }
  bool Fail(const Error& error) {
    if (!failure_) failure_ = error;
    return false;
  }

  // The response to a command between deals; nothing for what is no command there.
  virtual std::optional<std::string> Answer(TypedCommand command) { return texts_.Answer(command); }

 private:
  // Takes back the person's last move. False if the game does not offer that.
  virtual bool Undo() { return false; }

  // Examines the person's claim to the rest of the tricks. False if the game does not offer that,
  // or ends here.
  virtual bool Claim() { return false; }

  // Who makes the next move in place of the person, or of another; null for nobody.
  virtual typename Game::Player* StandIn() { return nullptr; }

  // What else is said of the deal that is over. False if the game ends here.
  virtual bool ReviewDeal() { return game_.awaited() == Awaited::kNextDeal; }

  // Each returns false if the game ends here.
  bool PlayDeal() {
    talk_.Say(texts_.DealBegins());
    while (!game_.deal().IsOver()) {
      if (!Move()) return false;
    }
    return true;
  }

  bool Move() {
    const bool own = game_.awaited() == Awaited::kPerson;
    const typename Game::DealInPlay before = game_.deal();
    const auto place = static_cast<std::size_t>(game_.PlaceOf(before.turn()));
    typename Game::Player* const stand_in = StandIn();
    typename Game::Player& player = stand_in != nullptr ? *stand_in
                                    : own               ? person_
                                                        : *table_.players[place];
    const auto error = game_.Move(player, Interrupted());
    if (Interrupted() || talk_.failure()) return false;
    if (!error) {
      talk_.Say(texts_.Moved(before));
      return true;
    }
    if (!own) return Fail(Error{Say("$0: $1", "$0: $1", texts_.NameOf(before.turn()), *error)});
    return person_.left() == TypedCommand::kUndo
               ? Undo()
               : person_.left() == TypedCommand::kClaim && Claim();
  }

  bool EndDeal() {
    Record();
    talk_.Say(texts_.DealEnds());
    return (game_.IsPassedOut() || ReviewDeal()) && !failure_;
  }

  bool AskNext() {
    if (game_.IsPassedOut()) return true;
    while (const auto typed = talk_.Ask(texts_.AskNext())) {
      const auto command =
          typed->empty() ? TypedCommand::kNext : ParseCommand(*typed, Game::kCommands);
      if (!command) {
        talk_.Say(texts_.NoCommand(*typed));
      } else if (command == TypedCommand::kNext) {
        return game_.awaited() == Awaited::kNextDeal;
      } else if (command == TypedCommand::kQuit) {
        return false;
      } else {
        const auto answer = Answer(*command);
        talk_.Say(answer ? *answer
                         : texts_.say()("The deal is over; next deals again.\n",
                                        "Het spel is uit; verder geeft een nieuw spel.\n"));
      }
    }
    return false;
  }

  bool NextDeal() {
    const auto error = game_.NextDeal();
    return !error || Fail(*error);
  }

  void Record() {
    if (!record_ || !game_.HasCards()) return;
    if (const auto error = record_->AppendLine(RecordLine(game_, table_.names))) Fail(*error);
  }

  PlayTalk talk_{Game::kMoves};
  PlayGame game_;
  typename Game::PlayTexts texts_;
  PlayTable<typename Game::Player> table_;
  std::optional<KeptFile> record_;
  HumanPlayer<Game> person_;
  std::optional<Error> failure_;
};

class AnalysingSession : public PlaySession<KlaverjasPlay> {
 public:
  using PlaySession::PlaySession;

 private:
  bool Undo() override;
  bool Claim() override;
  Player* StandIn() override;

  // What the person's cards cost.
  bool ReviewDeal() override;
  std::optional<std::string> Answer(TypedCommand command) override;

  Solver solver_;
  Claimer claimer_;
  ClaimPlayer claim_player_{claimer_};
  std::uint64_t claimed_ = 0;  // number of the last deal with a proved claim, and how it was proved
  bool alone_ = false;
  AnalysedDeal analysed_;  // the last finished deal
};

}  // namespace jasnel
