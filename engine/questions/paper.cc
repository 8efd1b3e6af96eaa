#include "engine/questions/paper.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bitboard/dealing/deal_set.h"
#include "bitboard/text/characters.h"
#include "engine/fields/kinds.h"
#include "engine/questions/club_kinds.h"
#include "engine/questions/compare.h"
#include "engine/questions/deal_text.h"
#include "engine/questions/evening.h"

namespace jasnel::paper {
namespace {

constexpr std::array<Choice<PaperKind>, 8> kPaperKinds = {{{"control", PaperKind::kControl},
                                                           {"wallets", PaperKind::kWallets},
                                                           {"tables", PaperKind::kTables},
                                                           {"places", PaperKind::kPlaces},
                                                           {"slips", PaperKind::kSlips},
                                                           {"collective", PaperKind::kCollective},
                                                           {"sheets", PaperKind::kSheets},
                                                           {"records", PaperKind::kRecords}}};
constexpr ChoiceKind<PaperKind> kKind(
    kPaperKinds, "control|wallets|tables|places|slips|collective|sheets|records", "PaperKind");

// A line of text.
class HeadingKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "TEXT"; }
  Message Expected() const override { return Phrase{"a text", "een tekst"}; }
  Record InputSchema() const { return {{"type", "string"}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& heading) const override {
    heading = Trim(text);
    return std::nullopt;
  }
};
constexpr HeadingKind kHeading;

constexpr Phrase kWorthExpected = {"what par answers with rows", "wat par met rows antwoordt"};

Error NoWorth(std::string_view key) {
  return Error{
      Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key, Message(kWorthExpected))};
}

constexpr int kMostOfRound = 32;
constexpr int kMostTables = 200;
constexpr int kMostCopies = 4;
constexpr int kMostBoompjes = 100;
constexpr WholeKind kBoards(1, kMostBoards);
constexpr WholeKind kGroups(1, kMostGroups);
constexpr WholeKind kTables(1, kMostTables);
constexpr WholeKind kPairs(club::kFewestPairs, club::kMostPairs);
constexpr WholeKind kRounds(1, club::kMostPairs);
constexpr WholeKind kPerRound(1, kMostOfRound);
constexpr WholeKind kCopies(1, kMostCopies);
constexpr WholeKind kBoompje(1, kMostBoompjes);

Record WorthSchema() {
  Record par = SchemaOfParts(ParAuction::kSpec.answer);
  par["title"] = "ParOfBoard";
  return {{"type", "array"}, {"items", std::move(par)}};
}
constexpr GivenKind<WorthSchema> kWorthGiven;

// A row of the table of `par`.
Result<TableRow> WorthRowOf(const Message& where, const Record& json) {
  if (!json.is_object()) return OfType(where, json, kWorthExpected);
  TableRow row;
  const auto trump = ReadText<Suit>(json, "trump", ParseSuit, kSuitExpected);
  if (!trump) return In(where, trump.error());
  if (!*trump) return In(where, NoWorth("trump"));
  row.trump = **trump;
  const std::array<std::pair<std::string_view, Points*>, 4> numbers = {
      {{"ns", &row.ns}, {"ew", &row.ew}, {"ns_score", &row.score[0]}, {"ew_score", &row.score[1]}}};
  for (const auto& [key, points] : numbers) {
    const auto read = ReadWhole<int>(json, key, -kMaxScore.count(), kMaxScore.count());
    if (!read) return In(where, read.error());
    if (!*read) return In(where, NoWorth(key));
    *points = Points(**read);
  }
  const std::array<std::pair<std::string_view, bool*>, 4> marks = {{{"ns_makes", &row.makes[0]},
                                                                    {"ew_makes", &row.makes[1]},
                                                                    {"ns_pit", &row.pit[0]},
                                                                    {"ew_pit", &row.pit[1]}}};
  for (const auto& [key, mark] : marks) {
    const auto read = ReadBool(json, key);
    if (!read) return In(where, read.error());
    *mark = *read;
  }
  return row;
}

