#include <array>
#include <charconv>
#include <cstddef>
#include <optional>

#include "jasnel/match_standing.h"

namespace jasnel {
namespace {

// The whole numbers between commas, two or three of them.
struct StandingNumbers {
  std::array<int, 3> at{};
  std::size_t size = 0;
};

std::optional<StandingNumbers> ReadStandingNumbers(std::string_view text) {
  StandingNumbers numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (numbers.size < numbers.at.size()) {
    if (end - at > 1 && at[0] == '+' && at[1] != '-') ++at;
    const auto [next, error] = std::from_chars(at, end, numbers.at[numbers.size++]);
    if (error != std::errc()) return std::nullopt;
    if (next == end) return numbers;
    if (*next != ',') return std::nullopt;
    at = next + 1;
  }
  return std::nullopt;
}

std::optional<MatchStanding> StandingOfNumbers(const StandingNumbers& numbers) {
  const auto within = [](int number, int least, int most) {
    return least <= number && number <= most;
  };
  const auto [first, own, theirs] = numbers.at;
  if (numbers.size == 2 && within(first, 1, kMostDealsLeft) &&
      within(own, -kMostAhead, kMostAhead)) {
    return MatchStanding{first, 0, own, 0};
  }
  if (numbers.size == 3 && within(first, 100, kMostTarget) && within(own, 0, first - 1) &&
      within(theirs, 0, first - 1)) {
    return MatchStanding{0, first, own, theirs};
  }
  return std::nullopt;
}

}  // namespace

Result<MatchStanding> ParseMatchStanding(std::string_view text) {
  const auto numbers = ReadStandingNumbers(text);
  const auto standing = numbers ? StandingOfNumbers(*numbers) : std::nullopt;
  if (standing) return *standing;
  return Error{
      Say("'$0'; expected $1", "'$0'; verwacht $1", std::string(text), Message(kStandingExpected))};
}

std::string FormatMatchStanding(const MatchStanding& standing) {
  if (standing.target == 0) {
    return std::to_string(standing.deals) + "," + std::to_string(standing.own);
  }
  return std::to_string(standing.target) + "," + std::to_string(standing.own) + "," +
         std::to_string(standing.theirs);
}

}  // namespace jasnel
