// The layout of `--help`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>

namespace jasnel {

/// Wraps what is said of flags and commands at `kHelpColumns`, and separates groups by one empty
/// line.
class HelpFormatter : public CLI::Formatter {
 public:
  static constexpr std::size_t kHelpColumns = 100;

  HelpFormatter();

  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override;
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
  std::string make_subcommand(const CLI::App* command) const override;
};

}  // namespace jasnel
