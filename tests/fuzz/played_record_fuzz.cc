// Any bytes as a record of a played deal: nothing may crash, every error is one line, and what came
// of the deal adds up.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/records/played_record.h"
#include "engine/requests/json_reader.h"
#include "jasnel/replay.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {
namespace {

void CheckReplay(const PlayedDeal& deal, std::string_view text) {
  const auto replay = ReplayDeal(deal);
  if (!replay) return CheckError(replay.error());
  Require(replay->tricks.size() <= deal.tricks.size(), "no trick was added", text);
  for (const Fault& fault : replay->faults) {
    Require(!fault.legal.Contains(fault.card), "a fault is not a legal card", text);
  }
  for (const Position& position : replay->positions) {
    if (IsOver(position)) continue;
    const auto error = Validate(position);
    Require(!error, "every position of a record is valid", error ? error->message : "");
  }
  if (replay->IsComplete()) {
    Require(replay->cards_played == kDeckSize, "a deal that was played out has 32 cards", text);
    Require(replay->won[0].tricks + replay->won[1].tricks == 8, "and eight tricks", text);
    Require((replay->won[0].cards + replay->won[1].cards).count() == 162, "and 162 points", text);
  }
}

void CheckRecord(std::string_view text) {
  const auto record = ParsePlayedRecord(text, Rules{});
  if (!record) {
    CheckError(record.error());
  } else {
    Require(!record->InAuction(), "a deal that was played has no auction to go on", text);
    CheckReplay(record->deal, text);
  }
  const auto object = ParseJsonObject(text, "a deal");
  if (!object) return CheckError(object.error());
  const auto in_play = ReadPlayedRecord(*object, {}, RecordStops::kAnywhere);
  if (!in_play) return CheckError(in_play.error());
  if (!in_play->InAuction()) CheckReplay(in_play->deal, text);
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckRecord(jasnel::fuzz::TextOf(data, size));
  return 0;
}
