// The game of boerenbridge: cards, seats, bids, and a deal in play.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "jasnel/card.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// Weakest first: "van hoog naar laag: A, H, V, B, 10, 9, 8, 7, 6, 5, 4, 3, 2".
enum class Rank : std::uint8_t {
  kTwo,
  kThree,
  kFour,
  kFive,
  kSix,
  kSeven,
  kEight,
  kNine,
  kTen,
  kJack,
  kQueen,
  kKing,
  kAce
};

inline constexpr int kRanks = 13;
inline constexpr int kDeckSize = kSuits * kRanks;

constexpr int Index(Rank rank) { return static_cast<int>(rank); }

/// A suit has 16 bits, of which it uses the lower 13, with spades, always trumps, at the top: so
/// the card that takes a trick is its highest bit among the suit led and spades.
///
///     bit   60 ... 48   44 ... 32   28 ... 16   12 ... 0
///            A ... 2     A ... 2     A ... 2     A ... 2
///            spades      hearts      diamonds    clubs
struct StrengthOrder {
  using Bits = std::uint64_t;
};

using Card = BasicCard<StrengthOrder>;
using CardSet = BasicCardSet<StrengthOrder>;

inline constexpr int kSuitBits = 16;
inline constexpr Suit kTrump = Suit::kSpades;

/// The lowest bit of a suit.
constexpr int SuitShift(Suit suit) { return kSuitBits * (kSuits - 1 - jasnel::Index(suit)); }

constexpr Card MakeCard(Suit suit, Rank rank) { return Card(SuitShift(suit) + Index(rank)); }
constexpr Suit SuitOf(Card card) {
  return static_cast<Suit>(kSuits - 1 - card.index() / kSuitBits);
}
constexpr Rank RankOf(Card card) { return static_cast<Rank>(card.index() % kSuitBits); }

constexpr CardSet SuitCards(Suit suit) {
  return CardSet(std::uint64_t{(1u << kRanks) - 1} << SuitShift(suit));
}

