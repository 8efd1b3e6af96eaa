#include "engine/questions/club.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/questions/club_kinds.h"
#include "engine/questions/evening.h"
#include "engine/questions/season.h"
#include "engine/requests/reading.h"
#include "jasnel/rules.h"

namespace jasnel::club {
namespace {

// A text of many lines, as it is.
class TextOfFileKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "TEXT"; }
  Message Expected() const override { return Phrase{"a text", "een tekst"}; }
  Record InputSchema() const { return {{"type", "string"}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& value) const override {
    value = text;
    return std::nullopt;
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::string& value) const override {
    if (!json.is_string()) return OfType(key, json, Expected());
    value = json.get_ref<const std::string&>();
    return std::nullopt;
  }
};

// What stands on one line.
class LineKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "TEXT"; }
  Message Expected() const override { return Phrase{"one line of text", "één regel tekst"}; }
  Record InputSchema() const { return {{"type", "string"}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& value) const override {
    const bool has_controls = std::any_of(text.begin(), text.end(), [](char c) {
      return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    });
    if (has_controls) return Expected();
    value = text;
    return std::nullopt;
  }
};

// Pairs of names: one, and another in its place.
class NamePairsKind final : public Input<std::vector<std::vector<std::string>>> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override {
    return Phrase{"a list of pairs of names, such as [[\"Anna\",\"Gerrit\"]]",
                  "een lijst van twee namen, zoals [[\"Anna\",\"Gerrit\"]]"};
  }
  Record InputSchema() const {
    Record names = NamesSchema();
    names["minItems"] = 2;
    names["maxItems"] = 2;
    return {{"type", "array"}, {"items", std::move(names)}};
  }

 protected:
  std::optional<FieldFault> FromText(
      std::string_view /*text*/, std::vector<std::vector<std::string>>& /*pairs*/) const override {
    return Expected();
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<std::vector<std::string>>& pairs) const override {
    const auto read = [](const Message& where,
                         const Record& one) -> Result<std::vector<std::string>> {
      std::vector<std::string> names;
      if (auto error = ReadNames(where, one, names)) return *std::move(error);
      if (names.size() == 2) return names;
      return In(where, Say("$0 names; expected two", "$0 namen; verwacht er twee", names.size()));
    };
    return ReadItems(key, json, Expected(), {"$0, pair $1", "$0, paar $1"}, read, pairs);
  }
};

constexpr std::array<Choice<Language>, 2> kLanguagesOfText = {
    {{"en", Language::kEnglish}, {"nl", Language::kDutch}}};

constexpr TextOfFileKind kTextOfFile;
constexpr LineKind kLineOfText;
constexpr NamePairsKind kNamePairs;
constexpr ChoiceKind<Language> kLanguageOfText(kLanguagesOfText, "en|nl", "Language");
constexpr WholeKind kBoompjeAsked(1, 100);

// A season that begins: what it is called, and the one before. Its options are keys too.
struct Beginning {
  std::string name;
  std::optional<std::string> before;
  Language language = Language::kEnglish;
  std::optional<bool> new_partners;
  std::optional<std::vector<std::vector<std::string>>> champions;
  bool begin = false;
};

constexpr Field kBeginFields[] = {
    Takes<&Beginning::name>({"season", "seizoen"}, kLineOfText,
                            {"its name, and that of its file: letters, digits, - and _",
                             "de naam, ook van het bestand: letters, cijfers, - en _"},
                            {.needed = true}),
    Takes<&Beginning::before>(
        {"before", "vorige"}, kTextOfFile,
        {"the text of the season before, whose options, players and champions it has",
         "de tekst van het vorige seizoen, waarvan het de opties, spelers en kampioenen heeft"}),
    Takes<&Beginning::language>(
        {"words", "woorden"}, kLanguageOfText,
        {"the language of the text (default en)", "de taal van de tekst (standaard en)"}),
    Takes<&Beginning::new_partners>(
        {"new_partners", "nieuwe_maten"}, kinds::kSwitch,
        {"nobody gets a partner whom he had in the same evening, as far as possible",
         "niemand krijgt een maat die hij dezelfde avond al had, zover dat kan"}),
    Takes<&Beginning::champions>(
        {"champions", "kampioenen"}, kinds::kNameLists,
        {"the champions of seasons before, oldest first, after those of the text",
         "de kampioenen van eerdere seizoenen, oudste eerst, na die van de tekst"}),
    Takes<&Beginning::begin>(
        {"begin", "begin"}, kinds::kSwitch,
        {"also where the season before is not over; it then has no champion",
         "ook als het vorige seizoen niet voorbij is; dat heeft dan geen kampioen"}),
};

constexpr Field kMembersFields[] = {
    Takes<&MembersChange::join>({"join", "erbij"}, kinds::kNamesTyped,
                                {"who join, also again", "wie erbij komen, ook opnieuw"}),
    Takes<&MembersChange::leave>({"leave", "weg"}, kinds::kNamesTyped,
                                 {"who leave the club", "wie de club verlaten"}),
    Takes<&MembersChange::rename>(
        {"rename", "hernoem"}, kNamePairs,
        {"who take another name, and which", "wie anders gaan heten, en hoe"}),
};

