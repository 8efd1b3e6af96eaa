#include "bitboard/deal_line.h"

#include <charconv>
#include <cstddef>
#include <system_error>
#include <utility>

#include "bitboard/text.h"

namespace jasnel {
namespace {

constexpr int kMostPoints = 9999;  // of any field: far above what a deal can bring
constexpr int kMostBoards = 999999;

// A line and how far it has been read.
class Reader {
 public:
  explicit Reader(std::string_view line) : line_(line) {}

  bool AtEnd() const { return position_ == line_.size(); }
  std::string_view Rest() const { return line_.substr(position_); }
  void Skip(std::size_t count) { position_ += count; }
  void SkipSpace() {
    while (!AtEnd() && IsSpace(line_[position_])) ++position_;
  }

  // The next word, up to a space, without taking it.
  std::string_view Word() const {
    std::size_t end = position_;
    while (end < line_.size() && !IsSpace(line_[end])) ++end;
    return line_.substr(position_, end - position_);
  }

  Error ErrorHere(const std::string& message, std::size_t ahead = 0) const {
    return Error{"column " + std::to_string(position_ + ahead + 1) + ": " + message};
  }

 private:
  std::string_view line_;
  std::size_t position_ = 0;
};

// Reads one hand; `seen` holds the cards of the hands before and is added to.
std::optional<Error> ReadHand(Reader& in, Seat seat, CardSet& seen, CardSet& hand) {
  const std::string owner(SeatName(seat));
  const std::string_view word = in.Word();
  if (word.empty() || word.find('=') != std::string_view::npos) {
    return in.ErrorHere("no hand for " + owner +
                        "; expected four hands, spades.hearts.diamonds.clubs, - for an empty one");
  }
  if (word == "-") {
    in.Skip(1);
    return std::nullopt;
  }
  int suit = 0;
  std::string_view rest = word;
  while (!rest.empty()) {
    const std::size_t at = word.size() - rest.size();
    if (rest.front() == '.') {
      rest.remove_prefix(1);
      if (++suit == kSuits) {
        return in.ErrorHere(owner + " has a fifth suit; expected spades.hearts.diamonds.clubs", at);
      }
      continue;
    }
    const auto rank = TakeRank(rest);
    if (!rank) {
      return in.ErrorHere(Quoted(rest.substr(0, 1)) + " in " + owner +
                              "'s hand is no card; expected A K Q J T 9 8 7 (or A H V B 10 9 8 7) "
                              "and '.' between suits",
                          at);
    }
    const Card card = MakeCard(kAllSuits[suit], *rank);
    if (seen.Contains(card)) {
      return in.ErrorHere("card " + FormatCard(card) + " a second time, in " + owner +
                              "'s hand; expected each card once",
                          at);
    }
    seen |= card;
    hand |= card;
  }
  if (suit != kSuits - 1) {
    return in.ErrorHere(owner + "'s hand " + Quoted(word) + " has " + std::to_string(suit + 1) +
                        (suit == 0 ? " suit" : " suits") +
                        "; expected four, as AJT.Q8.T98. with a '.' between them");
  }
  in.Skip(word.size());
  return std::nullopt;
}

std::optional<Error> ReadHands(Reader& in, Hands& hands) {
  in.SkipSpace();
  const std::string_view rest = in.Rest();
  const std::size_t colon = rest.find(':');
  const auto first = ParseSeat(Trim(rest.substr(0, colon)));
  if (colon == std::string_view::npos || !first) {
    return in.ErrorHere("no seat at the start; expected N: E: S: or W: and four hands");
  }
  in.Skip(colon + 1);
  CardSet seen;
  for (int i = 0; i < kSeats; ++i) {
    in.SkipSpace();
    const Seat seat = Clockwise(*first, i);
    if (auto error = ReadHand(in, seat, seen, hands[Index(seat)])) {
      return error;
    }
  }
  return std::nullopt;
}

std::optional<int> ReadNumber(std::string_view text, int least, int most) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) return std::nullopt;
  return number;
}

// What is expected of a field's value, where reading it failed; nothing where it was read.
using Expected = std::optional<std::string>;

template <class Value>
Expected Store(std::optional<Value> read, std::optional<Value>& field, const char* expected) {
  if (!read) return expected;
  field = read;
  return std::nullopt;
}

