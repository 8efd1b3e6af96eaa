#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"

namespace jasnel::boerenbridge {

DealInPlay::DealInPlay(int players, const Hands& hands)
    : bidding_(Certain(Bidding::Begin(players, hands[0].size()),
                       "the caller deals hands of a size that fits")) {
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
    const CardSet legal = table_.position.Legal();
    const Message expected =
        InBidding() || IsOver()
            ? Message(Phrase{"a bid or nothing", "een bod of niets"})
            : Say("one of $0", "een van $0",
                  Message{FormatHand(legal), FormatHand(legal, Language::kDutch)});
    return Error{Say("$0 may not be played now; expected $1", "$0 mag nu niet; verwacht $1",
                     CardMessage(card), expected)};
  }
  table_.Play(card);
  played_.Add(card);
  return std::nullopt;
}

std::optional<Error> DealInPlay::Ask(Player& player, const MoveLimits& limits) {
  if (InBidding()) {
    const auto choice = player.ChooseBid(bid_view(), limits);
    return choice ? Bid(choice->bid) : choice.error();
  }
  const auto choice = player.ChooseCard(play_view(), limits);
  return choice ? Play(choice->card) : choice.error();
}

}  // namespace jasnel::boerenbridge
