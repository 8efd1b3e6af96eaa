#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"

namespace jasnel::boerenbridge {

DealInPlay::DealInPlay(int players, const Hands& hands)
    : bidding_(Bidding::Begin(players, hands[0].size()).value()) {
  table_.position.players = players;
  table_.position.hands = hands;
}

BidView DealInPlay::bid_view() const { return {bidding_, table_.position.hands[bidding_.Turn()]}; }

PlayView DealInPlay::play_view() const {
  PlayView view{bidding_, table_, played_};
  Position& position = view.table.position;
  const CardSet own = position.hands[position.turn()];
  position.hands = {};
  position.hands[position.turn()] = own;
  return view;
}

std::optional<Error> DealInPlay::Bid(int bid) {
  if (auto error = bidding_.Bid(bid)) return error;
  table_.position.bids = bidding_.bids();
  return std::nullopt;
}

std::optional<Error> DealInPlay::Play(Card card) {
  if (InBidding() || IsOver() || !table_.position.Legal().Contains(card)) {
    return Error{FormatCard(card) + " may not be played now; expected " +
                 (InBidding() || IsOver() ? "a bid or nothing"
                                          : "one of " + FormatHand(table_.position.Legal()))};
  }
  table_.Play(card);
  played_.Add(card);
  return std::nullopt;
}

std::optional<Error> DealInPlay::Ask(Player& player, const Thinking& thinking) {
  if (InBidding()) {
    const auto choice = player.ChooseBid(bid_view(), thinking);
    return choice ? Bid(choice->bid) : choice.error();
  }
  const auto choice = player.ChooseCard(play_view(), thinking);
  return choice ? Play(choice->card) : choice.error();
}

}  // namespace jasnel::boerenbridge
