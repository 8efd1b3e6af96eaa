// Boerenbridge: cards, seats, bids, and a deal in play.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
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

constexpr std::size_t Index(Rank rank) { return static_cast<std::size_t>(rank); }

/// Each suit has 16 bits, of which the lower 13 are used. Spades, always trumps, are at the top, so
/// the winning card of a trick is the highest bit among the suit led and spades.
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
constexpr int SuitShift(Suit suit) { return kSuitBits * (kSuits - 1 - static_cast<int>(suit)); }

constexpr Card MakeCard(Suit suit, Rank rank) {
  return Card(SuitShift(suit) + static_cast<int>(rank));
}
constexpr Suit SuitOf(Card card) {
  return static_cast<Suit>(kSuits - 1 - card.index() / kSuitBits);
}
constexpr Rank RankOf(Card card) { return static_cast<Rank>(card.index() % kSuitBits); }

constexpr CardSet SuitCards(Suit suit) {
  return CardSet(std::uint64_t{(1u << kRanks) - 1} << SuitShift(suit));
}

inline constexpr CardSet kTrumps = SuitCards(kTrump);
inline constexpr CardSet kFullDeck{0x1fff'1fff'1fff'1fff};

/// The cards on higher bits than `card`. Those of its own suit and the trumps are the cards that
/// beat it.
constexpr CardSet Above(Card card) { return CardSet(~std::uint64_t{1} << card.index()); }

inline constexpr int kMinPlayers = 3;
inline constexpr int kMaxPlayers = 7;
/// "is het maximale aantal kaarten waarmee, per persoon, gespeeld gaat worden 10".
inline constexpr int kMaxCards = 10;

/// The most cards a seat can be dealt: ten, or fewer if the deck is too small.
constexpr int MostCards(int players) { return std::min(kMaxCards, kDeckSize / players); }

/// Seats are numbered clockwise. Seat 0, to the dealer's left, bids first and makes the opening
/// lead. The dealer has the last number.
constexpr int DealerOf(int players) { return players - 1; }

/// The seat `steps` places clockwise from `seat`; `steps` must not be negative.
constexpr int Clockwise(int seat, int players, int steps = 1) { return (seat + steps) % players; }

/// The player in a seat of a deal dealt by player `dealer`. Players are numbered clockwise at the
/// table; unlike a seat, this number stays the same when another player deals.
constexpr int PlayerInSeat(int seat, int dealer, int players) {
  return Clockwise(dealer, players, seat + 1);
}

/// A value for each seat; the elements beyond the number of players are unused.
template <class Value>
using BySeat = std::array<Value, kMaxPlayers>;

using Hands = BySeat<CardSet>;

/// Numbers of tricks bid or taken.
using Tricks = BySeat<int>;

/// The bids of a deal, from seat 0 to the dealer: "De persoon links van de gever begint met het
/// voorspellen van zijn/haar slagen [...] totdat de gever aan de beurt is". A bid is a number of
/// tricks from 0 to the number of cards. The dealer may not make the sum equal to the number of
/// cards: "het totaal van de voorspelde slagen mag nooit gelijk zijn aan het aantal kaarten".
class Bidding {
 public:
  /// A bidding without bids. An error if `players` is not from 3 to 7, or `cards` not from 1 to
  /// MostCards(players).
  static Result<Bidding> Begin(int players, int cards);

  int players() const { return players_; }
  int cards() const { return cards_; }

  /// The number of bids made; `bids()` has 0 for the seats that have not bid.
  int count() const { return count_; }
  const Tricks& bids() const { return bids_; }
  int total() const { return total_; }

  bool IsOver() const { return count_ == players_; }

  /// The seat to bid. The bidding must not be over.
  int Turn() const { return count_; }

  /// The bid the seat to bid may not make, if any: only for the dealer, and only if the others have
  /// bid no more tricks than there are.
  std::optional<int> Forbidden() const {
    if (Turn() != DealerOf(players_) || total_ > cards_) return std::nullopt;
    return cards_ - total_;
  }

  /// Whether the seat to bid may make this bid. The bidding must not be over.
  bool IsLegal(int bid) const { return bid >= 0 && bid <= cards_ && bid != Forbidden(); }

  /// Makes a bid for the seat to bid. If it is illegal, or if all have bid, changes nothing and
  /// returns an error.
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

/// The cards of `hand` that may be played to a trick led with `led`: those of its suit, or any card
/// if there are none. There is no obligation to ruff or overruff: "Wanneer er geen kaart van die
/// kleur beschikbaar is zijn er twee opties".
constexpr CardSet LegalToFollow(CardSet hand, Card led) {
  const CardSet following = hand & SuitCards(SuitOf(led));
  return following.empty() ? hand : following;
}

/// Whether `card` beats `best`, which is winning a trick led with `led`: a higher card of the same
/// suit, or a trump on another suit: "elke schoppen hoger is dan elke kaart van een andere kleur".
constexpr bool Beats(Card card, Card best, Card led) {
  return (kTrumps | SuitCards(SuitOf(led))).Contains(card) && card > best;
}

/// A deal in play. Seats with unknown hands have empty hands and can play any card.
struct Position {
  int players = 5;
  Hands hands{};         ///< cards still to be played
  Tricks bids{};         ///< by seat
  Tricks taken{};        ///< by seat
  int leader = 0;        ///< to the trick in progress, or to the next; seat 0 leads to the first
  int size = 0;          ///< number of cards in the trick
  BySeat<Card> trick{};  ///< its cards in order, the lead first
  Card best = {};        ///< the card winning the trick
  int holder = 0;        ///< the seat that played it

  int turn() const { return Clockwise(leader, players, size); }

  /// The hand of the seat to play.
  CardSet own() const { return hands[static_cast<std::size_t>(turn())]; }

  /// Whether the seat to play has no cards left.
  bool IsOver() const { return own().empty(); }

  /// The legal cards of the seat to play.
  CardSet Legal() const { return size == 0 ? own() : LegalToFollow(own(), trick[0]); }

  /// Plays `card` for the seat to play: "De persoon die de hoogste kaart opgooit wint de slag.
  /// [...] Vervolgens komt hij uit voor de volgende slag."
  void Play(Card card) {
    const int seat = turn();
    hands[static_cast<std::size_t>(seat)] -= card;
    trick[static_cast<std::size_t>(size)] = card;
    if (size == 0 || Beats(card, best, trick[0])) {
      best = card;
      holder = seat;
    }
    if (++size < players) return;
    ++taken[static_cast<std::size_t>(holder)];
    leader = holder;
    size = 0;
    trick = {};
    best = {};
    holder = 0;
  }

  friend bool operator==(const Position&, const Position&) = default;
};

/// What is wrong with a position with all hands known, if anything: players not from 3 to 7; a card
/// in two places; hand sizes that do not match the trick; a wrong winning card or seat for the
/// trick; no cards or more than MostCards; impossible bids or tricks.
std::optional<Error> Validate(const Position& position);

}  // namespace jasnel::boerenbridge
