// A game at the terminal, from its first deal to its last.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "ai/player.h"
#include "bitboard/seat.h"
#include "engine/analysed_deal.h"
#include "solver/solver.h"
#include "tools/command.h"
#include "tools/person.h"
#include "tools/play_game.h"
#include "tools/play_page.h"
#include "tools/play_record.h"
#include "tools/play_talk.h"
#include "tools/record_file.h"

namespace jasnel {

/// Who sits with the person.
struct PlayTable {
  std::array<std::unique_ptr<Player>, kSeats> players;  ///< nobody in the person's seat
  std::array<std::string, kSeats> names;                ///< for records
  std::unique_ptr<Player> adviser;                      ///< gives hints
};

class PlaySession {
 public:
  PlaySession(const GameToPlay& game, const PlayStyle& style, bool hints, PlayTable table,
              std::optional<RecordFile> record);

  /// Plays until the game is over or the person leaves: `kExitOk`; until Ctrl-C; or until something
  /// fails: `failure` says what. The deal in progress is then in the record, if a card was played.
  ExitStatus Run();
  const std::optional<Error>& failure() const { return failure_; }

 private:
  // Each false where the game ends here.
  bool PlayDeal();
  bool Move();
  bool EndDeal();
  bool AskNext();

  bool Fail(const Error& error);
  void Record();
  void SayWholeAnalysis();

  PlayTalk talk_{"calls and cards"};
  PlayGame game_;
  PlayStyle style_;
  PlayPages pages_;
  PlayTable table_;
  std::optional<RecordFile> record_;
  Person person_;
  Solver solver_;
  AnalysedDeal analysed_;  // the last deal that is over
  std::optional<Error> failure_;
};

}  // namespace jasnel