constexpr Field kNextDrawFields[] = {
    Takes<&NextDraw::without>(
        {"without", "zonder"}, kinds::kNamesTyped,
        {"who is not there, or has gone home", "wie er niet is, of naar huis is"}),
    Takes<&NextDraw::with>({"with", "met"}, kinds::kNamesTyped,
                           {"who has come since", "wie erbij is gekomen"}),
    Takes<&NextDraw::only>({"only", "alleen"}, kinds::kNamesTyped,
                           {"these players, and nobody else", "deze spelers en niemand anders"}),
    Takes<&NextDraw::numbers>({"numbers", "nummers"}, kinds::kDrawnNumbers,
                              {"what was drawn by hand: the number of each player",
                               "wat met de hand is geloot: het nummer van elke speler"}),
    Takes<&NextDraw::seed>({"seed", "startgetal"}, kinds::kSeed,
                           {"the same draw each time (default the system's random numbers)",
                            "elke keer dezelfde loting (standaard toevalsgetallen van het "
                            "systeem)"}),
    Takes<&NextDraw::date>({"date", "datum"}, kLineOfText,
                           {"of an evening that begins, as it is to stand in the text",
                            "van een avond die begint, zoals hij in de tekst moet staan"}),
    Takes<&NextDraw::begin>({"begin", "begin"}, kinds::kSwitch,
                            {"begin a new evening, also where the last one is not over",
                             "begin een nieuwe avond, ook als de vorige niet af is"}),
};

Record ResultsSchema() {
  Record properties = {{"table",
                        {{"type", "integer"},
                         {"minimum", 1},
                         {"maximum", kMostPlayers},
                         {"description", "its number"}}}};
  properties.update(HandedInSchema());
  return {{"type", "array"},
          {"items",
           {{"title", "TableTotals"},
            {"type", "object"},
            {"properties", std::move(properties)},
            {"required", {"table"}}}}};
}
constexpr GivenKind<ResultsSchema> kResultsHandedIn;

constexpr Field kEnterFields[] = {
    Takes<&HandedIn::boompje>({"boompje", "boompje"}, kBoompjeAsked,
                              {"of the last evening (default the last that was drawn)",
                               "van de laatste avond (standaard het laatste dat geloot is)"}),
    Takes<&HandedIn::correct>(
        {"correct", "verbeter"}, kinds::kSwitch,
        {"in place of results that are there", "in plaats van uitslagen die er zijn"}),
    Takes<&HandedIn::sure>({"sure", "zeker"}, kinds::kSwitch,
                           {"totals may be as high as they hardly ever are",
                            "totalen mogen zo hoog zijn als ze bijna nooit zijn"}),
    Tells({"results", "uitslagen"}, kResultsHandedIn,
          {"what tables hand in: the totals of both sides, or deals",
           "wat tafels inleveren: de totalen van beide partijen, of spellen"}),
    Takes<&HandedIn::substitutes>(
        {"substitute", "invaller"}, kNamePairs,
        {"a player, and who plays in his place", "een speler, en wie in zijn plaats speelt"}),
    Takes<&HandedIn::revokes>({"revoke", "verzaakt_door"}, kinds::kNamesTyped,
                              {"who revoked, where that costs the player points at the end",
                               "wie verzaakte, waar dat de speler aan het eind punten kost"}),
};

// The options among the keys of `evening` and `season`.
std::span<const Field> EveningOptions() { return AddUpEvening::kSpec.fields.first(7); }
std::span<const Field> SeasonOptions() { return AddUpSeason::kSpec.fields.first(4); }

std::vector<Field> NewFields() {
  std::vector<Field> fields(std::begin(kBeginFields), std::end(kBeginFields));
  for (const auto options : {EveningOptions(), SeasonOptions()}) {
    fields.insert(fields.end(), options.begin(), options.end());
  }
  return fields;
}

Record Titled(std::string_view title, Record schema) {
  schema["title"] = title;
  return schema;
}
Record NewSchema() {
  return Titled("NewSeason", SchemaOfFields(NewFields(), OtherKeys::kRefused, {}));
}
Record MembersSchema() {
  return Titled("MembersChange", SchemaOfFields(kMembersFields, OtherKeys::kRefused, {}));
}
Record DrawSchema() {
  return Titled("NextDraw",
                SchemaOfFields(kNextDrawFields, OtherKeys::kRefused, {}, kNextDrawApart));
}
Record EnterSchema() {
  return Titled("HandedIn", SchemaOfFields(kEnterFields, OtherKeys::kRefused, {}));
}
constexpr GivenKind<NewSchema> kNewKind;
constexpr GivenKind<MembersSchema> kMembersKind;
constexpr GivenKind<DrawSchema> kDrawKind;
constexpr GivenKind<EnterSchema> kEnterKind;

constexpr Field kClubFields[] = {
    Takes<&ClubQuestion::file, &WrittenSeason::text>(
        {"file", "bestand"}, kTextOfFile,
        {"the text of a season, as jasnel club keeps it; needed without new",
         "de tekst van een seizoen, zoals jasnel club die bewaart; nodig zonder new"}),
    Tells({"new", "nieuw"}, kNewKind,
          {"a season that begins: its name and its options",
           "een seizoen dat begint: de naam en de opties"}),
    Tells(
        {"players", "spelers"}, kMembersKind,
        {"who join, leave or take another name", "wie erbij komen, weggaan of anders gaan heten"}),
    Tells({"draw", "loting"}, kDrawKind,
          {"the next boompje is drawn; after the last one a new evening begins",
           "het volgende boompje wordt geloot; na het laatste begint een nieuwe avond"}),
    Tells({"enter", "uitslag"}, kEnterKind,
          {"what tables hand in, who plays in whose place, and who revoked",
           "wat tafels inleveren, wie in wiens plaats speelt, en wie verzaakte"}),
    Takes<&ClubQuestion::undo>(
        {"undo", "terug"}, kinds::kSwitch,
        {"the last entry does not count any more", "de laatste regel telt niet meer"}),
};

