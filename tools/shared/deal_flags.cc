#include "tools/shared/deal_flags.h"

#include <string>

#include "tools/shared/flags.h"
#include "tools/shared/question/field_flags.h"

namespace jasnel {

void AddStartFlags(CLI::App& app, DealDefaults& defaults) {
  AddFieldFlags(app, kStartFields<>, &defaults);
}

void AddDealFlags(CLI::App& app, DealDefaults& defaults) {
  AddFieldFlags(app, kStartFields<>, &defaults);
  AddFieldFlags(app, kContractFields<>, &defaults);
}

Flag AddTurnedFlag(CLI::App& app, std::optional<Suit>& turned) {
  return AddSuitFlag(app, "--turned", "the turned suit, if the rules have bidding=turned", turned)
      .InGroup(std::string(kDefaultsGroup.english));
}

}  // namespace jasnel
