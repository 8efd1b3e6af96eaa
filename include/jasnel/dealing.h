// Random deals: reproducible on every machine from seed and number, or from other random numbers,
// with optional conditions on the hands.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/turned.h"

namespace jasnel {

/// What a generator draws with its Next(), 64 random bits. What each function makes of them will
/// never change.
template <class Self>
class Draws {
 public:
  /// From 0 to `count` - 1, all equally likely; `count` from 1. With x for the upper 32 bits of
  /// Next(), it is x * count / 2^32 rounded down, unless the remainder is less than 2^32 mod
  /// `count`: then it is drawn again with another Next() (Lemire, "Fast random integer generation
  /// in an interval", 2019).
  constexpr int Below(int count) {
    assert(count >= 1);
    const auto range = static_cast<std::uint64_t>(count);
    const std::uint64_t unfair = (std::uint64_t{1} << 32) % range;
    std::uint64_t product = 0;
    do {
      product = (NextBits() >> 32) * range;
    } while ((product & 0xffffffff) < unfair);
    return static_cast<int>(product >> 32);
  }

  /// From 0 up to but excluding 1: the upper 24 bits of Next(), divided by 2^24.
  constexpr float NextUnit() { return static_cast<float>(NextBits() >> 40) * 0x1p-24f; }

  /// From 0 to `count` - 1, all equally likely; `count` from 1. The lowest bits of Next(), as many
  /// as the number of bits in `count` - 1, drawn again until they are below `count`.
  constexpr std::uint64_t Below64(std::uint64_t count) {
    assert(count >= 1);
    const std::uint64_t mask = count == 1 ? 0 : ~std::uint64_t{0} >> std::countl_zero(count - 1);
    std::uint64_t number = 0;
    do {
      number = NextBits() & mask;
    } while (number >= count);
    return number;
  }

 private:
  friend Self;
  constexpr Draws() = default;

  constexpr std::uint64_t NextBits() { return static_cast<Self&>(*this).Next(); }
};

/// A source of random numbers: `Random`, or the system's (jasnel/system_random.h).
template <class T>
concept Generator = std::derived_from<T, Draws<T>>;

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014). Its
/// numbers will never change, so results that name a seed can be reproduced. They are for studies:
/// whoever sees some deals of a seed can find it, and with it all the others.
class Random : public Draws<Random> {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  /// Generator `number` of `seed`, computed without those before it: with first(x) for the first
  /// number of Random(x), it is Random(first(first(seed) + number)). No two generators of a seed
  /// start with the same number.
  static constexpr Random Stream(std::uint64_t seed, std::uint64_t number) {
    return Random(Random(Random(seed).Next() + number).Next());
  }

  /// 64 random bits. All arithmetic is modulo 2^64:
  ///
  ///     state = state + 0x9E3779B97F4A7C15
  ///     z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9
  ///     z = (z ^ z >> 27) * 0x94D049BB133111EB
  ///     the number is z ^ z >> 31
  constexpr std::uint64_t Next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }

 private:
  std::uint64_t state_;
};

/// Shuffles the first `count` places of `deck`: for i = 0, 1, ... `count` - 1, swaps the cards at
/// places i and i + Below(size - i). A deck has `size()` cards, indexed by number.
template <class Deck, Generator G>
void Shuffle(Deck&& deck, int count, G& random) {
  const int size = static_cast<int>(deck.size());
  for (int i = 0; i < count; ++i) std::swap(deck[i], deck[i + random.Below(size - i)]);
}

/// Four hands of `cards_each` cards, from 1 to 8; the other cards are not dealt.
///
/// 1. The deck is spades, hearts, diamonds, clubs, each 7 8 9 T J Q K A: places 0 to 31.
/// 2. Its first 4 * `cards_each` places are shuffled, as by `Shuffle`.
/// 3. The card at place i < 4 * `cards_each` goes to seat i mod 4: North, East, South, West.
///
/// So it uses 4 * `cards_each` numbers of `random` (more if Below draws again), and smaller hands
/// consist of the first cards of larger ones.
template <Generator G>
Hands RandomHands(G& random, int cards_each = kHandSize) {
  assert(cards_each >= 1 && cards_each <= kHandSize);
  std::array<Card, kDeckSize> deck;
  for (int i = 0; i < kDeckSize; ++i) deck[static_cast<std::size_t>(i)] = Card(i);
  Hands hands;
  Shuffle(deck, kSeats * cards_each, random);
  const auto dealt = static_cast<std::size_t>(kSeats * cards_each);
  for (std::size_t i = 0; i < dealt; ++i) hands[i % kSeats] |= deck[i];
  return hands;
}

/// Deal `number` of `seed`: the first hands of Random::Stream(seed, number).
Hands RandomHands(std::uint64_t seed, std::uint64_t number, int cards_each = kHandSize);

