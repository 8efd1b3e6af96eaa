#include "engine/requests/bid_line.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bitboard/text/hand_text.h"
#include "bitboard/text/line_fields.h"
#include "bitboard/text/rules_text.h"
#include "bitboard/text/word_reader.h"
#include "engine/requests/auction_fields.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

using Wrong = std::optional<FieldFault>;

constexpr Phrase kNoHand = {"no hand; expected spades.hearts.diamonds.clubs, such as J97.AT.K8.7",
                            "geen hand; verwacht schoppen.harten.ruiten.klaveren, zoals "
                            "B97.A10.H8.7"};

std::optional<TextFault> CheckSize(std::string_view text, std::size_t at, CardSet hand) {
  if (hand.size() == kHandSize) return std::nullopt;
  return TextFault{at, Say("the hand $0 has $1; expected 8", "de hand $0 heeft $1; verwacht er 8",
                           Quoted(Trim(text)),
                           hand.size() == 1 ? Message(Phrase{"1 card", "1 kaart"})
                                            : Say("$0 cards", "$0 kaarten", hand.size()))};
}

std::optional<TextFault> ReadBidHand(WordReader& in, CardSet& hand) {
  const std::size_t start = in.position();
  constexpr Phrase kName = {"the hand", "de hand"};
  CardSet seen;
  if (auto fault = ReadHand<KlaverjasDeck>(in, kName, HandPlace::kAlone, seen, hand)) return fault;
  return CheckSize(in.line().substr(start, in.position() - start), start, hand);
}

Wrong StoreHand(std::string_view text, BidLine& line) {
  if (line.hand) {
    return FieldFault::OfItself(Phrase{"hand= after a hand; expected one of the two",
                                       "hand= na een hand; verwacht een van de twee"});
  }
  WordReader in(text);
  if (auto fault = ReadBidHand(in, line.hand.emplace())) return *std::move(fault);
  return std::nullopt;
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
  if (!fault) return std::nullopt;
  if (fault->at == text.size()) {
    fault->message =
        Say("$0, with commas between them", "$0, met komma's ertussen", fault->message);
  }
  return *std::move(fault);
}

constexpr LineField<BidLine> kFields[] = {
    {{"hand", "hand"}, StoreHand},
    {{"dealer", "gever"},
     [](std::string_view text, BidLine& line) {
       return StoreField(ParseSeat(text), line.dealer, kSeatExpected);
     }},
    {{"seat", "plaats"},
     [](std::string_view text, BidLine& line) {
       return StoreField(ParseSeat(text), line.seat, kSeatExpected);
     }},
    {{"auction", "biedingen"},
     [](std::string_view text, BidLine& line) -> Wrong {
       line.auction = text;
       if (text.empty()) return std::nullopt;
       const auto calls = ReadCalls(*line.auction);
       if (!calls) return TextFault{0, calls.error().both()};
       return std::nullopt;
     }},
    {{"turned", "gedraaid"},
     [](std::string_view text, BidLine& line) {
       return StoreField(ParseSuit(text), line.turned, kSuitExpected);
     }},
    {{"rules", "regels"},
     [](std::string_view text, BidLine& line) -> Wrong {
       if (auto fault = ReadRules(text, line.rules.emplace())) return *std::move(fault);
       return std::nullopt;
     }},
    {{"given", "gegeven"}, StoreGiven},
};

// A seat that is not in turn.
Error NotInTurn(Seat seat, const Auction& auction) {
  const Message turn = SeatLetterMessage(auction.Turn());
  const Message who = SeatLetterMessage(seat);
  const int calls = static_cast<int>(auction.calls().size());
  for (int i = 0; i < calls; ++i) {
    if (auction.SpeakerOf(i) != seat) continue;
    return Error{
        Say("$0 has already called (call $1), and it is $2's turn; expected seat=$2 or none",
            "$0 heeft al geboden (bod $1); $2 is aan de beurt, verwacht plaats=$2 of geen", who,
            i + 1, turn)};
  }
  return Error{
      Say("it is not $0's turn but $1's; expected seat=$1 or none, or the calls "
          "before it in auction=",
          "$0 is niet aan de beurt; $1 is aan de beurt, verwacht plaats=$1 of geen, of de "
          "biedingen ervoor in biedingen=",
          who, turn)};
}

}  // namespace

Result<BidLine> ParseBidLine(std::string_view line) {
  const std::string plain = PlainText(line);
  WordReader in(WithoutComment(plain));
  BidLine bid;
  in.SkipSpace();
  if (BeginsWithHand(in.Rest())) {
    if (const auto fault = ReadBidHand(in, bid.hand.emplace())) return fault->AsError(plain);
  }
  constexpr Phrase kBefore = {"after the hand", "na de hand"};
  if (auto error = ReadFields<BidLine>(in, kFields, kBefore, bid)) return *std::move(error);
  if (!bid.hand) return WordReader(plain).ErrorHere(kNoHand);
  return bid;
}

Result<CardSet> ParseBidHand(std::string_view text) {
  const std::string plain = PlainText(Trim(text));
  CardSet hand;
  auto fault = ReadWholeHand<KlaverjasDeck>(plain, hand);
  if (!fault) fault = CheckSize(plain, 0, hand);
  if (fault) return fault->AsError(plain);
  return hand;
}

Result<Hands> ParseGiven(std::string_view text) {
  Hands hands;
  if (const auto fault = ReadGiven(text, hands)) return fault->AsError(text);
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
  if (!line.hand) return Error{kNoHand};
  if (!line.dealer) {
    return Error{
        Say("no dealer; expected dealer= or --dealer", "geen gever; verwacht gever= of --dealer")};
  }
  const Rules rules = line.rules.value_or(Rules{});
  const auto begun = BeginAuction(*line.dealer, rules, line.turned);
  if (!begun) return begun.error();
  Auction auction = *begun;
  if (const auto error = SpeakCalls(auction, line.auction.value_or(""))) {
    return Error{Say("auction: $0", "biedingen: $0", *error)};
  }
  if (auction.IsOver()) {
    const Contract contract = auction.contract();
    return Error{
        Say("the auction is over: call $0, $1 plays $2; expected one in which a seat is "
            "to call",
            "het bieden is uit: bod $0, $1 speelt $3; verwacht een bieding waarin nog "
            "iemand aan de beurt is",
            auction.calls().size(), SeatLetterMessage(contract.declarer),
            SuitLetter(contract.trump), SuitLetter(contract.trump, Language::kDutch))};
  }
  if (line.seat && *line.seat != auction.Turn()) return NotInTurn(*line.seat, auction);
  return BidQuestion{auction, *line.hand, rules, line.given.value_or(Hands{})};
}

}  // namespace jasnel
