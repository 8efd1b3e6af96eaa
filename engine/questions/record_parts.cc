#include "engine/questions/record_parts.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/records/played_record.h"
#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

// The id of a record: a text or a number, which is JSON already.
class IdKind final {
 public:
  Record OutputSchema() const { return {{"anyOf", {{{"type", "string"}}, {{"type", "number"}}}}}; }
  void Write(std::string_view id, Language /*language*/, Sink& sink) const { sink.Json(id); }
};
constexpr IdKind kId;

constexpr ListKind<kinds::kCards> kCardLists;

constexpr Part kReadTrickParts[] = {
    Gives<kinds::kCards, &PlayedTrick::cards>("cards", "the cards in order of play"),
    Gives<kinds::kText,
          [](const PlayedTrick& trick) {
            std::optional<std::string_view> claim;
            if (trick.roem_claim == RoemClaim::kLate) claim = "late";
            if (trick.roem_claim == RoemClaim::kNone) claim = "none";
            return claim;
          }>("roem_claim", "late or none, if roem was not claimed in time"),
    Gives<kinds::kCards, [](const PlayedTrick& trick) { return IfAny(trick.mended); }>(
        "mended", "illegal cards that were taken back"),
    Gives<kinds::kSeat, &PlayedTrick::accused_by>("accused_by",
                                                  "who accused the others of a revoke"),
    Gives<kinds::kSeat, &PlayedTrick::short_hand>("short_hand", "who has too few cards"),
    Gives<kinds::kSeat, &PlayedTrick::long_hand>("long_hand", "who has too many cards"),
    Gives<kinds::kCards, [](const PlayedTrick& trick) { return IfAny(trick.out_of_turn); }>(
        "out_of_turn", "cards that were led or played out of turn"),
    Gives<kinds::kCards, [](const PlayedTrick& trick) { return IfAny(trick.called); }>(
        "called", "penalty cards that the others wanted to be played"),
    Gives<kinds::kCards, [](const PlayedTrick& trick) { return IfAny(trick.refused); }>(
        "refused", "penalty cards that the others refused"),
    Gives<kCardLists, [](const PlayedTrick& trick) { return IfAny(trick.undone); }>(
        "undone", "tricks that were played here and taken back"),
    Gives<kinds::kSeat, &PlayedTrick::looked_at>("looked_at",
                                                 "who looked at it after it was turned"),
};

constexpr Part kOutOfTurnParts[] = {
    Gives<kinds::kSeat, &CallOutOfTurn::seat>("seat", "who was not in turn"),
    Gives<kinds::kCall, &CallOutOfTurn::call>("call", "what was said"),
    Gives<kinds::kNumber, &CallOutOfTurn::after>("after", "after so many calls"),
};

}  // namespace

constexpr Part PlayedRecordParts::kAll[7] = {
    Gives<kId, [](const PlayedRecord& played) { return IfAny(played.id); }>("record",
                                                                            "the id of the record"),
    Gives<kinds::kCallList,
          [](const PlayedRecord& played) {
            std::optional<std::vector<Call>> calls;
            if (played.auction) {
              calls.emplace(played.auction->calls().begin(), played.auction->calls().end());
            }
            return calls;
          }>("auction", "the calls"),
    Lists<&PlayedRecord::deal, &PlayedDeal::tricks>("tricks", "TrickRead", kReadTrickParts,
                                                    "the tricks as given"),
    Gives<kinds::kSwitch, [](const PlayedRecord& played) { return IfAny(played.deal.individual); }>(
        "individual", "true if each plays alone"),
    Gives<kinds::kSwitch, [](const PlayedRecord& played) { return IfAny(played.deal.as_played); }>(
        "as_played", "true if a revoke was seen too late to count"),
    Gives<kinds::kSwitch,
          [](const PlayedRecord& played) { return IfAny(played.deal.played_again); }>(
        "played_again", "true if the table plays the deal again"),
    Lists<[](const PlayedRecord& played) { return IfAny(played.out_of_turn); }>(
        "out_of_turn", "CallOutOfTurn", kOutOfTurnParts, "calls that were made out of turn"),
};

std::string FormatPlayedRecord(const PlayedRecord& record) {
  JsonSink sink;
  sink.BeginObject();
  if (!record.id.empty()) {
    sink.Key("id");
    sink.Json(record.id);
  }
  sink.Key("deal");
  sink.Text(FormatDealLine(DealLineOf(record)));
  const std::span<const Part> parts(PlayedRecordParts::kAll);
  WriteParts(parts.subspan(1), &record, Language::kEnglish, sink);
  sink.EndObject();
  return sink.Take();
}

}  // namespace jasnel