constexpr Apart kClubApart[] = {{"file", "new"}};

constexpr Part kMemberParts[] = {
    Gives<kinds::kText, &Member::name>("player", "the name"),
    Gives<kinds::kSwitch, &Member::active>("active", "whether he has not left"),
    Gives<kinds::kNames, [](const Member& member) { return IfAny(member.former); }>(
        "former_names", "names that he had, oldest first"),
};

// Things of lists, with their numbers from 1.
struct NumberedTable {
  int number;
  const TableResult& table;
};
struct NumberedBoompje {
  int number;
  const BoompjeResult& boompje;
};
struct NumberedEvening {
  int number;
  const ClubEvening& evening;
  const EveningResult& result;
};

constexpr auto kTableTotalsOf = [](const NumberedTable& one) -> std::optional<std::vector<int>> {
  if (!one.table.totals) return std::nullopt;
  return std::vector{(*one.table.totals)[0].count(), (*one.table.totals)[1].count()};
};

constexpr Part kClubTableParts[] = {
    Gives<kinds::kNumber, &NumberedTable::number>("table", "its number, from 1"),
    Gives<kinds::kNames,
          [](const NumberedTable& one) -> const Seated& { return one.table.players; }>(
        "players", "the four, from North, who deals first, clockwise"),
    Gives<kinds::kNames, [](const NumberedTable& one) { return IfAny(one.table.substitutes); }>(
        "substitutes", "who plays in whose place; empty texts for nobody"),
    Gives<kinds::kNumbers, kTableTotalsOf>("totals",
                                           "of North-South and East-West, once they are in"),
};

constexpr auto kClubTablesOf = [](const NumberedBoompje& one) {
  std::vector<NumberedTable> tables;
  for (const TableResult& table : one.boompje.tables) {
    tables.push_back({static_cast<int>(tables.size()) + 1, table});
  }
  return tables;
};

constexpr Part kClubBoompjeParts[] = {
    Gives<kinds::kNumber, &NumberedBoompje::number>("boompje", "its number, from 1"),
    Lists<kClubTablesOf>("tables", "ClubTable", kClubTableParts, "the tables that were drawn"),
    Gives<kinds::kNames,
          [](const NumberedBoompje& one) -> const std::vector<std::string>& {
            return one.boompje.standing;
          }>("standing", "who stand"),
};

constexpr auto kClubBoompjesOf = [](const NumberedEvening& one) {
  std::vector<NumberedBoompje> boompjes;
  for (const BoompjeResult& boompje : one.evening.evening.boompjes) {
    boompjes.push_back({static_cast<int>(boompjes.size()) + 1, boompje});
  }
  return boompjes;
};

constexpr Part kClubEveningParts[] = {
    Gives<kinds::kNumber, &NumberedEvening::number>("evening", "its number, from 1"),
    Gives<kinds::kText,
          [](const NumberedEvening& one) -> const std::string& { return one.evening.date; }>(
        "date", "as it was written; may be empty"),
    Lists<kClubBoompjesOf>("boompjes", "ClubBoompje", kClubBoompjeParts, "those that were drawn"),
    Gives<kinds::kNames,
          [](const NumberedEvening& one) { return IfAny(one.evening.evening.revokes); }>(
        "revokes", "who revoked, once for each revoke"),
    Holds<[](const NumberedEvening& one) -> const EveningResult& { return one.result; }>(
        "result", "EveningResult", AddUpEvening::kAnswer, "points, places and prizes"),
};

constexpr auto kClubEveningsOf = [](const ClubAnswer& answer) {
  std::vector<NumberedEvening> evenings;
  for (std::size_t i = 0; i < answer.results.size(); ++i) {
    evenings.push_back({static_cast<int>(i) + 1, answer.season.evenings[i], answer.results[i]});
  }
  return evenings;
};

template <auto... kOption>
constexpr Part Option(std::string_view name, std::string_view help) {
  return Gives<kinds::kNumber, kOption...>(name, help);
}

constexpr Part kClubOptionParts[] = {
    Gives<kinds::kRules, &ClubSeason::evening_rules, &EveningRules::rules>("rules", "the rule set"),
    Option<&ClubSeason::evening_rules, &EveningRules::boompjes>("boompjes", "of an evening"),
    Option<&ClubSeason::evening_rules, &EveningRules::deals>("deals", "of a boompje"),
    Option<&ClubSeason::evening_rules, &EveningRules::standing>("standing",
                                                                "points for who stands"),
    Option<&ClubSeason::evening_rules, &EveningRules::revoke>("revoke", "points of a revoke"),
    Option<&ClubSeason::rules, &SeasonRules::evenings>("evenings", "of the season"),
    Option<&ClubSeason::rules, &SeasonRules::best>("best", "evenings that count"),
    Option<&ClubSeason::rules, &SeasonRules::needed>("needed", "evenings for a prize"),
    Option<&ClubSeason::evening_rules, &EveningRules::prizes, &PrizeFormula::first>(
        "prizes_first", "places from the first that have a prize"),
    Option<&ClubSeason::evening_rules, &EveningRules::prizes, &PrizeFormula::every>(
        "prizes_every", "every so many places after them, one has a prize"),
    Option<&ClubSeason::rules, &SeasonRules::wins_to_keep>("wins_to_keep",
                                                           "wins after which the cup is kept"),
    Gives<kinds::kSwitch, &ClubSeason::new_partners>("new_partners",
                                                     "whether a draw avoids the same partners"),
};