Expected StorePoints(std::string_view text, Points& field) {
  const auto number = ReadNumber(text, 0, kMostPoints);
  if (!number) return "a number of points from 0 to " + std::to_string(kMostPoints);
  field = Points(*number);
  return std::nullopt;
}

Expected StoreTrick(std::string_view text, Trick& trick) {
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

struct Field {
  std::string_view name;
  Expected (*store)(std::string_view text, DealLine& deal);
};

constexpr const char* kSeatExpected = "N, E, S or W";

const Field kFields[] = {
    {"rules",
     [](std::string_view text, DealLine& deal) -> Expected {
       auto rules = ParseRules(text);
       if (!rules) return rules.error().message;
       deal.rules = *rules;
       return std::nullopt;
     }},
    {"trump", [](std::string_view text,
                 DealLine& deal) { return Store(ParseSuit(text), deal.trump, "S, H, D or C"); }},
    {"leader", [](std::string_view text,
                  DealLine& deal) { return Store(ParseSeat(text), deal.leader, kSeatExpected); }},
    {"trick", [](std::string_view text, DealLine& deal) { return StoreTrick(text, deal.trick); }},
    {"dealer", [](std::string_view text,
                  DealLine& deal) { return Store(ParseSeat(text), deal.dealer, kSeatExpected); }},
    {"declarer",
     [](std::string_view text, DealLine& deal) {
       return Store(ParseSeat(text), deal.declarer, kSeatExpected);
     }},
    {"turned", [](std::string_view text,
                  DealLine& deal) { return Store(ParseSuit(text), deal.turned, "S, H, D or C"); }},
    {"value",
     [](std::string_view text, DealLine& deal) -> Expected {
       const auto number = ReadNumber(text, -kMostPoints, kMostPoints);
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
     [](std::string_view text, DealLine& deal) -> Expected {
       const auto number = ReadNumber(text, 0, kHandSize);
       if (!number) return "a number of tricks from 0 to 8";
       deal.won[0].tricks = *number;
       return std::nullopt;
     }},
    {"board",
     [](std::string_view text, DealLine& deal) {
       return Store(ParseBoard(text), deal.board, "a number from 1 to 999999");
     }},
};
constexpr std::size_t kRulesField = 0;

std::string FieldNames() {
  std::string names;
  for (const Field& field : kFields)
    names += (names.empty() ? "" : " ") + std::string(field.name) + "=";
  return names;
}

std::optional<Error> ReadField(Reader& in, unsigned& seen, DealLine& deal) {
  const std::string_view word = in.Word();
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) {
    return in.ErrorHere(Quoted(word) + " after the four hands; expected a field, one of " +
                        FieldNames());
  }
  const std::string_view name = word.substr(0, equals);
  for (std::size_t i = 0; i < std::size(kFields); ++i) {
    if (!EqualsIgnoringCase(name, kFields[i].name)) continue;
    if (seen >> i & 1) {
      return in.ErrorHere(std::string(kFields[i].name) + "= a second time; expected it once");
    }
    seen |= 1u << i;
    if (auto expected = kFields[i].store(word.substr(equals + 1), deal)) {
      if (i == kRulesField) return in.ErrorHere(*expected);
      return in.ErrorHere(Quoted(word) + "; expected " + *expected);
    }
    in.Skip(word.size());
    return std::nullopt;
  }
  return in.ErrorHere("unknown field " + Quoted(name) + "; expected one of " + FieldNames());
}

std::string_view WithoutComment(std::string_view line) { return line.substr(0, line.find('#')); }

void Append(std::string& text, std::string_view name, const std::string& value) {
  text += " " + std::string(name) + "=" + value;
}

}  // namespace

std::optional<int> ParseBoard(std::string_view text) { return ReadNumber(text, 1, kMostBoards); }

Result<Hands> ParseHands(std::string_view text) {
  Reader in(text);
  Hands hands;
  if (auto error = ReadHands(in, hands)) return *std::move(error);
  in.SkipSpace();
  if (!in.AtEnd()) {
    return in.ErrorHere(Quoted(in.Word()) + " after the four hands; expected nothing more");
  }
  return hands;
}

Result<DealLine> ParseDealLine(std::string_view line) {
  Reader in(WithoutComment(line));
  DealLine deal;
  if (auto error = ReadHands(in, deal.hands)) return *std::move(error);
  unsigned seen = 0;
  for (in.SkipSpace(); !in.AtEnd(); in.SkipSpace()) {
    if (auto error = ReadField(in, seen, deal)) return *std::move(error);
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
