// Legal cards, the winner of a trick, and its points: the rules of klaverjas as pure functions on
// bits. All sets are in strength order (play_order.h). docs/reference/rules.md quotes the articles
// in full.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Points for taking the last trick. NKF 1976 "Puntenwaardering" 1; SV Bedum "Puntentelling".
inline constexpr int kLastTrickPoints = 10;

/// The points of all cards and the last trick. Same sources.
inline constexpr int kAllPoints = 162;

/// The cards that, played to a trick in the suit of `led`, beat `best`, the card winning it so far.
constexpr PlaySet CardsThatBeat(PlayCard best, PlayCard led) {
  return Above(best) & (SuitOf(led) | kTrumpCards);
}

/// Whether `card` is one of them.
constexpr bool Beats(PlayCard card, PlayCard best, PlayCard led) {
  return CardsThatBeat(best, led).Contains(card);
}

namespace internal {

// LegalToFollow, for a hand that cannot follow suit.
constexpr PlaySet LegalIfVoid(PlaySet hand, PlayCard best, bool partner_holds, const Rules& rules) {
  const PlaySet trumps = hand & kTrumpCards;
  if (trumps.empty()) return hand;
  const PlaySet higher = trumps & Above(best);

  if (partner_holds && rules.ruff == Ruff::kFree) {
    if (rules.undertrump != Undertrump::kForbidden) return hand;
    if (hand == trumps && rules.only_trumps == OnlyTrumps::kAny) return hand;
    const PlaySet without_lower = hand - (trumps - higher);
    return without_lower.empty() ? hand : without_lower;
  }
  if (!higher.empty()) return higher;
  switch (rules.undertrump) {
    case Undertrump::kForced:
      return trumps;
    case Undertrump::kFree:
      return hand;
    case Undertrump::kForbidden:
      break;
  }
  return hand == trumps ? hand : hand - trumps;
}

}  // namespace internal

/// The cards of `hand` that may be played to a trick led with `led` and currently won by `best`;
/// `partner_holds` says whether the partner played `best`. The leader may play any card. NKF 1976,
/// NKU 1987 and KBN art. 12; SV Bedum "Troeven".
///
/// The duties, in this order: follow suit, and on a trump lead play a higher trump; if void, ruff,
/// and overruff a trump in the trick; if that is impossible, `undertrump` says whether to
/// undertrump. While the partner holds the trick, Amsterdam (`ruff=free`) has no duty to ruff, only
/// one not to undertrump; in Rotterdam (`ruff=obliged`) the duties to ruff and to overruff hold
/// there too.
constexpr PlaySet LegalToFollow(PlaySet hand, PlayCard led, PlayCard best, bool partner_holds,
                                const Rules& rules) {
  const PlaySet following = hand & SuitOf(led);
  if (following.empty()) return internal::LegalIfVoid(hand, best, partner_holds, rules);
  const PlaySet higher = following & kTrumpCards & Above(best);
  return higher.empty() ? following : higher;
}

namespace internal {

// Weakest card first, as in play_order.h. NKF 1976 "Puntenwaardering" 1; SV Bedum "Puntentelling".
inline constexpr std::array<std::uint8_t, kRanks> kPlainPoints = {0, 0, 0, 2, 3, 4, 10, 11};
inline constexpr std::array<std::uint8_t, kRanks> kTrumpPoints = {0, 0, 3, 4, 10, 11, 14, 20};

// By the card's bit.
inline constexpr std::array<std::uint8_t, kDeckSize> kCardPoints = [] {
  std::array<std::uint8_t, kDeckSize> points{};
  for (int i = 0; i < kDeckSize; ++i) {
    points[i] = (IsTrump(PlayCard(i)) ? kTrumpPoints : kPlainPoints)[i % kRanks];
  }
  return points;
}();

// Points of the cards of one suit byte.
using BytePoints = std::array<std::uint8_t, 256>;

constexpr BytePoints SumPoints(const std::array<std::uint8_t, kRanks>& points) {
  BytePoints sums{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    for (unsigned i = 0; i < kRanks; ++i) {
      if (byte >> i & 1) sums[byte] = static_cast<std::uint8_t>(sums[byte] + points[i]);
    }
  }
  return sums;
}

inline constexpr BytePoints kPlainBytePoints = SumPoints(kPlainPoints);
inline constexpr BytePoints kTrumpBytePoints = SumPoints(kTrumpPoints);

// Roem of the cards of one suit in a trick. NKF 1976 "Puntenwaardering" 2; KBN "Spelregels voor op
// speeltafels"; SV Bedum "Roem".
constexpr int NaturalRoem(std::uint8_t natural, bool trump) {
  int longest = 0;
  int run = 0;
  for (int rank = 0; rank < kRanks; ++rank) {
    run = natural >> rank & 1 ? run + 1 : 0;
    longest = run > longest ? run : longest;
  }
  const unsigned king_and_queen = 1u << Index(Rank::kKing) | 1u << Index(Rank::kQueen);
  const bool stuk = trump && (natural & king_and_queen) == king_and_queen;
  return (longest >= 4 ? 50 : longest == 3 ? 20 : 0) + (stuk ? 20 : 0);
}

constexpr BytePoints RoemTable(const ByteMap& to_natural, bool trump) {
  BytePoints roem{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    roem[byte] = static_cast<std::uint8_t>(NaturalRoem(to_natural[byte], trump));
  }
  return roem;
}

inline constexpr BytePoints kPlainRoem = RoemTable(kPlainToNatural, false);
inline constexpr BytePoints kTrumpRoem = RoemTable(kTrumpToNatural, true);

}  // namespace internal

