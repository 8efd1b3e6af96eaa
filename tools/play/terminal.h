// The terminal that a game is played at: how cards are shown, and the words that a person types.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/requests/reading.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/input/input_file.h"

namespace jasnel {

struct PlayStyle {
  Language language = Language::kEnglish;
  bool signs = false;  ///< suits as ♠ ♥ ♦ ♣ instead of letters and words
};

enum class TypedCommand : std::uint8_t {
  kHelp,
  kHint,
  kLast,     ///< the last trick
  kScore,    ///< the score sheet
  kUndo,     ///< the person's last move
  kClaim,    ///< the rest of the tricks
  kNext,     ///< the next deal
  kAnalyse,  ///< the whole analysis
  kSignal,   ///< what the last signal said
  kQuit,
};

using CommandWord = Choice<TypedCommand>;

/// Parses a word in English or Dutch, in either case: one of both games or of `more`, those of one
/// game. Nothing for any other text.
std::optional<TypedCommand> ParseCommand(std::string_view text, std::span<const CommandWord> more);

/// Parses the number of an item in a list, from 1 to `count`.
std::optional<int> ParseItem(std::string_view text, int count);

/// Standard input and output. Prompts are printed only if input is a terminal.
class PlayTalk {
 public:
  /// `expected` describes the input, for the message if it cannot be read.
  explicit PlayTalk(Message expected);

  /// The next line that is not a comment, without surrounding spaces. Nothing at the end of the
  /// input, after Ctrl-C, or if reading or printing failed.
  std::optional<std::string> Ask(std::string_view prompt);

  void Say(std::string_view text);

  /// Why reading or printing failed, if it did.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  Message expected_;
  LineReader lines_;
  bool terminal_;
  std::optional<Error> failure_;
};

}  // namespace jasnel