constexpr Part kClubAnswer[] = {
    Gives<kinds::kText, &ClubAnswer::text>("file", "the text, to be kept"),
    Gives<kinds::kText, &ClubAnswer::season, &ClubSeason::name>("season", "its name"),
    Gives<kinds::kText, &ClubAnswer::taken_back>(
        "taken_back", "what undo took back; empty if it was an entry that was there in part"),
    Gives<kinds::kText, [](const ClubAnswer& answer) { return IfAny(answer.last); }>(
        "last", "the entry that undo would take back"),
    Holds<&ClubAnswer::drawn>("drawn", "Drawn", DrawTables::kAnswer, "what was drawn"),
    Holds<&ClubAnswer::season>("options", "ClubOptions", kClubOptionParts, "how the club plays"),
    Lists<&ClubAnswer::season, &ClubSeason::members>("members", "ClubMember", kMemberParts,
                                                     "the players, as they came"),
    Lists<kClubEveningsOf>("evenings", "ClubEvening", kClubEveningParts, "the evenings so far"),
    Holds<&ClubAnswer::standings>("standings", "SeasonResult", AddUpSeason::kAnswer,
                                  "the season so far"),
};

// The text, with the entries that are added to it.
class AddedTo {
 public:
  explicit AddedTo(const WrittenSeason& file) : file_(file) {}

  const WrittenSeason& file() const { return file_; }
  const ClubSeason& season() const { return season_; }

  std::optional<Error> Add(std::string_view entries, bool is_new = true) {
    const std::size_t before = file_.text.size();
    file_.text += entries;
    auto read = ReadClubSeason(file_.text, file_.name, is_new ? before : std::string_view::npos);
    if (!read) return read.error();
    season_ = std::move(read).value();
    return std::nullopt;
  }

 private:
  WrittenSeason file_;
  ClubSeason season_;
};

template <class T>
std::optional<Error> ReadPart(const Record& object, std::string_view key,
                              std::span<const Field> fields, std::optional<T>& part) {
  const Record* const json = FindKey(object, key);
  if (json == nullptr) return std::nullopt;
  if (!json->is_object()) return OfType(key, *json, Phrase{"an object", "een object"});
  if (auto error = ReadKeys(*json, fields, OtherKeys::kRefused, &part.emplace())) {
    return In(key, *error);
  }
  return std::nullopt;
}

// The text that is added to, and what undo took back of it.
struct TextBefore {
  WrittenSeason file;
  std::optional<std::string> taken_back = {};
};

TextBefore BeforeAdding(const ClubQuestion& question) {
  TextBefore before = {.file = question.file};
  std::string& text = before.file.text;
  if (question.begun) text = ClubEntries(question.language).Begin(*question.begun);
  if (!question.undo) return before;
  const std::size_t finished = FinishedSize(text);
  const bool is_whole = finished == text.size();
  before.taken_back = is_whole ? std::string(LastEntry(text)) : "";
  text.resize(finished);
  if (is_whole) text += ClubEntries(LanguageOfFile(text)).Undo();
  return before;
}

std::optional<Error> ReadResults(const Record& object, ClubQuestion& question) {
  const Record* const results = FindKey(object, "results");
  if (results == nullptr) return std::nullopt;
  // Deals add up by the rules of the season.
  const WrittenSeason file = BeforeAdding(question).file;
  const auto season = ReadClubSeason(file.text, file.name);
  if (!season) return season.error();
  const auto read = [&](const Message& where, const Record& json) -> Result<TableTotals> {
    if (!json.is_object()) return OfType(where, json, kResultExpected);
    auto totals = TableTotalsOf(json, season->evening_rules);
    if (!totals) return In(where, totals.error());
    return totals;
  };
  return ReadItems("enter: results", *results, Phrase{"a list of results", "een lijst uitslagen"},
                   {"$0, result $1", "$0, uitslag $1"}, read, question.enter->results);
}