// What `par` answers.
Result<BoardWorth> ReadWorth(const Message& where, const Record& json) {
  if (!json.is_object()) return OfType(where, json, kWorthExpected);
  BoardWorth worth;
  const auto trump = ReadText<Suit>(json, "trump", ParseSuit, kSuitExpected);
  if (!trump) return In(where, trump.error());
  const auto declarer = ReadText<Seat>(json, "declarer", ParseSeat, kSeatExpected);
  if (!declarer) return In(where, declarer.error());
  const auto score = ReadWhole<int>(json, "score", -kMaxScore.count(), kMaxScore.count());
  if (!score) return In(where, score.error());
  const Record* const rows = FindKey(json, "rows");
  const Record* const calls = FindKey(json, "calls");
  if (rows == nullptr) return In(where, NoWorth("rows"));
  if (!*score) return In(where, NoWorth("score"));
  // Neither, where all pass.
  if (trump->has_value() != declarer->has_value()) {
    return In(where, NoWorth(*trump ? "declarer" : "trump"));
  }
  const auto doublings = ReadWhole<int>(json, "doublings", 0, kMaxDoublings);
  if (!doublings) return In(where, doublings.error());
  const auto makes = ReadBool(json, "makes");
  if (!makes) return In(where, makes.error());
  const auto pit = ReadBool(json, "pit");
  if (!pit) return In(where, pit.error());
  if (*trump) worth.par = {**declarer, **trump, doublings->value_or(0)};
  worth.score = Points(**score);
  worth.makes = *makes;
  worth.pit = *pit;
  if (auto error = club::ReadItems(where, *rows, kWorthExpected, {"$0, row $1", "$0, rij $1"},
                                   WorthRowOf, worth.rows)) {
    return *std::move(error);
  }
  if (calls == nullptr) return worth;
  const auto call_of = [](const Message& place,
                          const Record& one) -> Result<std::pair<Seat, Call>> {
    if (!one.is_object()) return OfType(place, one, kWorthExpected);
    const auto seat = ReadText<Seat>(one, "seat", ParseSeat, kSeatExpected);
    if (!seat) return In(place, seat.error());
    const auto call = ReadText<Call>(
        one, "call", [](std::string_view text) { return ParseCall(text); },
        Phrase{"pass or a suit", "pas of een kleur"});
    if (!call) return In(place, call.error());
    if (!*seat || !*call) return In(place, NoWorth("call"));
    return std::pair(**seat, **call);
  };
  if (auto error = club::ReadItems(where, *calls, kWorthExpected, {"$0, call $1", "$0, bod $1"},
                                   call_of, worth.calls)) {
    return *std::move(error);
  }
  return worth;
}

