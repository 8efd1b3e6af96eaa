// A human player, who is asked for each bid and card.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/player.h"
#include "tools/play/terminal.h"

namespace jasnel {

/// Asks until a legal bid or card is typed, and responds to everything else. An error if the person
/// has left: `left` says how.
template <class Game>
class HumanPlayer final : public Game::template PlayerBy<HumanPlayer<Game>> {
 public:
  using BidView = typename Game::BidView;
  using PlayView = typename Game::PlayView;
  using BidChoice = typename Game::BidChoice;
  using CardChoice = typename Game::CardChoice;

  /// `adviser` gives hints; with `hints`, before each move.
  HumanPlayer(PlayTalk& talk, const typename Game::PlayGame& game,
              const typename Game::PlayTexts& texts, typename Game::Player& adviser, bool hints)
      : talk_(talk), game_(game), texts_(texts), adviser_(adviser), hints_(hints) {}

  Result<BidChoice> Choose(const BidView& view, const MoveLimits& limits) {
    const auto bid = Ask<typename Game::Bid>(view, limits);
    if (!bid) return bid.error();
    return BidChoice{*bid};
  }

  Result<CardChoice> Choose(const PlayView& view, const MoveLimits& limits) {
    const auto card = Ask<typename Game::Card>(view, limits);
    if (!card) return card.error();
    return CardChoice{*card};
  }

  /// After an error: to quit, to claim, or to undo, which is possible; nothing at the end of the
  /// input (see PlayTalk::Ask).
  std::optional<TypedCommand> left() const { return left_; }

 private:
  template <class Move, class View>
  Result<Move> Ask(const View& view, const MoveLimits& limits) {
    talk_.Say(texts_.Turn(view));
    if (hints_) Advise(view, limits);
    left_.reset();
    while (const auto typed = talk_.Ask(texts_.Prompt(view))) {
      if (typed->empty()) continue;
      const auto command = ParseCommand(*typed, Game::kCommands);
      if (!command) {
        const std::optional<Move> move = Read(view, *typed);
        if (move) return *move;
      } else if (command == TypedCommand::kQuit || command == TypedCommand::kClaim ||
                 (command == TypedCommand::kUndo && game_.moves().CanTakeBack())) {
        left_ = command;
        break;
      } else if (command == TypedCommand::kHint) {
        Advise(view, limits);
      } else {
        const auto answer = texts_.Answer(*command);
        talk_.Say(answer
                      ? *answer
                      : texts_.say()("The deal is not over yet.\n", "Het spel is nog niet uit.\n"));
      }
    }
    return Error{
        Say("no answer; expected a bid or a card", "geen antwoord; verwacht een bod of een kaart")};
  }

  // The move that was typed, or nothing after responding to it.
  std::optional<typename Game::Bid> Read(const BidView& view, const std::string& typed) {
    const auto bid = Game::ParseBid(view, typed);
    if (bid && Game::IsLegal(view, *bid)) return bid;
    talk_.Say(bid ? texts_.NotLegal(view, *bid) : texts_.NoBid(view, typed));
    return std::nullopt;
  }

  std::optional<typename Game::Card> Read(const PlayView& view, const std::string& typed) {
    const auto legal = Numbered(view);
    if (const auto item = ParseItem(typed, static_cast<int>(legal.size()))) {
      return legal[static_cast<std::size_t>(*item - 1)];
    }
    const auto card = Game::ParseCard(typed);
    if (card && view.Legal().Contains(*card)) return card;
    talk_.Say(card ? texts_.NotLegal(view, *card) : texts_.NoCard(view, typed));
    return std::nullopt;
  }

  template <class View>
  void Advise(const View& view, const MoveLimits& limits) {
    const auto choice = Game::Choose(adviser_, view, limits);
    if (limits.cancel != nullptr && *limits.cancel) return;
    if (!choice) return talk_.Say(choice.error().message + "\n");
    talk_.Say(texts_.Hint(*choice));
    if constexpr (requires { texts_.Why(view, *choice, limits.cancel); }) {
      talk_.Say(texts_.Why(view, *choice, limits.cancel));
    }
  }

  PlayTalk& talk_;
  const typename Game::PlayGame& game_;
  const typename Game::PlayTexts& texts_;
  typename Game::Player& adviser_;
  bool hints_;
  std::optional<TypedCommand> left_;
};

}  // namespace jasnel