std::optional<Error> ReadNew(const Record& object, ClubQuestion& question) {
  std::optional<Beginning> begun;
  const std::vector<Field> known = NewFields();
  const Record* const json = FindKey(object, "new");
  if (json == nullptr) return std::nullopt;
  if (!json->is_object()) return OfType("new", *json, Phrase{"an object", "een object"});
  // Each list of fields belongs to another object, so others' keys are looked for once.
  std::vector<std::string_view> names;
  for (const Field& field : known) names.push_back(field.name.english);
  if (auto error = UnknownKey(*json, names)) return In("new", *error);
  const auto read = [&](std::span<const Field> fields, void* into) {
    return ReadKeys(*json, fields, OtherKeys::kIgnored, into);
  };
  if (auto error = read(kBeginFields, &begun.emplace())) return In("new", *error);
  if (auto error = WrongSeasonName(begun->name)) {
    return In("new", In("season", *error));
  }
  ClubSeason season;
  if (begun->before) {
    const auto before = ReadClubSeason(*begun->before, "before");
    if (!before) return In("new", before.error());
    auto after = SeasonAfter(*before, "before", begun->begin, "");
    if (!after) return In("new", after.error());
    season = std::move(after).value();
  }
  EveningQuestion evening;
  evening.rules = season.evening_rules;
  SeasonQuestion rules;
  rules.rules = season.rules;
  if (auto error = read(EveningOptions(), &evening)) return In("new", *error);
  if (auto error = read(SeasonOptions(), &rules)) return In("new", *error);
  season.name = begun->name;
  season.evening_rules = evening.rules;
  season.rules = rules.rules;
  if (auto error = FitRules(season.rules, FindKey(*json, "best") != nullptr,
                            FindKey(*json, "needed") != nullptr, "")) {
    return In("new", *error);
  }
  if (begun->new_partners) season.new_partners = *begun->new_partners;
  if (begun->champions) {
    season.champions.insert(season.champions.end(), begun->champions->begin(),
                            begun->champions->end());
  }
  question.begun = std::move(season);
  question.language = begun->language;
  return std::nullopt;
}

// The error for an evening that is drawn to its end, but whose results are not all in.
std::optional<Error> OpenResults(const ClubSeason& season, std::string_view dashes) {
  std::vector<OpenTable> open = OpenTables(season);
  std::erase_if(open, [&](const OpenTable& one) { return one.evening != season.evenings.size(); });
  if (open.empty()) return std::nullopt;
  return Error{Say("still to come: $0; expected it before the next evening, or $1begin",
                   "nog te komen: $0; verwacht dat voor de volgende avond, of $1begin",
                   Listed(open), dashes)};
}

// Who draws: names are spelt as the file does.
Result<std::vector<std::string>> PlayersOf(const ClubSeason& season,
                                           std::span<const Seating> earlier, const NextDraw& draw,
                                           std::string_view dashes) {
  std::vector<std::string> players;
  if (!draw.only.empty()) {
    players = draw.only;
  } else if (earlier.empty()) {
    for (const Member& member : season.members) {
      if (member.active) players.push_back(member.name);
    }
  } else {
    for (const auto& [player, number] : NumbersOf(earlier.back())) {
      const auto found = season.Find(player);
      if (found && season.members[*found].active) players.push_back(player);
    }
  }
  const auto drawing = [&](const std::string& name) {
    return std::find_if(players.begin(), players.end(),
                        [&](const std::string& one) { return NameKey(one) == NameKey(name); });
  };
  for (const std::string& name : draw.with) {
    if (drawing(name) != players.end()) {
      return Error{Say("$0with: $1, who is there already; expected one who is not",
                       "$0with: $1, die er al is; verwacht iemand die er niet is", dashes,
                       Quoted(name))};
    }
    players.push_back(name);
  }
  for (std::string& name : players) {
    const auto found = season.Find(name);
    if (!found) return NoPlayerOf(season, name, dashes);
    name = season.members[*found].name;
  }
  for (const std::string& name : draw.without) {
    if (!season.Find(name)) return NoPlayerOf(season, name, dashes);
    const auto found = drawing(name);
    if (found == players.end()) {
      return Error{Say("$0without: $1, who would not draw; expected one of those who would",
                       "$0without: $1, die niet zou loten; verwacht een van wie dat wel zouden",
                       dashes, Quoted(name))};
    }
    players.erase(found);
  }
  return players;
}

// The error for totals that can be, but that hardly any sheet has: more than 300 for each deal and
// 400 once, both sides together, so 4,000 of twelve deals (**ours**).
std::optional<Error> TooHigh(const EveningRules& rules, const HandedIn& handed_in,
                             std::string_view dashes) {
  const int most = 300 * rules.deals + 400;
  for (const TableTotals& one : handed_in.results) {
    const int sum = (one.totals[0] + one.totals[1]).count();
    if (handed_in.sure || sum <= most) continue;
    return In(one.told,
              Say("totals of $0 and $1, together $2; expected no more than $3 of $4 deals, or "
                  "$5sure",
                  "totalen van $0 en $1, samen $2; verwacht niet meer dan $3 van $4 spellen, of "
                  "$5sure",
                  one.totals[0].count(), one.totals[1].count(), sum, most, rules.deals, dashes));
  }
  return std::nullopt;
}

std::optional<std::size_t> TableWith(const BoompjeResult& boompje, const std::string& player) {
  for (std::size_t i = 0; i < boompje.tables.size(); ++i) {
    for (const std::string& name : boompje.tables[i].players) {
      if (NameKey(name) == NameKey(player)) return i + 1;
    }
  }
  return std::nullopt;
}

}  // namespace

constexpr QuestionSpec KeepSeason::kSpec = {
    .name = "club",
    .about = kAbout,
    .answer_type = "ClubAnswer",
    .fields = kClubFields,
    .apart = kClubApart,
    .answer = kClubAnswer,
};

Result<std::vector<EveningResult>> ResultsOf(const ClubSeason& season, const std::string& file) {
  std::vector<Evening> evenings;
  for (const ClubEvening& one : season.evenings) evenings.push_back(one.evening);
  auto scored = ScoreEvenings(evenings, season.evening_rules);
  if (scored) return scored;
  return Error{Say("$0: $1", "$0: $1", file, scored.error())};
}

