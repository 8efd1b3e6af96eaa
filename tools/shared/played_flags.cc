#include "tools/shared/played_flags.h"

#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"

namespace jasnel {

std::optional<Error> PlayedInput::Check() const {
  return CheckInputGiven(records, input, Phrase{"record", "verslag"},
                         Say("--input=FILE, - for standard input, or records in quotes",
                             "--input=BESTAND, - voor standaardinvoer, of verslagen tussen "
                             "aanhalingstekens"));
}

void AddPlayedFlags(CLI::App& app, const std::string& records, PlayedInput& played) {
  AddTexts(app, "RECORD", records, played.records).WithForm("");
  AddInputFlag(app, "read records from a file, one a line, - for standard input", played.input);
  AddRulesFlag(app, "for records without rules: a rule set and changes to it (default kbn)",
               played.rules);
}

}  // namespace jasnel
