#include "tools/training/hand_samples.h"

#include <algorithm>
#include <cstring>

#include "jasnel/dealing.h"
#include "jasnel/seat.h"
#include "jasnel/study.h"
#include "tools/shared/files.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kSamplesSeed = 4343;
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

template <class Number>
Number Take(std::string_view& bytes) {
  Number number;
  std::memcpy(&number, bytes.data(), sizeof(number));  // both are little-endian
  bytes.remove_prefix(sizeof(number));
  return number;
}

TableOfDeal ReadTable(std::string_view row) {
  TableOfDeal table{};
  const auto deal = Take<std::uint64_t>(row);
  for (int card = 0; card < kDeckSize; ++card) {
    table.hands[deal >> (2 * card) & 3] |= CardSet(Card(card));
  }
  row.remove_prefix(sizeof(std::int16_t) * kSuits * kSeats);  // the points
  for (auto& by_leader : table.score) {
    for (auto& by_side : by_leader) {
      for (std::int16_t& score : by_side) score = Take<std::int16_t>(row);
    }
  }
  for (auto* const bits : {&table.makes, &table.pit}) {
    for (auto& by_leader : *bits) {
      for (std::uint8_t& sides : by_leader) sides = Take<std::uint8_t>(row);
    }
  }
  return table;
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

void HandGuesser::Add(std::uint64_t number, std::vector<HandSample>& samples) const {
  static const std::vector<Rules> kAll = RulesOfPlay();
  static const Rules kRotterdam = Certain(ParseRules("nku-rotterdam"), "these are rules");
  Random random = Random::Stream(kSamplesSeed, number);
  const Hands hands = RandomHands(random);
  const auto drawn = static_cast<std::size_t>(random.Below(static_cast<int>(kAll.size())));
  const std::uint64_t kind = number % 8;
  const Rules& rules = kind < 3 ? kAll.front() : kind < 6 ? kRotterdam : kAll[drawn];
  for (const Seat seat : kAllSeats) {
    for (const Suit trump : kAllSuits) {
      samples.push_back(SampleOf(hands[Index(seat)], trump, rules));
    }
  }
  Guess(hands, rules, std::span(samples).last<kEach>());
}

Result<std::vector<TableOfDeal>> ReadTables(const std::string& path) {
  constexpr std::size_t kMaxBytes = std::size_t{16} << 30;  // of a hundred million deals
  const auto bytes = ReadWholeFile(path, kMaxBytes);
  if (!bytes) return bytes.error();
  const Study study{.ask = StudyAsk::kTables};
  const std::size_t row = StudyRowBytes(study.ask);
  // All headers are of the same size, but for the digits of the number of rows.
  const std::size_t rows = bytes->size() / row;
  for (std::size_t count = rows; count > 0 && count + 2 > rows; --count) {
    const std::string header = StudyHeader(study, count);
    if (bytes->size() != header.size() + count * row || !bytes->starts_with(header)) continue;
    std::vector<TableOfDeal> tables;
    for (std::size_t i = 0; i < count; ++i) {
      tables.push_back(ReadTable(std::string_view(*bytes).substr(header.size() + i * row, row)));
    }
    return tables;
  }
  return Error{path + ": expected the tables of jasnel study join"};
}

void AddMisses(const TableOfDeal& table, const Rules& rules, const HandGuesser& guesser,
               std::vector<HandSample>& samples) {
  for (const Seat seat : kAllSeats) {
    for (const Suit trump : kAllSuits) {
      samples.push_back(SampleOf(table.hands[Index(seat)], trump, rules));
    }
  }
  const auto added = std::span(samples).last<HandGuesser::kEach>();
  guesser.Guess(table.hands, rules, added);
  for (const Seat leader : kAllSeats) {
    for (const Seat seat : kAllSeats) {
      const int place = PlaceOf(seat, leader);
      const auto side = Index(SideOf(seat));
      for (const Suit trump : kAllSuits) {
        const auto suit = Index(trump);
        const auto lead = Index(leader);
        const int ns_score = table.score[suit][lead][side];
        HandSample& sample = added[NumberOf(seat, trump)];
        const auto miss = [&](HandOutput output, float found) {
          float& target = Target(sample, output, place);
          target = found - target;
        };
        miss(HandOutput::kMakes, static_cast<float>(table.makes[suit][lead] >> side & 1));
        miss(HandOutput::kPit, static_cast<float>(table.pit[suit][lead] >> side & 1));
        miss(HandOutput::kScore,
             static_cast<float>(side == 0 ? ns_score : -ns_score) / kPointsInOne);
        Target(sample, HandOutput::kScoreOwn, place) = 0;
      }
    }
  }
}

}  // namespace jasnel
