// How well chances and scores are told, on deals that nothing was fitted to.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "ai/models/evaluator.h"
#include "jasnel/rules.h"
#include "tools/training/losses.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// Ways to tell the chance that a contract is made, compared on all sixteen contracts of each deal:
/// each suit, each declarer.
struct Comparison {
  Losses always;                 ///< the same chance for all, as often as contracts are made
  Losses counted;                ///< the baseline
  Losses evaluated;              ///< the evaluator, by the declarer's hand
  Losses deals;                  ///< the evaluator, by all four hands
  double score_share = 0;        ///< part of the variance of scores that one hand explains
  double deals_score_share = 0;  ///< the part that all four hands explain
};

/// Compares on `held_out`. What is always told, and the baseline, are fitted to `fitted`; the
/// baseline knows the points of the hand, the number of trumps, and whether jack, nine and ace of
/// trump are held.
Comparison Compare(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                   const Evaluator& evaluator);

/// The same as text.
std::string ReportOf(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                     const Evaluator& evaluator);

/// The ceiling: on one contract, drawn at random, of each of the first `hands` of `held_out`, the
/// evaluator beside the share of `worlds` random deals around the declarer's hand in which the
/// contract is made.
std::string CeilingOf(std::span<const SolvedDeal> held_out, std::size_t hands, std::size_t worlds,
                      const Evaluator& evaluator, const Rules& rules);

}  // namespace jasnel
