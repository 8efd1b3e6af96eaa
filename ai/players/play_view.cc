#include <cstddef>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "bitboard/text/count_text.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

Message TrickName(std::size_t number) { return Say("trick $0", "slag $0", number); }

// The contract that is played, given once or twice.
Result<Contract> ContractOf(const PlayReport& report) {
  if (report.auction.calls().empty()) {
    if (report.contract) return *report.contract;
    return Error{Say("no auction and no contract; expected trump and declarer",
                     "geen bieding en geen contract; verwacht troef en speler")};
  }
  if (!report.auction.IsOver()) {
    return Error{Say("the auction is not over, $0 is to call; expected one that ends with a suit",
                     "het bieden is niet uit, $0 moet nog bieden; verwacht een bieding die met een "
                     "kleur eindigt",
                     SeatMessage(report.auction.Turn()))};
  }
  if (report.auction.IsPassedOut()) {
    return Error{
        Say("all passed, and the cards are dealt again; expected an auction that ends with "
            "a suit",
            "er is rondgepast en er wordt opnieuw gegeven; verwacht een bieding die met een "
            "kleur eindigt")};
  }
  const Contract contract = report.auction.contract();
  const auto& told = report.contract;
  if (told && (told->declarer != contract.declarer || told->trump != contract.trump)) {
    return Error{Say("the auction ends with $0 by $1; expected the same as trump and declarer",
                     "het bieden eindigt met $0 van $1; verwacht hetzelfde als troef en speler",
                     SuitMessage(contract.trump), SeatMessage(contract.declarer))};
  }
  return contract;
}

// The tricks as seen, each full but the last, no card twice.
Result<SeenTricks> TricksOf(const PlayReport& report) {
  if (report.tricks.size() > kHandSize) {
    return Error{Say("$0 tricks; expected 8 or fewer", "$0 slagen; verwacht er hoogstens 8",
                     report.tricks.size())};
  }
  SeenTricks seen;
  for (std::size_t i = 0; i < report.tricks.size(); ++i) {
    const SeenTrick& trick = report.tricks[i];
    if (i + 1 < report.tricks.size() && trick.cards.size() != kSeats) {
      return Error{Say("$0: $1; expected 4, as another trick follows",
                       "$0: $1; verwacht er 4, want er volgt nog een slag", TrickName(i + 1),
                       CardCount(trick.cards.size()))};
    }
    for (const Card card : trick.cards) {
      if (seen.cards().Contains(card) || report.hand.Contains(card)) {
        return Error{Say("$0: $1 is in two places; expected it in one",
                         "$0: $1 zit op twee plaatsen; verwacht hem op één", TrickName(i + 1),
                         CardMessage(card))};
      }
      seen.Add(trick.leader, card);
    }
  }
  return seen;
}

// Replays the tricks with `hands` as dealt, so far as is known, and says what is wrong.
std::optional<Error> ReplayTricks(std::span<const SeenTrick> tricks, Position& position) {
  std::size_t number = 0;
  for (const SeenTrick& trick : tricks) {
    const Message where = TrickName(++number);
    if (trick.leader != position.leader) {
      constexpr Phrase kWhoLeads[] = {{"left of the dealer", "links van de gever"},
                                      {"the declarer", "de speler"}};
      const Phrase why = number == 1 ? kWhoLeads[static_cast<std::size_t>(position.rules.leads)]
                                     : Phrase{"who won the trick before", "die de vorige slag won"};
      return Error{Say("$0: led by $1; expected $2, $3", "$0: uitkomst van $1; verwacht $2, $3",
                       where, SeatMessage(trick.leader), SeatMessage(position.leader), why)};
    }
    for (const Card card : trick.cards) {
      const CardSet legal = LegalCards(position);
      if (!legal.Contains(card)) {
        return Error{Say("$0: $1 played $2 and still had $3; expected a legal card",
                         "$0: $1 speelde $2 en had nog $3; verwacht een kaart die mag", where,
                         SeatMessage(Turn(position)), CardMessage(card), CardsMessage(legal))};
      }
      Play(position, card);
    }
  }
  return std::nullopt;
}

}  // namespace

Result<PlayView> MakePlayView(const PlayReport& report) {
  const auto contract = ContractOf(report);
  if (!contract) return contract.error();
  const auto tricks = TricksOf(report);
  if (!tricks) return tricks.error();

  // The seat to play follows from the leader and the cards of the last trick.
  Position position;
  position.rules = report.rules;
  position.trump = contract->trump;
  position.declarer = contract->declarer;
  position.doublings = contract->doublings;
  position.leader = FirstLeader(report.rules.leads, report.auction.dealer(), contract->declarer);
  PlayView view{report.auction, report.hand, position, *tricks};
  if (!report.tricks.empty()) {
    const SeenTrick& last = report.tricks.back();
    view.table.leader = last.leader;
    view.table.trick = last.cards;
    if (last.cards.size() == kSeats) {
      view.table.leader = HolderOfTrick(view.table);
      view.table.trick.Clear();
    }
  }
  const Seat seat = view.seat();
  if (tricks->cards().size() == kDeckSize) {
    return Error{Say("the deal is over; expected one in play",
                     "het spel is uit; verwacht een spel dat nog bezig is")};
  }
  if (report.seat && *report.seat != seat) {
    return Error{Say("the hand is that of $0; expected that of $1, whose turn it is",
                     "de hand is van $0; verwacht die van $1, die aan de beurt is",
                     SeatMessage(*report.seat), SeatMessage(seat))};
  }
  const int holds = kHandSize - tricks->played()[Index(seat)].size();
  if (report.hand.size() != holds) {
    return Error{Say("$0 in the hand; expected $1", "$0 in de hand; verwacht er $1",
                     CardCount(report.hand.size()), holds)};
  }

  // First with the cards that are known, for an error that names one.
  position.hands = tricks->played();
  position.hands[Index(seat)] |= report.hand;
  Position known = position;
  if (auto error = ReplayTricks(report.tricks, known)) return *std::move(error);
  const auto worlds = WorldSampler::Make(InferHidden(view));
  if (!worlds) {
    return Error{
        Say("no hands of the other seats are consistent with the cards played; expected a deal in "
            "which "
            "all cards were legal",
            "bij de gespeelde kaarten passen geen handen van de anderen; verwacht een spel "
            "waarin elke kaart mocht")};
  }
  // Then with whole hands, for what was won.
  const Hands hidden = worlds->World(0);
  for (int i = 0; i < kSeats; ++i) position.hands[i] |= hidden[i];
  if (auto error = ReplayTricks(report.tricks, position)) return *std::move(error);
  position.hands = {};
  view.table = position;
  return view;
}

std::optional<Error> Validate(const CallView& view) {
  if (view.auction.IsOver()) {
    return Error{Say("the auction is over; expected one in which a seat is to call",
                     "het bieden is uit; verwacht een bieding waarin nog iemand moet bieden")};
  }
  if (view.hand.size() != kHandSize) {
    return Error{Say("$0 in the hand; expected 8", "$0 in de hand; verwacht er 8",
                     CardCount(view.hand.size()))};
  }
  return std::nullopt;
}

}  // namespace jasnel
