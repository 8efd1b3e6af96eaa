#include "tools/table/options.h"

#include "tools/shared/add_flag.h"
#include "tools/shared/deal_flags.h"

namespace jasnel {

void AddTableFlags(CLI::App& app, TableOptions& options) {
  constexpr const char* kGroup = "Output";
  AddTexts(app, "DEAL", "deal lines, each in quotes or as bare words", options.deals).WithForm("");
  AddInputFlag(app, "read deal lines or PBN from a file, - for standard input", options.input);
  AddStartFlags(app, options.defaults);
  AddFormatFlag(app, options.format).InGroup(kGroup);
  AddLanguageFlag(app, options.language).InGroup(kGroup);
  AddThreadsFlag(app, "deals solved in parallel (default one per processor)", options.threads)
      .InGroup(kGroup);
}

}  // namespace jasnel
