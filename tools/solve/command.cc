#include "tools/solve/command.h"

#include "tools/shared/add_flag.h"
#include "tools/solve/options.h"
#include "tools/solve/run.h"

namespace jasnel {
namespace {

constexpr const char* kExamples =
    R"(A deal line is a seat, four hands clockwise from it (spades.hearts.diamonds.clubs), and fields:
rules= trump= leader= dealer= declarer= trick= value= ns= ew= ns-roem= ew-roem= ns-tricks= turned=
board= or in Dutch regels= troef= uitkomst= gever= speler= slag= waarde= nz= ow= nz-roem= ow-roem=
nz-slagen= gedraaid= spel=. Hands may use suit symbols or names, and pictures that jasnel prints can
be read back. With --objective=make, finding all best cards takes about two and a half times as long
as the answer alone: --value-only leaves them out.

Examples:
  jasnel solve 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S'
  jasnel solve N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --dealer=E --cards
  jasnel solve 'N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E' --objective=make
  echo 'N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E value=-100' > deals.txt
  jasnel solve --input=deals.txt --format=json
  jasnel solve --input=deals.txt --check
  jasnel solve --input=- --lang=nl < deals.txt

Exit status: 0 all answered; 1 an input was wrong or a check failed, the rest was answered;
2 the command line was wrong; 130 stopped by Ctrl-C.)";

class SolveCommand : public Command {
 public:
  explicit SolveCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddSolveFlags(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckSolveOptions(options_)) {
      return PrintUsageError("jasnel solve", error->both());
    }
    return SolveDeals(options_);
  }

 private:
  CLI::App& app_;
  SolveOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeSolveCommand(CLI::App& app) {
  return std::make_unique<SolveCommand>(app);
}

}  // namespace jasnel