inline constexpr CardSet kTrumps = SuitCards(kTrump);
inline constexpr CardSet kFullDeck{0x1fff'1fff'1fff'1fff};

/// The cards on higher bits than `card`. Of its own suit and trumps these are the ones that beat
/// it.
constexpr CardSet Above(Card card) { return CardSet(~std::uint64_t{1} << card.index()); }

inline constexpr int kFewestPlayers = 3;
inline constexpr int kMostPlayers = 7;
/// "is het maximale aantal kaarten waarmee, per persoon, gespeeld gaat worden 10".
inline constexpr int kMostCards = 10;

/// The most cards a seat can get: ten, fewer where the deck has not so many.
constexpr int MostCards(int players) { return std::min(kMostCards, kDeckSize / players); }

/// Seats are numbers, clockwise. Seat 0 is left of the dealer: it bids first and leads to the first
/// trick. The dealer is the last.
constexpr int DealerOf(int players) { return players - 1; }

/// The seat `steps` places clockwise from `seat`; `steps` is not negative.
constexpr int Clockwise(int seat, int players, int steps = 1) { return (seat + steps) % players; }

/// A value for each seat; those from the number of players on are not used.
template <class Value>
using BySeat = std::array<Value, kMostPlayers>;

using Hands = BySeat<CardSet>;

/// Tricks of a bid, or taken.
using Tricks = BySeat<int>;

/// The bids of a deal, from seat 0 to the dealer: "De persoon links van de gever begint met het
/// voorspellen van zijn/haar slagen [...] totdat de gever aan de beurt is". A bid is a number of
/// tricks from 0 to the number of cards. The dealer may not make the sum equal to the number of
/// cards: "het totaal van de voorspelde slagen mag nooit gelijk zijn aan het aantal kaarten".
class Bidding {
 public:
  /// Nobody has bid. An error where `players` is not from 3 to 7 or `cards` not from 1 to
  /// MostCards(players).
  static Result<Bidding> Begin(int players, int cards);

  int players() const { return players_; }
  int cards() const { return cards_; }

  /// Bids made; those of the seats from here on are 0 in `bids()`.
  int count() const { return count_; }
  const Tricks& bids() const { return bids_; }
  int total() const { return total_; }

  bool IsOver() const { return count_ == players_; }

  /// The seat that bids next. The bidding is not over.
  int Turn() const { return count_; }

  /// The bid that the seat in turn may not make, if there is one: only for the dealer, and only
  /// where the others have bid no more tricks than there are.
  std::optional<int> Forbidden() const {
    if (Turn() != DealerOf(players_) || total_ > cards_) return std::nullopt;
    return cards_ - total_;
  }

  /// Whether the seat in turn may bid so many. The bidding is not over.
  bool IsLegal(int bid) const { return bid >= 0 && bid <= cards_ && bid != Forbidden(); }

  /// The seat in turn bids. Changes nothing and gives an error where that is not legal, or where
  /// all have bid.
  std::optional<Error> Bid(int bid);

  friend bool operator==(const Bidding&, const Bidding&) = default;

 private:
  Bidding(int players, int cards) : players_(players), cards_(cards) {}

  int players_;
  int cards_;
  int count_ = 0;
  int total_ = 0;
  Tricks bids_{};
};

/// The cards of `hand` that may be played on a trick led with `led`: those of its suit, or any if
/// there is none. There is no duty to trump or to overtrump: "Wanneer er geen kaart van die kleur
/// beschikbaar is zijn er twee opties".
constexpr CardSet LegalToFollow(CardSet hand, Card led) {
  const CardSet following = hand & SuitCards(SuitOf(led));
  return following.empty() ? hand : following;
}

/// Whether `card` beats `best`, which holds a trick led with `led`: a higher card of the same suit,
/// or a trump on another: "elke schoppen hoger is dan elke kaart van een andere kleur".
constexpr bool Beats(Card card, Card best, Card led) {
  return (kTrumps | SuitCards(SuitOf(led))).Contains(card) && card > best;
}

/// Plays a deal trick by trick. Seats that are not known have empty hands and can play any card.
struct Position {
  int players = 5;
  Hands hands{};         ///< still to be played
  Tricks bids{};         ///< of each seat
  Tricks taken{};        ///< by each seat
  int leader = 0;        ///< of the trick in progress, or of the next: seat 0 of the first
  int size = 0;          ///< cards in the trick
  BySeat<Card> trick{};  ///< those cards, the first led
  Card best;             ///< the one that holds the trick
  int holder = 0;        ///< who played it

  int turn() const { return Clockwise(leader, players, size); }

  /// Whether the seat in turn has no card left.
  bool IsOver() const { return hands[turn()].empty(); }

  /// What the seat in turn may play.
  CardSet Legal() const {
    return size == 0 ? hands[turn()] : LegalToFollow(hands[turn()], trick[0]);
  }

  /// The seat in turn plays `card`; "De persoon die de hoogste kaart opgooit wint de slag. [...]
  /// Vervolgens komt hij uit voor de volgende slag."
  void Play(Card card) {
    const int seat = turn();
    hands[seat] -= card;
    trick[size] = card;
    if (size == 0 || Beats(card, best, trick[0])) {
      best = card;
      holder = seat;
    }
    if (++size < players) return;
    ++taken[holder];
    leader = holder;
    size = 0;
    trick = {};
    best = {};
    holder = 0;
  }

  friend bool operator==(const Position&, const Position&) = default;
};

/// What is wrong with a position in which all hands are known, if anything: players not from 3 to
/// 7, a card in two places, hands of other sizes than the trick tells, another card or seat that
/// holds the trick than does, no cards or more than MostCards, bids or tricks that cannot be.
std::optional<Error> Validate(const Position& position);

}  // namespace jasnel::boerenbridge
