#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "tests/playthroughs/playthroughs.h"
#include "tests/playthroughs/words.h"

namespace jasnel::testing {
namespace {

std::string Write(Card card) { return FormatCard(card); }
std::string WriteCall(Call call) { return FormatCall(call); }

std::string WriteTally(Side side, const Tally& won) {
  return std::string(side == Side::kNorthSouth ? "North-South " : "East-West ") +
         std::to_string(won.cards.count()) + " and " + std::to_string(won.roem.count()) +
         " roem in " + std::to_string(won.tricks) + (won.tricks == 1 ? " trick" : " tricks");
}

std::string WriteWon(const std::array<Tally, 2>& won) {
  return WriteTally(Side::kNorthSouth, won[0]) + ", " + WriteTally(Side::kEastWest, won[1]);
}

std::string_view OutcomeName(Outcome outcome) {
  switch (outcome) {
    case Outcome::kMade:
      return "made";
    case Outcome::kNat:
      return "nat";
    case Outcome::kPit:
      return "pit";
    case Outcome::kRevoke:
      return "revoke";
    case Outcome::kAccusation:
      return "wrong accusation";
  }
  return "";
}

// What is about to be done, and by whom: the part that calls and cards have in common.
std::string Seen(Seat seat, CardSet hand) {
  return "  " + Padded(SeatName(seat), 7) + "holds " + Padded(FormatHand(hand), 13);
}

void PlayAuction(DealInPlay& deal, Random& random, std::string& text) {
  text += "\nAuction\n";
  while (deal.InAuction()) {
    const CallView view = deal.call_view();
    const LegalCalls legal = view.auction.Legal();
    std::vector<Call> calls;
    if (legal.pass) calls.push_back({});
    for (const Suit suit : legal.suits) calls.push_back({suit});
    const Call call = Draw(calls, random);
    text += Seen(view.auction.Turn(), view.hand) + "may call " +
            Padded(Listed(calls, WriteCall), 14) + "calls " + FormatCall(call) + "\n";
    if (const auto error = deal.Speak(call)) text += error->message + "\n";
  }
  text += std::string(SeatName(deal.contract()->declarer)) + " plays " +
          std::string(SuitName(deal.contract()->trump)) + ".\n";
}

void PlayTrick(DealInPlay& deal, Random& random, std::string& text) {
  const std::array<Tally, 2> before = deal.position().won;
  text += "\nTrick " + std::to_string(TricksPlayed(deal.position()) + 1) + "\n";
  do {
    const PlayView view = deal.play_view();
    const std::vector<Card> cards = InOrder<Card>(view.Legal());
    const Card card = Draw(cards, random);
    text += Seen(view.seat(), view.hand) + "sees " + Padded(Listed(view.table.trick, Write), 10) +
            "may play " + Padded(Listed(cards, Write), 25) + "plays " + FormatCard(card) + "\n";
    if (const auto error = deal.Play(card)) text += error->message + "\n";
  } while (!deal.position().trick.empty());

  const std::array<Tally, 2>& after = deal.position().won;
  const Points points = after[0].cards + after[1].cards - before[0].cards - before[1].cards;
  const Points roem = after[0].roem + after[1].roem - before[0].roem - before[1].roem;
  text += std::string(SeatName(deal.position().leader)) + " takes " +
          std::to_string(points.count()) + " points and " + std::to_string(roem.count()) +
          " roem.\n" + "So far: " + WriteWon(after) + ".\n";
}

}  // namespace

Playthrough PlayKlaverjas(const Preset& preset) {
  Random random(kSeed);
  DealToPlay deal;
  deal.hands = RandomHands(random);
  deal.rules = preset.rules;
  if (deal.rules.bidding == Bidding::kTurned) deal.turned = kAllSuits[random.Below(kSuits)];

  std::string text = "Klaverjas, rules " + std::string(preset.name) + "\n";
  for (const RuleOption& option : RuleOptions()) {
    text += "  " + std::string(option.name) + "=" + option.get(deal.rules) + "\n";
  }
  text += "\nHands: " + FormatHands(deal.hands) + "\n";
  text += std::string(SeatName(deal.dealer)) + " dealt.\n";
  if (!deal.turned.empty())
    text += "Turned: " + std::string(SuitName(deal.turned.suits().front())) + ".\n";

  DealInPlay play(deal);
  PlayAuction(play, random, text);
  while (!play.IsOver()) PlayTrick(play, random, text);

  const ContractResult result = play.result();
  text += "\nResult: " + std::string(OutcomeName(result.outcome)) + ". North-South write down " +
          std::to_string(result.score[0].count()) + ", East-West " +
          std::to_string(result.score[1].count()) + ".\n";
  return {"klaverjas-" + std::string(preset.name) + ".txt", text};
}

}  // namespace jasnel::testing
