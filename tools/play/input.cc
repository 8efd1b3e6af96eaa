#include "tools/play/input.h"

#include <array>

#include "bitboard/text/characters.h"

namespace jasnel {
namespace {

constexpr std::array<WishWord, 13> kOfBothGames = {{{"?", PlayWish::kHelp},
                                                    {"help", PlayWish::kHelp},
                                                    {"hint", PlayWish::kHint},
                                                    {"tip", PlayWish::kHint},
                                                    {"last", PlayWish::kLast},
                                                    {"laatste", PlayWish::kLast},
                                                    {"score", PlayWish::kScore},
                                                    {"stand", PlayWish::kScore},
                                                    {"next", PlayWish::kNext},
                                                    {"verder", PlayWish::kNext},
                                                    {"quit", PlayWish::kQuit},
                                                    {"exit", PlayWish::kQuit},
                                                    {"stop", PlayWish::kQuit}}};

}  // namespace

std::optional<PlayWish> ParseWish(std::string_view text, std::span<const WishWord> more) {
  for (const std::span<const WishWord> words : {std::span<const WishWord>(kOfBothGames), more}) {
    for (const auto& [word, wish] : words) {
      if (EqualsIgnoringCase(text, word)) return wish;
    }
  }
  return std::nullopt;
}

std::optional<int> ParseItem(std::string_view text, int count) {
  const auto number = ReadNumber<int>(text, 1, count);
  if (!number) return std::nullopt;
  return *number;
}

}  // namespace jasnel
