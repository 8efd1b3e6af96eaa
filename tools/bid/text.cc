#include "tools/bid/text.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "jasnel/book.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kResults[] = {
    {"nat", "nat"},         {"82-100", "82-100"},      {"101-120", "101-120"},
    {"121-140", "121-140"}, {"over 140", "boven 140"}, {"pit", "pit"}};
constexpr Phrase kAboutColumns = {R"(
Made: chance that the contract is made. Score: what your side writes down minus what the other
side does, on average. Roem: that of your side, on average. In brackets: 95% intervals.
)",
                                  R"(
Gehaald: kans dat het contract gehaald wordt. Score: wat de eigen partij schrijft min wat de
andere schrijft, gemiddeld; Roem: die van de eigen partij, ook gemiddeld. Tussen haakjes:
95%-intervallen.
)"};
constexpr Phrase kAboutOpenHands = {
    R"(The chances are for open hands: the other cards are dealt at random many times (each deal is a
world), and after the call all four players see all cards and play perfectly.
)",
    R"(Dit zijn kansen met open kaarten: de andere kaarten worden steeds opnieuw willekeurig verdeeld,
en na het bod zien alle vier alle handen en spelen ze volmaakt.
)"};
constexpr Phrase kAboutPlayed = {
    R"(In play: the chance and score of players who see one hand, estimated from contracts that strong
players of this program played. The best call is the best of these.
)",
    R"(In het spel: kans en score van spelers die één hand zien, geschat uit contracten die sterke spelers
van dit programma speelden. Het beste bod is het beste daarvan.
)"};

constexpr std::size_t kNumberWidth = 4;  // of a chance or a score, so that they stand in line
constexpr double kBarOf = 0.02;          // the chance that a block of a bar stands for

std::string Number(double number) { return std::to_string(std::lround(number)); }
std::string Percent(double chance) { return Number(100 * chance) + "%"; }
std::string SignedNumber(double score) { return Signed(static_cast<int>(std::lround(score))); }

// Writes the page part by part, each of them whole lines.
class BidPage {
 public:
  BidPage(const AnsweredBid& bid, Language language)
      : question_(bid.question),
        answer_(bid.answer),
        seed_(bid.seed),
        language_(language),
        say_(language) {}

  std::string Write() const {
    return absl::StrCat(Heading(), "\n", kIndent, HandInSuits(question_.hand, language_), "\n\n",
                        Match(), Table(), "\n", BestCall(), "\n",
                        answer_.suits.empty() ? Doubling() : Results(), "\n", Effort());
  }

 private:
  std::string Name(Seat seat) const { return std::string(SeatName(seat, language_)); }

  std::string Name(Call call) const {
    return call.suit ? SuitText(*call.suit, language_) : FormatCall(call, language_);
  }

  std::string Heading() const {
    const Auction& auction = question_.auction;
    std::vector<std::string> parts = {say_(phrases::kRules, FormatRules(question_.rules)),
                                      say_(phrases::kDealt, Name(auction.dealer()))};
    if (!question_.dealt.IsRandom()) {
      parts.push_back(say_(phrases::kByHand, FormatDealt(question_.dealt)));
    }
    if (!auction.turned_cards().empty()) {
      parts.push_back(say_(phrases::kTurned, TurnedText(auction.turned_cards(), language_)));
    }
    parts.push_back(Calls());
    parts.push_back(say_("$0 is to call.", "$0 is aan het bod.", Name(auction.Turn())));
    return absl::StrJoin(parts, " ") + "\n" + Known();
  }

  std::string Calls() const {
    const Auction& auction = question_.auction;
    std::vector<std::string> calls;
    for (const Call call : auction.calls()) {
      const Seat speaker = auction.SpeakerOf(static_cast<int>(calls.size()));
      calls.push_back(Name(speaker) + " " + FormatCall(call, language_));
    }
    if (calls.empty()) return say_("No calls yet.", "Nog niets geboden.");
    return say_("Calls: $0.", "Geboden: $0.", absl::StrJoin(calls, ", "));
  }

  // Cards that are known to lie in other hands, if there are any.
  std::string Known() const {
    std::vector<std::string> known;
    for (const Seat seat : kAllSeats) {
      const CardSet hand = question_.known[Index(seat)];
      if (hand.empty()) continue;
      std::string cards = Name(seat);
      for (const Suit suit : kAllSuits) {
        if ((hand & CardsOf(suit)).empty()) continue;
        cards += " " + SuitOfHand(hand, suit, language_);
      }
      known.push_back(cards);
    }
    if (known.empty()) return "";
    return say_("Known: $0.\n", "Bekend: $0.\n", absl::StrJoin(known, ", "));
  }

