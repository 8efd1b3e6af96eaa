// What is wrong with a command line, said in one line.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "jasnel/message.h"

namespace jasnel {

/// A word that `app` could not place.
Message DescribeExtra(const CLI::App& app, const std::string& word);

/// A flag that needs a value and has none.
Message NoValue(const std::string& flag);

/// A flag without its value, or a value where there is none to give.
Message DescribeMismatch(const CLI::ArgumentMismatch& error);

/// What else CLI11 may refuse, in its own words.
Message DescribeOther(const CLI::ParseError& error);

}  // namespace jasnel
