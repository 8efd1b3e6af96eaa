#include "tools/boerenbridge/boerenbridge_command.h"

#include "tools/boerenbridge/match_command.h"
#include "tools/boerenbridge/play_command.h"

namespace jasnel::boerenbridge {
namespace {

class BoerenbridgeCommand : public Command {
 public:
  explicit BoerenbridgeCommand(CLI::App& app)
      : app_(*app.add_subcommand("boerenbridge",
                                 "Boerenbridge: say how many tricks, and take just as many.")) {
    app_.require_subcommand(0, 1);
    commands_.push_back(MakePlayCommand(app_));
    commands_.push_back(MakeMatchCommand(app_));
  }

  const CLI::App& app() const override { return app_; }
  const Commands& subcommands() const override { return commands_; }

  ExitStatus Run() override {
    return PrintUsageError(
        "jasnel boerenbridge",
        "no command; expected one, as jasnel boerenbridge match; see jasnel boerenbridge --help");
  }

 private:
  CLI::App& app_;
  Commands commands_;
};

}  // namespace

std::unique_ptr<Command> MakeBoerenbridgeCommand(CLI::App& app) {
  return std::make_unique<BoerenbridgeCommand>(app);
}

}  // namespace jasnel::boerenbridge
