#include "engine/replay_record.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "bitboard/duty.h"

namespace jasnel {
namespace {

std::string_view OutcomeKey(Outcome outcome) {
  constexpr std::array<std::string_view, 4> kNames = {"made", "nat", "pit", "revoke"};
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
    list.push_back(one);
  }
  return list;
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
