#include "tools/training/hand_samples.h"

#include <algorithm>

#include "jasnel/dealing.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

constexpr float kPointsInOne = 100;  // of a target

static_assert(HandInputs::kCount <= 256, "an input is a byte");

// The rules of play that the guesses know.
std::vector<Rules> RulesOfPlay() {
  std::vector<Rules> all;
  for (const Ruff ruff : {Ruff::kFree, Ruff::kObliged}) {
    for (const Undertrump undertrump :
         {Undertrump::kForbidden, Undertrump::kFree, Undertrump::kForced}) {
      for (const Roem roem : {Roem::kTricks, Roem::kOff}) {
        Rules rules;
        rules.ruff = ruff;
        rules.undertrump = undertrump;
        rules.roem = roem;
        all.push_back(rules);
      }
    }
  }
  return all;
}

bool SamePlay(const Rules& a, const Rules& b) {
  return a.ruff == b.ruff && a.undertrump == b.undertrump && a.roem == b.roem;
}

std::size_t NumberOf(Seat seat, Suit trump) { return kSuits * Index(seat) + Index(trump); }

float& Target(HandSample& sample, HandOutput output, int place) {
  return sample.targets[static_cast<std::size_t>(IndexOf(output, place))];
}

}  // namespace

HandSample SampleOf(CardSet hand, Suit trump, const Rules& rules) {
  HandSample sample;
  ForEachHandInput(hand, trump, rules, [&](int input) {
    sample.inputs[sample.size++] = static_cast<std::uint8_t>(input);
  });
  return sample;
}

HandGuesser::HandGuesser() {
  for (Rules rules : RulesOfPlay()) {
    ContractModel all(rules);
    rules.nat = NatPays::kOwn;
    models_.push_back({std::move(all), ContractModel(rules)});
  }
}

const HandGuesser::Models& HandGuesser::ModelsOf(const Rules& rules) const {
  static const std::vector<Rules> kAll = RulesOfPlay();
  const auto same =
      std::ranges::find_if(kAll, [&](const Rules& one) { return SamePlay(one, rules); });
  return models_[static_cast<std::size_t>(same - kAll.begin())];
}

void HandGuesser::Guess(const Hands& hands, const Rules& rules,
                        std::span<HandSample, kEach> samples) const {
  const Models& models = ModelsOf(rules);
  for (const Seat leader : kAllSeats) {
    const auto points = models.all.EstimateSuits(hands, leader);
    for (const Seat seat : kAllSeats) {
      const int place = PlaceOf(seat, leader);
      for (const Suit trump : kAllSuits) {
        const int of_leader = points[Index(trump)];
        const int own = place % 2 == 0 ? of_leader : -of_leader;
        const ContractGuess& all = models.all.GuessOf(own);
        HandSample& sample = samples[NumberOf(seat, trump)];
        Target(sample, HandOutput::kMakes, place) = static_cast<float>(all.makes);
        Target(sample, HandOutput::kPit, place) = static_cast<float>(all.pit);
        Target(sample, HandOutput::kScore, place) = static_cast<float>(all.score()) / kPointsInOne;
        Target(sample, HandOutput::kScoreOwn, place) =
            static_cast<float>(models.own.GuessOf(own).score()) / kPointsInOne;
      }
    }
  }
}

void HandGuesser::Add(Random& random, std::uint64_t number,
                      std::vector<HandSample>& samples) const {
  static const std::vector<Rules> kAll = RulesOfPlay();
  static const Rules kRotterdam = Certain(ParseRules("nku-rotterdam"), "these are rules");
  const Hands hands = RandomHands(random);
  const auto drawn = static_cast<std::size_t>(random.Below(static_cast<int>(kAll.size())));
  const std::uint64_t kind = number % 8;
  const Rules& rules = kind < 3 ? kAll.front() : kind < 6 ? kRotterdam : kAll[drawn];
  Add(hands, rules, samples);
}

void HandGuesser::Add(const Hands& hands, const Rules& rules,
                      std::vector<HandSample>& samples) const {
  for (const Seat seat : kAllSeats) {
    for (const Suit trump : kAllSuits) {
      samples.push_back(SampleOf(hands[Index(seat)], trump, rules));
    }
  }
  Guess(hands, rules, std::span(samples).last<kEach>());
}

}  // namespace jasnel
