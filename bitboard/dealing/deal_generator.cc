#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/system_random.h"

namespace jasnel {

Result<DealGenerator> DealGenerator::Make(const Hands& given,
                                          std::vector<HandCondition> conditions) {
  CardSet all;
  for (const Seat seat : kAllSeats) {
    const CardSet hand = given[Index(seat)];
    if (hand.size() > kHandSize) {
      return Error{Say("$0 is given $1 cards; expected at most 8",
                       "$0 krijgt $1 kaarten; verwacht er hoogstens 8", SeatMessage(seat),
                       hand.size())};
    }
    if (!(all & hand).empty()) {
      return Error{Say("card $0 is given twice; expected each card once",
                       "kaart $0 wordt twee keer gegeven; verwacht elke kaart één keer",
                       CardMessage((all & hand).Highest()))};
    }
    all |= hand;
  }
  return DealGenerator(given, std::move(conditions));
}

DealGenerator::DealGenerator(const Hands& given, std::vector<HandCondition> conditions)
    : given_(given), conditions_(std::move(conditions)) {
  CardSet all;
  std::array<int, kSeats> held{};
  for (std::size_t seat = 0; seat < given_.size(); ++seat) {
    all |= given_[seat];
    held[seat] = given_[seat].size();
  }
  for (const Card card : kFullDeck - all) deck_.push_back(card);
  for (int seat = 0; seats_.size() < deck_.size(); seat = (seat + 1) % kSeats) {
    if (held[static_cast<std::size_t>(seat)]++ < kHandSize) seats_.push_back(seat);
  }
}

bool DealGenerator::Meets(const Hands& hands) const {
  return std::all_of(conditions_.begin(), conditions_.end(),
                     [&](const HandCondition& condition) { return condition.Matches(hands); });
}

Result<Hands> DealGenerator::Deal(std::uint64_t seed, std::uint64_t number,
                                  const std::atomic<bool>* cancel) const {
  Random random = Random::Stream(seed, number);
  return Deal(random, cancel);
}

template <Generator G>
Result<Hands> DealGenerator::Deal(G& random, const std::atomic<bool>* cancel) const {
  for (int i = 0; i < kMaxTries; ++i) {
    if (cancel != nullptr && cancel->load(std::memory_order_relaxed))
      return Error{Say("stopped", "gestopt")};
    std::array<Card, kDeckSize> deck;
    std::copy(deck_.begin(), deck_.end(), deck.begin());
    Shuffle(std::span(deck).first(deck_.size()), static_cast<int>(deck_.size()), random);
    Hands hands = given_;
    for (std::size_t place = 0; place < deck_.size(); ++place) {
      hands[static_cast<std::size_t>(seats_[place])] |= deck[place];
    }
    if (Meets(hands)) return hands;
  }
  return Error{Say(
      "none of $0 deals meets the conditions; expected less rare conditions, or fewer given cards",
      "geen van $0 spellen voldoet aan de voorwaarden; verwacht minder zeldzame "
      "voorwaarden, of minder gegeven kaarten",
      kMaxTries)};
}

template Result<Hands> DealGenerator::Deal(Random&, const std::atomic<bool>*) const;
template Result<Hands> DealGenerator::Deal(SystemRandom&, const std::atomic<bool>*) const;

}  // namespace jasnel
