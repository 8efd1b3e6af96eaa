// The accuracy of the play policy's predictions, on deals that it was not fitted to.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "ai/models/policy_features.h"
#include "ai/models/policy_weights.h"
#include "tools/training/policy_choices.h"

namespace jasnel {

/// Statistics of some choices. `alike` is the model in which all legal cards are equally likely.
class PolicyLosses {
 public:
  void Add(const PolicyChoice& choice, std::span<const double> weights);
  void Add(const PolicyLosses& other);

  std::size_t count() const { return count_; }
  /// The mean of -log of the chance predicted for the card that was played, at least 0.001.
  double log_loss() const { return log_loss_ / static_cast<double>(count_); }
  double alike_log_loss() const { return alike_log_loss_ / static_cast<double>(count_); }
  /// The fraction of choices, from 0 to 1, in which the likeliest card was played.
  double likeliest() const { return likeliest_ / static_cast<double>(count_); }
  double alike_likeliest() const { return alike_likeliest_ / static_cast<double>(count_); }

 private:
  std::size_t count_ = 0;
  double log_loss_ = 0;
  double alike_log_loss_ = 0;
  double likeliest_ = 0;
  double alike_likeliest_ = 0;
};

struct PolicyComparison {
  PolicyLosses all;
  std::array<PolicyLosses, internal::kStands> by_stand;  ///< indexed by PolicySituation::stand()
};

PolicyComparison ComparePolicy(std::span<const DealChoices> held_out, const PolicyWeights& weights);

/// The same as text; `fitted` is the number of deals the weights were fitted to.
std::string PolicyReportOf(std::size_t fitted, std::span<const DealChoices> held_out,
                           const PolicyWeights& weights);

}  // namespace jasnel
