#include "tools/play/input.h"

#include <array>

#include "bitboard/text/characters.h"
#include "tools/shared/command.h"

namespace jasnel {
namespace {

constexpr std::array<Choice<PlayWish>, 18> kWords = {{{"?", PlayWish::kHelp},
                                                      {"help", PlayWish::kHelp},
                                                      {"hulp", PlayWish::kHelp},
                                                      {"hint", PlayWish::kHint},
                                                      {"tip", PlayWish::kHint},
                                                      {"last", PlayWish::kLast},
                                                      {"laatste", PlayWish::kLast},
                                                      {"score", PlayWish::kScore},
                                                      {"stand", PlayWish::kScore},
                                                      {"undo", PlayWish::kUndo},
                                                      {"terug", PlayWish::kUndo},
                                                      {"next", PlayWish::kNext},
                                                      {"verder", PlayWish::kNext},
                                                      {"analyse", PlayWish::kAnalyse},
                                                      {"analyze", PlayWish::kAnalyse},
                                                      {"quit", PlayWish::kQuit},
                                                      {"exit", PlayWish::kQuit},
                                                      {"stop", PlayWish::kQuit}}};

}  // namespace

std::optional<PlayWish> ParseWish(std::string_view text) {
  for (const auto& [word, wish] : kWords) {
    if (EqualsIgnoringCase(text, word)) return wish;
  }
  return std::nullopt;
}

std::optional<int> ParseItem(std::string_view text, int count) {
  const auto number = ReadNumber<int>(text, 1, count);
  if (!number) return std::nullopt;
  return *number;
}

}  // namespace jasnel
