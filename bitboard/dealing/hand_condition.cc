#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

constexpr std::array<std::pair<std::string_view, Rank>, kRanks> kRankNames = {
    {{"sevens", Rank::kSeven},
     {"eights", Rank::kEight},
     {"nines", Rank::kNine},
     {"tens", Rank::kTen},
     {"jacks", Rank::kJack},
     {"queens", Rank::kQueen},
     {"kings", Rank::kKing},
     {"aces", Rank::kAce}}};

constexpr std::array<std::pair<std::string_view, std::array<bool, kSeats>>, 2> kPairs = {
    {{"NS", {true, false, true, false}}, {"EW", {false, true, false, true}}}};

// Deep enough for people; two truths wait at each depth, and the stack of `Matches` has 64.
constexpr int kMostDepth = 30;
constexpr int kMostNumber = 1000;

constexpr bool IsWordPart(char c) {
  return IsDigit(c) || (ToLower(c) >= 'a' && ToLower(c) <= 'z') ||
         static_cast<unsigned char>(c) >= 0x80;  // of a suit sign
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
    if (!rest_.empty()) return Expected("&, | or the end");
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

  Error Expected(const std::string& what) const {
    const std::string where =
        "column " +
        std::to_string(CountCharacters(text_.substr(0, text_.size() - rest_.size())) + 1);
    const std::string found = rest_.empty() ? "the end" : Quoted(rest_);
    return Error{where + ": " + found + "; expected " + what};
  }

  Failure TakeSeats() {
    const std::string_view word = NextWord();
    for (const auto& [name, seats] : kPairs) {
      if (EqualsIgnoringCase(word, name)) condition_.seats_ = seats;
    }
    if (const auto seat = ParseSeat(word)) {
      condition_.seats_[static_cast<std::size_t>(Index(*seat))] = true;
    }
    if (condition_.seats_ == std::array<bool, kSeats>{}) {
      return Expected("a seat and a colon, as N: spades>=4 & SJ");
    }
    rest_.remove_prefix(word.size());
    if (!Take(":")) return Expected("a colon behind the seat");
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
    if (++depth_ > kMostDepth) return Expected("fewer parentheses and negations");
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
    if (EqualsIgnoringCase(word, "points")) {
      rest_.remove_prefix(word.size());
      step.kind = Kind::kPoints;
      if (auto error = TakeTrump(step.suit)) return error;
    } else if (!TakeQuantity(word, step)) {
      return Expected(
          "a card, as SJ, or spades, aces, longest, shortest or points(S) and a number");
    }
    if (auto error = TakeRelation(step)) return error;
    condition_.steps_.push_back(step);
    return std::nullopt;
  }

  Failure TakeTrump(Suit& suit) {
    if (!Take("(")) return Expected("( and the suit that is trump, as points(S)");
    const std::string_view word = NextWord();
    const auto trump = ParseSuit(word);
    if (!trump) return Expected("the suit that is trump: S, H, D or C");
    suit = *trump;
    rest_.remove_prefix(word.size());
    return Take(")") ? std::nullopt : Failure(Expected(")"));
  }

  bool TakeQuantity(std::string_view word, Step& step) {
    if (const auto suit = ParseSuit(word)) {
      step.kind = Kind::kLength;
      step.suit = *suit;
    } else if (EqualsIgnoringCase(word, "longest")) {
      step.kind = Kind::kLongest;
    } else if (EqualsIgnoringCase(word, "shortest")) {
      step.kind = Kind::kShortest;
    } else {
      const auto found = std::find_if(kRankNames.begin(), kRankNames.end(), [&](const auto& name) {
        return EqualsIgnoringCase(word, name.first);
      });
      if (found == kRankNames.end()) return false;
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
    if (sign == kSigns.end()) return Expected("=, !=, <, <=, > or >= and a number");
    step.relation = sign->second;
    const std::string_view word = NextWord();
    const char* end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, step.number);
    if (problem != std::errc() || stop != end || step.number > kMostNumber) {
      return Expected("a number from 0 to " + std::to_string(kMostNumber));
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
