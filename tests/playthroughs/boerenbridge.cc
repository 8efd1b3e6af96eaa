#include <cstddef>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/playthroughs/playthroughs.h"
#include "tests/playthroughs/words.h"

namespace jasnel::testing {
namespace {

using boerenbridge::BidView;
using boerenbridge::Card;
using boerenbridge::CardSet;
using boerenbridge::DealInPlay;
using boerenbridge::PlayView;

std::string Write(Card card) { return FormatCard(card); }
std::string WriteNumber(int number) { return std::to_string(number); }

std::vector<int> OfPlayers(const boerenbridge::Tricks& numbers, int players) {
  return {numbers.begin(), numbers.begin() + players};
}

std::string Seen(int seat, CardSet hand) {
  return "  Seat " + std::to_string(seat) + "  holds " + Padded(FormatHand(hand), 15);
}

void PlayBidding(DealInPlay& deal, Random& random, std::string& text) {
  text += "\nBidding\n";
  while (deal.InBidding()) {
    const BidView view = deal.bid_view();
    std::vector<int> bids;
    for (int bid = 0; bid <= view.bidding.cards(); ++bid) {
      if (view.bidding.IsLegal(bid)) bids.push_back(bid);
    }
    const int bid = Draw(bids, random);
    text += Seen(view.seat(), view.hand) + "may bid " + Padded(Listed(bids, WriteNumber), 25) +
            "bids " + std::to_string(bid) + "\n";
    if (const auto error = deal.Bid(bid)) text += error->message + "\n";
  }
}

void PlayTrick(DealInPlay& deal, int number, Random& random, std::string& text) {
  const int players = deal.bidding().players();
  text += "\nTrick " + std::to_string(number) + "\n";
  do {
    const PlayView view = deal.play_view();
    const auto& [position, played, voids] = view.table;
    const std::vector<Card> lying(position.trick.begin(), position.trick.begin() + position.size);
    const std::vector<Card> cards = InOrder<Card>(view.Legal());
    const Card card = Draw(cards, random);
    text += Seen(view.seat(), view.hand()) + "sees " +
            Padded(Listed(lying, Write), static_cast<std::size_t>(3 * players - 2)) + "may play " +
            Padded(Listed(cards, Write), 31) + "plays " + FormatCard(card) + "\n";
    if (const auto error = deal.Play(card)) text += error->message + "\n";
  } while (deal.position().size > 0);
  text += "Seat " + std::to_string(deal.position().leader) + " takes it. Taken so far: " +
          Listed(OfPlayers(deal.position().taken, players), WriteNumber) + ".\n";
}

}  // namespace

Playthrough PlayBoerenbridge(int players) {
  Random random(kSeed);
  const int cards = boerenbridge::MostCards(players);
  const boerenbridge::Hands hands = boerenbridge::RandomHands(random, players, cards);
  std::string text = "Boerenbridge, " + std::to_string(players) + " players, " +
                     std::to_string(cards) + " cards each\nSeat " +
                     std::to_string(boerenbridge::DealerOf(players)) + " dealt.\n";

  DealInPlay deal(players, hands);
  PlayBidding(deal, random, text);
  for (int number = 1; !deal.IsOver(); ++number) PlayTrick(deal, number, random, text);

  const boerenbridge::Tricks& bids = deal.bidding().bids();
  const boerenbridge::Tricks& taken = deal.position().taken;
  const boerenbridge::Tricks scores = boerenbridge::ScoresOf(players, bids, taken);
  text += "\nResult\n";
  for (int seat = 0; seat < players; ++seat) {
    text += "  Seat " + std::to_string(seat) + "  bid " + Padded(std::to_string(bids[seat]), 3) +
            "took " + Padded(std::to_string(taken[seat]), 3) + "writes down " +
            std::to_string(scores[seat]) + "\n";
  }
  return {"boerenbridge-" + std::to_string(players) + ".txt", text};
}

}  // namespace jasnel::testing
