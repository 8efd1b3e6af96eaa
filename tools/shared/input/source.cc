#include "tools/shared/input/source.h"

#include <algorithm>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "tools/shared/system/system.h"

namespace jasnel {

std::optional<Error> NamesFile(const std::string& text) {
  if (!os::Exists(text)) return std::nullopt;
  return Error{Say("$0 is a file; expected --input=$1", "$0 is een bestand; verwacht --input=$1",
                   Quoted(text), text)};
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

bool IsDotted(std::string_view word) {
  return word.find('.') != std::string_view::npos && word.find('=') == std::string_view::npos;
}

bool IsQuoted(std::string_view argument) {
  const std::string_view text = Trim(argument);
  return std::any_of(text.begin(), text.end(), IsSpace);
}

std::vector<std::string> JoinedWords(
    const std::vector<std::string>& arguments,
    const std::function<bool(std::string_view item, std::string_view word)>& begins) {
  std::vector<std::string> items;
  for (const std::string& word : arguments) {
    if (items.empty() || begins(items.back(), word)) {
      items.push_back(word);
    } else {
      items.back() += " " + word;
    }
  }
  return items;
}

std::optional<Error> CheckInputGiven(const std::vector<std::string>& arguments,
                                     const std::string& input, const Phrase& item,
                                     const Message& expected, const std::string& flag) {
  if (!flag.empty()) {
    if (arguments.empty() && input.empty()) return std::nullopt;
    const Message other = input.empty()
                              ? Say("a $0 on the command line", "een $0 op de opdrachtregel", item)
                              : Message("--input");
    return Error{Say("$0 and $1; expected one of the two", "$0 en $1; verwacht een van de twee",
                     flag, other)};
  }
  if (arguments.empty() && input.empty()) {
    return Error{Say("no $0; expected $1", "geen $0; verwacht $1", item, expected)};
  }
  if (!arguments.empty() && !input.empty()) {
    return Error{Say("a $0 on the command line and --input; expected one of the two",
                     "een $0 op de opdrachtregel en --input; verwacht een van de twee", item)};
  }
  return std::nullopt;
}

}  // namespace jasnel