constexpr Field kPaperFields[] = {
    Takes<&PaperQuestion::kind>(
        {"kind", "soort"}, kKind,
        {"control cards of hands, labels of wallets, cards of tables, place slips, score slips, "
         "the collective sheet, score sheets of tables, or hand records",
         "controlekaartjes van handen, etiketten van portefeuilles, tafelkaarten, "
         "plaatsbriefjes, scorestaten, de verzamelstaat, scorelijsten van tafels of "
         "spelverdelingen"},
        {.needed = true, .has_flag = false}),
    Takes<&PaperQuestion::data, &PaperData::title>(
        {"title", "titel"}, kHeading,
        {"at the head of each paper: the club, the evening",
         "boven elk papier: de club, de avond"}),
    Takes<&PaperQuestion::text>({"text", "tekst"}, kDealText, kDealTextHelp, {.has_flag = false}),
    Tells({"worth", "waarde"}, kWorthGiven,
          {"of each of the deals, for hand records: what par answers with rows",
           "van elk van de spellen, voor spelverdelingen: wat par met rows antwoordt"}),
    Takes<&PaperQuestion::data, &PaperData::boards>(
        {"boards", "spellen"}, kBoards,
        {"how many, where that does not follow from the deals or the movement; of a score sheet, "
         "how many deals it has (default 12)",
         "hoeveel, waar dat niet volgt uit de spellen of het loopschema; van een scorelijst, "
         "hoeveel spellen die heeft (standaard 12)"}),
    Takes<&PaperQuestion::data, &PaperData::groups>(
        {"groups", "groepen"}, kGroups,
        {"how many play the same boards; each has its own paper (default 1)",
         "hoeveel er dezelfde spellen spelen; elk heeft eigen papier (standaard 1)"}),
    Takes<&PaperQuestion::data, &PaperData::tables>(
        {"tables", "tafels"}, kTables,
        {"how many have a card or a score sheet, where nothing else tells",
         "hoeveel er een kaart of een scorelijst krijgen, waar niets anders dat zegt"}),
    Takes<&PaperQuestion::data, &PaperData::pairs>(
        {"pairs", "paren"}, kPairs, {"how many move in each group", "hoeveel er per groep lopen"}),
    Takes<&PaperQuestion::data, &PaperData::system>(
        {"system", "systeem"}, kSystem,
        {"how they move, and are ranked (default schevenings)",
         "hoe ze lopen en vergeleken worden (standaard schevenings)"}),
    Takes<&PaperQuestion::rounds>({"rounds", "ronden"}, kRounds,
                                  {"how many are played (default until all have met)",
                                   "hoeveel er gespeeld worden (standaard tot ieder elkaar "
                                   "ontmoet heeft)"}),
    Takes<&PaperQuestion::circulate>(
        {"circulate", "rondgaan"}, kinds::kSwitch,
        {"one set of boards goes from table to table; else each table has its own",
         "één stel spellen gaat van tafel naar tafel; anders heeft elke tafel een eigen stel"}),
    Takes<&PaperQuestion::data, &PaperData::per_round>(
        {"per_round", "per_ronde"}, kPerRound,
        {"boards that two pairs play in a round (default 4)",
         "spellen die twee paren in een ronde spelen (standaard 4)"}),
    Takes<&PaperQuestion::data, &PaperData::names>(
        {"names", "namen"}, club::kinds::kNamesTyped,
        {"of pairs 1, 2 and so on, group by group; an empty one for none",
         "van paar 1, 2 enzovoort, groep voor groep; een lege voor geen"}),
    Takes<&PaperQuestion::results>(
        {"results", "uitslagen"}, kResultList,
        {"of boards, with the keys of jasnel compare: for slips and a collective sheet that are "
         "filled in",
         "van spellen, met de sleutels van jasnel compare: voor scorestaten en een verzamelstaat "
         "die ingevuld zijn"},
        {.has_flag = false}),
    Tells({"played", "gespeeld"}, club::kPlayed,
          {"boompjes, as evening takes them: for score sheets with the names of players, and with "
           "what is known of their deals",
           "boompjes, zoals evening ze krijgt: voor scorelijsten met de namen van spelers, en met "
           "wat van hun spellen bekend is"}),
    Takes<&PaperQuestion::data, &PaperData::first_boompje>(
        {"boompje", "boompje"}, kBoompje,
        {"the number of the first of these (default 1)",
         "het nummer van het eerste daarvan (standaard 1)"},
        {.has_flag = false}),
    Takes<&PaperQuestion::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"the rule set of score sheets (default bedum), and of results (default any)",
         "de spelregels van scorelijsten (standaard bedum), en van uitslagen (standaard alle)"}),
    Takes<&PaperQuestion::data, &PaperData::copies>(
        {"copies", "exemplaren"}, kCopies,
        {"of each score sheet: two where both sides write (default 1)",
         "van elke scorelijst: twee waar beide partijen schrijven (standaard 1)"}),
};

// Lengths, and sizes of a font.
constexpr RoundedKind kLength(2, std::nullopt, std::nullopt);

constexpr std::array<Choice<TextAlign>, 3> kAligns = {
    {{"left", TextAlign::kLeft}, {"center", TextAlign::kCenter}, {"right", TextAlign::kRight}}};
constexpr ChoiceKind<TextAlign> kAlign(kAligns, "left|center|right", "TextAlign");
constexpr std::array<Choice<Ink>, 3> kInks = {
    {{"black", Ink::kBlack}, {"grey", Ink::kGrey}, {"red", Ink::kRed}}};
constexpr ChoiceKind<Ink> kInk(kInks, "black|grey|red", "Ink");

