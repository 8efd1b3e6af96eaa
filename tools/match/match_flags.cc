#include "tools/match/match_flags.h"

#include "tools/shared/flags.h"

namespace jasnel {

void AddRecordAndOutputFlags(CLI::App& app, MatchFlags& flags, const std::string& record_help,
                             int& threads) {
  constexpr const char* kRecordGroup = "The record";
  constexpr const char* kPrintGroup = "How to print";
  AddText(app, "--record", record_help, flags.record)
      .WithForm("FILE")
      .TakingLast()
      .InGroup(kRecordGroup);
  AddSwitch(app, "--resume", "go on where the record of the same match ends", flags.resume)
      .InGroup(kRecordGroup);
  AddFormatFlag(app, flags.format).InGroup(kPrintGroup);
  AddLanguageFlag(app, flags.language).InGroup(kPrintGroup);
  AddThreadsFlag(app, "deals played at the same time (default one for each processor)", threads)
      .InGroup(kPrintGroup);
}

Message PlayerCount(std::size_t count) {
  if (count == 0) return Phrase{"no player", "geen speler"};
  if (count == 1) return Phrase{"1 player", "1 speler"};
  return Say("$0 players", "$0 spelers", count);
}

std::optional<Error> CheckResume(const MatchFlags& flags) {
  if (!flags.resume || !flags.record.empty()) return std::nullopt;
  return Error{
      Say("--resume without --record; expected --record=FILE, the record to go on with",
          "--resume zonder --record; verwacht --record=BESTAND, het verslag om mee door te "
          "gaan")};
}

}  // namespace jasnel
