#include <CLI/CLI.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "bitboard/dealing/deal_set.h"
#include "engine/questions/paper.h"
#include "engine/questions/par.h"
#include "tools/club/command.h"
#include "tools/club/folder.h"
#include "tools/club/pdf.h"
#include "tools/compare/reader.h"
#include "tools/shared/files.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/parent_command.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel::club {
namespace {

constexpr Phrase kPrintExamples = {
    R"(KIND is what is printed:
  control     a card for each hand, to check its cards and to fold; blank without deals
  wallets     a label for each wallet and its pockets
  tables      a card for each table; with --pairs also who plays what there
  places      a slip for each pair: where it sits in each round
  slips       score slips of each board, N-S and E-W apart; filled in with --results
  collective  match points by pair and board; filled in with --results
  sheets      score sheets of tables; with FOLDER those of the last boompje that was drawn
  records     hand records: all hands of each board, and behind them what it is worth

Examples:
  jasnel deal --count=12 --commit > deals.txt
  jasnel club print control --input=deals.txt --out=control.pdf
  jasnel club print places --pairs=8 --per-round=3 --out=places.pdf
  jasnel club print sheets bedum --out=sheets.pdf
Full reference: docs/reference/club.md.)",
    R"(KIND is wat er afgedrukt wordt:
  control     een controlekaartje van elke hand, om te vouwen; zonder spellen om in te vullen
  wallets     een etiket voor elke portefeuille en de vakjes
  tables      een kaart voor elke tafel; met --pairs ook wie er wat speelt
  places      een briefje voor elk paar: waar het elke ronde zit
  slips       scorestaten van elk spel, N-Z en O-W apart; ingevuld met --results
  collective  de verzamelstaat: matchpunten per paar en spel; ingevuld met --results
  sheets      scorelijsten van tafels; met FOLDER die van het laatst gelote boompje
  records     spelverdelingen: alle handen van elk spel, en achterop wat het waard is

Voorbeelden:
  jasnel deal --count=12 --commit > spellen.txt
  jasnel club print control --input=spellen.txt --out=controle.pdf --lang=nl
  jasnel club print places --pairs=8 --per-round=3 --out=plaatsen.pdf --lang=nl
  jasnel club print sheets bedum --out=lijsten.pdf --lang=nl
Alles staat in docs/reference/club.md.)"};

