#include "tools/club/player_data.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/questions/club.h"
#include "engine/questions/evening.h"
#include "engine/questions/season.h"

namespace jasnel::club {
namespace {

using NameKeys = std::set<std::string>;

NameKeys KeysOf(const Member& player) {
  NameKeys keys = {NameKey(player.name)};
  for (const std::string& name : player.former) keys.insert(NameKey(name));
  return keys;
}

bool Has(const NameKeys& keys, std::span<const std::string> names) {
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return keys.contains(NameKey(name)); });
}

std::vector<std::string_view> LinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// Each line with his name, those that were taken back and comments too.
Record LinesWith(const SeasonFile& file, const Member& player) {
  const ErasedFile erased = EraseMember(file.text, file.season, player, "");
  const auto lines = LinesOf(file.text);
  const auto without = LinesOf(erased.text);
  Record found = Record::array();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool in_comment =
        std::find(erased.comments.begin(), erased.comments.end(), i + 1) != erased.comments.end();
    if (!in_comment && i < without.size() && lines[i] == without[i]) continue;
    found.push_back({{"line", i + 1}, {"text", Trim(lines[i])}});
  }
  return found;
}

Record TablesOf(const Evening& evening, const NameKeys& keys) {
  Record tables = Record::array();
  for (std::size_t boompje = 0; boompje < evening.boompjes.size(); ++boompje) {
    const auto& all = evening.boompjes[boompje].tables;
    for (std::size_t table = 0; table < all.size(); ++table) {
      const TableResult& one = all[table];
      if (!Has(keys, one.players) && !Has(keys, one.substitutes)) continue;
      Record record = {{"boompje", boompje + 1}, {"table", table + 1}, {"players", one.players}};
      const bool has_substitutes = std::any_of(one.substitutes.begin(), one.substitutes.end(),
                                               [](const auto& name) { return !name.empty(); });
      if (has_substitutes) record["substitutes"] = one.substitutes;
      if (one.totals) {
        record["totals"] = {(*one.totals)[0].count(), (*one.totals)[1].count()};
      }
      tables.push_back(std::move(record));
    }
  }
  return tables;
}

// The object of an item of a list of an answer, without the name of the player.
template <class Item>
Record Inside(const Part& list, const Item& item) {
  Record record = Record::parse(ObjectText(list.inside(), &item, Language::kEnglish));
  record.erase("player");
  return record;
}

Result<Record> DataIn(const SeasonFile& file, const Member& player) {
  const NameKeys keys = KeysOf(player);
  const auto results = ResultsOf(file.season, file.path);
  if (!results) return results.error();
  const auto season = ResultOf(file.season, file.path);
  if (!season) return season.error();
  Record record = {{"season", file.season.name}, {"player", player.name}};
  const auto is_his = [&](const auto& one) { return keys.contains(NameKey(one.player)); };
  for (const Member& member : file.season.members) {
    if (!keys.contains(NameKey(member.name))) continue;
    record["player"] = member.name;
    record["former_names"] = member.former;
    record["active"] = member.active;
  }
  record["evenings"] = Record::array();
  for (std::size_t i = 0; i < results->size(); ++i) {
    const ClubEvening& played = file.season.evenings[i];
    Record evening = {{"evening", i + 1}, {"date", played.date}};
    const auto& players = (*results)[i].players;
    const auto found = std::find_if(players.begin(), players.end(), is_his);
    if (found != players.end()) evening.update(Inside(AddUpEvening::kPlayers, *found));
    Record tables = TablesOf(played.evening, keys);
    if (!tables.empty()) evening["tables"] = std::move(tables);
    const auto& revokes = played.evening.revokes;
    const auto revoked = std::count_if(revokes.begin(), revokes.end(), [&](const auto& name) {
      return keys.contains(NameKey(name));
    });
    if (revoked > 0) evening["revokes"] = revoked;
    if (evening.size() > 2) record["evenings"].push_back(std::move(evening));
  }
  const auto found = std::find_if(season->players.begin(), season->players.end(), is_his);
  if (found != season->players.end()) record["standing"] = Inside(AddUpSeason::kPlayers, *found);
  if (Has(keys, season->champions)) record["champion"] = true;
  for (const Cup::Holder& holder : season->cup.winners) {
    if (is_his(holder)) record["cup_wins"] = holder.wins;
  }
  record["lines"] = LinesWith(file, player);
  return record;
}

}  // namespace

Result<std::vector<SeasonFile>> AllSeasons(const std::string& folder) {
  const auto seasons = SeasonsIn(folder);
  if (!seasons) return seasons.error();
  std::vector<SeasonFile> files;
  for (const std::string& season : *seasons) {
    auto read = ReadSeason(folder, season);
    if (!read) return read.error();
    files.push_back(std::move(read).value());
  }
  return files;
}

Member AnyNamesOf(std::span<const SeasonFile> files, const std::string& player) {
  NameKeys keys = {NameKey(player)};
  for (std::size_t before = 0; before != keys.size();) {
    before = keys.size();
    for (const SeasonFile& file : files) {
      for (const Member& member : file.season.members) {
        // A former name that another one has now is his.
        NameKeys names = {NameKey(member.name)};
        for (const std::string& former : member.former) {
          if (!file.season.Find(former)) names.insert(NameKey(former));
        }
        const bool is_his = std::any_of(names.begin(), names.end(),
                                        [&](const auto& name) { return keys.contains(name); });
        if (is_his) keys.merge(names);
      }
    }
  }
  return {.name = player, .former = {keys.begin(), keys.end()}};
}

Result<std::vector<Record>> DataOf(std::span<const SeasonFile> files, const Member& player) {
  std::vector<Record> data;
  for (const SeasonFile& file : files) {
    auto record = DataIn(file, player);
    if (!record) return record.error();
    if (!(*record)["lines"].empty()) data.push_back(std::move(record).value());
  }
  return data;
}

}  // namespace jasnel::club
