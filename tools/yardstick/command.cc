#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/part.h"
#include "engine/questions/yardstick.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "tools/commands.h"
#include "tools/shared/question/answer_printer.h"
#include "tools/shared/question/record_command.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr Phrase kAboutYardstick = {
    R"(
Points that the choices of $0 lost by what could be known, and those that each level of full
would have lost with the same choices.
)",
    R"(
Punten die de keuzes van $0 verloren op wat te weten was, en die elk niveau van full met dezelfde
keuzes zou hebben verloren.
)"};

std::string NameOfDeal(const ItemName& item) {
  if (item.id.empty()) return std::to_string(item.number);
  const Record name = Record::parse(item.id);
  return name.is_string() ? name.get<std::string>() : item.id;
}

// A table of all deals, with the rating.
class YardstickPrinter : public PrinterOf<YardstickAnswer> {
 public:
  YardstickPrinter(std::string_view unit, Language language) : unit_(unit), language_(language) {}

  Printed PrintError(const ItemName& item, const Error& error) override {
    return {"", AtPlace(unit_, item.number, error, language_)};
  }

  Printed Finish() override {
    if (deals_.empty()) return {};
    const Voice say(language_);
    std::vector<std::string> head = {say("Deal", "Spel"), say("Choices", "Keuzes"), seat_};
    for (const PlayerKind& level : PlayerLevels()) head.emplace_back(level.name);
    rows_.insert(rows_.begin(), std::move(head));
    std::vector<Align> columns(rows_[0].size(), Align::kRight);
    columns[0] = Align::kLeft;
    std::string text = FormatTable(rows_, columns) + say(kAboutYardstick, seat_);
    if (const auto rating = RateLosses(deals_)) text += "\n" + TextOf(*rating, say);
    return {text, ""};
  }

 protected:
  Printed PrintAnswer(const ItemName& item, const YardstickAnswer& answer) override {
    seat_ = SeatName(answer.seat, language_);
    deals_.push_back(answer.lost);
    std::vector<std::string> row = {NameOfDeal(item), std::to_string(answer.choices.size()),
                                    Fixed(answer.lost.player, 1)};
    for (const double lost : answer.lost.levels) row.push_back(Fixed(lost, 1));
    rows_.push_back(std::move(row));
    return {};
  }

 private:
  static std::string MeanText(const RatedMean& mean) {
    return Fixed(mean.mean, 1) + " ± " + Fixed(mean.half_width, 1);
  }

  std::string TextOf(const YardstickRating& rating, const Voice& say) const {
    const auto more = [&](const RatedMean& mean) {
      return std::to_string(MoreSets(mean, rating.deals));
    };
    std::vector<std::vector<std::string>> rows = {
        {say("Points a deal", "Punten per spel"), say("lost", "verloren"),
         say("$0 loses less", "$0 verliest minder", seat_), say("more sets", "sets erbij")},
        {seat_, MeanText(rating.lost), "", more(rating.lost)}};
    std::string better;
    std::string worse;
    for (std::size_t i = 0; i < rating.levels.size(); ++i) {
      const std::string name(PlayerLevels()[i].name);
      const YardstickRating::OfLevel& level = rating.levels[i];
      rows.push_back({name, MeanText(level.lost), MeanText(level.less), more(level.less)});
      if (level.less.mean > level.less.half_width) better += (better.empty() ? "" : ", ") + name;
      if (-level.less.mean > level.less.half_width) worse += (worse.empty() ? "" : ", ") + name;
    }
    std::string text =
        FormatTable(rows, std::vector{Align::kLeft, Align::kRight, Align::kRight, Align::kRight});
    text += say(
        "\n± is half of a 95% interval; more sets: so many sets of 32 deals make it 3 points.\n",
        "\n± is de helft van een 95%-interval; sets erbij: met zoveel sets van 32 spellen is die 3 "
        "punten.\n");
    if (!better.empty()) {
      text += say("Surely better than: $0.\n", "Zeker beter dan: $0.\n", better);
    }
    if (!worse.empty()) {
      text += say("Surely not as good as: $0.\n", "Zeker minder goed dan: $0.\n", worse);
    }
    return text;
  }

  std::string unit_;
  Language language_;
  std::string seat_;
  std::vector<std::vector<std::string>> rows_;
  std::vector<PointsLost> deals_;
};

// A line for each deal, and one for all of them.
class YardstickJson : public PrinterOf<YardstickAnswer> {
 public:
  explicit YardstickJson(Language language)
      : lines_(MakeJsonPrinter(AskYardstick::kSpec, language)) {}

  Printed PrintError(const ItemName& item, const Error& error) override {
    return lines_->PrintError(item, error);
  }

  Printed Finish() override {
    const auto rating = RateLosses(deals_);
    if (!rating) return {};
    return {ObjectText(AskRating::kAll, &*rating, Language::kEnglish) + "\n", ""};
  }

 protected:
  Printed PrintAnswer(const ItemName& item, const YardstickAnswer& answer) override {
    deals_.push_back(answer.lost);
    return lines_->Print(item, &answer);
  }

 private:
  std::unique_ptr<AnswerPrinter> lines_;
  std::vector<PointsLost> deals_;
};

constexpr CommandWords kYardstickWords = RecordWords(
    {"jasnel yardstick \"$(cat played.txt)\"", "jasnel yardstick \"$(cat gespeeld.txt)\""},
    {R"help(A record is that of jasnel analyse, such as a line that jasnel match --record writes. Set N of the
yardstick is jasnel deal --seed=N --count=32. Full reference: docs/reference/yardstick.md.

Examples:
  jasnel match rule full:level=club --seed=1 --deals=5 --record=played.txt
  grep -v '^#' played.txt | awk 'NR % 2 == 1' | jasnel yardstick --input=- --worlds=20
  jasnel yardstick "$(sed -n 2p played.txt)" --seat=N --format=csv
  jasnel yardstick "$(sed -n 2p played.txt)" --lang=nl

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help",
     R"help(Een verslag is dat van jasnel analyse, zoals een regel die jasnel match --record schrijft. Set N van
deze maat is jasnel deal --seed=N --count=32. Alles hierover: docs/reference/yardstick.md.

Voorbeelden:
  jasnel match rule full:level=club --seed=1 --deals=5 --record=gespeeld.txt
  grep -v '^#' gespeeld.txt | awk 'NR % 2 == 1' | jasnel yardstick --input=- --worlds=20 --lang=nl
  jasnel yardstick "$(sed -n 2p gespeeld.txt)" --seat=N --format=csv

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)help"});

class YardstickCommand : public RecordCommand<AskYardstick> {
 public:
  explicit YardstickCommand(CLI::App& app) : RecordCommand(app, kYardstickWords) {}

 protected:
  std::optional<Error> Ask(const PlayedRecord& record, YardstickQuestion& question) const override {
    question.record = record;
    return AskYardstick::Check(question);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    return std::make_unique<YardstickPrinter>(unit, language());
  }

  std::unique_ptr<AnswerPrinter> MakePrinter(std::string_view unit, bool only_one) const override {
    if (format() == Format::kJson) return std::make_unique<YardstickJson>(language());
    return QuestionCommand::MakePrinter(unit, only_one);
  }
};

}  // namespace

std::unique_ptr<Command> MakeYardstickCommand(CLI::App& app) {
  return std::make_unique<YardstickCommand>(app);
}

}  // namespace jasnel
