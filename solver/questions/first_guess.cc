#include "solver/questions/first_guess.h"

#include <algorithm>
#include <array>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

// For a card of North-South's, weakest first as in play_order.h; less for one of East-West's.
constexpr std::array<int, kRanks> kTrumpPoints = {15, 15, 15, 17, 20, 25, 33, 69};
constexpr int kAcePoints = 28;
constexpr int kTenPoints = 8;
constexpr int kLeadPoints = 15;
constexpr int kVoidPoints = 23;  // a plain suit in which a hand with trumps has no card

constexpr PlaySet kAces = CardsOf(Rank::kAce) - kTrumpCards;
constexpr PlaySet kTens = CardsOf(Rank::kTen) - kTrumpCards;

int Strength(PlaySet hand) {
  int strength = 0;
  for (int i = 0; i < kRanks; ++i) {
    if (hand.Contains(PlayCard(8 * kTrumpByte + i))) strength += kTrumpPoints[i];
  }
  for (int byte = 0; byte < kTrumpByte; ++byte) {
    strength += kAcePoints * Length(hand & kAces, byte) + kTenPoints * Length(hand & kTens, byte);
    const bool is_void = (hand & SuitCards(byte)).empty();
    if (is_void && !(hand & kTrumpCards).empty()) strength += kVoidPoints;
  }
  return strength;
}

}  // namespace

int FirstGuess(const SuitLookup& deal, const TrickStart& start) {
  int guess = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int strength =
        Strength(deal.hand(seat) & start.left) + (seat == start.leader ? kLeadPoints : 0);
    guess += (seat & 1) == 0 ? strength : -strength;
  }
  return std::clamp<int>(guess, -start.points, start.points);
}

JASNEL_KERNEL_END
