// A game at the terminal, from the first deal to the last.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/player.h"
#include "tools/play/boerenbridge_game.h"
#include "tools/play/boerenbridge_human_player.h"
#include "tools/play/boerenbridge_page.h"
#include "tools/play/terminal.h"
#include "tools/shared/command.h"
#include "tools/shared/record_file.h"

namespace jasnel::boerenbridge {

/// The others at the table, by place.
struct PlayTable {
  std::vector<std::unique_ptr<Player>> players;  ///< null in the person's place
  std::vector<std::string> names;                ///< for records
  std::unique_ptr<Player> adviser;               ///< gives hints
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

  PlayTalk talk_{Phrase{"bids and cards", "biedingen en kaarten"}};
  PlayGame game_;
  PlayPages pages_;
  PlayTable table_;
  std::optional<RecordFile> record_;
  HumanPlayer person_;
  std::optional<Error> failure_;
};

}  // namespace jasnel::boerenbridge
