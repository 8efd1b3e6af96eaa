#include "tools/training/order_checkpoint.h"

#include <filesystem>
#include <sstream>
#include <system_error>

#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "tools/shared/files.h"
#include "tools/training/order_weight_names.h"

namespace jasnel {
namespace {

// Calls `visit(name, number)` for each number of a checkpoint, in the order of its lines.
template <class Visit>
void ForEachNumber(OrderCheckpoint& checkpoint, const Visit& visit) {
  visit("deals", checkpoint.deals);
  visit("nodes", checkpoint.nodes);
  visit("steps", checkpoint.fit.steps);
  visit("kept", checkpoint.fit.kept);
  for (const auto& weight : internal::AllOf(checkpoint.fit.weights)) {
    visit(weight.name, *weight.value);
  }
}

}  // namespace

std::string CheckpointText(OrderCheckpoint checkpoint) {
  std::string text;
  ForEachNumber(checkpoint, [&](const std::string& name, const auto& number) {
    absl::StrAppendFormat(&text, "%s=%d\n", name, number);
  });
  return text;
}

Result<OrderCheckpoint> ParseCheckpoint(const std::string& path, const std::string& text) {
  std::istringstream lines(text);
  OrderCheckpoint checkpoint;
  std::optional<Error> error;
  int number_of_line = 0;
  const auto fail = [&](const std::string& line, const std::string& expected) {
    error = Error{
        absl::StrFormat("%s, line %d: '%s'; expected %s", path, number_of_line, line, expected)};
  };
  std::string line;
  ForEachNumber(checkpoint, [&](const std::string& name, auto& number) {
    if (error) return;
    line.clear();
    std::getline(lines, line);
    ++number_of_line;
    absl::string_view value = line;
    if (!absl::ConsumePrefix(&value, name + "=") || !absl::SimpleAtoi(value, &number)) {
      fail(line, name + "= and a whole number");
    }
  });
  ++number_of_line;
  if (!error && std::getline(lines, line)) fail(line, "the end of the file");
  if (error) return *std::move(error);
  return checkpoint;
}

Result<std::optional<OrderCheckpoint>> ReadCheckpoint(const std::string& path) {
  std::error_code none;
  if (!std::filesystem::exists(path, none)) return std::optional<OrderCheckpoint>();
  constexpr std::size_t kMaxBytes = std::size_t{1} << 20;
  const auto text = ReadWholeFile(path, kMaxBytes);
  if (!text) return text.error();
  const auto checkpoint = ParseCheckpoint(path, *text);
  if (!checkpoint) return checkpoint.error();
  return std::optional(*checkpoint);
}

std::optional<Error> WriteCheckpoint(const std::string& path, const OrderCheckpoint& checkpoint) {
  return WriteWholeFile(path, CheckpointText(checkpoint));
}

}  // namespace jasnel