/// The cards that are turned in deal `number` of a game, from 1, by rules that turn any
/// (`bidding=turned` or `lot`): after those that have been, one after another, each card that is
/// left as likely, the joker as one of them, up to as many as may be turned. In deal 1 with
/// `first-turned` the first is that suit. Others turn none, and take no number of `random`.
template <Generator G>
TurnedCards RandomTurned(G& random, const Rules& rules, std::uint64_t number,
                         TurnedCards turned = {}) {
  if (!TurnsSuit(rules)) return {};
  if (turned.empty() && number == 1 && rules.first_turned) turned.Add(rules.first_turned);
  while (turned.size() < TurnsOf(rules) && !turned.joker()) {
    const SuitSet left = SuitSet::All() - turned.AllSuits();
    int place = random.Below(left.size() + (HasJoker(rules) ? 1 : 0));
    std::optional<Suit> card;  // none: the joker
    for (const Suit suit : left) {
      if (place-- == 0) card = suit;
    }
    turned.Add(card);
  }
  return turned;
}

/// The same where a suit has been drawn for the first card, which counts unless there is a joker,
/// or `first-turned` tells.
template <Generator G>
TurnedCards RandomTurnedFrom(Suit first, G& random, const Rules& rules, std::uint64_t number) {
  const bool told = number == 1 && rules.first_turned;
  return RandomTurned(random, rules, number,
                      told || HasJoker(rules) ? TurnedCards() : TurnedCards(first));
}

/// A condition on one hand, or on both hands of a side together:
///
///     N: spades>=4 & SJ              North has four spades or more and the jack of spades
///     EW: aces=4                     East and West have all aces between them
///     W: (longest>=5 | points(H)>=40) & !DA
///
/// Before the colon is a seat, or `NS` or `EW`. A term is either a card, which must be in the hand,
/// or a comparison (`=`, `!=`, `<`, `<=`, `>`, `>=`) of a quantity with a number. Quantities: a
/// suit, by name or letter, for the number of its cards; a rank (`aces`, `kings`, ... `sevens`);
/// `longest` or `shortest`, the number of cards in the longest or shortest suit; `points(SUIT)`,
/// card points with that suit as trump. `!`, `&` and `|` bind in this order; parentheses as usual.
class HandCondition {
 public:
  /// An error names the column, from 1, and what was expected.
  static Result<HandCondition> Parse(std::string_view text);

  bool Matches(const Hands& hands) const;

 private:
  friend class HandConditionParser;

  enum class Kind : std::uint8_t {
    kHolds,   // `card`
    kLength,  // of `suit`
    kRank,    // how many of `rank`
    kLongest,
    kShortest,
    kPoints,  // with `suit` as trump
    kNot,     // negates the last truth value
    kAnd,     // of the last two
    kOr,
  };
  enum class Relation : std::uint8_t { kEqual, kUnequal, kLess, kAtMost, kMore, kAtLeast };

  // One step of an evaluation with a stack of truth values.
  struct Step {
    Kind kind = Kind::kHolds;
    Card card = Card();
    Suit suit = Suit::kSpades;
    Rank rank = Rank::kSeven;
    Relation relation = Relation::kEqual;
    int number = 0;
  };

  static bool Compare(const Step& step, int quantity);
  static bool Holds(const Step& step, CardSet hand);

  std::array<bool, kSeats> seats_{};  // whose hands count
  std::vector<Step> steps_;
};

/// Random deals that meet given conditions, all equally likely. A definition that never changes,
/// like that of RandomHands, with which it agrees if there are no given cards and no conditions:
///
/// 1. The deck is the 32 cards in the order of RandomHands, without the given cards.
/// 2. The whole deck is shuffled, as by `Shuffle`.
/// 3. Each card in turn goes to the next seat, North, East, South, West, North ..., that has fewer
///    than eight cards.
/// 4. If a condition is not met, the procedure restarts at 1 with the numbers that follow.
class DealGenerator {
 public:
  /// `given` are cards that seats hold. An error if a seat has more than eight, or if two seats
  /// have the same card.
  static Result<DealGenerator> Make(const Hands& given, std::vector<HandCondition> conditions);

  /// Deal `number` of `seed`, from Random::Stream(seed, number). An error if none of `kMaxTries`
  /// deals meets the conditions (a few seconds), or soon after `cancel`, which may be null, becomes
  /// true.
  Result<Hands> Deal(std::uint64_t seed, std::uint64_t number,
                     const std::atomic<bool>* cancel = nullptr) const;

  /// The same with numbers from `random`, a Random or a SystemRandom, whose state advances.
  template <Generator G>
  Result<Hands> Deal(G& random, const std::atomic<bool>* cancel = nullptr) const;

  static constexpr int kMaxTries = 10'000'000;

 private:
  DealGenerator(const Hands& given, std::vector<HandCondition> conditions);

  bool Meets(const Hands& hands) const;

  Hands given_;
  std::vector<HandCondition> conditions_;
  std::vector<Card> deck_;  // the cards to deal
  std::vector<int> seats_;  // the seat of each card
};

/// The dealer of a board, numbered from 1: North, East, South, West, North, ... NKF 1976, second
/// part (comparison matches).
constexpr Seat DealerOfBoard(std::uint64_t board) {
  return static_cast<Seat>((board + 3) % kSeats);
}

}  // namespace jasnel
