#include "tools/play/input.h"

#include <array>

#include "bitboard/text/characters.h"

namespace jasnel {
namespace {

constexpr std::array<CommandWord, 14> kOfBothGames = {{{"?", TypedCommand::kHelp},
                                                       {"help", TypedCommand::kHelp},
                                                       {"hulp", TypedCommand::kHelp},
                                                       {"hint", TypedCommand::kHint},
                                                       {"tip", TypedCommand::kHint},
                                                       {"last", TypedCommand::kLast},
                                                       {"laatste", TypedCommand::kLast},
                                                       {"score", TypedCommand::kScore},
                                                       {"stand", TypedCommand::kScore},
                                                       {"next", TypedCommand::kNext},
                                                       {"verder", TypedCommand::kNext},
                                                       {"quit", TypedCommand::kQuit},
                                                       {"exit", TypedCommand::kQuit},
                                                       {"stop", TypedCommand::kQuit}}};

}  // namespace

std::optional<TypedCommand> ParseCommand(std::string_view text, std::span<const CommandWord> more) {
  for (const std::span<const CommandWord> words :
       {std::span<const CommandWord>(kOfBothGames), more}) {
    for (const auto& [word, command] : words) {
      if (EqualsIgnoringCase(text, word)) return command;
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
