#include "tools/training/fit_hand_book.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

#include "jasnel/dealing.h"
#include "tools/training/network_fitter.h"

namespace jasnel {
namespace {

using Matrix = Network::Matrix;

constexpr std::uint64_t kHandBookSeed = 1;
constexpr std::size_t kDealsInBatch = 32;
constexpr std::size_t kHandsInBatch = kDealsInBatch * HandGuesser::kEach;
constexpr int kReportedParts = 20;
constexpr double kHandInputsPresent = 15;  // or nearly so
constexpr double kLaterStep = 3e-4;        // where the network is nearly right
constexpr float kWeightOfHandScore = 0.3f;

constexpr int kChances = IndexOf(HandOutput::kScore, 0);  // outputs that are log odds come first

// The gradient of the log-loss for the log odds of chances, and of the squares of misses for
// scores. Both are least where the output is the mean of the targets, whether or not these are
// chances.
template <class SampleAt>
void FindMisses(const Matrix& out, const SampleAt& sample_at, bool with_own, Matrix& misses) {
  const auto share = 1 / static_cast<float>(out.rows());
  for (Eigen::Index row = 0; row < out.rows(); ++row) {
    const HandSample& sample = sample_at(static_cast<std::size_t>(row));
    for (int i = 0; i < HandNetwork::kOutputs; ++i) {
      const float target = sample.targets[static_cast<std::size_t>(i)];
      if (i < kChances) {
        misses(row, i) = share * (Chance(out(row, i)) - target);
      } else if (with_own || i < IndexOf(HandOutput::kScoreOwn, 0)) {
        misses(row, i) = share * kWeightOfHandScore * (out(row, i) - target);
      } else {
        misses(row, i) = 0;
      }
    }
  }
}

// Calls `visit(first, layers)` for batches of samples.
template <class Visit>
void RunInBatches(const Network& network, const std::vector<HandSample>& samples,
                  const Visit& visit) {
  NetworkLayers layers;
  for (std::size_t first = 0; first < samples.size(); first += kHandsInBatch) {
    const std::size_t count = std::min(kHandsInBatch, samples.size() - first);
    RunNetwork(
        network, count, [&](std::size_t i) { return samples[first + i].Inputs(); }, layers);
    visit(first, layers.out);
  }
}

}  // namespace

HandMisses MissesOf(const Network& network, const std::vector<HandSample>& samples) {
  std::array<double, HandNetwork::kOutputs> squares{};
  RunInBatches(network, samples, [&](std::size_t first, const Matrix& out) {
    for (Eigen::Index row = 0; row < out.rows(); ++row) {
      const HandSample& sample = samples[first + static_cast<std::size_t>(row)];
      for (int i = 0; i < HandNetwork::kOutputs; ++i) {
        const float found = i < kChances ? Chance(out(row, i)) : out(row, i);
        const auto miss = static_cast<double>(found - sample.targets[static_cast<std::size_t>(i)]);
        squares[static_cast<std::size_t>(i)] += miss * miss;
      }
    }
  });
  const auto of = [&](HandOutput output) {
    double sum = 0;
    for (int place = 0; place < kSeats; ++place) {
      sum += squares[static_cast<std::size_t>(IndexOf(output, place))];
    }
    return std::sqrt(sum / kSeats / static_cast<double>(samples.size()));
  };
  return {of(HandOutput::kMakes), of(HandOutput::kPit), 100 * of(HandOutput::kScore)};
}

std::optional<Network> FitToGuesses(
    const HandGuesser& guesser, std::uint64_t deals, const std::atomic<bool>& cancel,
    const std::function<void(int part, const Network& network)>& on_part) {
  const std::uint64_t batches = (deals + kDealsInBatch - 1) / kDealsInBatch;
  Random random(kHandBookSeed);
  NetworkFitter fitter(NetworkShape::Of<HandNetwork>(), kHandInputsPresent,
                       static_cast<double>(batches), random);
  std::vector<HandSample> samples;
  int part = 0;
  for (std::uint64_t batch = 0; batch < batches; ++batch) {
    if (cancel) return std::nullopt;
    samples.clear();
    for (std::uint64_t i = 0; i < kDealsInBatch; ++i) {
      guesser.Add(batch * kDealsInBatch + i, samples);
    }
    fitter.Step(
        samples.size(), [&](std::size_t i) { return samples[i].Inputs(); },
        [&](const Matrix& out, Matrix& misses) {
          const auto sample_at = [&](std::size_t i) -> const HandSample& { return samples[i]; };
          FindMisses(out, sample_at, /*with_own=*/true, misses);
        });
    if ((batch + 1) * kReportedParts >= static_cast<std::uint64_t>(part + 1) * batches) {
      on_part(++part, fitter.network());
    }
  }
  return fitter.network();
}

void AddGuessed(const Network& guessed, std::vector<HandSample>& samples) {
  RunInBatches(guessed, samples, [&](std::size_t first, const Matrix& out) {
    for (Eigen::Index row = 0; row < out.rows(); ++row) {
      HandSample& sample = samples[first + static_cast<std::size_t>(row)];
      for (int i = 0; i < HandNetwork::kOutputs; ++i) {
        sample.targets[static_cast<std::size_t>(i)] +=
            i < kChances ? Chance(out(row, i)) : out(row, i);
      }
    }
  });
}

std::optional<Network> FitToSolved(
    const Network& guessed, const std::vector<HandSample>& samples, int passes,
    const std::atomic<bool>& cancel,
    const std::function<void(int pass, const Network& network)>& on_pass) {
  Random random(kHandBookSeed);
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto batches = (samples.size() + kHandsInBatch - 1) / kHandsInBatch;
  NetworkFitter fitter(guessed, static_cast<double>(batches) * passes, kLaterStep);
  for (int pass = 1; pass <= passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[random.Below64(i)]);
    }
    for (std::size_t first = 0; first < order.size(); first += kHandsInBatch) {
      if (cancel) return std::nullopt;
      const auto sample_at = [&](std::size_t i) -> const HandSample& {
        return samples[order[first + i]];
      };
      fitter.Step(
          std::min(kHandsInBatch, order.size() - first),
          [&](std::size_t i) { return sample_at(i).Inputs(); },
          [&](const Matrix& out, Matrix& misses) {
            FindMisses(out, sample_at, /*with_own=*/false, misses);
          });
    }
    on_pass(pass, fitter.network());
  }
  return fitter.network();
}

InputGroups HandInputGroups() {
  InputGroups groups;
  // A hand has eight cards, but each of 32 may be among them.
  for (int card = 0; card < kDeckSize; ++card) groups.push_back({card});
  for (int suit = 0; suit < kSuits; ++suit) {
    std::vector<int>& lengths = groups.emplace_back();
    for (int length = 0; length <= kHandSize; ++length) {
      lengths.push_back(HandInputs::kLengths + (kHandSize + 1) * suit + length);
    }
  }
  constexpr int kRules = HandInputs::kRules;
  groups.push_back({kRules + 1, kRules + 2});
  for (const int rule : {kRules, kRules + 3}) groups.push_back({rule});
  return groups;
}

}  // namespace jasnel
