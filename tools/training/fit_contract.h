// Fits how contracts end to the points that are estimated for them.
#pragma once

#include <string>
#include <vector>

#include "ai/models/contract_model.h"

namespace jasnel {

/// A solved contract. Scores are those of the declaring side minus its opponents'.
struct EstimatedContract {
  int points = 0;  ///< the estimate, for the declaring side minus its opponents
  bool makes = false;
  bool pit = false;
  double score = 0;      ///< under `nat=all` and a bonus of 100 for pit
  double score_own = 0;  ///< under `nat=own`
};

/// The weights that fit these contracts best.
ContractWeights FitContract(const std::vector<EstimatedContract>& contracts);

/// How much of the variance is left: a few lines of text.
std::string ContractReport(const std::vector<EstimatedContract>& contracts,
                           const ContractWeights& weights);

/// The text of data/weights/contract_model.inc.
std::string WriteContract(const ContractWeights& weights);

}  // namespace jasnel
