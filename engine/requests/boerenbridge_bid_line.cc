#include "engine/requests/boerenbridge_bid_line.h"

#include <string>

#include "bitboard/boerenbridge/line_parts.h"
#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kUsualPlayers = 5;

using Wrong = std::optional<FieldFault>;

constexpr Phrase kName = {"the hand", "de hand"};

Wrong StoreHand(std::string_view text, BidLine& line) {
  if (line.hand) {
    return FieldFault::OfItself(Phrase{"hand= after a hand; expected one of the two",
                                       "hand= na een hand; verwacht een van de twee"});
  }
  if (auto fault = ReadWholeHand<BoerenbridgeDeck>(text, line.hand.emplace())) {
    return *std::move(fault);
  }
  return std::nullopt;
}

constexpr LineField<BidLine> kFields[] = {
    {{"hand", "hand"}, StoreHand},
    {{"players", "spelers"},
     [](std::string_view text, BidLine& line) {
       return StoreField(WholeNumber(text, kFewestPlayers, kMostPlayers), line.players,
                         Phrase{"a number from 3 to 7", "een getal van 3 tot en met 7"});
     }},
    {{"cards", "kaarten"},
     [](std::string_view text, BidLine& line) {
       return StoreField(WholeNumber(text, 1, kMostCards), line.cards,
                         Phrase{"a number from 1 to 10", "een getal van 1 tot en met 10"});
     }},
    {{"seat", "plaats"},
     [](std::string_view text, BidLine& line) {
       return StoreField(WholeNumber(text, 0, kMostPlayers - 1), line.seat,
                         Phrase{"a seat from 0, left of the dealer, to 6",
                                "een plaats van 0, links van de gever, tot en met 6"});
     }},
    {{"bids", "biedingen"},
     [](std::string_view text, BidLine& line) -> Wrong {
       if (text.empty()) {
         line.bids.emplace();
         return std::nullopt;
       }
       return StoreField(ReadTricks(text), line.bids,
                         Phrase{"the bids of the seats before, such as 2,0",
                                "de biedingen van de plaatsen ervoor, zoals 2,0"});
     }},
};

}  // namespace

Result<BidLine> ParseBidLine(std::string_view line) {
  const std::string plain = PlainText(line);
  WordReader in(WithoutComment(plain));
  BidLine bid;
  in.SkipSpace();
  if (BeginsWithHand(in.Rest())) {
    CardSet seen;
    if (const auto fault =
            ReadHand<BoerenbridgeDeck>(in, kName, HandPlace::kAlone, seen, bid.hand.emplace())) {
      return fault->AsError(plain);
    }
  }
  constexpr Phrase kBefore = {"after the hand", "na de hand"};
  if (auto error = ReadFields<BidLine>(in, kFields, kBefore, bid)) return *std::move(error);
  if (!bid.hand) {
    return WordReader(plain).ErrorHere(
        Phrase{"no hand; expected spades.hearts.diamonds.clubs, such as AK2.Q8.T98.A7",
               "geen hand; verwacht schoppen.harten.ruiten.klaveren, zoals AH2.V8.1098.A7"});
  }
  return bid;
}

Result<CardSet> ParseBidHand(std::string_view text) {
  const std::string plain = PlainText(Trim(text));
  CardSet hand;
  if (const auto fault = ReadWholeHand<BoerenbridgeDeck>(plain, hand)) {
    return fault->AsError(plain);
  }
  return hand;
}

BidLine WithDefaults(const BidLine& line, const BidLine& defaults) {
  BidLine full = line;
  if (!full.hand) full.hand = defaults.hand;
  if (!full.players) full.players = defaults.players;
  if (!full.cards) full.cards = defaults.cards;
  if (!full.seat) full.seat = defaults.seat;
  if (!full.bids) full.bids = defaults.bids;
  return full;
}

Result<BidView> ToBidView(const BidLine& line) {
  const int size = line.hand->size();
  if (line.cards && *line.cards != size) {
    return Error{
        Say("the hand has $0; expected $1, as cards= says",
            "de hand heeft $0; verwacht er $1, zoals kaarten= zegt",
            size == 1 ? Message(Phrase{"1 card", "1 kaart"}) : Say("$0 cards", "$0 kaarten", size),
            *line.cards)};
  }
  auto bidding = Bidding::Begin(line.players.value_or(kUsualPlayers), size);
  if (!bidding) return bidding.error();
  BidView view{*bidding, *line.hand};
  for (const int bid : line.bids.value_or(std::vector<int>())) {
    if (auto error = view.bidding.Bid(bid)) return *error;
  }
  if (view.bidding.IsOver()) {
    return Error{Say("all $0 seats have bid; expected the bids before one of them",
                     "alle $0 plaatsen hebben geboden; verwacht de biedingen voor een van hen",
                     view.bidding.players())};
  }
  if (line.seat && *line.seat != view.seat()) {
    return Error{Say("seat $0 after $1 bids; expected seat $2, or a bid for each seat before it",
                     "plaats $0 na $1 biedingen; verwacht plaats $2, of een bod voor elke plaats "
                     "ervoor",
                     *line.seat, view.bidding.count(), view.seat())};
  }
  return view;
}

}  // namespace jasnel::boerenbridge
