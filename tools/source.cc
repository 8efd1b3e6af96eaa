#include "tools/source.h"

#include <unistd.h>

#include "bitboard/text.h"

namespace jasnel {

std::optional<Error> NamesFile(const std::string& text) {
  if (access(text.c_str(), F_OK) != 0) return std::nullopt;
  return Error{Quoted(text) + " is a file; expected --input=" + text};
}

std::vector<std::string> JoinedWords(const std::vector<std::string>& arguments,
                                     bool (*starts)(std::string_view)) {
  std::vector<std::string> items;
  for (const std::string& word : arguments) {
    if (items.empty() || starts(word)) {
      items.push_back(word);
    } else {
      items.back() += " " + word;
    }
  }
  return items;
}

std::optional<Error> CheckInputGiven(const std::vector<std::string>& arguments,
                                     const std::string& input, const std::string& item,
                                     const std::string& expected) {
  if (arguments.empty() && input.empty()) return Error{"no " + item + "; expected " + expected};
  if (!arguments.empty() && !input.empty()) {
    return Error{"a " + item + " on the command line and --input; expected one of the two"};
  }
  return std::nullopt;
}

}  // namespace jasnel
