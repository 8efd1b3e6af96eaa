#include "jasnel/deal_line.h"

#include <cstddef>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/deal_fields.h"
#include "bitboard/text/hand_text.h"
#include "bitboard/text/line_fields.h"
#include "bitboard/text/rules_text.h"
#include "bitboard/text/word_reader.h"

namespace jasnel {
namespace {

constexpr int kMaxPoints = 9999;  // of any field: far above what a deal can bring
constexpr int kMaxBoards = 999999;

using Wrong = std::optional<FieldFault>;

Wrong StorePoints(std::string_view text, Points& field) {
  const auto number = WholeNumber(text, 0, kMaxPoints);
  if (!number) {
    return Say("a number of points from 0 to $0", "een aantal punten van 0 tot en met $0",
               kMaxPoints);
  }
  field = Points(*number);
  return std::nullopt;
}

Wrong StoreTrick(std::string_view text, Trick& trick) {
  while (!text.empty()) {
    const auto card = TakeCard(text);
    if (!card || trick.size() == kSeats - 1 || (!text.empty() && text.front() != ',')) {
      return Phrase{"one to three cards, suit then rank, such as SA,S7",
                    "een tot drie kaarten, kleur en waarde, zoals SA,S7"};
    }
    trick.Add(*card);
    if (!text.empty()) text.remove_prefix(1);
  }
  return std::nullopt;
}

constexpr LineField<DealLine> kFields[] = {
    {{"rules", "regels"},
     [](std::string_view text, DealLine& deal) -> Wrong {
       if (auto fault = ReadRules(text, deal.rules.emplace())) return *std::move(fault);
       return std::nullopt;
     }},
    {{"trump", "troef"},
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSuit(text), deal.trump, kSuitExpected);
     }},
    {{"leader", "uitkomst"},
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSeat(text), deal.leader, kSeatExpected);
     }},
    {{"trick", "slag"},
     [](std::string_view text, DealLine& deal) { return StoreTrick(text, deal.trick); }},
    {{"dealer", "gever"},
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSeat(text), deal.dealer, kSeatExpected);
     }},
    {{"declarer", "speler"},
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSeat(text), deal.declarer, kSeatExpected);
     }},
    {{"doublings", "gekraakt"},
     [](std::string_view text, DealLine& deal) -> Wrong {
       constexpr std::string_view kDigits = "0123";
       if (text.size() != 1 || kDigits.find(text.front()) == std::string_view::npos) {
         return Phrase{"a number from 0 to 3", "een getal van 0 tot en met 3"};
       }
       deal.doublings = text.front() - '0';
       return std::nullopt;
     }},
    {{"turned", "gedraaid"},
     [](std::string_view text, DealLine& deal) -> Wrong {
       const auto turned = ParseTurned(text);
       if (!turned) return kTurnedExpected;
       deal.turned = *turned;
       return std::nullopt;
     }},
    {{"value", "waarde"},
     [](std::string_view text, DealLine& deal) -> Wrong {
       const auto number = WholeNumber(text, -kMaxPoints, kMaxPoints);
       if (!number) {
         return Phrase{"a number of points, North-South minus East-West",
                       "een aantal punten, Noord-Zuid min Oost-West"};
       }
       deal.value = Points(*number);
       return std::nullopt;
     }},
    {{"ns", "nz"},
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[0].cards); }},
    {{"ew", "ow"},
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[1].cards); }},
    {{"ns-roem", "nz-roem"},
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[0].roem); }},
    {{"ew-roem", "ow-roem"},
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[1].roem); }},
    {{"ns-tricks", "nz-slagen"},
     [](std::string_view text, DealLine& deal) -> Wrong {
       const auto number = WholeNumber(text, 0, kHandSize);
       if (!number) {
         return Phrase{"a number of tricks from 0 to 8", "een aantal slagen van 0 tot en met 8"};
       }
       deal.won[0].tricks = *number;
       return std::nullopt;
     }},
    {{"board", "spel"},
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseBoard(text), deal.board,
                         Phrase{"a number from 1 to 999999", "een getal van 1 tot en met 999999"});
     }},
};

void Append(std::string& text, std::string_view name, const std::string& value) {
  text += " " + std::string(name) + "=" + value;
}

}  // namespace

std::optional<int> ParseBoard(std::string_view text) { return WholeNumber(text, 1, kMaxBoards); }

Result<Hands> ParseHands(std::string_view text) {
  const std::string plain = PlainText(text);
  WordReader in(plain);
  Hands hands;
  if (const auto fault = ReadOnlyHands(in, hands)) return fault->AsError(plain);
  return hands;
}

std::optional<Error> ReadDealFields(WordReader& in, DealLine& deal) {
  constexpr Phrase kBefore = {"after the four hands", "na de vier handen"};
  return ReadFields<DealLine>(in, kFields, kBefore, deal);
}

Result<DealLine> ParseDealLine(std::string_view line) {
  const std::string plain = PlainText(line);
  if (plain.find('\n') != std::string::npos && PictureReader::BeginsWithPicture(plain)) {
    return ParsePicture(plain);
  }
  WordReader in(WithoutComment(plain));
  DealLine deal;
  if (const auto fault = ReadHands(in, deal.hands)) return fault->AsError(plain);
  if (auto error = ReadDealFields(in, deal)) return *std::move(error);
  return deal;
}

