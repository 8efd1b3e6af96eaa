// The weights of the move order by name.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "solver/search/order_weights.h"

namespace jasnel::internal {

/// A weight of those for one place in a trick.
template <class Weights>
struct NamedWeight {
  const char* name;
  int Weights::*member;
};

inline constexpr std::array kLeadWeightNames = {
    NamedWeight<LeadWeights>{"length", &LeadWeights::length},
    NamedWeight<LeadWeights>{"trump", &LeadWeights::trump},
    NamedWeight<LeadWeights>{"left_ruffs", &LeadWeights::left_ruffs},
    NamedWeight<LeadWeights>{"right_ruffs", &LeadWeights::right_ruffs},
    NamedWeight<LeadWeights>{"partner_ruffs", &LeadWeights::partner_ruffs},
    NamedWeight<LeadWeights>{"last_plain", &LeadWeights::last_plain},
    NamedWeight<LeadWeights>{"winner", &LeadWeights::winner},
    NamedWeight<LeadWeights>{"winner_points", &LeadWeights::winner_points},
    NamedWeight<LeadWeights>{"winner_trump", &LeadWeights::winner_trump},
    NamedWeight<LeadWeights>{"partners", &LeadWeights::partners},
    NamedWeight<LeadWeights>{"partners_points", &LeadWeights::partners_points},
    NamedWeight<LeadWeights>{"ruffed_partners", &LeadWeights::ruffed_partners},
    NamedWeight<LeadWeights>{"ruffed_partners_points", &LeadWeights::ruffed_partners_points},
    NamedWeight<LeadWeights>{"to_ruff_points", &LeadWeights::to_ruff_points},
    NamedWeight<LeadWeights>{"loser_points", &LeadWeights::loser_points},
    NamedWeight<LeadWeights>{"roem_won", &LeadWeights::roem_won},
    NamedWeight<LeadWeights>{"roem_lost", &LeadWeights::roem_lost},
    NamedWeight<LeadWeights>{"history", &LeadWeights::history},
    NamedWeight<LeadWeights>{"suit_history", &LeadWeights::suit_history},
};
static_assert(kLeadWeightNames.size() * sizeof(int) == sizeof(LeadWeights), "all have a name");

inline constexpr std::array kFollowWeightNames = {
    NamedWeight<FollowWeights>{"history", &FollowWeights::history},
    NamedWeight<FollowWeights>{"reply_history", &FollowWeights::reply_history},
    NamedWeight<FollowWeights>{"taken_back", &FollowWeights::taken_back},
    NamedWeight<FollowWeights>{"taken_back_points", &FollowWeights::taken_back_points},
    NamedWeight<FollowWeights>{"beaten", &FollowWeights::beaten},
    NamedWeight<FollowWeights>{"beaten_points", &FollowWeights::beaten_points},
    NamedWeight<FollowWeights>{"safe", &FollowWeights::safe},
    NamedWeight<FollowWeights>{"safe_points", &FollowWeights::safe_points},
    NamedWeight<FollowWeights>{"partner_beaten", &FollowWeights::partner_beaten},
    NamedWeight<FollowWeights>{"partner_beaten_points", &FollowWeights::partner_beaten_points},
    NamedWeight<FollowWeights>{"partner_safe", &FollowWeights::partner_safe},
    NamedWeight<FollowWeights>{"partner_safe_points", &FollowWeights::partner_safe_points},
    NamedWeight<FollowWeights>{"partner_can", &FollowWeights::partner_can},
    NamedWeight<FollowWeights>{"partner_can_points", &FollowWeights::partner_can_points},
    NamedWeight<FollowWeights>{"lost_points", &FollowWeights::lost_points},
    NamedWeight<FollowWeights>{"roem_won", &FollowWeights::roem_won},
    NamedWeight<FollowWeights>{"roem_lost", &FollowWeights::roem_lost},
};
static_assert(kFollowWeightNames.size() * sizeof(int) == sizeof(FollowWeights), "all have a name");

inline constexpr std::array kLastWeightNames = {
    NamedWeight<LastWeights>{"history", &LastWeights::history},
    NamedWeight<LastWeights>{"reply_history", &LastWeights::reply_history},
    NamedWeight<LastWeights>{"gain", &LastWeights::gain},
};
static_assert(kLastWeightNames.size() * sizeof(int) == sizeof(LastWeights), "all have a name");

/// Calls `visit(place, weights, names)` for each place in a trick, in the order of the structure.
template <class Weights, class Visit>
void ForEachPlace(Weights& weights, const Visit& visit) {
  visit("lead", weights.lead, kLeadWeightNames);
  visit("second", weights.second, kFollowWeightNames);
  visit("third", weights.third, kFollowWeightNames);
  visit("last", weights.last, kLastWeightNames);
}

/// A weight under its whole name, such as `lead.trump`.
struct OrderWeight {
  std::string name;
  int* value;
};

/// All of them, as long as `weights` lives.
inline std::vector<OrderWeight> AllOf(OrderWeights& weights) {
  std::vector<OrderWeight> all;
  ForEachPlace(weights, [&](const std::string& place, auto& of_place, const auto& names) {
    for (const auto& named : names) {
      all.push_back({place + "." + named.name, &(of_place.*named.member)});
    }
  });
  return all;
}

}  // namespace jasnel::internal
