// A human player, who is asked for each bid and card.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/boerenbridge/player.h"
#include "tools/play/boerenbridge_page.h"
#include "tools/play/terminal.h"

namespace jasnel::boerenbridge {

/// Asks until a legal bid or card is typed, and responds to everything else. An error if the person
/// has left, or at the end of the input: see PlayTalk::Ask.
class HumanPlayer : public Player {
 public:
  /// `adviser` gives hints; with `hints`, before each move.
  HumanPlayer(PlayTalk& talk, const PlayPages& pages, Player& adviser, bool hints)
      : talk_(talk), pages_(pages), adviser_(adviser), hints_(hints) {}

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  template <class Move, class View>
  Result<Move> Ask(const View& view, const Thinking& thinking, std::string_view prompt);

  // The move that was typed, or nothing after responding to it.
  std::optional<int> Read(const BidView& view, const std::string& typed);
  std::optional<Card> Read(const PlayView& view, const std::string& typed);

  void Advise(const BidView& view, const Thinking& thinking);
  void Advise(const PlayView& view, const Thinking& thinking);

  PlayTalk& talk_;
  const PlayPages& pages_;
  Player& adviser_;
  bool hints_;
};

}  // namespace jasnel::boerenbridge
