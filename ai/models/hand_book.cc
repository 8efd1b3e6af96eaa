#include "ai/models/hand_book.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "data/weights/hand_book.h"

namespace jasnel {

constinit const HandBookWeights kHandBookWeights =
    std::bit_cast<HandBookWeights>(weights::hand_book);

namespace {

constexpr double kSigmas = 1.96;  // of a 95% interval
constexpr int kUsualPit = 100;    // that of the weights

double ChanceOfLogOdds(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }

// `error` is in units of the root of p (1 - p), for a chance p; an error of log odds moves the
// chance by p (1 - p) times as much.
Estimate ChanceOf(double log_odds, double error) {
  const double chance = ChanceOfLogOdds(log_odds);
  const double half = kSigmas * error / std::sqrt(chance * (1 - chance));
  return {.value = chance,
          .low = ChanceOfLogOdds(log_odds - half),
          .high = ChanceOfLogOdds(log_odds + half)};
}

}  // namespace

std::optional<Error> ValidateForBook(CardSet hand) {
  if (hand.size() == kHandSize) return std::nullopt;
  return Error{Say("a hand of $0 cards; expected $1", "een hand van $0 kaarten; verwacht er $1",
                   hand.size(), kHandSize)};
}

std::array<BookEntry, kSeats> LookUpIn(const HandBookWeights& weights, const Rules& rules,
                                       CardSet hand, Suit trump) {
  const HandNetwork& network = weights.network;
  const HandErrors& errors = weights.errors;
  const auto second =
      SecondLayer(network, [&](const auto& visit) { ForEachHandInput(hand, trump, rules, visit); });
  const auto output = [&](HandOutput of, int place) {
    constexpr double kOne = static_cast<double>(HandNetwork::kUnit) * HandNetwork::kUnit;
    return OutputOf(network, second, IndexOf(of, place)) / kOne;
  };
  const auto trumps =
      static_cast<std::size_t>(CardSet(hand.bits() & (0xffU << (kRanks * Index(trump)))).size());
  const Calibration& played = Calibration::For(rules);
  std::array<BookEntry, kSeats> entries;
  for (int place = 0; place < kSeats; ++place) {
    BookEntry& entry = entries[static_cast<std::size_t>(place)];
    entry.makes =
        ChanceOf(output(HandOutput::kMakes, place), static_cast<double>(errors.makes[trumps]));
    entry.pit = ChanceOf(output(HandOutput::kPit, place), static_cast<double>(errors.pit[trumps]));
    // A pit is a contract that is made.
    for (double Estimate::*const of : {&Estimate::value, &Estimate::low, &Estimate::high}) {
      entry.pit.*of = std::min(entry.pit.*of, entry.makes.*of);
    }
    const HandOutput written =
        rules.nat == NatPays::kOwn ? HandOutput::kScoreOwn : HandOutput::kScore;
    const int times = WrittenTimes(trump, rules);
    const double score =
        times * (100 * output(written, place) + (rules.pit - kUsualPit) * entry.pit.value);
    const double error = times * kSigmas * static_cast<double>(errors.score[trumps]);
    entry.score = {.value = score, .low = score - error, .high = score + error};
    entry.played_makes = played.PlayedMakes(entry.makes.value, place);
    entry.played_score = played.PlayedScore(entry.score.value, place);
  }
  return entries;
}

HandValue EvaluateHand(const Rules& rules, CardSet hand, Suit trump, int place) {
  const BookEntry entry =
      LookUpIn(kHandBookWeights, rules, hand, trump)[static_cast<std::size_t>(place)];
  return {static_cast<float>(entry.makes.value), static_cast<float>(entry.score.value)};
}

}  // namespace jasnel
