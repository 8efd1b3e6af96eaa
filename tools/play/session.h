// A game at the terminal, from the first deal to the last.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "engine/records/analysed_deal.h"
#include "jasnel/player.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "tools/play/game.h"
#include "tools/play/human_player.h"
#include "tools/play/page.h"
#include "tools/play/record.h"
#include "tools/play/terminal.h"
#include "tools/shared/command.h"
#include "tools/shared/record_file.h"

namespace jasnel {

/// The others at the table.
struct PlayTable {
  std::array<std::unique_ptr<Player>, kSeats> players;  ///< null in the person's seat
  std::array<std::string, kSeats> names;                ///< for records
  std::unique_ptr<Player> adviser;                      ///< gives hints
};

class PlaySession {
 public:
  PlaySession(const GameToPlay& game, const PlayStyle& style, bool hints, PlayTable table,
              std::optional<RecordFile> record);

  /// Plays until the game is over or the person leaves (`kExitOk`), until Ctrl-C, or until an
  /// error, which is then in `failure`. The deal in progress is then recorded if a card was played.
  ExitStatus Run();
  const std::optional<Error>& failure() const { return failure_; }

 private:
  // Each returns false if the game ends here.
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
  HumanPlayer person_;
  Solver solver_;
  AnalysedDeal analysed_;  // the last finished deal
  std::optional<Error> failure_;
};

}  // namespace jasnel