/// Points of one card, without roem.
constexpr int CardPoints(PlayCard card) { return internal::kCardPoints[card.index()]; }

/// Points of all cards in a set, without roem and the last trick.
constexpr int CardPoints(PlaySet cards) {
  return internal::kPlainBytePoints[cards.SuitByte(0)] +
         internal::kPlainBytePoints[cards.SuitByte(1)] +
         internal::kPlainBytePoints[cards.SuitByte(2)] +
         internal::kTrumpBytePoints[cards.SuitByte(kTrumpByte)];
}

namespace internal {

inline constexpr std::array<std::uint32_t, kRanks> kCardsOfRank = [] {
  std::array<std::uint32_t, kRanks> cards{};
  for (int i = 0; i < kRanks; ++i) {
    cards[Index(kPlainStrengths[i])] |= 0x00010101u << i;
    cards[Index(kTrumpStrengths[i])] |= 0x01000000u << i;
  }
  return cards;
}();

}  // namespace internal

/// The four cards of one rank.
constexpr PlaySet CardsOf(Rank rank) { return PlaySet(internal::kCardsOfRank[Index(rank)]); }

/// Roem for four cards of `rank` in one trick, or in one hand. NKF 1976 "Puntenwaardering" 2; KBN
/// "Spelregels voor op speeltafels"; SV Bedum "Roem" (four jacks 200).
constexpr int FourOfAKindRoem(Rank rank, const Rules& rules) {
  if (!rules.fours.Contains(rank)) return 0;
  return rank == Rank::kJack ? rules.four_jacks : rank == Rank::kNine ? rules.four_nines : 100;
}

/// Roem for the cards of one suit byte when they are played in one trick, if roem counts.
constexpr int SuitRoem(int suit_byte, std::uint8_t cards) {
  return (suit_byte == kTrumpByte ? internal::kTrumpRoem : internal::kPlainRoem)[cards];
}

/// Roem of a trick, for the side that wins it. `trick` contains at most four cards.
constexpr int TrickRoem(PlaySet trick, const Rules& rules) {
  if (!RoemInTricks(rules)) return 0;
  int roem = 0;
  for (int byte = 0; byte < kSuits; ++byte) roem += SuitRoem(byte, trick.SuitByte(byte));
  if (!trick.empty()) {
    const Rank rank = RankOf(trick.Highest());
    if (trick == CardsOf(rank)) roem += FourOfAKindRoem(rank, rules);
  }
  return roem;
}

/// Eight tricks cannot bring more roem than four of a kind in each rank, of which only the jacks
/// may score 200 and the nines 150.
inline constexpr int kMaxRoem = 950;

/// No four hands of eight cards can have more: four of a kind in each rank, in each hand a sequence
/// of five and one of three, and king and queen of trumps.
inline constexpr int kMaxHandRoem = kMaxRoem + kSeats * (100 + 20) + 20;

/// The most roem of a deal by any rules.
inline constexpr int kMaxRoemOfDeal = kMaxRoem + kMaxHandRoem;

}  // namespace jasnel
