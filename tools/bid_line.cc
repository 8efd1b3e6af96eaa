#include "tools/bid_line.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bitboard/hand_text.h"
#include "bitboard/line_fields.h"
#include "bitboard/notation.h"
#include "bitboard/word_reader.h"
#include "tools/auction_told.h"

namespace jasnel {
namespace {

using Wrong = std::optional<FieldFault>;

constexpr const char* kSeatExpected = "N, E, S or W";

std::optional<TextFault> ReadBidHand(WordReader& in, CardSet& hand) {
  const std::string word(in.Word());
  const TextFault start = in.FaultHere("");
  CardSet seen;
  if (auto fault = ReadHand<KlaverjasDeck>(in, "the hand", seen, hand)) return fault;
  if (hand.size() == kHandSize) return std::nullopt;
  return TextFault{start.at, "the hand " + Quoted(word) + " has " + std::to_string(hand.size()) +
                                 (hand.size() == 1 ? " card" : " cards") + "; expected 8"};
}

// Where a value of a field begins, in it.
std::size_t ValueAt(std::string_view name) { return name.size() + 1; }

Wrong Within(std::string_view name, std::optional<TextFault> fault) {
  if (!fault) return std::nullopt;
  return TextFault{ValueAt(name) + fault->at, fault->message};
}

Wrong StoreHand(std::string_view text, BidLine& line) {
  if (line.hand) return TextFault{0, "hand= after a hand; expected one of the two"};
  WordReader in(text);
  return Within("hand", ReadBidHand(in, line.hand.emplace()));
}

std::optional<TextFault> ReadGiven(std::string_view text, Hands& hands) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  WordReader in(spaced);
  return ReadOnlyHands(in, hands);
}

// Hands with spaces between them end at the first, as far as a field can tell.
Wrong StoreGiven(std::string_view text, BidLine& line) {
  auto fault = ReadGiven(text, line.given.emplace());
  if (fault && fault->at == text.size()) fault->message += ", with commas between them";
  return Within("given", std::move(fault));
}

constexpr LineField<BidLine> kFields[] = {
    {"hand", StoreHand},
    {"dealer",
     [](std::string_view text, BidLine& line) {
       return StoreField(ParseSeat(text), line.dealer, kSeatExpected);
     }},
    {"seat", [](std::string_view text,
                BidLine& line) { return StoreField(ParseSeat(text), line.seat, kSeatExpected); }},
    {"auction",
     [](std::string_view text, BidLine& line) -> Wrong {
       line.auction = text;
       if (text.empty()) return std::nullopt;
       const auto calls = ReadCalls(*line.auction);
       if (!calls) return TextFault{ValueAt("auction"), calls.error().message};
       return std::nullopt;
     }},
    {"turned",
     [](std::string_view text, BidLine& line) {
       return StoreField(ParseSuit(text), line.turned, "S, H, D or C");
     }},
    {"rules",
     [](std::string_view text, BidLine& line) -> Wrong {
       const auto rules = ParseRules(text);
       if (!rules) return TextFault{0, rules.error().message};
       line.rules = *rules;
       return std::nullopt;
     }},
    {"given", StoreGiven},
};

// `E`.
std::string Letter(Seat seat) { return std::string(1, SeatLetter(seat)); }

// A seat that is not in turn.
Error NotInTurn(Seat seat, const Auction& auction) {
  const std::string turn = Letter(auction.Turn());
  const std::string expected = "; it is " + turn + "'s turn, expected seat=" + turn + " or none";
  const int calls = static_cast<int>(auction.calls().size());
  for (int i = 0; i < calls; ++i) {
    if (auction.SpeakerOf(i) != seat) continue;
    return Error{Letter(seat) + " has spoken already (call " + std::to_string(i + 1) + ")" +
                 expected};
  }
  return Error{Letter(seat) + " is not in turn" + expected +
               ", or the calls before it in auction="};
}

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
        "no hand; expected spades.hearts.diamonds.clubs, as J97.AT.K8.7");
  }
  return bid;
}

Result<CardSet> ParseBidHand(std::string_view text) {
  const std::string_view word = Trim(text);
  WordReader in(word);
  CardSet hand;
  if (const auto fault = ReadBidHand(in, hand)) return fault->AsError();
  if (!in.AtEnd()) {
    return in.ErrorHere(Quoted(in.Rest()) + " after the hand; expected nothing more");
  }
  return hand;
}

Result<Hands> ParseGiven(std::string_view text) {
  Hands hands;
  if (const auto fault = ReadGiven(text, hands)) return fault->AsError();
  return hands;
}

BidLine WithDefaults(const BidLine& line, const BidLine& defaults) {
  BidLine full = line;
  if (!full.hand) full.hand = defaults.hand;
  if (!full.dealer) full.dealer = defaults.dealer;
  if (!full.seat) full.seat = defaults.seat;
  if (!full.auction) full.auction = defaults.auction;
  if (!full.turned) full.turned = defaults.turned;
  if (!full.rules) full.rules = defaults.rules;
  if (!full.given) full.given = defaults.given;
  return full;
}

Result<BidQuestion> ToQuestion(const BidLine& line) {
  if (!line.hand) return Error{"no hand; expected spades.hearts.diamonds.clubs, as J97.AT.K8.7"};
  if (!line.dealer) return Error{"no dealer; expected dealer= or --dealer"};
  const Rules rules = line.rules.value_or(Rules{});
  const auto begun = BeginAuction(*line.dealer, rules, line.turned);
  if (!begun) return begun.error();
  Auction auction = *begun;
  if (const auto error = SpeakCalls(auction, line.auction.value_or(""))) {
    return Error{"auction: " + error->message};
  }
  if (auction.IsOver()) {
    const Contract contract = auction.contract();
    return Error{"the auction is over: call " + std::to_string(auction.calls().size()) + ", " +
                 Letter(contract.declarer) + " plays " +
                 std::string(1, SuitLetter(contract.trump)) +
                 "; expected one in which a seat is to call"};
  }
  if (line.seat && *line.seat != auction.Turn()) return NotInTurn(*line.seat, auction);
  return BidQuestion{auction, *line.hand, rules, line.given.value_or(Hands{})};
}

}  // namespace jasnel
