#include "tools/play/boerenbridge_input.h"

#include <array>

#include "bitboard/text/characters.h"
#include "tools/shared/command.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<Choice<PlayWish>, 16> kWords = {{{"?", PlayWish::kHelp},
                                                      {"help", PlayWish::kHelp},
                                                      {"hulp", PlayWish::kHelp},
                                                      {"h", PlayWish::kHint},
                                                      {"hint", PlayWish::kHint},
                                                      {"tip", PlayWish::kHint},
                                                      {"last", PlayWish::kLast},
                                                      {"laatste", PlayWish::kLast},
                                                      {"score", PlayWish::kScore},
                                                      {"stand", PlayWish::kScore},
                                                      {"next", PlayWish::kNext},
                                                      {"verder", PlayWish::kNext},
                                                      {"q", PlayWish::kQuit},
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

}  // namespace jasnel::boerenbridge
