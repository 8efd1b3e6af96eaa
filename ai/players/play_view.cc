#include <string>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

std::string Name(Seat seat) { return std::string(SeatName(seat)); }

std::string Cards(int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); }

// The contract that is played, given once or twice.
Result<Contract> ContractOf(const PlayReport& told) {
  if (told.auction.calls().empty()) {
    if (told.contract) return *told.contract;
    return Error{"no auction and no contract; expected trump and declarer"};
  }
  if (!told.auction.IsOver()) {
    return Error{"the auction is not over, " + Name(told.auction.Turn()) +
                 " is to call; expected one that ends with a suit"};
  }
  const Contract contract = told.auction.contract();
  if (told.contract && *told.contract != contract) {
    return Error{"the auction ends with " + std::string(SuitName(contract.trump)) + " by " +
                 Name(contract.declarer) + "; expected the same as trump and declarer"};
  }
  return contract;
}

// The tricks as seen, each full but the last, no card twice.
Result<SeenTricks> TricksOf(const PlayReport& told) {
  if (told.tricks.size() > kHandSize) {
    return Error{std::to_string(told.tricks.size()) + " tricks; expected 8 or fewer"};
  }
  SeenTricks seen;
  for (std::size_t i = 0; i < told.tricks.size(); ++i) {
    const SeenTrick& trick = told.tricks[i];
    const std::string where = "trick " + std::to_string(i + 1) + ": ";
    if (i + 1 < told.tricks.size() && trick.cards.size() != kSeats) {
      return Error{where + Cards(trick.cards.size()) + "; expected 4, as another trick follows"};
    }
    for (const Card card : trick.cards) {
      if (seen.cards().Contains(card) || told.hand.Contains(card)) {
        return Error{where + FormatCard(card) + " is in two places; expected it in one"};
      }
      seen.Add(trick.leader, card);
    }
  }
  return seen;
}

// Replays the tricks with `hands` as dealt, so far as is known, and says what is wrong.
std::optional<Error> Replay(std::span<const SeenTrick> tricks, Position& position) {
  int number = 0;
  for (const SeenTrick& trick : tricks) {
    const std::string where = "trick " + std::to_string(++number) + ": ";
    if (trick.leader != position.leader) {
      return Error{where + "led by " + Name(trick.leader) + "; expected " + Name(position.leader) +
                   (number == 1 ? ", left of the dealer" : ", who won the trick before")};
    }
    for (const Card card : trick.cards) {
      const CardSet legal = LegalCards(position);
      if (!legal.Contains(card)) {
        return Error{where + Name(Turn(position)) + " played " + FormatCard(card) +
                     " and still had " + FormatCards(legal) + "; expected a legal card"};
      }
      Play(position, card);
    }
  }
  return std::nullopt;
}

}  // namespace

Result<PlayView> MakePlayView(const PlayReport& told) {
  const auto contract = ContractOf(told);
  if (!contract) return contract.error();
  const auto tricks = TricksOf(told);
  if (!tricks) return tricks.error();

  // The seat in turn, by who leads the last trick and its cards.
  Position position;
  position.rules = told.rules;
  position.trump = contract->trump;
  position.declarer = contract->declarer;
  position.leader = Clockwise(told.auction.dealer());
  PlayView view{told.auction, told.hand, position, *tricks};
  if (!told.tricks.empty()) {
    const SeenTrick& last = told.tricks.back();
    view.table.leader = last.leader;
    view.table.trick = last.cards;
    if (last.cards.size() == kSeats) {
      view.table.leader = HolderOfTrick(view.table);
      view.table.trick.Clear();
    }
  }
  const Seat seat = view.seat();
  if (tricks->cards().size() == kDeckSize) return Error{"the deal is over; expected one in play"};
  if (told.seat && *told.seat != seat) {
    return Error{"the hand is that of " + Name(*told.seat) + "; expected that of " + Name(seat) +
                 ", who is in turn"};
  }
  const int holds = kHandSize - tricks->played()[Index(seat)].size();
  if (told.hand.size() != holds) {
    return Error{Cards(told.hand.size()) + " in the hand; expected " + std::to_string(holds)};
  }

  // First with the cards that are known, for an error that names one.
  position.hands = tricks->played();
  position.hands[Index(seat)] |= told.hand;
  Position known = position;
  if (auto error = Replay(told.tricks, known)) return *std::move(error);
  const auto worlds = WorldSampler::Make(InferHidden(view));
  if (!worlds) {
    return Error{
        "no hands of the others agree with the cards played; expected a deal in which "
        "all cards were legal"};
  }
  // Then with whole hands, for what was won.
  const Hands hidden = worlds->World(0);
  for (int i = 0; i < kSeats; ++i) position.hands[i] |= hidden[i];
  if (auto error = Replay(told.tricks, position)) return *std::move(error);
  position.hands = {};
  view.table = position;
  return view;
}

std::optional<Error> Validate(const CallView& view) {
  if (view.auction.IsOver()) {
    return Error{"the auction is over; expected one in which a seat is to call"};
  }
  if (view.hand.size() != kHandSize) {
    return Error{Cards(view.hand.size()) + " in the hand; expected 8"};
  }
  return std::nullopt;
}

}  // namespace jasnel
