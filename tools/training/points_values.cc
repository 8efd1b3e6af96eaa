#include "tools/training/points_values.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "bitboard/text/characters.h"
#include "tools/shared/run/progress.h"
#include "tools/training/points_deals.h"

namespace jasnel {
namespace {

constexpr std::size_t kBlock = 2000;
constexpr std::size_t kFoundAgain = 20;

struct FileOfValues {
  std::vector<int> values;
  std::size_t whole_bytes = 0;  // up to the last line end
};

Result<FileOfValues> Parse(const std::string& path, std::string_view text) {
  FileOfValues file;
  file.whole_bytes = text.rfind('\n') + 1;  // 0 if there is none
  text = text.substr(0, file.whole_bytes);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    int value = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), value);
    if (error != std::errc{} || end != line.data() + line.size()) {
      return Error{absl::StrFormat("%s:%d: %s; expected the value of a deal", path,
                                   file.values.size() + 1, Quoted(line))};
    }
    file.values.push_back(value);
    text.remove_prefix(line.size() + 1);
  }
  return file;
}

// Nothing if there is no such file.
Result<FileOfValues> Read(const std::string& path) {
  std::error_code none;
  if (!std::filesystem::exists(path, none)) return FileOfValues{};
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return Error{path + ": cannot be read"};
  return Parse(path, text);
}

// Of deals `begin` to `end` - 1; fewer after Ctrl-C.
Result<std::vector<int>> Solve(std::size_t begin, std::size_t end, BatchSolver& solver) {
  std::vector<Position> deals;
  for (std::size_t number = begin; number < end; ++number) deals.push_back(PointsDeal(number));
  const auto solutions = solver.Solve(deals, {.limits = {.cancel = &Interrupted()}});
  std::vector<int> values;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (!solutions[i]) return solutions[i].error();
    if (solutions[i]->stop != Stop::kSolved) break;
    const int value = solutions[i]->value.count();
    values.push_back(SideOf(deals[i].leader) == SideOf(Seat::kNorth) ? value : -value);
  }
  return values;
}

// Whether the last of `values` are those of these deals.
std::optional<Error> FindAgain(const std::string& path, const std::vector<int>& values,
                               BatchSolver& solver) {
  const std::size_t begin = values.size() - std::min(values.size(), kFoundAgain);
  const auto found = Solve(begin, values.size(), solver);
  if (!found) return found.error();
  for (std::size_t i = 0; i < found->size(); ++i) {
    if (values[begin + i] == (*found)[i]) continue;
    return Error{absl::StrFormat("%s:%d: %d; expected %d, the value of deal %d", path,
                                 begin + i + 1, values[begin + i], (*found)[i], begin + i)};
  }
  return std::nullopt;
}

std::optional<Error> Append(const std::string& path, const std::vector<int>& values) {
  std::string text;
  for (const int value : values) text += std::to_string(value) + "\n";
  std::ofstream out(path, std::ios::binary | std::ios::app);
  out << text;
  out.close();
  if (!out) return Error{path + ": cannot be written"};
  return std::nullopt;
}

}  // namespace

Result<std::vector<int>> PointsValues(const std::string& path, std::size_t count,
                                      BatchSolver& solver, const SolvedBlock& on_block) {
  auto read = Read(path);
  if (!read) return read.error();
  auto [values, whole_bytes] = std::move(read).value();
  if (auto error = FindAgain(path, values, solver)) return *std::move(error);
  std::error_code failed;
  if (std::filesystem::exists(path, failed)) {
    std::filesystem::resize_file(path, whole_bytes, failed);
    if (failed) return Error{path + ": cannot be written"};
  }
  const std::size_t before = values.size();
  while (values.size() < count && !Interrupted()) {
    const auto more = Solve(values.size(), std::min(values.size() + kBlock, count), solver);
    if (!more) return more.error();
    if (auto error = Append(path, *more)) return *std::move(error);
    values.insert(values.end(), more->begin(), more->end());
    on_block(values.size() - before, count - before);
  }
  if (Interrupted()) {
    return Error{absl::StrFormat("%s: stopped by Ctrl-C; it has %d of %d values", path,
                                 values.size(), count)};
  }
  values.resize(count);
  return values;
}

}  // namespace jasnel
