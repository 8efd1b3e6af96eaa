#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

constexpr std::array<std::pair<Phrase, Rank>, kRanks> kRanksInPlural = {
    {{{"sevens", "zevens"}, Rank::kSeven},
     {{"eights", "achten"}, Rank::kEight},
     {{"nines", "negens"}, Rank::kNine},
     {{"tens", "tienen"}, Rank::kTen},
     {{"jacks", "boeren"}, Rank::kJack},
     {{"queens", "vrouwen"}, Rank::kQueen},
     {{"kings", "heren"}, Rank::kKing},
     {{"aces", "azen"}, Rank::kAce}}};

constexpr std::array<std::pair<Phrase, std::array<bool, kSeats>>, 2> kPairs = {
    {{{"NS", "NZ"}, {true, false, true, false}}, {{"EW", "OW"}, {false, true, false, true}}}};

constexpr Phrase kPoints = {"points", "punten"};
constexpr Phrase kLongest = {"longest", "langste"};
constexpr Phrase kShortest = {"shortest", "kortste"};

// Whether a word is the phrase in either language.
constexpr bool Says(std::string_view word, const Phrase& phrase) {
  return EqualsIgnoringCase(word, phrase.english) || EqualsIgnoringCase(word, phrase.dutch);
}

// Deep enough for people; two truths wait at each depth, and the stack of `Matches` has 64.
constexpr int kMaxDepth = 30;
constexpr int kMaxNumber = 1000;

constexpr bool IsWordPart(char c) {
  return IsDigit(c) || IsLetter(c) || static_cast<unsigned char>(c) >= 0x80;  // of a suit sign
}

}  // namespace

// Reads from left to right; each function takes what it reads off, and returns an error or nothing.
class HandConditionParser {
 public:
  explicit HandConditionParser(std::string_view text) : text_(text), rest_(text) {}

  Result<HandCondition> Parse() {
    if (auto error = TakeSeats()) return *error;
    if (auto error = TakeEither()) return *error;
    SkipSpaces();
    if (!rest_.empty()) return Expected(Phrase{"&, | or the end", "&, | of het einde"});
    return std::move(condition_);
  }

 private:
  using Kind = HandCondition::Kind;
  using Relation = HandCondition::Relation;
  using Step = HandCondition::Step;
  using Failure = std::optional<Error>;

  void SkipSpaces() {
    while (!rest_.empty() && IsSpace(rest_.front())) rest_.remove_prefix(1);
  }

