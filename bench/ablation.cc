#include "bench/ablation.h"

#include <algorithm>
#include <utility>

namespace jasnel::bench {
namespace {

Configuration Basic() {
  Configuration basic{"basic", kAllOff};
  basic.switches.table = true;
  basic.switches.total_bounds = true;
  basic.switches.ordering = true;
  return basic;
}

}  // namespace

std::vector<Configuration> Configurations() {
  std::vector<Configuration> configurations = {{"all on", Switches{}}};
  for (const NamedSwitch& named : kNamedSwitches) {
    Configuration& without = configurations.emplace_back();
    without.name = std::string("no ") + named.name;
    without.switches.*named.member = false;
  }
  configurations.push_back(Basic());
  configurations.push_back({"all off", kAllOff});
  return configurations;
}

std::vector<Configuration> Configurations(const std::vector<std::string>& off) {
  std::vector<Configuration> configurations = Configurations();
  std::erase_if(configurations, [&](const Configuration& one) {
    const auto is_one = [&](const std::string& name) {
      return one.name == (name == "all" ? "all off" : "no " + name);
    };
    return one.name != "all on" && std::none_of(off.begin(), off.end(), is_one);
  });
  return configurations;
}

Ablation::Ablation(const std::vector<Configuration>& configurations, std::size_t table_bytes) {
  for (const Configuration& configuration : configurations) {
    solvers_.emplace_back(
        SolverOptions{.table_bytes = table_bytes, .switches = configuration.switches});
    rows_.push_back({.name = configuration.name});
  }
}

bool Ablation::Add(std::span<const Position> positions, const std::atomic<bool>& cancel) {
  const SolveRequest request{.limits = {.cancel = &cancel}};
  // By position, then by configuration.
  std::vector<std::vector<Measurement>> measurements(positions.size());
  for (auto& of_position : measurements) of_position.resize(solvers_.size());
  for (std::size_t i = 0; i < solvers_.size(); ++i) {
    const std::size_t slot = (rounds_ + i) % solvers_.size();
    for (std::size_t j = 0; j < positions.size(); ++j) {
      auto measurement = Measure(solvers_[slot], positions[j], request);
      if (!measurement) return false;
      measurements[j][slot] = *std::move(measurement);
    }
  }
  ++rounds_;
  for (std::size_t j = 0; j < positions.size(); ++j) Count(positions[j], measurements[j]);
  return true;
}

void Ablation::Count(const Position& position, std::span<const Measurement> measurements) {
  ++positions_;
  const int expected = measurements.front().values.front();
  for (std::size_t slot = 0; slot < solvers_.size(); ++slot) {
    const Measurement& measurement = measurements[slot];
    rows_[slot].nodes += measurement.nodes;
    rows_[slot].time += measurement.time;
    rows_[slot].processor += measurement.processor;
    const int found = measurement.values.front();
    if (found != expected) {
      disagreements_.push_back({position, rows_[slot].name, expected, found});
    }
  }
}

}  // namespace jasnel::bench
