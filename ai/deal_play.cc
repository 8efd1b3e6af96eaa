#include "ai/deal_play.h"

#include <cstddef>

#include "bitboard/random.h"

namespace jasnel {
namespace {

std::size_t At(Seat seat) { return static_cast<std::size_t>(Index(seat)); }

}  // namespace

DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players) {
  Random random(deal.seed);
  Auction auction = Auction::Begin(deal.dealer, deal.rules, deal.turned).value();
  Position position;
  position.hands = deal.hands;
  position.rules = deal.rules;
  position.leader = Clockwise(deal.dealer);
  const auto show = [&](Player& player) {
    if (player.sees_all()) player.ShowHands(position.hands);
  };
  while (!deal.contract && !auction.IsOver()) {
    Player& player = *players[At(auction.Turn())];
    show(player);
    auction.Speak(
        player.ChooseCall({auction, deal.hands[At(auction.Turn())], deal.rules}, random.Next()));
  }
  DealPlayed played;
  played.contract = deal.contract ? *deal.contract : auction.contract();
  played.calls.assign(auction.calls().begin(), auction.calls().end());
  position.trump = played.contract.trump;
  position.declarer = played.contract.declarer;
  while (!IsOver(position)) {
    const Seat seat = Turn(position);
    Player& player = *players[At(seat)];
    show(player);
    Position table = position;
    table.hands = {};
    const Card card =
        player.ChooseCard({auction, position.hands[At(seat)], table, played.tricks}, random.Next());
    played.tricks.Add(position.leader, card);
    Play(position, card);
  }
  played.result = ScoreContract(SideOf(played.contract.declarer), position.won, deal.rules);
  return played;
}

}  // namespace jasnel
