#include "tools/table/command.h"

#include "tools/shared/add_flag.h"
#include "tools/table/record_printers.h"
#include "tools/table/run.h"
#include "tools/table/text.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel table";

constexpr const char* kExamples =
    R"(A deal line is a seat, four hands of eight cards clockwise from it (spades.hearts.diamonds.clubs),
and fields: rules= dealer= leader= turned= board=. trump= and declarer= are ignored.

Examples:
  jasnel table 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'
  jasnel table N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --all-leaders --lang=nl
  jasnel deal --count=4 --seed=7 --format=pbn > boards.pbn
  jasnel table --input=boards.pbn
  jasnel table --input=boards.pbn --rules=nku-rotterdam --format=csv > tables.csv
  jasnel deal --count=2 --seed=1 | jasnel table --input=- --format=json

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

class TableCommand : public Command {
 public:
  explicit TableCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddTableFlags(app_, options_);
    AddSwitch(app_, "--all-leaders", "each seat leads in turn", options_.all_leaders);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.format == Format::kJson) return RunWith(TableJsonPrinter(options_.language));
    if (options_.format == Format::kCsv) return RunWith(TableCsvPrinter(options_.language));
    return RunWith(TableTextPrinter(options_.language, options_.all_leaders));
  }

 private:
  template <class Printer>
  ExitStatus RunWith(Printer printer) {
    return RunTables(kName, options_, printer);
  }

  CLI::App& app_;
  TableOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeTableCommand(CLI::App& app) {
  return std::make_unique<TableCommand>(app);
}

}  // namespace jasnel
