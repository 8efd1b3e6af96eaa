// The accuracy of predicted chances and scores, on deals that nothing was fitted to.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "ai/models/evaluator.h"
#include "jasnel/rules.h"
#include "tools/training/losses.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// Predictors of the chance that a contract is made, compared on all sixteen contracts of each
/// deal: each suit with each declarer.
struct ModelErrors {
  Losses always;                 ///< a constant chance, the frequency of contracts made
  Losses counted;                ///< the baseline
  Losses evaluated;              ///< the evaluator, from the declarer's hand
  Losses deals;                  ///< the evaluator, from all four hands
  double score_share = 0;        ///< fraction of the variance of scores explained by one hand
  double deals_score_share = 0;  ///< the fraction explained by all four hands
};

/// Compares on `held_out`. The constant and the baseline are fitted to `fitted`; the baseline uses
/// the points of the hand, the number of trumps, and whether it has the jack, nine and ace of
/// trumps.
ModelErrors Compare(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                    const Evaluator& evaluator);

/// The same as text.
std::string ReportOf(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                     const Evaluator& evaluator);

/// The ceiling: for one random contract in each of the first `hands` of `held_out`, compares the
/// evaluator with the fraction of `worlds` random deals around the declarer's hand in which the
/// contract is made.
std::string CeilingOf(std::span<const SolvedDeal> held_out, std::size_t hands, std::size_t worlds,
                      const Evaluator& evaluator, const Rules& rules);

}  // namespace jasnel