  bool Take(std::string_view word) {
    SkipSpaces();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  std::string_view NextWord() {
    SkipSpaces();
    std::size_t size = 0;
    while (size < rest_.size() && IsWordPart(rest_[size])) ++size;
    return rest_.substr(0, size);
  }

  Error Expected(const Message& what) const {
    const Message found =
        rest_.empty() ? Message(Phrase{"the end", "het einde"}) : Message(Quoted(rest_));
    const TextFault fault{text_.size() - rest_.size(),
                          Say("$0; expected $1", "$0; verwacht $1", found, what)};
    return fault.AsError(text_);
  }

  Failure TakeSeats() {
    const std::string_view word = NextWord();
    for (const auto& [name, seats] : kPairs) {
      if (Says(word, name)) condition_.seats_ = seats;
    }
    if (const auto seat = ParseSeat(word)) {
      condition_.seats_[Index(*seat)] = true;
    }
    if (condition_.seats_ == std::array<bool, kSeats>{}) {
      return Expected(Phrase{"a seat and a colon, such as N: spades>=4 & SJ",
                             "een plaats en een dubbele punt, zoals N: schoppen>=4 & SB"});
    }
    rest_.remove_prefix(word.size());
    if (!Take(":"))
      return Expected(Phrase{"a colon behind the seat", "een dubbele punt achter de plaats"});
    return std::nullopt;
  }

  Failure TakeEither() {
    if (auto error = TakeBoth()) return error;
    while (Take("|")) {
      if (auto error = TakeBoth()) return error;
      condition_.steps_.push_back({.kind = Kind::kOr});
    }
    return std::nullopt;
  }

  Failure TakeBoth() {
    if (auto error = TakeTerm()) return error;
    while (Take("&")) {
      if (auto error = TakeTerm()) return error;
      condition_.steps_.push_back({.kind = Kind::kAnd});
    }
    return std::nullopt;
  }

  Failure TakeTerm() {
    if (++depth_ > kMaxDepth)
      return Expected(Phrase{"fewer parentheses and negations", "minder haakjes en ontkenningen"});
    Failure error;
    if (Take("!")) {
      error = TakeTerm();
      condition_.steps_.push_back({.kind = Kind::kNot});
    } else if (Take("(")) {
      error = TakeEither();
      if (!error && !Take(")")) error = Expected(")");
    } else {
      error = TakeCardOrQuantity();
    }
    --depth_;
    return error;
  }

  Failure TakeCardOrQuantity() {
    const std::string_view word = NextWord();
    Step step;
    if (const auto card = ParseCard(word)) {
      rest_.remove_prefix(word.size());
      step.card = *card;
      condition_.steps_.push_back(step);
      return std::nullopt;
    }
    if (Says(word, kPoints)) {
      rest_.remove_prefix(word.size());
      step.kind = Kind::kPoints;
      if (auto error = TakeTrump(step.suit)) return error;
    } else if (!TakeQuantity(word, step)) {
      return Expected(
          Phrase{"a card, such as SJ, or spades, aces, longest, shortest or points(S) and a number",
                 "een kaart, zoals SB, of schoppen, azen, langste, kortste of punten(S) en een "
                 "getal"});
    }
    if (auto error = TakeRelation(step)) return error;
    condition_.steps_.push_back(step);
    return std::nullopt;
  }

  Failure TakeTrump(Suit& suit) {
    if (!Take("("))
      return Expected(Phrase{"( and the suit that is trump, such as points(S)",
                             "( en de troefkleur, zoals punten(S)"});
    const std::string_view word = NextWord();
    const auto trump = ParseSuit(word);
    if (!trump)
      return Expected(
          Phrase{"the suit that is trump: S, H, D or C", "de troefkleur: S, H, R of K"});
    suit = *trump;
    rest_.remove_prefix(word.size());
    return Take(")") ? std::nullopt : Failure(Expected(")"));
  }

  bool TakeQuantity(std::string_view word, Step& step) {
    if (const auto suit = ParseSuit(word)) {
      step.kind = Kind::kLength;
      step.suit = *suit;
    } else if (Says(word, kLongest)) {
      step.kind = Kind::kLongest;
    } else if (Says(word, kShortest)) {
      step.kind = Kind::kShortest;
    } else {
      const auto found = std::find_if(kRanksInPlural.begin(), kRanksInPlural.end(),
                                      [&](const auto& name) { return Says(word, name.first); });
      if (found == kRanksInPlural.end()) return false;
      step.kind = Kind::kRank;
      step.rank = found->second;
    }
    rest_.remove_prefix(word.size());
    return true;
  }

  Failure TakeRelation(Step& step) {
    // Longer signs before those they begin with.
    constexpr std::array<std::pair<std::string_view, Relation>, 6> kSigns = {
        {{"!=", Relation::kUnequal},
         {"<=", Relation::kAtMost},
         {">=", Relation::kAtLeast},
         {"=", Relation::kEqual},
         {"<", Relation::kLess},
         {">", Relation::kMore}}};
    const auto sign = std::find_if(kSigns.begin(), kSigns.end(),
                                   [&](const auto& one) { return Take(one.first); });
    if (sign == kSigns.end())
      return Expected(
          Phrase{"=, !=, <, <=, > or >= and a number", "=, !=, <, <=, > of >= en een getal"});
    step.relation = sign->second;
    const std::string_view word = NextWord();
    const char* end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, step.number);
    if (problem != std::errc() || stop != end || step.number > kMaxNumber) {
      return Expected(Say("a number from 0 to $0", "een getal van 0 tot en met $0", kMaxNumber));
    }
    rest_.remove_prefix(word.size());
    return std::nullopt;
  }

  std::string_view text_;
  std::string_view rest_;
  int depth_ = 0;
  HandCondition condition_;
};

Result<HandCondition> HandCondition::Parse(std::string_view text) {
  return HandConditionParser(text).Parse();
}

bool HandCondition::Compare(const Step& step, int quantity) {
  switch (step.relation) {
    case Relation::kEqual:
      return quantity == step.number;
    case Relation::kUnequal:
      return quantity != step.number;
    case Relation::kLess:
      return quantity < step.number;
    case Relation::kAtMost:
      return quantity <= step.number;
    case Relation::kMore:
      return quantity > step.number;
    case Relation::kAtLeast:
      break;
  }
  return quantity >= step.number;
}

bool HandCondition::Holds(const Step& step, CardSet hand) {
  int longest = 0;
  int shortest = kDeckSize;
  int of_rank = 0;
  for (const Suit suit : kAllSuits) {
    const int length = (hand & CardsOf(suit)).size();
    longest = std::max(longest, length);
    shortest = std::min(shortest, length);
    if (hand.Contains(MakeCard(suit, step.rank))) ++of_rank;
  }
  switch (step.kind) {
    case Kind::kLength:
      return Compare(step, (hand & CardsOf(step.suit)).size());
    case Kind::kRank:
      return Compare(step, of_rank);
    case Kind::kLongest:
      return Compare(step, longest);
    case Kind::kShortest:
      return Compare(step, shortest);
    case Kind::kPoints:
      return Compare(step, CardPoints(hand, step.suit).count());
    default:
      return hand.Contains(step.card);
  }
}

bool HandCondition::Matches(const Hands& hands) const {
  CardSet hand;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (seats_[seat]) hand |= hands[seat];
  }
  std::uint64_t truths = 0;  // a stack, the last one lowest
  for (const Step& step : steps_) {
    const std::uint64_t last = truths & 1;
    if (step.kind == Kind::kNot) {
      truths ^= 1;
    } else if (step.kind == Kind::kAnd) {
      truths = (truths >> 1) & ~(last ^ 1);
    } else if (step.kind == Kind::kOr) {
      truths = (truths >> 1) | last;
    } else {
      truths = truths << 1 | (Holds(step, hand) ? 1 : 0);
    }
  }
  return (truths & 1) != 0;
}

}  // namespace jasnel