class PrintCommand : public Command {
 public:
  explicit PrintCommand(CLI::App& app) : app_(app) {
    SetAbout(app_, Localized(paper::DrawPaper::kAbout));
    SetHelpEnd(app_, Localized(kPrintExamples));
    AddText(app_, "KIND",
            Localized({"what is printed, see below", "wat er afgedrukt wordt, zie onder"}), kind_)
        .WithForm("");
    AddText(app_, "FOLDER",
            Localized({"the folder of the club, for score sheets with names",
                       "de map van de club, voor scorelijsten met namen"}),
            folder_)
        .WithForm("");
    AddText(app_, "--out",
            Localized({"where the PDF goes; - for standard output",
                       "waar de PDF komt; - voor standaarduitvoer"}),
            out_)
        .WithForm("FILE")
        .TakingLast();
    AddInputFlag(app_,
                 Localized({"deals for control cards and labels, - for standard input",
                            "spellen voor kaartjes en etiketten, - voor standaardinvoer"}),
                 input_);
    AddText(app_, "--results",
            Localized({"results for slips and the collective sheet, as jasnel compare takes them",
                       "uitslagen voor scorestaten en de verzamelstaat, zoals jasnel compare ze "
                       "leest"}),
            results_)
        .WithForm("FILE")
        .TakingLast();
    AddFieldFlags(app_, paper::DrawPaper::kSpec.fields, &question_);
    AddText(
        app_, "--season",
        Localized({"which season (default the newest)", "welk seizoen (standaard het nieuwste)"}),
        season_)
        .WithForm("NAME")
        .TakingLast();
    AddNumberFlag(app_, "--evening",
                  Localized({"which (default the last)", "welke (standaard de laatste)"}),
                  evening_);
    AddNumberFlag(app_, "--boompje",
                  Localized({"of that evening (default the last that was drawn)",
                             "van die avond (standaard het laatste dat geloot is)"}),
                  boompje_);
    AddJsonFormatFlag(app_, json_);
    AddLanguageFlag(app_, language_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    const Field& kind = paper::DrawPaper::kSpec.fields.front();
    if (const auto fault = kind.kind->ReadText(kind_, &question_.kind)) {
      return PrintUsageError(name(), In("KIND", ErrorIn(kind_, *fault)).both());
    }
    if (!json_ && out_.empty()) {
      return PrintUsageError(name(), Say("no file; expected --out=FILE.pdf, or --format=json",
                                         "geen bestand; verwacht --out=BESTAND.pdf, of "
                                         "--format=json"));
    }
    if (const auto wrong = WrongFolder()) return PrintUsageError(name(), *wrong);
    for (const auto read :
         {&PrintCommand::ReadDeals, &PrintCommand::ReadResults, &PrintCommand::ReadFolder}) {
      if (const auto error = (this->*read)()) return Fail(name(), error->both());
    }
    if (const auto error = paper::DrawPaper::Check(question_)) return Fail(name(), error->both());
    if (const auto error = FindWorth()) return Fail(name(), error->both());
    const paper::Drawing drawing = paper::DrawPaper::Draw(question_);
    if (json_) {
      return PrintLast(
          name(),
          ObjectText(paper::DrawPaper::kSpec.answer, &drawing, Language::kEnglish, language_) +
              "\n",
          kExitOk);
    }
    const auto pdf = paper::PdfOf(drawing, language_);
    if (!pdf) return Fail(name(), pdf.error().both());
    auto begun = OutputFile::Begin(out_);
    if (!begun) return Fail(name(), begun.error().both());
    OutputFile file = std::move(begun).value();
    if (const auto error = file.Write(*pdf)) return Fail(name(), error->both());
    if (const auto error = file.Finish()) return Fail(name(), error->both());
    return kExitOk;
  }

 private:
  std::string name() const { return NameOf(app_); }

  // A folder has the score sheets of a draw.
  std::optional<Message> WrongFolder() const {
    if (!folder_.empty() && question_.kind != paper::PaperKind::kSheets) {
      return Say("$0 with $1; expected a folder with sheets only",
                 "$0 met $1; verwacht een map alleen bij sheets", folder_, kind_);
    }
    for (const char* flag : {"--season", "--evening", "--boompje"}) {
      if (folder_.empty() && IsGiven(app_, flag)) {
        return Say("$0 without a folder; expected both", "$0 zonder map; verwacht beide", flag);
      }
    }
    return std::nullopt;
  }

  std::optional<Error> ReadDeals() {
    if (input_.empty()) return std::nullopt;
    auto file = InputFile::Open(input_, Say("deals", "spellen"));
    if (!file) return file.error();
    LineReader lines(file->descriptor(), Interrupted());
    while (const auto line = lines.Next()) question_.text.append(line->text).append("\n");
    return std::nullopt;
  }

  // Of hand records what each board is worth.
  std::optional<Error> FindWorth() {
    if (question_.kind != paper::PaperKind::kRecords) return std::nullopt;
    Solver solver;
    for (std::size_t place = 0; place < question_.data.deals.size(); ++place) {
      const DealLine& deal = question_.data.deals[place];
      ParQuestion asked;
      asked.table.deal = deal;
      if (!deal.leader) asked.table.defaults.dealer = DealerAt(deal, place);
      if (question_.rules) asked.table.defaults.rules = *question_.rules;
      if (auto error = ParAuction::Check(asked)) return error;
      const auto answer = ParAuction::AnswerWith(solver, asked, Interrupted());
      if (!answer) return answer.error();
      question_.data.worth.push_back(paper::WorthOf(*answer));
    }
    return std::nullopt;
  }

  std::optional<Error> ReadResults() {
    if (results_.empty()) return std::nullopt;
    auto file = ReadResultFile(results_, question_.data.system, question_.rules);
    if (!file) return file.error();
    if (!file->errors.empty()) return file->errors.front();
    question_.results = std::move(file).value().results;
    return std::nullopt;
  }

  // Those who sit at the tables of a boompje.
  std::optional<Error> ReadFolder() {
    if (folder_.empty()) return std::nullopt;
    const auto read = ReadSeason(folder_, season_);
    if (!read) return read.error();
    if (!IsGiven(app_, "--lang")) language_ = LanguageOfFile(read->text);
    const ClubSeason& season = read->season;
    const auto at = WhichEvening(season, evening_, "--");
    if (!at) return at.error();
    const ClubEvening& evening = season.evenings[*at];
    const auto& boompjes = evening.evening.boompjes;
    const std::size_t boompje = boompje_ ? static_cast<std::size_t>(*boompje_) : boompjes.size();
    if (boompje < 1 || boompje > boompjes.size()) {
      return Error{Say("--boompje: $0; expected from 1 to $1, as many as are drawn",
                       "--boompje: $0; verwacht 1 tot en met $1, zoveel als er geloot zijn",
                       boompje, boompjes.size())};
    }
    paper::PaperData& data = question_.data;
    data.boompjes = {boompjes[boompje - 1]};
    data.first_boompje = static_cast<int>(boompje);
    if (!question_.rules) question_.rules = season.evening_rules.rules;
    if (data.boards == 0) data.boards = season.evening_rules.deals;
    if (data.title.empty()) {
      data.title = season.name + (evening.date.empty() ? "" : " · " + evening.date);
    }
    return std::nullopt;
  }

  CLI::App& app_;
  std::string kind_;
  std::string folder_;
  std::string out_;
  std::string input_;
  std::string results_;
  std::string season_;
  std::optional<int> evening_;
  std::optional<int> boompje_;
  paper::PaperQuestion question_;
  bool json_ = false;
  Language language_ = Language::kEnglish;
};

}  // namespace

std::unique_ptr<Command> MakePrintCommand(CLI::App& app) {
  return std::make_unique<PrintCommand>(app);
}

}  // namespace jasnel::club
