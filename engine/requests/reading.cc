#include "engine/requests/reading.h"

#include <algorithm>
#include <numeric>

namespace jasnel {
namespace {

// How many letters must be put in, left out or changed to turn `a` into `b`.
std::size_t EditDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (ToLower(a[i]) == ToLower(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string Nearest(std::string_view word, const std::vector<std::string>& words) {
  std::string nearest;
  std::size_t fewest = word.size() / 3 + 2;  // further off than this is another word, not a slip
  for (const std::string& candidate : words) {
    const std::size_t distance = EditDistance(word, candidate);
    if (distance >= fewest || distance >= candidate.size()) continue;
    fewest = distance;
    nearest = candidate;
  }
  return nearest;
}

bool IsStroke(std::string_view text) { return text == "/" || PlainText(text) == "-"; }

Error Unexpected(std::string_view text, const Message& expected) {
  return Error{Say("$0; expected $1", "$0; verwacht $1", Quoted(text), expected)};
}

}  // namespace jasnel
