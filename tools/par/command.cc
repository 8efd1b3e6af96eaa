#include "tools/par/command.h"

#include <string>

#include "tools/par/printer.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/deal_flags.h"
#include "tools/table/run.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel par";

constexpr const char* kExamples =
    R"(A deal line is a seat, four hands of eight cards clockwise from it (spades.hearts.diamonds.clubs),
and fields: rules= dealer= leader= turned= board=. trump= and declarer= are ignored.

Examples:
  jasnel par 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'
  jasnel par N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --dealer=E --auction=pass
  jasnel par N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --dealer=E --rules=bedum --turned=H
  jasnel deal --count=4 --seed=7 --format=pbn > boards.pbn
  jasnel par --input=boards.pbn --lang=nl
  jasnel deal --count=8 --seed=7 | jasnel par --input=- --rules=nkf --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

class ParCommand : public Command {
 public:
  explicit ParCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddTableFlags(app_, options_);
    AddTurnedFlag(app_, options_.defaults.turned);
    AddAuctionFlag(app_, calls_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.format == Format::kJson) return RunWith(ParJsonPrinter(calls_, options_.language));
    if (options_.format == Format::kCsv) return RunWith(ParCsvPrinter(calls_, options_.language));
    return RunWith(ParTextPrinter(calls_, options_.language));
  }

 private:
  template <class Printer>
  ExitStatus RunWith(Printer printer) {
    return RunTables(kName, options_, printer);
  }

  CLI::App& app_;
  TableOptions options_;
  std::string calls_;
};

}  // namespace

std::unique_ptr<Command> MakeParCommand(CLI::App& app) { return std::make_unique<ParCommand>(app); }

}  // namespace jasnel