constexpr Part kBoxParts[] = {
    Gives<kLength, &DrawnBox::x>("x", "of the left edge"),
    Gives<kLength, &DrawnBox::y>("y", "of the top edge"),
    Gives<kLength, &DrawnBox::width>("width", "in millimetres"),
    Gives<kLength, &DrawnBox::height>("height", "in millimetres"),
    Gives<kinds::kSwitch, [](const DrawnBox& one) { return IfAny(one.shaded); }>(
        "shaded", "whether it is light grey, without a line"),
};
constexpr Part kLineParts[] = {
    Gives<kLength, &DrawnLine::x1>("x1", "where it begins"),
    Gives<kLength, &DrawnLine::y1>("y1", "where it begins"),
    Gives<kLength, &DrawnLine::x2>("x2", "where it ends"),
    Gives<kLength, &DrawnLine::y2>("y2", "where it ends"),
    Gives<kinds::kSwitch, [](const DrawnLine& one) { return IfAny(one.dashed); }>(
        "dashed", "where to write, cut or fold"),
};
constexpr Part kTextParts[] = {
    Gives<kinds::kSentence, &DrawnText::text>("text", "what it says"),
    Gives<kLength, &DrawnText::x>("x", "of the place that `align` names"),
    Gives<kLength, &DrawnText::y>("y", "of the line on which the letters stand"),
    Gives<kLength, &DrawnText::form, &TextForm::size>("size", "of the font, in points"),
    Gives<kinds::kSwitch, [](const DrawnText& one) { return IfAny(one.form.bold); }>(
        "bold", "whether it is bold"),
    Gives<kAlign, [](const DrawnText& one) { return IfAny(one.form.align); }>(
        "align", "which place of the text (default left)"),
    Gives<kinds::kNumber, [](const DrawnText& one) { return IfAny(one.form.turn); }>(
        "turn", "counterclockwise: 90, 180 or 270 degrees"),
    Gives<kLength, [](const DrawnText& one) { return IfAny(one.form.most); }>(
        "most", "the most that it may be wide, or it is made smaller"),
    Gives<kInk, [](const DrawnText& one) { return IfAny(one.form.ink); }>(
        "ink", "its colour (default black)"),
};
constexpr Part kPageParts[] = {
    Lists<&DrawnPage::boxes>("boxes", "DrawnBox", kBoxParts, "below the rest"),
    Lists<&DrawnPage::lines>("lines", "DrawnLine", kLineParts, "above boxes"),
    Lists<&DrawnPage::texts>("texts", "DrawnText", kTextParts, "above lines"),
};
constexpr Part kPaperAnswer[] = {
    Gives<kinds::kSentence, &Drawing::title>("title", "what paper it is"),
    Gives<kLength, [](const Drawing& drawing) { return drawing.width(); }>(
        "width", "of a page, in millimetres"),
    Gives<kLength, [](const Drawing& drawing) { return drawing.height(); }>(
        "height", "of a page, in millimetres"),
    Lists<&Drawing::pages>("pages", "DrawnPage", kPageParts,
                           "each page; lengths are in millimetres, places from the top left"),
};

std::optional<Error> CheckLetters(std::string_view key, std::string_view text) {
  const auto character = NotOnPaper(text);
  if (!character) return std::nullopt;
  return In(key, Say("$0: no $1 in the font of paper; expected Latin, Greek or Cyrillic letters",
                     "$0: geen $1 in het lettertype van papier; verwacht Latijnse, Griekse of "
                     "Cyrillische letters",
                     Quoted(text), Quoted(*character)));
}

