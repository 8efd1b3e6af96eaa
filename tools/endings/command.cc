#include "tools/endings/command.h"

#include <CLI/CLI.hpp>
#include <array>
#include <memory>

#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/parent_command.h"

namespace jasnel {
namespace {

constexpr const char* kEndingsExamples =
    R"(A suite for researchers: endings of three and four cards with the exact value of each card for a
seat that sees one hand. The output is in English only. Full reference: docs/research/endings.md.

Examples:
  jasnel endings make --count=16 > endings.jsonl
  jasnel endings score simple worlds epimc:depth=2 --input=endings.jsonl)";

constexpr std::array<CommandEntry, 2> kEndingsCommands = {{
    {"make", "Finds endings in deals that are played, and solves them.", endings::MakeMakeCommand},
    {"score", "How often players find the best card, and what they lose.",
     endings::MakeScoreCommand},
}};

}  // namespace

std::unique_ptr<Command> MakeEndingsCommand(CLI::App& app) {
  SetHelpEnd(app, kEndingsExamples);
  return std::make_unique<ParentCommand>(app, kEndingsCommands);
}

}  // namespace jasnel
