#include "tools/shared/parent_command.h"

#include <CLI/CLI.hpp>
#include <cstddef>

namespace jasnel {

std::string NameOf(const CLI::App& command) {
  const CLI::App* const parent = command.get_parent();
  return parent == nullptr ? command.get_name() : NameOf(*parent) + " " + command.get_name();
}

ParentCommand::ParentCommand(CLI::App& app, std::span<const CommandEntry> entries)
    : app_(app), entries_(entries), commands_(entries.size()) {
  app_.require_subcommand(0, 1);
  for (const CommandEntry& entry : entries) app_.add_subcommand(entry.name, entry.help);
}

Command* ParentCommand::Below(const std::string& name) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (name != entries_[i].name) continue;
    if (!commands_[i]) commands_[i] = entries_[i].make(*app_.get_subcommand(name));
    return commands_[i].get();
  }
  return nullptr;
}

ExitStatus ParentCommand::Run() {
  const std::string name = NameOf(app_);
  return PrintUsageError(name, Say("no command; expected one, such as $0 $1; see $0 --help",
                                   "geen opdracht; verwacht er een, zoals $0 $1; zie $0 --help",
                                   name, entries_.front().name));
}

}  // namespace jasnel
