#include "tools/boerenbridge/bid_line.h"

#include <string>

#include "bitboard/boerenbridge/line_parts.h"
#include "bitboard/text.h"
#include "bitboard/word_reader.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kUsualPlayers = 5;

using Wrong = std::optional<FieldFault>;

std::optional<TextFault> ReadBidHand(WordReader& in, CardSet& hand) {
  CardSet seen;
  return ReadHand<BoerenbridgeDeck>(in, "the hand", seen, hand);
}

Wrong StoreHand(std::string_view text, BidLine& line) {
  if (line.hand) return TextFault{0, "hand= after a hand; expected one of the two"};
  WordReader in(text);
  auto fault = ReadBidHand(in, line.hand.emplace());
  if (!fault) return std::nullopt;
  return TextFault{std::string_view("hand=").size() + fault->at, fault->message};
}

constexpr LineField<BidLine> kFields[] = {
    {"hand", StoreHand},
    {"players",
     [](std::string_view text, BidLine& line) {
       return StoreField(WholeNumber(text, kFewestPlayers, kMostPlayers), line.players,
                         "a number from 3 to 7");
     }},
    {"cards",
     [](std::string_view text, BidLine& line) {
       return StoreField(WholeNumber(text, 1, kMostCards), line.cards, "a number from 1 to 10");
     }},
    {"seat",
     [](std::string_view text, BidLine& line) {
       return StoreField(WholeNumber(text, 0, kMostPlayers - 1), line.seat,
                         "a seat from 0, left of the dealer, to 6");
     }},
    {"bids",
     [](std::string_view text, BidLine& line) -> Wrong {
       if (text.empty()) {
         line.bids.emplace();
         return std::nullopt;
       }
       return StoreField(ReadTricks(text), line.bids, "the bids of the seats before, as 2,0");
     }},
};

}  // namespace

Result<BidLine> ParseBidLine(std::string_view line) {
  WordReader in(WithoutComment(line));
  BidLine bid;
  in.SkipSpace();
  const std::string_view word = in.Word();
  if (!word.empty() && word.find('=') == std::string_view::npos) {
    if (const auto fault = ReadBidHand(in, bid.hand.emplace())) return fault->AsError();
  }
  if (auto error = ReadFields<BidLine>(in, kFields, "after the hand", bid)) {
    return *std::move(error);
  }
  if (!bid.hand) {
    return WordReader(line).ErrorHere(
        "no hand; expected spades.hearts.diamonds.clubs, as AK2.Q8.T98.A7");
  }
  return bid;
}

Result<CardSet> ParseBidHand(std::string_view text) {
  WordReader in(Trim(text));
  CardSet hand;
  if (const auto fault = ReadBidHand(in, hand)) return fault->AsError();
  if (!in.AtEnd()) {
    return in.ErrorHere(Quoted(in.Rest()) + " after the hand; expected nothing more");
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
    return Error{"the hand has " + std::to_string(size) + (size == 1 ? " card" : " cards") +
                 "; expected " + std::to_string(*line.cards) + ", as cards= says"};
  }
  auto bidding = Bidding::Begin(line.players.value_or(kUsualPlayers), size);
  if (!bidding) return bidding.error();
  BidView view{*bidding, *line.hand};
  for (const int bid : line.bids.value_or(std::vector<int>())) {
    if (auto error = view.bidding.Bid(bid)) return *error;
  }
  if (view.bidding.IsOver()) {
    return Error{"all " + std::to_string(view.bidding.players()) +
                 " seats have bid; expected the bids before one of them"};
  }
  if (line.seat && *line.seat != view.seat()) {
    return Error{"seat " + std::to_string(*line.seat) + " after " +
                 std::to_string(view.bidding.count()) + " bids; expected seat " +
                 std::to_string(view.seat()) + ", or a bid for each seat before it"};
  }
  return view;
}

}  // namespace jasnel::boerenbridge
