#include "tools/training/call_learner.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

using Matrix = Network::Matrix;

constexpr std::size_t kBatches = 20;        // of a round
constexpr double kCallInputsPresent = 18;   // or nearly so
constexpr float kWeightOfCallScore = 0.3f;  // against that of the chance

constexpr auto kScore = static_cast<Eigen::Index>(CallOutput::kScore);
constexpr auto kMakes = static_cast<Eigen::Index>(CallOutput::kMakes);
constexpr auto kPass = static_cast<Eigen::Index>(CallOutput::kPass);

NetworkFitter Fresh(std::uint64_t rounds, std::uint64_t seed) {
  Random random(seed);
  return NetworkFitter(NetworkShape::Of<CallNetwork>(), kCallInputsPresent,
                       static_cast<double>(rounds * kBatches), random);
}

// Inputs of which at most one is there.
InputGroups CallInputGroups() {
  InputGroups groups;
  for (int card = 0; card < kDeckSize; ++card) groups.push_back({card});
  const auto add_group = [&](int first, int end) {
    std::vector<int>& group = groups.emplace_back();
    for (int input = first; input < end; ++input) group.push_back(input);
  };
  using In = CallInputs;
  for (int suit = 0; suit < kSuits; ++suit) {
    const int first = HandInputs::kLengths + (kHandSize + 1) * suit;
    add_group(first, first + kHandSize + 1);
  }
  add_group(HandInputs::kRules, HandInputs::kRules + 1);
  add_group(HandInputs::kRules + 1, HandInputs::kRules + 3);
  add_group(HandInputs::kRules + 3, HandInputs::kCount);
  add_group(In::kPlace, In::kPasses);
  add_group(In::kPasses, In::kAllPass);
  add_group(In::kAllPass, In::kTurned);
  add_group(In::kTurned, In::kDealerFirst);
  for (int input = In::kDealerFirst; input < In::kCount; ++input) add_group(input, input + 1);
  return groups;
}

template <class Number>
void Append(std::string& bytes, const Number& number) {
  bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

}  // namespace

CallLearner::CallLearner(std::uint64_t rounds, std::uint64_t seed)
    : planned_(rounds), seed_(seed), fitter_(Fresh(rounds, seed)) {}

Result<CallNetwork> CallLearner::network() const {
  return ToIntegers<CallNetwork>(fitter_.network(), CallInputGroups());
}

std::optional<Error> CallLearner::Round(int threads) {
  const auto now = network();
  if (!now) return now.error();
  const auto samples = PlayCallDeals(*now, seed_, done_ * kDealsPerRound, kDealsPerRound, threads);

  double score = 0, makes = 0, pass = 0, named = 0, passed = 0;
  const std::size_t each = samples.size() / kBatches;
  for (std::size_t batch = 0; batch < kBatches; ++batch) {
    const std::span<const CallSample> some = std::span(samples).subspan(batch * each, each);
    fitter_.Step(
        each, [&](std::size_t i) { return some[i].Inputs(); },
        [&](const Matrix& out, Matrix& misses) {
          misses.setZero();
          const auto share = 1 / static_cast<float>(each);
          for (std::size_t i = 0; i < each; ++i) {
            const auto row = static_cast<Eigen::Index>(i);
            const CallSample& sample = some[i];
            const Eigen::Index output = sample.passed ? kPass : kScore;
            const float miss = out(row, output) - sample.score;
            misses(row, output) = share * kWeightOfCallScore * miss;
            (sample.passed ? pass : score) += static_cast<double>(miss * miss);
            (sample.passed ? passed : named) += 1;
            if (sample.passed) continue;
            const float of_chance = Chance(out(row, kMakes)) - (sample.makes ? 1.0f : 0.0f);
            misses(row, kMakes) = share * of_chance;
            makes += static_cast<double>(of_chance * of_chance);
          }
        });
  }
  const auto root = [](double sum, double count) { return std::sqrt(sum / std::max(count, 1.0)); };
  misses_ = {double{kPointsInOne} * root(score, named), root(makes, named),
             double{kPointsInOne} * root(pass, passed)};
  ++done_;
  return std::nullopt;
}

std::string CallLearner::Bytes() const {
  std::string bytes;
  Append(bytes, planned_);
  Append(bytes, seed_);
  Append(bytes, done_);
  return bytes + fitter_.Bytes();
}

bool CallLearner::Restore(std::string_view bytes) {
  std::array<std::uint64_t, 3> numbers{};
  if (bytes.size() < sizeof numbers) return false;
  std::memcpy(numbers.data(), bytes.data(), sizeof numbers);
  if (numbers[0] != planned_ || numbers[1] != seed_) return false;
  if (!fitter_.Restore(bytes.substr(sizeof numbers))) return false;
  done_ = numbers[2];
  return true;
}

}  // namespace jasnel
