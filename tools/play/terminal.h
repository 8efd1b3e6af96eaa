// Talking with a person: lines in, text out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"
#include "tools/shared/input/line_reader.h"

namespace jasnel {

/// Standard input and output. Prompts are printed where input is a terminal.
class PlayTalk {
 public:
  /// `expected` says what is read, for the message where nothing can be.
  explicit PlayTalk(Message expected);

  /// The next line, without spaces at both sides; comments are left out. Nothing at the end of the
  /// input, with Ctrl-C, or where reading or printing failed.
  std::optional<std::string> Ask(std::string_view prompt);

  void Say(std::string_view text);

  /// Why reading or printing failed, where it did.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  Message expected_;
  LineReader lines_;
  bool terminal_;
  std::optional<Error> failure_;
};

}  // namespace jasnel
