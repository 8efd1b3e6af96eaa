#include "engine/records/replay_record.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "jasnel/replay.h"

namespace jasnel {
namespace {

std::string_view OutcomeKey(Outcome outcome) {
  constexpr std::array<std::string_view, 5> kNames = {"made", "nat", "pit", "revoke", "accusation"};
  return kNames[static_cast<std::size_t>(outcome)];
}

}  // namespace

Record TrickRecords(const Replay& replay, Language language) {
  Record list = Record::array();
  for (const ReplayedTrick& trick : replay.tricks) {
    Record one;
    one["leader"] = Letter(trick.leader, language);
    one["cards"] = CardList(trick.cards, language);
    if (trick.winner) {
      one["winner"] = Letter(*trick.winner, language);
      one["points"] = trick.points.count();
      one["roem"] = trick.roem.count();
      if (trick.roem_lost > Points(0)) one["roem_lost"] = trick.roem_lost.count();
    }
    list.push_back(one);
  }
  return list;
}

Record FaultRecords(const Replay& replay, const Rules& rules, Language language) {
  Record list = Record::array();
  for (const Fault& fault : replay.faults) {
    Record one = PlaceRecord(fault, language);
    one["legal"] = CardList(fault.legal, language);
    one["duty"] = DutyName(fault.breach.duty);
    one["source"] = SourceOf(fault.breach, rules);
    one["revoke"] = fault.revoke;
    if (fault.revoke) one["revoke_source"] = RevokeSource(fault.breach.duty, rules);
    if (fault.ruling) {
      one["ruling"] = RulingKey(*fault.ruling);
      if (fault.revoke) one["ruling_source"] = SourceOf(*fault.ruling, rules);
    }
    list.push_back(one);
  }
  return list;
}

std::string_view RulingKey(Ruling ruling) {
  constexpr std::array<std::string_view, 7> kNames = {
      "roem not claimed", "wrong accusation", "short hand",    "individual",
      "mended",           "not mended",       "found too late"};
  return kNames[static_cast<std::size_t>(ruling)];
}

Record EndingRecord(const Replay& replay, const Rules& rules, Language language) {
  const Ending& ending = *replay.ending;
  Record record;
  switch (ending.cause) {
    case Ending::Cause::kRevoke:
      record["cause"] = "revoke";
      record["source"] = RevokeSource(replay.Revoke()->breach.duty, rules);
      break;
    case Ending::Cause::kWrongAccusation:
      record["cause"] = RulingKey(Ruling::kWrongAccusation);
      record["source"] = SourceOf(Ruling::kWrongAccusation, rules);
      break;
    case Ending::Cause::kShortHand:
      record["cause"] = RulingKey(Ruling::kShortHand);
      record["source"] = SourceOf(Ruling::kShortHand, rules);
      break;
  }
  record["trick"] = ending.trick;
  record["seat"] = Letter(ending.seat, language);
  if (replay.roem_until_stop > Points(0)) {
    record["roem_until_stop"] = replay.roem_until_stop.count();
  }
  if (replay.own_loss) {
    record["own_loss"] = replay.own_loss->count();
    record["own_loss_source"] = SourceOf(Ruling::kIndividual, rules);
  }
  return record;
}

Record WonRecord(const Replay& replay) {
  const auto& [ns, ew] = replay.won;
  return {{"ns", ns.cards.count()},     {"ew", ew.cards.count()}, {"ns-roem", ns.roem.count()},
          {"ew-roem", ew.roem.count()}, {"ns-tricks", ns.tricks}, {"ew-tricks", ew.tricks}};
}

Record ResultRecord(const ContractResult& result) {
  return {{"outcome", OutcomeKey(result.outcome)},
          {"ns", result.score[0].count()},
          {"ew", result.score[1].count()}};
}

}  // namespace jasnel