std::string FormatDealLine(const DealLine& deal, Language language) {
  std::string text = FormatHands(deal.hands, language);
  const auto append_seat = [&](std::string_view name, const std::optional<Seat>& seat) {
    if (seat) Append(text, name, std::string(1, SeatLetter(*seat, language)));
  };
  const auto append_count = [&](std::string_view name, int count) {
    if (count != 0) Append(text, name, std::to_string(count));
  };
  if (deal.rules) Append(text, "rules", FormatRules(*deal.rules));
  if (deal.trump) Append(text, "trump", std::string(1, SuitLetter(*deal.trump, language)));
  append_seat("leader", deal.leader);
  if (!deal.trick.empty()) {
    std::string cards;
    for (const Card card : deal.trick) {
      cards += (cards.empty() ? "" : ",") + FormatCard(card, language);
    }
    Append(text, "trick", cards);
  }
  append_seat("dealer", deal.dealer);
  append_seat("declarer", deal.declarer);
  append_count("doublings", deal.doublings);
  if (!deal.turned.empty()) Append(text, "turned", FormatTurned(deal.turned, language));
  if (deal.value) Append(text, "value", std::to_string(deal.value->count()));
  append_count("ns", deal.won[0].cards.count());
  append_count("ew", deal.won[1].cards.count());
  append_count("ns-roem", deal.won[0].roem.count());
  append_count("ew-roem", deal.won[1].roem.count());
  append_count("ns-tricks", deal.won[0].tricks);
  append_count("board", deal.board.value_or(0));
  return text;
}

Result<Position> ToPosition(const DealLine& deal, Suit trump) {
  Position position;
  position.hands = deal.hands;
  position.trump = trump;
  position.rules = deal.rules.value_or(Rules{});
  position.trick = deal.trick;
  position.won = deal.won;

  int cards = deal.trick.size();
  for (const CardSet hand : deal.hands) cards += hand.size();
  const bool first_trick = cards == kDeckSize;
  // Who leads to the first trick by the rules, as far as the line tells.
  const bool declarer_leads = position.rules.leads == Leads::kDeclarer;
  std::optional<Seat> first;
  if (first_trick && declarer_leads) first = deal.declarer;
  if (first_trick && !declarer_leads && deal.dealer) first = Clockwise(*deal.dealer);
  if (deal.leader) {
    position.leader = *deal.leader;
  } else if (first) {
    position.leader = *first;
  } else if (const auto error = deal.trick.empty() ? ValidateHands(position) : std::nullopt) {
    // A card too few or too many makes the dealer tell nothing: say that.
    return *error;
  } else {
    return Error{
        first_trick && declarer_leads ? Say("nobody leads; expected leader= or declarer=",
                                            "niemand komt uit; verwacht uitkomst= of speler=")
        : first_trick                 ? Say("nobody leads; expected leader= or dealer=",
                                            "niemand komt uit; verwacht uitkomst= of gever=")
                      : Say("nobody leads; expected leader= of the trick in progress",
                            "niemand komt uit; verwacht uitkomst= van de slag die bezig is")};
  }
  if (first && position.leader != *first && declarer_leads) {
    return Error{
        Say("leader=$0 with declarer=$1; expected leader=$1, as the declarer leads to the "
            "first trick",
            "uitkomst=$0 met speler=$1; verwacht uitkomst=$1, want de speler komt uit in "
            "de eerste slag",
            SeatLetterMessage(position.leader), SeatLetterMessage(*first))};
  }
  if (first && position.leader != *first) {
    return Error{
        Say("leader=$0 with dealer=$1; expected leader=$2, left of the dealer, at the "
            "first trick",
            "uitkomst=$0 met gever=$1; verwacht uitkomst=$2, links van de gever, in de "
            "eerste slag",
            SeatLetterMessage(position.leader), SeatLetterMessage(*deal.dealer),
            SeatLetterMessage(*first))};
  }
  position.declarer = deal.declarer.value_or(position.leader);
  position.doublings = deal.doublings;

  const int others = TricksPlayed(position) - deal.won[0].tricks;
  if (others < 0 && TricksPlayed(position) >= 0) {
    return Error{Say("ns-tricks=$0; expected at most $1, the tricks that were played",
                     "nz-slagen=$0; verwacht hoogstens $1, de slagen die gespeeld zijn",
                     deal.won[0].tricks, TricksPlayed(position))};
  }
  position.won[Index(Side::kEastWest)].tricks = others;
  if (auto error = Validate(position)) return *std::move(error);
  // Unless it was written down.
  if (first_trick && deal.won[0].roem + deal.won[1].roem == Points(0)) CountRoemOfHands(position);
  return position;
}

DealLine ToDealLine(const Position& position) {
  DealLine deal;
  deal.hands = position.hands;
  deal.rules = position.rules;
  deal.trump = position.trump;
  deal.leader = position.leader;
  deal.declarer = position.declarer;
  deal.doublings = position.doublings;
  deal.trick = position.trick;
  deal.won = position.won;
  deal.won[Index(Side::kEastWest)].tricks = 0;
  return deal;
}

}  // namespace jasnel
