#include "tools/play/terminal.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "bitboard/text/characters.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

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

PlayTalk::PlayTalk(Message expected)
    : expected_(std::move(expected)),
      lines_(STDIN_FILENO, Interrupted()),
      terminal_(isatty(STDIN_FILENO) == 1) {}

std::optional<std::string> PlayTalk::Ask(std::string_view prompt) {
  while (!failure_) {
    if (terminal_) Say(prompt);
    const auto line = lines_.Next();
    if (!line) {
      if (terminal_) Say("\n");
      if (lines_.error() != 0) {
        failure_ = Error{jasnel::Say("standard input cannot be read: $0; expected $1",
                                     "standaardinvoer kan niet worden gelezen: $0; verwacht $1",
                                     SystemError(lines_.error()), expected_)};
      }
      break;
    }
    const std::string_view text = Trim(line->text);
    if (!text.starts_with('#')) return std::string(text);
  }
  return std::nullopt;
}

void PlayTalk::Say(std::string_view text) {
  if (failure_ || Print(std::string(text))) return;
  failure_ = Error{CannotWriteAnswers(errno)};
}

}  // namespace jasnel