namespace {

Result<SeasonResult> StandingsOf(std::span<const EveningResult> results, const ClubSeason& season,
                                 const std::string& file) {
  std::vector<EveningPoints> evenings;
  for (const EveningResult& one : results) evenings.push_back(PointsOf(one));
  const bool awaited = !OpenTables(season).empty() || (!results.empty() && !results.back().over);
  auto scored = ScoreSeason(evenings, season.rules, season.champions, awaited);
  if (scored) return scored;
  return Error{Say("$0: $1", "$0: $1", file, scored.error())};
}

}  // namespace

Result<SeasonResult> ResultOf(const ClubSeason& season, const std::string& file) {
  const auto results = ResultsOf(season, file);
  if (!results) return results.error();
  return StandingsOf(*results, season, file);
}

std::vector<OpenTable> OpenTables(const ClubSeason& season) {
  std::vector<OpenTable> open;
  for (std::size_t evening = 0; evening < season.evenings.size(); ++evening) {
    const auto& boompjes = season.evenings[evening].evening.boompjes;
    for (std::size_t boompje = 0; boompje < boompjes.size(); ++boompje) {
      const auto& tables = boompjes[boompje].tables;
      for (std::size_t table = 0; table < tables.size(); ++table) {
        if (!tables[table].totals) open.push_back({evening + 1, boompje + 1, table + 1});
      }
    }
  }
  return open;
}

Message Listed(std::span<const OpenTable> tables) {
  Message listed;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const auto& [evening, boompje, table] = tables[i];
    const bool same = i > 0 && tables[i - 1].evening == evening && tables[i - 1].boompje == boompje;
    listed = same ? Say("$0, table $1", "$0, tafel $1", listed, table)
                  : Say("$0$1evening $2 boompje $3 table $4", "$0$1avond $2 boompje $3 tafel $4",
                        listed, i > 0 ? "; " : "", evening, boompje, table);
  }
  return listed;
}

Error NoPlayerOf(const ClubSeason& season, const std::string& name, std::string_view dashes) {
  std::vector<std::string> names;
  for (const Member& member : season.members) names.push_back(member.name);
  const std::string nearest = Nearest(name, names);
  if (!nearest.empty()) {
    return Error{Say("$0 is no player; did you mean $1?", "$0 is geen speler; bedoelt u $1?",
                     Quoted(name), nearest)};
  }
  return Error{dashes.empty()
                   ? Say("$0 is no player; expected one who has joined",
                         "$0 is geen speler; verwacht er een die lid is", Quoted(name))
                   : Say("$0 is no player; expected one, or first jasnel club players --add",
                         "$0 is geen speler; verwacht er een, of eerst jasnel club players --add",
                         Quoted(name))};
}

std::optional<Error> FitRules(SeasonRules& rules, bool gives_best, bool gives_needed,
                              std::string_view dashes) {
  const auto fit = [&](std::string_view key, int& value, bool is_given) -> std::optional<Error> {
    if (value <= rules.evenings) return std::nullopt;
    if (!is_given) {
      value = rules.evenings;
      return std::nullopt;
    }
    return Error{Say("$0$1: $2; expected no more than the $3 evenings of the season",
                     "$0$1: $2; verwacht niet meer dan de $3 avonden van het seizoen", dashes, key,
                     value, rules.evenings)};
  };
  if (auto error = fit("best", rules.best, gives_best)) return error;
  return fit("needed", rules.needed, gives_needed);
}

std::optional<Error> WrongChampions(const ClubSeason& season, const std::string& file,
                                    const ClubSeason& before, const std::string& file_before) {
  const auto result = ResultOf(before, file_before);
  if (!result) return std::nullopt;  // that file is wrong by itself
  auto expected = before.champions;
  if (result->over && !result->champions.empty()) expected.push_back(result->champions);
  // By any name that one of them has in this file.
  const auto key = [&](const std::string& name) {
    for (const Member& member : season.members) {
      for (const std::string& former : member.former) {
        if (NameKey(former) == NameKey(name) && !season.Find(name)) return NameKey(member.name);
      }
    }
    return NameKey(name);
  };
  const auto keys = [&](std::span<const std::string> names) {
    std::vector<std::string> all;
    for (const std::string& name : names) all.push_back(key(name));
    std::sort(all.begin(), all.end());
    return all;
  };
  const auto listed = [](std::span<const std::string> names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
  };
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (i >= season.champions.size()) {
      return Error{Say("$0: no champion of season $1; expected a line champion: $2, who $3 has now",
                       "$0: geen kampioen van seizoen $1; verwacht een regel kampioen: $2, die $3 "
                       "nu heeft",
                       file, before.name, listed(expected[i]), file_before)};
    }
    if (keys(season.champions[i]) == keys(expected[i])) continue;
    return Error{Say("$0:$1: champion: $2; expected $3, who $4 has now",
                     "$0:$1: kampioen: $2; verwacht $3, die $4 nu heeft", file,
                     season.champion_lines[i], listed(season.champions[i]), listed(expected[i]),
                     file_before)};
  }
  return std::nullopt;
}

