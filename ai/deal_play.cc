#include "ai/deal_play.h"

#include "bitboard/notation.h"
#include "bitboard/random.h"

namespace jasnel {
namespace {

// One deal from its first call to its last card.
class Table {
 public:
  Table(const DealToPlay& deal, const std::array<Player*, kSeats>& players,
        const std::atomic<bool>* cancel)
      : deal_(deal), players_(players), random_(deal.seed), cancel_(cancel) {
    position_.hands = deal.hands;
    position_.rules = deal.rules;
    position_.leader = Clockwise(deal.dealer);
  }

  DealPlayed Play() {
    Auction auction = Auction::Begin(deal_.dealer, deal_.rules, deal_.turned).value();
    if (deal_.contract) {
      played_.contract = *deal_.contract;
    } else if (!Bid(auction)) {
      return played_;
    }
    position_.trump = played_.contract.trump;
    position_.declarer = played_.contract.declarer;
    while (!IsOver(position_)) {
      if (!PlayCard(auction)) return played_;
    }
    played_.result = ScoreContract(SideOf(played_.contract.declarer), position_.won, deal_.rules);
    return played_;
  }

 private:
  // The player in turn, shown what it must be shown.
  Player& Ask(Seat seat) {
    Player& player = *players_[Index(seat)];
    if (player.SeesAll()) player.ShowHands(position_.hands);
    return player;
  }

  Thinking NextThinking() { return {random_.Next(), deal_.time, cancel_}; }

  bool Fail(Seat seat, std::string message) {
    played_.foul = Foul{seat, std::move(message)};
    return false;
  }

  bool Bid(Auction& auction) {
    while (!auction.IsOver()) {
      const Seat seat = auction.Turn();
      const auto choice =
          Ask(seat).ChooseCall({auction, deal_.hands[Index(seat)], deal_.rules}, NextThinking());
      if (!choice) return Fail(seat, choice.error().message);
      if (auto error = auction.Speak(choice->call)) return Fail(seat, error->message);
      played_.calls.push_back(choice->call);
    }
    played_.contract = auction.contract();
    return true;
  }

  bool PlayCard(const Auction& auction) {
    const Seat seat = Turn(position_);
    Position table = position_;
    table.hands = {};
    const auto choice = Ask(seat).ChooseCard(
        {auction, position_.hands[Index(seat)], table, played_.tricks}, NextThinking());
    if (!choice) return Fail(seat, choice.error().message);
    const CardSet legal = LegalCards(position_);
    if (!legal.Contains(choice->card)) {
      return Fail(
          seat, FormatCard(choice->card) + " is not legal; expected one of " + FormatCards(legal));
    }
    played_.tricks.Add(position_.leader, choice->card);
    jasnel::Play(position_, choice->card);
    return true;
  }

  const DealToPlay& deal_;
  const std::array<Player*, kSeats>& players_;
  Random random_;
  const std::atomic<bool>* cancel_;
  Position position_;
  DealPlayed played_;
};

}  // namespace

DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players,
                    const std::atomic<bool>* cancel) {
  return Table(deal, players, cancel).Play();
}

}  // namespace jasnel
