#include "tools/book/text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "jasnel/rules.h"
#include "tools/bid/words.h"
#include "tools/book/words.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr const char* kIndent = "  ";
constexpr std::size_t kNumberWidth = 4;  // of a chance or a score, so that they stand in line
constexpr std::size_t kExchanges = 6;    // at either end of the list

using Rows = std::vector<std::vector<std::string>>;

std::string Number(double number) { return std::to_string(std::lround(number)); }
std::string SignedNumber(double score) { return Signed(static_cast<int>(std::lround(score))); }

// Writes the page part by part, each of them whole lines.
class Page {
 public:
  Page(const BookQuestion& question, Language language)
      : question_(question),
        language_(language),
        words_(BookWordsOf(language)),
        bid_words_(BidWordsOf(language)),
        shared_(WordsOf(language)) {}

  std::string Write(const std::string& heading) const {
    return absl::StrCat(heading, absl::Substitute(shared_.rules, FormatRules(question_.rules)),
                        "\n\n", Hand(), "\n", Table(), question_.exchanges ? Exchanges() : "");
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
    for (const Suit suit : SuitsOf(question_)) {
      const auto entries = LookUpHand(question_.rules, question_.hand, suit);
      for (const int place : PlacesOf(question_)) {
        const BookEntry& entry = entries[static_cast<std::size_t>(place)];
        const bool first = place == PlacesOf(question_).front();
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
    const auto exchanges =
        LookUpExchanges(question_.rules, question_.hand, *question_.trump, *question_.place);
    const double score = LookUpHand(question_.rules, question_.hand,
                                    *question_.trump)[static_cast<std::size_t>(*question_.place)]
                             .score.value;
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
    const std::span all(exchanges);
    return absl::StrCat(
        "\n",
        absl::Substitute(words_.best_exchanges, SuitText(*question_.trump, language_),
                         *question_.place + 1),
        ":\n", table(all.first(kExchanges)), "\n", words_.worst_exchanges, ":\n",
        table(all.last(kExchanges)));
  }

  const BookQuestion& question_;
  const Language language_;
  const BookWords& words_;
  const BidWords& bid_words_;
  const Words& shared_;
};

}  // namespace

std::string BookText(const BookQuestion& question, const std::string& heading, Language language) {
  return Page(question, language).Write(heading);
}

}  // namespace jasnel