Result<ClubSeason> SeasonAfter(const ClubSeason& season, const std::string& file, bool begin,
                               std::string_view dashes) {
  const auto result = ResultOf(season, file);
  if (!result) return result.error();
  if (!result->over && !begin) {
    const std::vector<OpenTable> open = OpenTables(season);
    const Message missing = open.empty()
                                ? Say("evenings: $0 of $1, or not all boompjes of the last",
                                      "avonden: $0 van $1, of niet alle boompjes van de laatste",
                                      season.evenings.size(), season.rules.evenings)
                                : Say("still to come: $0", "nog te komen: $0", Listed(open));
    return Error{
        Say("$0: season $1 is not over ($2); expected all results first, or $3begin, and "
            "it has no champion",
            "$0: seizoen $1 is niet voorbij ($2); verwacht eerst alle uitslagen, of "
            "$3begin, en het heeft geen kampioen",
            file, season.name, missing, dashes)};
  }
  ClubSeason after;
  after.evening_rules = season.evening_rules;
  after.rules = season.rules;
  after.new_partners = season.new_partners;
  after.champions = season.champions;
  if (!result->champions.empty()) after.champions.push_back(result->champions);
  for (const Member& member : season.members) {
    if (member.active) after.members.push_back({.name = member.name, .former = {}});
  }
  return after;
}

Result<std::size_t> WhichEvening(const ClubSeason& season, std::optional<int> asked,
                                 std::string_view dashes) {
  const std::size_t count = season.evenings.size();
  if (count == 0) {
    return Error{Say("no evening yet; expected one, which a draw begins",
                     "nog geen avond; verwacht er een, die een loting begint")};
  }
  if (!asked) return count - 1;
  if (*asked >= 1 && *asked <= static_cast<int>(count)) {
    return static_cast<std::size_t>(*asked - 1);
  }
  return Error{Say("$0evening: $1; expected from 1 to $2",
                   "$0evening: $1; verwacht 1 tot en met $2", dashes, *asked, count)};
}

Result<std::size_t> WhichBoompje(const ClubSeason& season, const HandedIn& handed_in,
                                 std::string_view dashes) {
  const auto evening = WhichEvening(season, {}, dashes);
  if (!evening) return evening.error();
  const std::size_t drawn = season.evenings[*evening].evening.boompjes.size();
  const std::size_t boompje =
      handed_in.boompje ? static_cast<std::size_t>(*handed_in.boompje) : drawn;
  if (boompje >= 1 && boompje <= drawn) return boompje;
  return Error{Say("$0boompje: $1; expected from 1 to $2, as many as are drawn",
                   "$0boompje: $1; verwacht 1 tot en met $2, zoveel als er geloot zijn", dashes,
                   boompje, drawn)};
}

Result<TableTotals> AddedUp(std::size_t table, const TableResult& handed_in,
                            const EveningRules& rules) {
  const Message told = Say("table $0", "tafel $0", table);
  const auto totals = TotalsAt(handed_in, rules);
  if (!totals) return In(told, totals.error());
  if (!*totals) {
    return In(told, Say("nothing; expected both totals, or deals",
                        "niets; verwacht beide totalen, of spellen"));
  }
  return TableTotals{.table = table, .totals = **totals, .told = told};
}

Result<TableTotals> TableTotalsOf(const Record& object, const EveningRules& rules) {
  constexpr std::array<std::string_view, 3> kKnown = {"table", "totals", "deals"};
  if (auto error = UnknownKey(object, kKnown)) return *std::move(error);
  const auto table = ReadWhole<std::size_t>(object, "table", 1, kMostPlayers);
  if (!table) return table.error();
  if (!*table) {
    return MissingKey(object, kKnown, "table",
                      Phrase{"the number of the table", "het nummer van de tafel"});
  }
  TableResult handed_in;
  if (auto error =
          ReadHandedIn(Say("table $0", "tafel $0", **table), object, rules.rules, handed_in)) {
    return *std::move(error);
  }
  return AddedUp(**table, handed_in, rules);
}

Result<std::string> EntriesOf(const WrittenSeason& file, const MembersChange& change) {
  // A comma would make two names of one.
  for (const auto* names : {&change.join, &change.leave}) {
    for (const std::string& name : *names) {
      if (auto wrong = WrongName(name)) return Error{*std::move(wrong)};
    }
  }
  const ClubEntries entries(LanguageOfFile(file.text));
  std::string added;
  for (const std::string& name : change.join) added += entries.Joined(name);
  for (const std::string& name : change.leave) added += entries.Left(name);
  for (const auto& both : change.rename) added += entries.Renamed(both[0], both[1]);
  return added;
}

Result<BoompjeDrawn> EntriesOf(const WrittenSeason& file, const ClubSeason& season,
                               const NextDraw& draw) {
  const bool begins = draw.begin || season.evenings.empty() ||
                      static_cast<int>(season.evenings.back().evening.boompjes.size()) >=
                          season.evening_rules.boompjes;
  if (begins && !draw.begin) {
    if (auto error = OpenResults(season, file.dashes)) return *std::move(error);
  }
  if (!draw.date.empty() && !begins) {
    const ClubEvening& evening = season.evenings.back();
    if (evening.evening.boompjes.empty()) {
      return Error{
          Say("the evening has begun, with the date $0; expected no $1date, or first $2undo",
              "de avond is begonnen, met de datum $0; verwacht geen $1date, of eerst $2undo",
              Quoted(evening.date), file.dashes, file.dashes.empty() ? "" : "jasnel club ")};
    }
    return Error{Say("$0date in the middle of an evening; expected it with the first draw",
                     "$0date midden op een avond; verwacht het bij de eerste loting", file.dashes)};
  }
  DrawQuestion question;
  question.seed = draw.seed;
  question.numbers = draw.numbers;
  question.drawing.new_partners = season.new_partners && !draw.numbers;
  if (!begins) {
    for (const BoompjeResult& one : season.evenings.back().evening.boompjes) {
      question.drawing.earlier.push_back(SeatingOf(one));
    }
  }
  auto players = PlayersOf(season, question.drawing.earlier, draw, file.dashes);
  if (!players) return players.error();
  question.drawing.players = std::move(players).value();
  auto drawn = DrawTables::Drawn(question);
  if (!drawn) return drawn.error();
  const ClubEntries entries(LanguageOfFile(file.text));
  const std::size_t boompje = question.drawing.earlier.size() + 1;
  std::string added = begins ? entries.Evening(season.evenings.size() + 1, draw.date) : "";
  added += entries.Drawn(boompje, drawn->seating);
  return BoompjeDrawn{std::move(added), boompje, std::move(drawn).value()};
}

