#include "bitboard/deal_line.h"

#include <cstddef>
#include <utility>

#include "bitboard/hand_text.h"
#include "bitboard/line_fields.h"
#include "bitboard/word_reader.h"

namespace jasnel {
namespace {

constexpr int kMostPoints = 9999;  // of any field: far above what a deal can bring
constexpr int kMostBoards = 999999;

using Wrong = std::optional<FieldFault>;

Wrong StorePoints(std::string_view text, Points& field) {
  const auto number = WholeNumber(text, 0, kMostPoints);
  if (!number) return "a number of points from 0 to " + std::to_string(kMostPoints);
  field = Points(*number);
  return std::nullopt;
}

Wrong StoreTrick(std::string_view text, Trick& trick) {
  while (!text.empty()) {
    const auto card = TakeCard(text);
    if (!card || trick.size() == kSeats - 1 || (!text.empty() && text.front() != ',')) {
      return "one to three cards, suit then rank, as SA,S7";
    }
    trick.Add(*card);
    if (!text.empty()) text.remove_prefix(1);
  }
  return std::nullopt;
}

constexpr const char* kSeatExpected = "N, E, S or W";

constexpr LineField<DealLine> kFields[] = {
    {"rules",
     [](std::string_view text, DealLine& deal) -> Wrong {
       auto rules = ParseRules(text);
       if (!rules) return TextFault{0, rules.error().message};
       deal.rules = *rules;
       return std::nullopt;
     }},
    {"trump",
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSuit(text), deal.trump, "S, H, D or C");
     }},
    {"leader",
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSeat(text), deal.leader, kSeatExpected);
     }},
    {"trick", [](std::string_view text, DealLine& deal) { return StoreTrick(text, deal.trick); }},
    {"dealer",
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSeat(text), deal.dealer, kSeatExpected);
     }},
    {"declarer",
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSeat(text), deal.declarer, kSeatExpected);
     }},
    {"turned",
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseSuit(text), deal.turned, "S, H, D or C");
     }},
    {"value",
     [](std::string_view text, DealLine& deal) -> Wrong {
       const auto number = WholeNumber(text, -kMostPoints, kMostPoints);
       if (!number) return "a number of points, North-South minus East-West";
       deal.value = Points(*number);
       return std::nullopt;
     }},
    {"ns",
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[0].cards); }},
    {"ew",
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[1].cards); }},
    {"ns-roem",
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[0].roem); }},
    {"ew-roem",
     [](std::string_view text, DealLine& deal) { return StorePoints(text, deal.won[1].roem); }},
    {"ns-tricks",
     [](std::string_view text, DealLine& deal) -> Wrong {
       const auto number = WholeNumber(text, 0, kHandSize);
       if (!number) return "a number of tricks from 0 to 8";
       deal.won[0].tricks = *number;
       return std::nullopt;
     }},
    {"board",
     [](std::string_view text, DealLine& deal) {
       return StoreField(ParseBoard(text), deal.board, "a number from 1 to 999999");
     }},
};

void Append(std::string& text, std::string_view name, const std::string& value) {
  text += " " + std::string(name) + "=" + value;
}

}  // namespace

std::optional<int> ParseBoard(std::string_view text) { return WholeNumber(text, 1, kMostBoards); }

Result<Hands> ParseHands(std::string_view text) {
  WordReader in(text);
  Hands hands;
  if (const auto fault = ReadOnlyHands(in, hands)) return fault->AsError();
  return hands;
}

Result<DealLine> ParseDealLine(std::string_view line) {
  WordReader in(WithoutComment(line));
  DealLine deal;
  if (const auto fault = ReadHands(in, deal.hands)) return fault->AsError();
  if (auto error = ReadFields<DealLine>(in, kFields, "after the four hands", deal)) {
    return *std::move(error);
  }
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
  if (deal.turned) Append(text, "turned", std::string(1, SuitLetter(*deal.turned, language)));
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
  if (deal.leader) {
    position.leader = *deal.leader;
  } else if (deal.dealer && first_trick) {
    position.leader = Clockwise(*deal.dealer);
  } else if (const auto error = deal.trick.empty() ? ValidateHands(position) : std::nullopt) {
    // A card too few or too many makes the dealer tell nothing: say that.
    return *error;
  } else {
    return Error{first_trick ? "nobody leads; expected leader= or dealer="
                             : "nobody leads; expected leader= of the trick in progress"};
  }
  if (deal.dealer && first_trick && position.leader != Clockwise(*deal.dealer)) {
    return Error{std::string("leader=") + SeatLetter(position.leader) +
                 " with dealer=" + SeatLetter(*deal.dealer) + "; expected leader=" +
                 SeatLetter(Clockwise(*deal.dealer)) + ", left of the dealer, at the first trick"};
  }
  position.declarer = deal.declarer.value_or(position.leader);

  const int others = TricksPlayed(position) - deal.won[0].tricks;
  if (others < 0 && TricksPlayed(position) >= 0) {
    return Error{"ns-tricks=" + std::to_string(deal.won[0].tricks) + "; expected at most " +
                 std::to_string(TricksPlayed(position)) + ", the tricks that were played"};
  }
  position.won[Index(Side::kEastWest)].tricks = others;
  if (auto error = Validate(position)) return *std::move(error);
  return position;
}

DealLine ToDealLine(const Position& position) {
  DealLine deal;
  deal.hands = position.hands;
  deal.rules = position.rules;
  deal.trump = position.trump;
  deal.leader = position.leader;
  deal.declarer = position.declarer;
  deal.trick = position.trick;
  deal.won = position.won;
  deal.won[Index(Side::kEastWest)].tricks = 0;
  return deal;
}

}  // namespace jasnel