  // `63% (60-66)`, or the chance alone where it is certain.
  std::string Chance(const Estimate& chance) const {
    std::string value = PadLeft(Percent(chance.value), kNumberWidth);
    if (answer_.all_worlds) return value;
    return absl::StrCat(value, " (", Number(100 * chance.low), "-", Number(100 * chance.high), ")");
  }

  // `+21 (+15 to +28)`.
  std::string Score(const Estimate& score) const {
    std::string value = PadLeft(SignedNumber(score.value), kNumberWidth);
    if (answer_.all_worlds) return value;
    return absl::StrCat(value, " (",
                        say_(phrases::kFromTo, SignedNumber(score.low), SignedNumber(score.high)),
                        ")");
  }

  std::string Table() const {
    std::vector<std::vector<std::string>> rows = {
        {say_(phrases::kCall), say_("Made", "Gehaald"), "Score", "Pit", "Roem"}};
    std::vector<Align> aligned = {Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight,
                                  Align::kRight};
    for (const SuitBid& bid : answer_.suits) {
      rows.push_back({SuitText(bid.suit, language_), Chance(bid.makes), Score(bid.score),
                      Percent(bid.pit), Number(bid.roem)});
      if (bid.played_score) rows.back().push_back(Played(*bid.played_makes, *bid.played_score));
      if (bid.wins) rows.back().push_back(Wins(*bid.wins));
    }
    if (answer_.suits.empty()) return TableOfDoubling();
    if (answer_.suits.front().played_score) {
      rows.front().push_back(say_("In play", "In het spel"));
      aligned.push_back(Align::kRight);
    }
    if (answer_.suits.front().wins) {
      rows.front().push_back("Match");
      aligned.push_back(Align::kRight);
    }
    if (answer_.pass) {
      rows.push_back({FormatCall(Call{}, language_), "", Score(answer_.pass->score), "", ""});
      if (answer_.pass->played_score) {
        rows.back().push_back(PlayedScore(*answer_.pass->played_score));
      }
      if (answer_.pass->wins) rows.back().push_back(Wins(*answer_.pass->wins));
      rows.front().push_back(say_("Then plays", "Dan speelt"));
      rows.back().push_back(Declares(*answer_.pass));
      aligned.push_back(Align::kLeft);
    }
    return FormatTable(rows, aligned, kIndent);
  }

  // Once a suit has been named: the contract as it is, and doubled once more.
  std::string TableOfDoubling() const {
    std::vector<std::vector<std::string>> rows = {
        {say_(phrases::kCall), say_("Made", "Gehaald"), "Score"},
        {FormatCall(Call{}, language_), "", Score(answer_.pass->score)}};
    if (const auto& bid = answer_.doubling) {
      rows.push_back({FormatCall(bid->call, language_), Chance(bid->makes), Score(bid->score)});
    }
    return FormatTable(rows, {Align::kLeft, Align::kLeft, Align::kLeft}, kIndent);
  }

  // When doubling pays, and what it costs.
  std::string Doubling() const {
    if (!answer_.doubling) return "";
    const DoubleBid& bid = *answer_.doubling;
    return say_(
        "$0 pays in $1 of the deals, $2 points on average; in the others it costs $3.\n",
        "$0 loont in $1 van de verdelingen, gemiddeld $2 punten; in de andere kost het $3.\n",
        Name(bid.call), Chance(bid.pays), Number(bid.gain), Number(bid.cost));
  }

  // `87%  +64`.
  std::string Played(double makes, double score) const {
    return Percent(makes) + " " + PlayedScore(score);
  }

  std::string PlayedScore(double score) const { return PadLeft(SignedNumber(score), kNumberWidth); }

  static std::string Wins(double chance) { return absl::StrFormat("%.1f%%", 100 * chance); }

  // Where the match stands, and how likely it is won; nothing if that was not told.
  std::string Match() const {
    if (!answer_.match) return "";
    const MatchStanding& match = *question_.match;
    const std::string where =
        match.target > 0
            ? say_("The match goes to $0: $1 against $2.", "De match gaat tot $0: $1 tegen $2.",
                   match.target, match.own, match.theirs)
            : say_("Deals left in the match: $0; ahead: $1.",
                   "Nog te spelen in de match: $0; voor: $1.", match.deals, Signed(match.own));
    return absl::StrCat(where, " ",
                        say_("Before the call it is won in $0, by deals of $1.\n",
                             "Voor het bod wordt hij in $0 gewonnen, naar spellen van $1.\n",
                             Wins(answer_.match->wins), answer_.match->preset));
  }

