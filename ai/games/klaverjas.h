// Klaverjas by its types and names, for all that is written once for both games.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// What a seat sees and chooses before play is its bid in both games, here a call.
struct Klaverjas {
  static constexpr int kMaxSeats = kSeats;

  using Player = jasnel::Player;
  using BidView = CallView;
  using BidChoice = CallChoice;
  using PlayView = jasnel::PlayView;
  using CardChoice = jasnel::CardChoice;

  /// The seat whose turn it is, from 0.
  static int SeatOf(const BidView& view) { return static_cast<int>(view.auction.Turn()); }
  static int SeatOf(const PlayView& view) { return static_cast<int>(view.seat()); }

  static Result<BidChoice> Choose(Player& player, const BidView& view, const MoveLimits& limits) {
    return player.ChooseCall(view, limits);
  }
  static Result<CardChoice> Choose(Player& player, const PlayView& view, const MoveLimits& limits) {
    return player.ChooseCard(view, limits);
  }

  /// A player that makes both choices in the same way: by `Choose` of `Self`.
  template <class Self>
  class PlayerBy : public Player {
   public:
    Result<BidChoice> ChooseCall(const BidView& view, const MoveLimits& limits) final {
      return static_cast<Self&>(*this).Choose(view, limits);
    }
    Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) final {
      return static_cast<Self&>(*this).Choose(view, limits);
    }
  };

  static std::span<const PlayerKind> PlayerKinds() { return jasnel::PlayerKinds(); }
  static Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
    return jasnel::MakePlayer(text);
  }
};

}  // namespace jasnel
