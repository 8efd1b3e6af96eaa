#include "ai/games/play_state.h"
#include "bitboard/text/count_text.h"
#include "jasnel/deal_play.h"
#include "jasnel/notation.h"

namespace jasnel {

DealInPlay::DealInPlay(const DealToPlay& deal)
    : auction_(deal.contract && deal.turned.empty()
                   ? Auction::NotHeld(deal.dealer, deal.rules, deal.contract->trump)
                   : Certain(Auction::Begin(deal.dealer, deal.rules, deal.turned),
                             "a turned suit, where there is one, is that of the rules")),
      contract_(deal.contract) {
  auction_.Bar(deal.barred);
  position_.hands = deal.hands;
  position_.rules = deal.rules;
  if (contract_) Begin();
}

void DealInPlay::Begin() {
  position_.trump = contract_->trump;
  position_.declarer = contract_->declarer;
  position_.doublings = contract_->doublings;
  position_.leader = FirstLeader(position_.rules.leads, auction_.dealer(), position_.declarer);
  CountRoemOfHands(position_);
}

CallView DealInPlay::call_view() const {
  return {auction_.Seen(), position_.hands[Index(turn())], position_.rules};
}

PlayView DealInPlay::play_view() const {
  return {auction_.Seen(), position_.hands[Index(turn())], TableSeen(position_, Dealt()), tricks_};
}

std::optional<Error> DealInPlay::Speak(Call call) {
  if (auto error = auction_.Speak(call, position_.hands[Index(turn())])) return error;
  if (!auction_.HasContract()) return std::nullopt;
  contract_ = auction_.contract();
  Begin();
  return std::nullopt;
}

std::optional<Error> DealInPlay::Play(Card card) {
  const CardSet legal = LegalCards(position_);
  if (!legal.Contains(card)) {
    return Error{Say("$0 is not legal; expected one of $1", "$0 mag niet; verwacht een van $1",
                     CardMessage(card), CardsMessage(legal))};
  }
  tricks_.Add(position_.leader, card);
  jasnel::Play(position_, card);
  return std::nullopt;
}

std::optional<Error> DealInPlay::Ask(Player& player, const MoveLimits& limits) {
  if (player.SeesAll()) player.ShowHands(position_.hands);
  if (InAuction()) {
    const auto choice = player.ChooseCall(call_view(), limits);
    return choice ? Speak(choice->call) : choice.error();
  }
  const auto choice = player.ChooseCard(play_view(), limits);
  return choice ? Play(choice->card) : choice.error();
}

Hands DealInPlay::Dealt() const {
  Hands dealt = position_.hands;
  for (int seat = 0; seat < kSeats; ++seat) dealt[seat] |= tricks_.played()[seat];
  return dealt;
}

DealInPlay DealInPlay::WithHands(const Hands& dealt) const {
  DealInPlay other = *this;
  const auto before = RoemOfHands(Dealt(), position_.trump, position_.rules);
  const auto now = RoemOfHands(dealt, position_.trump, position_.rules);
  if (contract_) {
    for (const std::size_t side : {0, 1}) {
      other.position_.won[side].roem += now[side] - before[side];
    }
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    other.position_.hands[seat] = dealt[seat] - tricks_.played()[seat];
  }
  return other;
}

void DealInPlay::TurnAnew(Random& random) {
  auction_ = auction_.Seen();
  const TurnedCards seen = auction_.turned_cards();
  const TurnedCards all = RandomTurned(random, position_.rules, 0, seen);
  for (int i = seen.size(); i < all.size(); ++i) auction_.TurnCard(all[i]);
}

ContractResult DealInPlay::result() const {
  if (IsPassedOut()) return {};
  return ScoreContract(StakesOf(position_), position_.won, position_.rules);
}

}  // namespace jasnel
