#include "tools/shared/input/source.h"

#include <unistd.h>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"

namespace jasnel {

std::optional<Error> NamesFile(const std::string& text) {
  if (access(text.c_str(), F_OK) != 0) return std::nullopt;
  return Error{Quoted(text) + " is a file; expected --input=" + text};
}

bool HasHand(std::string_view argument) {
  WordReader in(argument);
  for (in.SkipSpace(); !in.AtEnd(); in.SkipSpace()) {
    const std::string_view word = in.Word();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return true;
    if (EqualsIgnoringCase(word.substr(0, equals), "hand")) return true;
    in.Skip(word.size());
  }
  return false;
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