  // Who plays after a pass, without those who hardly ever do.
  std::string Declares(const PassBid& pass) const {
    std::vector<std::string> seats;
    for (const Seat seat : kAllSeats) {
      const double chance = pass.declares[Index(seat)];
      if (std::lround(100 * chance) > 0) seats.push_back(Name(seat) + " " + Percent(chance));
    }
    const double passed_out = pass.passed_out.value_or(0);
    if (std::lround(100 * passed_out) > 0) {
      seats.push_back(say_("dealt again $0", "opnieuw gegeven $0", Percent(passed_out)));
    }
    return absl::StrJoin(seats, ", ");
  }

  std::string BestCall() const {
    const std::string how =
        answer_.all_worlds
            ? say_("certain, all worlds were solved", "zeker, alle verdelingen zijn doorgerekend")
        : answer_.clear ? say_("clear, with 99% confidence", "duidelijk, met 99% zekerheid")
                        : say_("not clear; more worlds might change it",
                               "niet duidelijk, met meer verdelingen kan het veranderen");
    return say_("Best call: $0; $1.\n", "Beste bod: $0; $1.\n", Name(answer_.call), how);
  }

  // The suit that is called, or where it is better to pass the best one.
  const SuitBid& BestSuit() const {
    return *std::max_element(
        answer_.suits.begin(), answer_.suits.end(),
        [](const SuitBid& a, const SuitBid& b) { return a.score.value < b.score.value; });
  }

  std::string Results() const {
    const SuitBid& bid = BestSuit();
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < kResultClasses; ++i) {
      std::string bar;
      for (long blocks = std::lround(bid.results[i] / kBarOf); blocks > 0; --blocks) bar += "█";
      rows.push_back({say_(kResults[i]), Percent(bid.results[i]), bar});
    }
    return absl::StrCat(say_("If $0 plays $1:\n", "Als $0 $1 speelt:\n",
                             Name(question_.auction.Turn()), SuitText(bid.suit, language_)),
                        FormatTable(rows, {Align::kLeft, Align::kRight, Align::kLeft}, kIndent));
  }

  std::string Effort() const {
    const double seconds = std::chrono::duration<double>(answer_.time).count();
    const std::string time = absl::StrFormat("%.2f", seconds);
    if (answer_.all_worlds) {
      return say_("Worlds solved: $0, all there are, in $1 s.\n",
                  "Verdelingen doorgerekend: $0, alle die er zijn, in $1 s.\n", answer_.worlds,
                  time);
    }
    return say_("Worlds solved: $0, for the score too: $1, in $2 s. Seed: $3.\n",
                "Verdelingen doorgerekend: $0, ook voor de score: $1, in $2 s. Seed: $3.\n",
                answer_.worlds, answer_.scored, time, seed_);
  }

  const BidQuestion& question_;
  const BidAnswer& answer_;
  const std::uint64_t seed_;
  const Language language_;
  const Voice say_;
};

}  // namespace

std::string BidText(const AnsweredBid& bid, Language language) {
  return BidPage(bid, language).Write();
}

std::string BidTextEnd(bool open_hands, Language language) {
  const Voice say(language);
  return absl::StrCat(
      say(kAboutColumns), say(kAboutOpenHands),
      open_hands ? say("Players at the table see only one hand, so their results differ.\n",
                       "Spelers aan tafel zien maar één hand, dus hun resultaten zijn anders.\n")
                 : say(kAboutPlayed));
}

std::string BookLine(const BidQuestion& question, Language language) {
  const Auction& auction = question.auction;
  const int place =
      PlaceOf(auction.Turn(), FirstLeader(question.rules.leads, auction.dealer(), auction.Turn()));
  std::vector<std::string> suits;
  for (const Suit suit : auction.Legal(question.hand).suits) {
    const BookEntry entry =
        LookUpHand(question.rules, question.hand, suit)[static_cast<std::size_t>(place)];
    suits.push_back(absl::StrCat(SuitSign(suit), " ", Percent(entry.played_makes), " ",
                                 SignedNumber(entry.played_score)));
  }
  return Voice(language)("From the book: $0 in play; solving worlds ...",
                         "Uit het boek: $0 in het spel; verdelingen doorrekenen ...",
                         absl::StrJoin(suits, ", "));
}

}  // namespace jasnel
