// Boerenbridge by its types and names, for all that is written once for both games.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// Has the same members as `Klaverjas`.
struct Boerenbridge {
  static constexpr int kMostSeats = boerenbridge::kMostPlayers;

  using Player = boerenbridge::Player;
  using BidView = boerenbridge::BidView;
  using BidChoice = boerenbridge::BidChoice;
  using PlayView = boerenbridge::PlayView;
  using CardChoice = boerenbridge::CardChoice;

  static int SeatOf(const BidView& view) { return view.seat(); }
  static int SeatOf(const PlayView& view) { return view.seat(); }

  static Result<BidChoice> Choose(Player& player, const BidView& view, const Thinking& thinking) {
    return player.ChooseBid(view, thinking);
  }
  static Result<CardChoice> Choose(Player& player, const PlayView& view, const Thinking& thinking) {
    return player.ChooseCard(view, thinking);
  }

  template <class Self>
  class PlayerBy : public Player {
   public:
    Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) final {
      return static_cast<Self&>(*this).Choose(view, thinking);
    }
    Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) final {
      return static_cast<Self&>(*this).Choose(view, thinking);
    }
  };

  static std::span<const PlayerKind> PlayerKinds() { return boerenbridge::PlayerKinds(); }
  static Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
    return boerenbridge::MakePlayer(text);
  }
};

}  // namespace jasnel
