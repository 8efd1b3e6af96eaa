#include "jasnel/club/evening.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bitboard/text/characters.h"
#include "club/names.h"

namespace jasnel::club {
namespace {

const Rules& RulesOfPreset(std::string_view name) {
  for (const Preset& preset : Presets()) {
    if (preset.name == name) return preset.rules;
  }
  return Presets().front().rules;
}

Error In(const Message& where, const Message& what) {
  return Error{Say("$0: $1", "$0: $1", where, what)};
}

std::optional<Message> WrongNumbers(const EveningRules& rules) {
  if (rules.deals >= 1 && rules.deals <= kMostDeals) return std::nullopt;
  return Say("$0 deals in a boompje; expected from 1 to $1",
             "$0 spellen in een boompje; verwacht 1 tot en met $1", rules.deals, kMostDeals);
}

// "Het spel waarin verzaakt is wordt overgespeeld": KBN art. 13, and by art. 14 that of a wrong
// accusation.
std::optional<Error> RevokeOnTheSheet(std::span<const DealTotals> deals,
                                      const EveningRules& rules) {
  for (std::size_t i = 0; i < deals.size() && rules.revoke > 0; ++i) {
    if (!deals[i].Offenders()) continue;
    return Error{
        Say("deal $0: ended by $1; expected the deal as it was played again, and the revoke with "
            "its player",
            "spel $0: gestopt door $1; verwacht het spel zoals het is overgespeeld, en het "
            "verzaken bij de speler",
            i + 1,
            deals[i].revoked ? Phrase{"a revoke", "verzaken"}
                             : Phrase{"a wrong accusation", "een onterechte beschuldiging"})};
  }
  return std::nullopt;
}

class EveningSum {
 public:
  EveningSum(const Evening& evening, const EveningRules& rules, PossibleTotals& possible)
      : evening_(evening), rules_(rules), possible_(possible) {}

  Result<EveningResult> AddUp() {
    const std::size_t played = evening_.boompjes.size();
    if (static_cast<int>(played) > rules_.boompjes) {
      return Error{Say("$0 boompjes; expected $1 at most", "$0 boompjes; verwacht er hoogstens $1",
                       played, rules_.boompjes)};
    }
    result_.over = static_cast<int>(played) == rules_.boompjes;
    for (std::size_t i = 0; i < played; ++i) {
      if (auto error = AddBoompje(i)) return *std::move(error);
    }
    for (const std::string& player : evening_.revokes) {
      const auto at = names_.Find(player);
      if (!at) {
        return Error{Say("a revoke of $0, who was not there; expected one of the players",
                         "verzaakt door $0, die er niet was; verwacht een van de spelers",
                         Quoted(player))};
      }
      result_.players[*at].off += Points(rules_.revoke);
      result_.players[*at].points -= Points(rules_.revoke);
    }
    GivePlaces(result_.players, &PlayerEvening::player,
               [](const PlayerEvening& one) { return one.points; });
    GivePrizes();
    return std::move(result_);
  }

 private:
  std::optional<Error> AddBoompje(std::size_t number) {
    const BoompjeResult& boompje = evening_.boompjes[number];
    const Message where = Say("boompje $0", "boompje $0", number + 1);
    Names there;  // those who play, for themselves or for another
    Names drawn;  // those who play for themselves, or stand
    for (std::size_t i = 0; i < boompje.tables.size(); ++i) {
      const TableResult& table = boompje.tables[i];
      const Message at_table = Say("$0 table $1", "$0 tafel $1", where, i + 1);
      const auto totals = PossibleAt(table);
      if (!totals) return In(at_table, PartOf(totals.error()));
      if (!*totals) result_.over = false;
      (*totals ? written_ : awaited_) = true;
      for (const Seat seat : kAllSeats) {
        const auto at = Index(seat);
        const auto side = Index(SideOf(seat));
        const std::string& player = table.players[at];
        const bool has_substitute = !NameKey(table.substitutes[at]).empty();
        if (auto wrong = Enter(there, player)) return In(at_table, *wrong);
        drawn.Add(player);
        if (has_substitute) {
          if (auto wrong = Enter(there, table.substitutes[at])) return In(at_table, *wrong);
        }
        Give(player, number, *totals ? std::optional((**totals)[side]) : std::nullopt);
      }
    }
    if (auto wrong = StandsAgain(boompje)) return In(where, *wrong);
    for (const std::string& player : boompje.standing) {
      if (auto wrong = Enter(drawn, player)) return In(where, *wrong);
      ++Give(player, number, Points(rules_.standing)).stood;
    }
    return std::nullopt;
  }

