// The value of a flag that cannot be parsed, as it ends the reading of a command line.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/command.h"

namespace jasnel {

struct FlagError : CLI::ParseError {
  FlagError(const std::string& name, const jasnel::Error& wrong)
      : CLI::ParseError(name + ": " + wrong.message, kExitUsage),
        message(Say("$0: $1", "$0: $1", name, wrong)) {}

  Message message;
};

}  // namespace jasnel
