// A game of klaverjas at the terminal by its types, for what is written once for both games.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "ai/games/klaverjas.h"
#include "jasnel/notation.h"
#include "tools/play/game.h"
#include "tools/play/record.h"
#include "tools/play/terminal.h"
#include "tools/play/text.h"

namespace jasnel {

/// Klaverjas with what a game at the terminal needs.
struct KlaverjasPlay : Klaverjas {
  using Bid = Call;
  using Card = jasnel::Card;
  using DealInPlay = jasnel::DealInPlay;
  using GameToPlay = jasnel::GameToPlay;
  using PlayGame = jasnel::PlayGame;
  using PlayTexts = jasnel::PlayTexts;

  static constexpr Phrase kMoves = {"calls and cards", "biedingen en kaarten"};
  static constexpr std::array<CommandWord, 8> kCommands = {{{"undo", TypedCommand::kUndo},
                                                            {"terug", TypedCommand::kUndo},
                                                            {"claim", TypedCommand::kClaim},
                                                            {"rest", TypedCommand::kClaim},
                                                            {"analyse", TypedCommand::kAnalyse},
                                                            {"analyze", TypedCommand::kAnalyse},
                                                            {"signal", TypedCommand::kSignal},
                                                            {"sein", TypedCommand::kSignal}}};

  static std::optional<Bid> ParseBid(const BidView& view, std::string_view typed) {
    return ParseCall(typed, view.auction.turned());
  }
  static bool IsLegal(const BidView& view, Bid bid) {
    return view.auction.Legal(view.hand).Contains(bid);
  }
  static std::optional<Card> ParseCard(std::string_view typed) { return jasnel::ParseCard(typed); }
};

}  // namespace jasnel
