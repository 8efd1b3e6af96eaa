// Fits how contracts end to the points that are estimated for them.
#pragma once

#include <string>
#include <vector>

#include "ai/models/contract_model.h"
#include "tools/training/contract_samples.h"

namespace jasnel {

/// The weights that fit these contracts best.
ContractWeights FitContract(const std::vector<EstimatedContract>& contracts);

/// How much of the variance is left: a few lines of text.
std::string ContractReport(const std::vector<EstimatedContract>& contracts,
                           const ContractWeights& weights);

/// The text of data/weights/contract_model.inc.
std::string WriteContract(const ContractWeights& weights);

}  // namespace jasnel
