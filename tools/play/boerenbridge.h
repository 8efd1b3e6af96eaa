// A game of boerenbridge at the terminal by its types, for what is written once for both games.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "ai/games/boerenbridge.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/play/boerenbridge_game.h"
#include "tools/play/boerenbridge_text.h"
#include "tools/play/record.h"
#include "tools/play/terminal.h"

namespace jasnel {

/// Has the same members as `KlaverjasPlay`.
struct BoerenbridgePlay : Boerenbridge {
  using Bid = int;
  using Card = boerenbridge::Card;
  using DealInPlay = boerenbridge::DealInPlay;
  using GameToPlay = boerenbridge::GameToPlay;
  using PlayGame = boerenbridge::PlayGame;
  using PlayTexts = boerenbridge::PlayTexts;

  static constexpr Phrase kMoves = {"bids and cards", "biedingen en kaarten"};
  static constexpr std::array<CommandWord, 2> kCommands = {
      {{"h", TypedCommand::kHint}, {"q", TypedCommand::kQuit}}};

  static std::optional<Bid> ParseBid(const BidView& view, std::string_view typed) {
    return boerenbridge::ParseBid(typed, view.bidding.cards());
  }
  static bool IsLegal(const BidView& view, Bid bid) { return view.bidding.IsLegal(bid); }
  static std::optional<Card> ParseCard(std::string_view typed) {
    return boerenbridge::ParseCard(typed);
  }
};

}  // namespace jasnel
