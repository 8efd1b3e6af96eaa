#include "solver/questions/first_guess.h"

#include <algorithm>
#include <array>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

// For a card of North-South's, weakest first as in play_order.h; less for one of East-West's.
constexpr std::array<int, kRanks> kTrumpWorth = {15, 15, 15, 17, 20, 25, 33, 69};
constexpr int kAceWorth = 28;
constexpr int kTenWorth = 8;
constexpr int kLeadWorth = 15;
constexpr int kVoidWorth = 23;  // a plain suit in which a hand with trumps has no card

constexpr PlaySet kAces = CardsOf(Rank::kAce) - kTrumpCards;
constexpr PlaySet kTens = CardsOf(Rank::kTen) - kTrumpCards;

int Worth(PlaySet hand) {
  int worth = 0;
  for (int i = 0; i < kRanks; ++i) {
    if (hand.Contains(PlayCard(8 * kTrumpByte + i))) worth += kTrumpWorth[i];
  }
  for (int byte = 0; byte < kTrumpByte; ++byte) {
    worth += kAceWorth * Length(hand & kAces, byte) + kTenWorth * Length(hand & kTens, byte);
    const bool is_void = (hand & SuitCards(byte)).empty();
    if (is_void && !(hand & kTrumpCards).empty()) worth += kVoidWorth;
  }
  return worth;
}

}  // namespace

int FirstGuess(const SuitLookup& deal, const TrickStart& start) {
  int guess = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int worth = Worth(deal.hand(seat) & start.left) + (seat == start.leader ? kLeadWorth : 0);
    guess += (seat & 1) == 0 ? worth : -worth;
  }
  return std::clamp<int>(guess, -start.points, start.points);
}

JASNEL_KERNEL_END