Result<std::string> EntriesOf(const WrittenSeason& file, const ClubSeason& season,
                              const HandedIn& handed_in) {
  const auto boompje = WhichBoompje(season, handed_in, file.dashes);
  if (!boompje) return boompje.error();
  if (auto error = TooHigh(season.evening_rules, handed_in, file.dashes)) return *std::move(error);
  const ClubEntries entries(LanguageOfFile(file.text));
  std::vector<std::string> lines;  // of the results
  std::string added;
  for (const TableTotals& one : handed_in.results) {
    lines.push_back(entries.Totals(*boompje, one.table, one.totals, handed_in.correct));
    added += lines.back();
  }
  std::string text = file.text + added;
  const auto read = [&] { return ReadClubSeason(text, file.name, file.text.size()); };
  if (!read()) {
    // What is wrong with the first result that is, in the words in which it was given.
    text.resize(file.text.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      text += lines[i];
      if (const auto wrong = read(); !wrong) return In(handed_in.results[i].told, wrong.error());
    }
  }
  const BoompjeResult& drawn = season.evenings.back().evening.boompjes[*boompje - 1];
  for (const auto& both : handed_in.substitutes) {
    const auto table = both.size() == 2 ? TableWith(drawn, both[0]) : std::nullopt;
    if (!table) {
      std::string names;
      for (const std::string& name : both) names += (names.empty() ? "" : ",") + name;
      return Error{Say("$0substitute: $1", "$0substitute: $1", file.dashes,
                       Unexpected(names, Phrase{"a player at a table and who plays in his "
                                                "place, such as Anna,Gerrit",
                                                "een speler aan een tafel en wie in zijn "
                                                "plaats speelt, zoals Anna,Gerrit"}))};
    }
    added += entries.Substitute(*boompje, *table, both[0], both[1]);
  }
  for (const std::string& name : handed_in.revokes) added += entries.Revoke(name);
  return added;
}

std::optional<Error> KeepSeason::Read(const Record& object, ClubQuestion& question) {
  if (auto error = ReadNew(object, question)) return error;
  if (!question.begun && FindKey(object, "file") == nullptr) {
    return NoKey("file",
                 Phrase{"the text of a season, or new", "de tekst van een seizoen, of new"});
  }
  if (auto error = ReadPart(object, "players", kMembersFields, question.players)) return error;
  if (auto error = ReadPart(object, "draw", kNextDrawFields, question.draw)) return error;
  if (const Record* const draw = FindKey(object, "draw")) {
    const auto is_given = [&](std::string_view key) { return IsOn(*draw, key); };
    const auto as_key = [](std::string_view name) { return name; };
    if (auto error = CheckApart(kNextDrawApart, is_given, as_key)) return In("draw", *error);
  }
  if (auto error = ReadPart(object, "enter", kEnterFields, question.enter)) return error;
  if (!question.enter) return std::nullopt;
  return ReadResults(*FindKey(object, "enter"), question);
}

Result<ClubAnswer> KeepSeason::AnswerTo(const ClubQuestion& question) {
  ClubAnswer answer;
  TextBefore before = BeforeAdding(question);
  answer.taken_back = std::move(before.taken_back);
  const WrittenSeason& file = before.file;
  AddedTo added(file);
  if (auto error = added.Add("", /*is_new=*/false)) return *std::move(error);
  if (question.players) {
    const auto entries = EntriesOf(added.file(), *question.players);
    if (!entries) return entries.error();
    if (auto error = added.Add(*entries)) return *std::move(error);
  }
  if (question.draw) {
    auto drawn = EntriesOf(added.file(), added.season(), *question.draw);
    if (!drawn) return drawn.error();
    if (auto error = added.Add(drawn->entries)) return *std::move(error);
    answer.drawn = std::move(drawn).value().drawn;
  }
  if (question.enter) {
    const auto entries = EntriesOf(added.file(), added.season(), *question.enter);
    if (!entries) return entries.error();
    if (auto error = added.Add(*entries)) return *std::move(error);
  }
  auto results = ResultsOf(added.season(), file.name);
  if (!results) return results.error();
  answer.results = std::move(results).value();
  auto standings = StandingsOf(answer.results, added.season(), file.name);
  if (!standings) return standings.error();
  answer.standings = std::move(standings).value();
  answer.text = added.file().text;
  answer.last = LastEntry(answer.text);
  answer.season = added.season();
  return answer;
}

}  // namespace jasnel::club