  // "Een klaverjasser kan maximaal 1 keer per speelavond een staand nummer loten": see `Draw`, also
  // for evenings with too few players for that. The tables have been added.
  std::optional<Message> StandsAgain(const BoompjeResult& boompje) const {
    const PlayerEvening* least = nullptr;
    for (const TableResult& table : boompje.tables) {
      for (const std::string& player : table.players) {
        const std::size_t at = Certain(names_.Find(player), "the tables have been added");
        if (least == nullptr || result_.players[at].stood < least->stood) {
          least = &result_.players[at];
        }
      }
    }
    for (const std::string& player : boompje.standing) {
      const auto at = names_.Find(player);
      if (least == nullptr || !at || result_.players[*at].stood <= least->stood) continue;
      return Say("$0 stands again; expected another, such as $1, who stood less often",
                 "$0 staat opnieuw; verwacht een ander, zoals $1, die minder vaak heeft gestaan",
                 Quoted(player), Quoted(least->player));
    }
    return std::nullopt;
  }

  Result<std::optional<BothTotals>> PossibleAt(const TableResult& table) {
    auto totals = TotalsAt(table, rules_);
    if (!totals || !*totals || !table.deals.empty()) return totals;
    if (auto wrong = possible_.Wrong(**totals)) return Error{*std::move(wrong)};
    return totals;
  }

  static std::optional<Message> Enter(Names& there, const std::string& player) {
    const std::size_t before = there.size();
    if (!there.Add(player)) return NoPlayer();
    if (there.size() == before) return PlayerTwice(player);
    return std::nullopt;
  }

  PlayerEvening& Give(const std::string& name, std::size_t boompje, std::optional<Points> points) {
    const std::size_t at = Certain(names_.Add(name), "Enter has looked at the name");
    if (at == result_.players.size()) {
      result_.players.push_back({.player = name});
      result_.players.back().boompjes.resize(evening_.boompjes.size());
    }
    PlayerEvening& player = result_.players[at];
    player.boompjes[boompje] = points;
    if (points) player.points += *points;
    return player;
  }

  void GivePrizes() {
    const auto& players = result_.players;
    const bool only_stood = awaited_ && !written_;
    if (players.empty() || only_stood || players.front().points <= Points(0)) return;
    for (std::size_t first = 0, next = 0; first < players.size(); first = next) {
      while (next < players.size() && players[next].place == players[first].place) ++next;
      for (std::size_t place = first + 1; place <= next; ++place) {
        if (!rules_.prizes.Has(static_cast<int>(place))) continue;
        Prize& prize = result_.prizes.emplace_back();
        prize.place = static_cast<int>(place);
        for (std::size_t i = first; i < next; ++i) prize.players.push_back(players[i].player);
      }
    }
  }

  const Evening& evening_;
  const EveningRules& rules_;
  PossibleTotals& possible_;
  Names names_;           // in the order of the players in the result
  bool written_ = false;  // the totals of a table
  bool awaited_ = false;
  EveningResult result_;
};

}  // namespace

EveningRules BedumEvening() { return {.rules = RulesOfPreset("bedum")}; }

EveningRules KbnEvening() { return {.rules = RulesOfPreset("kbn"), .standing = 0, .revoke = 162}; }

BoompjeResult Begin(const Seating& seating) {
  BoompjeResult boompje;
  for (const Seated& players : seating.tables) boompje.tables.push_back({.players = players});
  boompje.standing = seating.standing;
  return boompje;
}

Seating SeatingOf(const BoompjeResult& boompje) {
  Seating seating;
  for (const TableResult& table : boompje.tables) seating.tables.push_back(table.players);
  seating.standing = boompje.standing;
  return seating;
}

Result<std::optional<BothTotals>> TotalsAt(const TableResult& table, const EveningRules& rules) {
  if (table.deals.empty()) return table.totals;
  if (static_cast<int>(table.deals.size()) != rules.deals) {
    return Error{Say("$0 deals; expected $1", "$0 spellen; verwacht er $1", table.deals.size(),
                     rules.deals)};
  }
  if (auto error = RevokeOnTheSheet(table.deals, rules)) return *std::move(error);
  const auto added = TotalsOf(table.deals, rules.rules);
  if (!added) return added.error();
  if (table.totals && *table.totals != *added) {
    return Error{Say("totals of $0 and $1; expected $2 and $3, what the deals add up to",
                     "totalen van $0 en $1; verwacht $2 en $3, de som van de spellen",
                     (*table.totals)[0].count(), (*table.totals)[1].count(), (*added)[0].count(),
                     (*added)[1].count())};
  }
  return std::optional(*added);
}

Result<EveningResult> ScoreEvening(const Evening& evening, const EveningRules& rules) {
  if (auto wrong = WrongNumbers(rules)) return Error{*std::move(wrong)};
  PossibleTotals possible(rules.rules, rules.deals);
  return EveningSum(evening, rules, possible).AddUp();
}

Result<std::vector<EveningResult>> ScoreEvenings(std::span<const Evening> evenings,
                                                 const EveningRules& rules) {
  if (auto wrong = WrongNumbers(rules)) return Error{*std::move(wrong)};
  PossibleTotals possible(rules.rules, rules.deals);
  std::vector<EveningResult> results;
  for (std::size_t i = 0; i < evenings.size(); ++i) {
    auto result = EveningSum(evenings[i], rules, possible).AddUp();
    if (!result) return In(Say("evening $0", "avond $0", i + 1), PartOf(result.error()));
    results.push_back(std::move(result).value());
  }
  return results;
}

}  // namespace jasnel::club
