#include "tools/book/text.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "jasnel/rules.h"
#include "tools/bid/words.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

// `$0`, `$1` ... are placeholders for absl::Substitute.
struct BookWords {
  const char* place;                       // heading
  std::array<const char*, kSeats> places;  // from the leader clockwise
  const char* best_exchanges;              // $0 the suit, $1 the place
  const char* worst_exchanges;             // the same
  const char* without;                     // heading
  const char* with;                        // heading
  const char* about;
  const char* about_exchanges;
};

constexpr BookWords kEnglish = {
    .place = "Place",
    .places = {"1, leads", "2", "3", "4, dealt"},
    .best_exchanges = "One card exchanged, $0, place $1: the best",
    .worst_exchanges = "... and the worst",
    .without = "Without",
    .with = "With",
    .about =
        "Made: chance that the contract is made if this hand declares. Score: what its side writes "
        "down\nminus what the other side does. Both are averages over all deals of the other "
        "cards, with all hands\nopen and perfect play. In brackets: 95% intervals of the book's "
        "own error. In play: the same for\nplayers who see one hand. Place: counted clockwise "
        "from the leader of the first trick.\n",
    .about_exchanges = "In brackets: the difference in score from the hand itself.\n",
};

constexpr BookWords kDutch = {
    .place = "Plaats",
    .places = {"1, komt uit", "2", "3", "4, gever"},
    .best_exchanges = "Eén kaart geruild, $0, plaats $1: de beste",
    .worst_exchanges = "... en de slechtste",
    .without = "Zonder",
    .with = "Met",
    .about =
        "Gehaald: kans dat het contract gehaald wordt als deze hand speelt. Score: wat die partij "
        "schrijft\nmin wat de andere schrijft. Beide zijn gemiddelden over alle verdelingen van de "
        "andere kaarten, met\nopen kaarten en volmaakt spel. Tussen haakjes: 95%-intervallen van "
        "de fout van het boek zelf. In het\nspel: hetzelfde voor spelers die één hand zien. "
        "Plaats: met de klok mee geteld vanaf wie uitkomt.\n",
    .about_exchanges = "Tussen haakjes: het verschil in score met de hand zelf.\n",
};

const BookWords& BookWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

constexpr const char* kIndent = "  ";
constexpr std::size_t kNumberWidth = 4;  // of a chance or a score, so that they stand in line
constexpr std::size_t kExchanges = 6;    // at either end of the list

using Rows = std::vector<std::vector<std::string>>;

std::string Number(double number) { return std::to_string(std::lround(number)); }
std::string SignedNumber(double score) { return Signed(static_cast<int>(std::lround(score))); }

// Writes the page part by part, each of them whole lines.
class Page {
 public:
  Page(const BookAnswer& answer, Language language)
      : answer_(answer),
        question_(answer.question),
        language_(language),
        words_(BookWordsOf(language)),
        bid_words_(BidWordsOf(language)),
        shared_(WordsOf(language)) {}

  std::string Write(const std::string& heading) const {
    return absl::StrCat(heading, absl::Substitute(shared_.rules, FormatRules(question_.rules)),
                        "\n\n", Hand(), "\n", Table(), answer_.exchanges ? Exchanges() : "");
  }

 private:
  std::string Hand() const {
    std::string text;
    for (const Suit suit : kAllSuits) {
      absl::StrAppend(&text, text.empty() ? kIndent : "   ",
                      SuitOfHand(question_.hand, suit, language_));
    }
    return text + "\n";
  }

  static std::string Percent(double chance) {
    return PadLeft(Number(100 * chance) + "%", kNumberWidth);
  }

  static std::string Score(double score) { return PadLeft(SignedNumber(score), kNumberWidth); }

  // `63% (60-66)`.
  static std::string Chance(const Estimate& chance) {
    return absl::StrCat(Percent(chance.value), " (", Number(100 * chance.low), "-",
                        Number(100 * chance.high), ")");
  }

  // `+21 (+15 to +28)`.
  std::string Score(const Estimate& score) const {
    return absl::StrCat(
        Score(score.value), " (",
        absl::Substitute(bid_words_.from_to, SignedNumber(score.low), SignedNumber(score.high)),
        ")");
  }

  std::string Table() const {
    Rows rows = {{Capitalized(shared_.trump), words_.place, bid_words_.makes, shared_.score,
                  bid_words_.pit, bid_words_.played}};
    for (const auto& [suit, places] : answer_.suits) {
      for (const auto& [place, entry] : places) {
        const bool first = place == places.front().place;
        rows.push_back({first ? SuitText(suit, language_) : "",
                        words_.places[static_cast<std::size_t>(place)], Chance(entry.makes),
                        Score(entry.score), Percent(entry.pit.value),
                        absl::StrCat(Percent(entry.played_makes), " ", Score(entry.played_score))});
      }
    }
    return FormatTable(
        rows,
        {Align::kLeft, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight, Align::kRight},
        kIndent);
  }

  std::string Exchanges() const {
    const double score = answer_.suits.front().places.front().entry.score.value;
    const auto table = [&](std::span<const BookExchange> some) {
      Rows rows = {{words_.without, words_.with, bid_words_.makes, shared_.score}};
      for (const BookExchange& one : some) {
        rows.push_back({SignedCard(one.without, language_), SignedCard(one.with, language_),
                        Percent(one.entry.makes.value),
                        absl::StrCat(Score(one.entry.score.value), " (",
                                     SignedNumber(one.entry.score.value - score), ")")});
      }
      return FormatTable(rows, {Align::kLeft, Align::kLeft, Align::kRight, Align::kLeft}, kIndent);
    };
    const std::span all(*answer_.exchanges);
    return absl::StrCat(
        "\n",
        absl::Substitute(words_.best_exchanges, SuitText(*question_.trump, language_),
                         *question_.place + 1),
        ":\n", table(all.first(kExchanges)), "\n", words_.worst_exchanges, ":\n",
        table(all.last(kExchanges)));
  }

  const BookAnswer& answer_;
  const BookQuestion& question_;
  const Language language_;
  const BookWords& words_;
  const BidWords& bid_words_;
  const Words& shared_;
};

}  // namespace

std::string BookText(const BookAnswer& answer, std::string_view unit, std::size_t number,
                     Language language) {
  return Page(answer, language).Write(NumberOfHand(unit, number, language));
}

std::string BookTextEnd(const BookQuestion& question, Language language) {
  const BookWords& words = BookWordsOf(language);
  return absl::StrCat("\n", words.about, question.exchanges ? words.about_exchanges : "");
}

}  // namespace jasnel