// Whether all that is written can be.
std::optional<Error> CheckAllLetters(const PaperQuestion& question) {
  const PaperData& data = question.data;
  if (auto error = CheckLetters("title", data.title)) return error;
  for (const std::string& name : data.names) {
    if (auto error = CheckLetters("names", name)) return error;
  }
  for (const BoardResult& result : question.results) {
    for (const std::string* text : {&result.group, &result.pairs[0], &result.pairs[1]}) {
      if (auto error = CheckLetters("results", *text)) return error;
    }
  }
  for (const club::BoompjeResult& boompje : data.boompjes) {
    for (const club::TableResult& table : boompje.tables) {
      for (const club::Seated* names : {&table.players, &table.substitutes}) {
        for (const std::string& name : *names) {
          if (auto error = CheckLetters("played", name)) return error;
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<Error> TakeDeals(PaperQuestion& question) {
  if (question.text.empty()) return std::nullopt;
  auto deals = DealsIn(question.text);
  if (!deals) return In("text", deals.error());
  for (std::size_t i = 0; i < deals->size(); ++i) {
    for (const auto& hand : (*deals)[i].hands) {
      if (hand.size() == kHandSize) continue;
      return In("text", Say("deal $0: $1 cards in a hand; expected $2",
                            "spel $0: $1 kaarten in een hand; "
                            "verwacht $2",
                            i + 1, hand.size(), kHandSize));
    }
  }
  if (const auto salt = SaltIn(question.text)) {
    const DealSet set = {*deals, std::string(*salt)};
    question.data.set = SetName(set.Hash());
  }
  question.data.deals = std::move(deals).value();
  return std::nullopt;
}

// What is missing for this kind of paper.
std::optional<Error> CheckEnough(const PaperQuestion& question) {
  const PaperData& data = question.data;
  const bool compares = !question.results.empty();
  const auto error_without = [](bool is_there, Phrase expected) {
    return is_there ? std::nullopt
                    : std::optional(
                          Error{Say("too little for this paper; expected $0",
                                    "te weinig voor dit papier; verwacht $0", Message(expected))});
  };
  switch (question.kind) {
    case PaperKind::kControl:
    case PaperKind::kWallets:
      return error_without(BoardsOf(data) > 0,
                           {"deals, boards or pairs", "deals, boards of pairs"});
    case PaperKind::kRecords:
      return error_without(!data.deals.empty(), {"deals", "spellen"});
    case PaperKind::kTables:
      return error_without(data.tables > 0 || data.pairs > 0,
                           {"tables or pairs", "tables of pairs"});
    case PaperKind::kPlaces:
      return error_without(data.pairs > 0, {"pairs", "pairs"});
    case PaperKind::kSlips:
    case PaperKind::kCollective:
      return error_without(data.pairs > 0 || compares, {"pairs or results", "pairs of results"});
    case PaperKind::kSheets:
      return error_without(data.tables > 0 || !data.boompjes.empty(),
                           {"tables or played", "tables of played"});
  }
  return std::nullopt;
}

}  // namespace

BoardWorth WorthOf(const ParAnswer& par) {
  BoardWorth worth;
  worth.rows = par.table.table.rows;
  worth.par = par.par.contract;
  worth.score = par.par.score;
  if (par.row) {
    worth.makes = par.Makes();
    worth.pit = par.row->pit[Index(par.makers())];
  }
  for (const ParTurn& turn : par.turns) worth.calls.emplace_back(turn.seat, turn.call);
  return worth;
}

constexpr QuestionSpec DrawPaper::kSpec = {
    .name = "paper",
    .about = kAbout,
    .answer_type = "Paper",
    .fields = kPaperFields,
    .answer = kPaperAnswer,
};

std::optional<Error> DrawPaper::Read(const Record& object, PaperQuestion& question) {
  if (const Record* const worth = FindKey(object, "worth")) {
    if (auto error =
            club::ReadItems("worth", *worth, kWorthExpected, {"$0, deal $1", "$0, spel $1"},
                            ReadWorth, question.data.worth)) {
      return error;
    }
  }
  if (FindKey(object, "played") == nullptr) return std::nullopt;
  club::EveningQuestion evening;
  if (question.rules) evening.rules.rules = *question.rules;
  if (auto error = club::AddUpEvening::Read(object, evening)) return error;
  question.data.boompjes = std::move(evening.evening.boompjes);
  return std::nullopt;
}

std::optional<Error> DrawPaper::Check(PaperQuestion& question) {
  PaperData& data = question.data;
  data.rules = question.rules.value_or(club::BedumEvening().rules);
  if (auto error = TakeDeals(question)) return error;
  if (!data.worth.empty() && data.worth.size() != data.deals.size()) {
    return In("worth", Say("$0; expected $1, as there are deals",
                           "$0; verwacht er $1, zoveel als er spellen zijn", data.worth.size(),
                           data.deals.size()));
  }
  if (auto error = CheckAllLetters(question)) return error;
  if (data.pairs > 0) {
    auto movement =
        club::MakeMovement({data.system, data.pairs, question.rounds, question.circulate});
    if (!movement) return movement.error();
    data.movement = std::move(movement).value();
    if (const auto pairs = static_cast<std::size_t>(data.pairs * data.groups);
        data.names.size() > pairs) {
      return Error{Say("names: $0; expected $1 or fewer, as there are pairs",
                       "names: $0; verwacht er $1 of minder, zoveel als er paren zijn",
                       data.names.size(), pairs)};
    }
  }
  if (auto error = CheckEnough(question)) return error;
  if (const int all = BoardsOf(data) * data.groups; all > kMostBoards) {
    return Error{Say("$0 boards in all groups; expected $1 or fewer",
                     "$0 spellen in alle groepen; verwacht er $1 of minder", all, kMostBoards)};
  }
  if (question.kind == PaperKind::kSheets && data.boards == 0) {
    data.boards = club::BedumEvening().deals;
  }
  if (question.results.empty()) return std::nullopt;
  CompareQuestion compare = {.system = data.system, .rules = question.rules};
  compare.results = question.results;
  if (auto error = CompareBoards::Check(compare)) return error;
  auto compared = CompareBoards::Compared(compare);
  if (!compared) return compared.error();
  data.compared.emplace(std::move(compared).value());
  return std::nullopt;
}

Drawing DrawPaper::Draw(const PaperQuestion& question) {
  static constexpr Drawing (*kDrawers[])(const PaperData& data) = {
      ControlCards, WalletLabels,     TableCards,  PlaceSlips,
      ScoreSlips,   CollectiveSheets, TallySheets, HandRecords};
  return kDrawers[static_cast<std::size_t>(question.kind)](question.data);
}

}  // namespace jasnel::paper
