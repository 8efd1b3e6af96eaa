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
  static constexpr int kMaxSeats = boerenbridge::kMaxPlayers;

  using Player = boerenbridge::Player;
  using BidView = boerenbridge::BidView;
  using BidChoice = boerenbridge::BidChoice;
  using PlayView = boerenbridge::PlayView;
  using CardChoice = boerenbridge::CardChoice;

  static int SeatOf(const BidView& view) { return view.seat(); }
  static int SeatOf(const PlayView& view) { return view.seat(); }

  static Result<BidChoice> Choose(Player& player, const BidView& view, const MoveLimits& limits) {
    return player.ChooseBid(view, limits);
  }
  static Result<CardChoice> Choose(Player& player, const PlayView& view, const MoveLimits& limits) {
    return player.ChooseCard(view, limits);
  }

  template <class Self>
  class PlayerBy : public Player {
   public:
    Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) final {
      return static_cast<Self&>(*this).Choose(view, limits);
    }
    Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) final {
      return static_cast<Self&>(*this).Choose(view, limits);
    }
  };

  static std::span<const PlayerKind> PlayerKinds() { return boerenbridge::PlayerKinds(); }
  static Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
    return boerenbridge::MakePlayer(text);
  }
};

}  // namespace jasnel
