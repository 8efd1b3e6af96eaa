// A human player, who is asked for each call and card.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/player.h"
#include "tools/play/game.h"
#include "tools/play/input.h"
#include "tools/play/page.h"
#include "tools/play/terminal.h"

namespace jasnel {

/// Asks until a legal call or card is typed, and responds to everything else. An error if the
/// person has left: `left` says how.
class HumanPlayer : public Player {
 public:
  enum class Left : std::uint8_t {
    kUndo,  ///< to take back a move, which is possible
    kQuit,
    kEnd,  ///< end of the input: see PlayTalk::Ask
  };

  /// `adviser` gives hints; with `hints`, before each move.
  HumanPlayer(PlayTalk& talk, const PlayGame& game, const PlayPages& pages, Player& adviser,
              bool hints)
      : talk_(talk), game_(game), pages_(pages), adviser_(adviser), hints_(hints) {}

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

  /// After an error.
  Left left() const { return left_; }

 private:
  template <class Move, class View>
  Result<Move> Ask(const View& view, const Thinking& thinking, std::string_view prompt);

  // The move that was typed, or nothing after responding to it.
  std::optional<Call> Read(const CallView& view, const std::string& typed);
  std::optional<Card> Read(const PlayView& view, const std::string& typed);

  void Advise(const CallView& view, const Thinking& thinking);
  void Advise(const PlayView& view, const Thinking& thinking);

  Error GiveUp(Left how);

  PlayTalk& talk_;
  const PlayGame& game_;
  const PlayPages& pages_;
  Player& adviser_;
  bool hints_;
  Left left_ = Left::kEnd;
};

}  // namespace jasnel
