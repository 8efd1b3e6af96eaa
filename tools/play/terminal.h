// Dialogue with a person: lines in, text out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"
#include "tools/shared/input/input_file.h"

namespace jasnel {

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
