// Answers as pages of text.
#include "tools/solve/boerenbridge_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "bitboard/boerenbridge/hand_table_words.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kAboutMaxN = {R"(
Each seat sees all hands and plays for its own score. Among cards that are equal for a seat, it
plays the first in a fixed order; other play may be as good for that seat and give others
more or less.
)",
                               R"(
Elke plaats ziet alle handen en speelt voor de eigen score. Van kaarten die voor een plaats
gelijk zijn, speelt hij de eerste in een vaste volgorde; ander spel kan voor hem even goed
zijn en anderen meer of minder opleveren.
)"};
constexpr Phrase kAboutParanoid = {R"(
All other seats see all hands and play together against this one, whatever that costs them. A
bid that it can force is certain to be made.
)",
                                   R"(
Alle anderen zien alle handen en spelen samen tegen deze plaats, wat het hun ook kost. Een
bod dat hij kan afdwingen, haalt hij zeker.
)"};
constexpr Phrase kAboutScores = {
    R"(Sure of: the score that it can force with its bid, and below it with each bid.
At least, at most: the number of tricks in the deal that it can force, one or the other.
)",
    R"(Zeker van: de score die hij met zijn bod kan afdwingen, en daaronder die met elk bod.
Minstens, hooguit: het aantal slagen dat hij kan afdwingen, het een of het ander.
)"};

using Rows = std::vector<std::vector<std::string>>;

class SolvePage {
 public:
  SolvePage(const SolveAnswer& answer, Language language)
      : answer_(answer), language_(language), say_(language) {}

  std::string Text() const {
    const std::string page = Heading() + "\n";
    if (answer_.seats) return page + Table({}) + "\n" + Forces();
    const std::string play = Table(answer_.everybody->outcome) + "\n" + Play();
    return answer_.cards ? page + play + "\n" + Cards() : page + play;
  }

 private:
  const Position& position() const { return answer_.deal.position; }
  std::string Signed(Card card) const {
    return SuitSign(SuitOf(card)) + std::string(RankLetters(RankOf(card), language_));
  }

  std::string List(const std::vector<Card>& cards) const {
    return absl::StrJoin(cards, " ", [&](std::string* out, Card card) { *out += Signed(card); });
  }

  // `A 10 2`, or `-`: the cards of a suit in a hand from high to low.
  std::string InSuit(CardSet hand, Suit suit) const {
    std::string text;
    for (CardSet left = hand & SuitCards(suit); !left.empty(); left -= left.Highest()) {
      text += text.empty() ? "" : " ";
      text += RankLetters(RankOf(left.Highest()), language_);
    }
    return text.empty() ? "-" : text;
  }

  std::string Heading() const {
    const Position& position = this->position();
    const int left = position.hands[position.turn()].size();
    std::string text = say_(phrases::kHeading, position.players, left) + " ";
    if (position.size == 0) return text + say_(phrases::kLeads, position.leader) + "\n";
    std::vector<Card> trick(position.trick.begin(), position.trick.begin() + position.size);
    return text + say_(phrases::kToPlay, position.turn(), position.leader) + " " + List(trick) +
           "\n";
  }

  // A row for each seat: its hand, bid, and where there is an outcome what comes of it.
  std::string Table(const std::optional<Outcome>& outcome) const {
    const Position& position = this->position();
    const bool taken = position.taken != Tricks{};
    std::vector<Align> columns(1 + kSuits, Align::kLeft);
    std::vector<std::string> head = {say_(phrases::kSeat)};
    for (const Suit suit : kAllSuits) head.push_back(SuitSign(suit));
    const auto add = [&](bool wanted, const std::string& name) {
      if (!wanted) return;
      head.emplace_back(name);
      columns.push_back(Align::kRight);
    };
    add(answer_.deal.has_bids, say_(phrases::kBid));
    add(taken, say_(phrases::kTaken));
    add(outcome.has_value(), say_("Takes", "Haalt"));
    add(outcome.has_value(), "Score");
    Rows rows = {head};
    for (int seat = 0; seat < position.players; ++seat) {
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(std::to_string(seat));
      for (const Suit suit : kAllSuits) row.push_back(InSuit(position.hands[seat], suit));
      if (answer_.deal.has_bids) row.push_back(std::to_string(position.bids[seat]));
      if (taken) row.push_back(std::to_string(position.taken[seat]));
      if (!outcome) continue;
      row.push_back(std::to_string(outcome->tricks[seat]));
      row.push_back(jasnel::Signed(outcome->scores[seat]));
    }
    return FormatTable(rows, columns, kIndent);
  }

  std::string Play() const {
    Position position = this->position();
    std::vector<Card> trick(position.trick.begin(), position.trick.begin() + position.size);
    Rows rows = {{say_("Trick", "Slag"), say_("Leader", "Uitkomst"), say_("Cards", "Kaarten"),
                  say_("Winner", "Winnaar")}};
    for (const Card card : answer_.everybody->line) {
      const int leader = position.leader;
      trick.push_back(card);
      position.Play(card);
      if (position.size > 0) continue;
      rows.push_back({std::to_string(rows.size()), std::to_string(leader), List(trick),
                      std::to_string(position.leader)});
      trick.clear();
    }
    return say_("The play:", "Het spel:") + "\n\n" +
           FormatTable(rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft}, kIndent);
  }

  std::string Cards() const {
    const Position& position = this->position();
    std::vector<std::string> head = {say_("Card", "Kaart")};
    for (int seat = 0; seat < position.players; ++seat) {
      head.push_back(say_("Seat $0", "Plaats $0", seat));
    }
    Rows rows = {head};
    for (const CardOutcome& card : answer_.everybody->cards) {
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(Signed(card.card));
      for (int seat = 0; seat < position.players; ++seat) {
        row.push_back(jasnel::Signed(card.outcome.scores[seat]));
      }
    }
    std::vector<Align> columns(head.size(), Align::kRight);
    columns[0] = Align::kLeft;
    return say_("The outcome of each card of seat $0, scores by seat:",
                "Waar elke kaart van plaats $0 toe leidt, scores per plaats:", position.turn()) +
           "\n\n" + FormatTable(rows, columns, kIndent);
  }

  std::string Answer(const Force& force) const {
    return force.exact ? say_("yes", "ja") : say_("no", "nee");
  }

  std::string ExactBids(const ParanoidSolution& solution) const {
    std::string text;
    for (std::size_t bid = 0; bid < solution.bids.size(); ++bid) {
      if (solution.bids[bid].exact) text += (text.empty() ? "" : " ") + std::to_string(bid);
    }
    return text.empty() ? say_("none", "geen") : text;
  }

  std::string Forces() const {
    std::vector<std::string> head = {say_(phrases::kSeat)};
    std::vector<Align> columns = {Align::kLeft};
    const auto add = [&](const std::string& name, Align align) {
      head.push_back(name);
      columns.push_back(align);
    };
    if (answer_.deal.has_bids) {
      add(say_(phrases::kBid), Align::kRight);
      add(say_("Can force it", "Kan het afdwingen"), Align::kLeft);
      if (scores_) add(say_("Sure of", "Zeker van"), Align::kRight);
    }
    add(say_("Bids it can force", "Biedingen die hij kan afdwingen"), Align::kLeft);
    if (scores_) {
      add(say_("At least", "Minstens"), Align::kRight);
      add(say_("At most", "Hooguit"), Align::kRight);
    }
    Rows rows = {head};
    for (const SeatForces& forces : *answer_.seats) {
      const ParanoidSolution& solution = forces.solution;
      const int seat = forces.seat;
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(std::to_string(seat));
      if (answer_.deal.has_bids) {
        row.push_back(std::to_string(position().bids[seat]));
        row.push_back(Answer(solution.bid));
        if (scores_) row.push_back(jasnel::Signed(*solution.bid.score));
      }
      row.push_back(ExactBids(solution));
      if (!scores_) continue;
      row.push_back(std::to_string(solution.most));
      row.push_back(std::to_string(solution.fewest));
    }
    std::string text = FormatTable(rows, columns, kIndent);
    if (scores_) text += "\n" + BidScores();
    if (answer_.cards) text += CardForces();
    return text;
  }

  std::string BidScores() const {
    std::vector<std::string> head = {say_(phrases::kSeat)};
    const std::size_t bids = answer_.seats->front().solution.bids.size();
    for (std::size_t bid = 0; bid < bids; ++bid) {
      head.push_back(say_("Bid $0", "Bod $0", bid));
    }
    Rows rows = {head};
    for (const SeatForces& forces : *answer_.seats) {
      const ParanoidSolution& solution = forces.solution;
      const int seat = forces.seat;
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(std::to_string(seat));
      for (const Force& force : solution.bids) row.push_back(jasnel::Signed(*force.score));
    }
    std::vector<Align> columns(head.size(), Align::kRight);
    columns[0] = Align::kLeft;
    return FormatTable(rows, columns, kIndent);
  }

  std::string CardForces() const {
    std::string text;
    for (const SeatForces& forces : *answer_.seats) {
      const ParanoidSolution& solution = forces.solution;
      const int seat = forces.seat;
      Rows rows = {{say_("Card", "Kaart"), say_("Can force it", "Kan het afdwingen")}};
      if (scores_) rows.front().emplace_back(say_("Sure of", "Zeker van"));
      rows.front().emplace_back();
      for (const CardForce& card : solution.cards) {
        std::vector<std::string>& row = rows.emplace_back();
        row = {Signed(card.card), Answer(card.force)};
        if (scores_) row.push_back(jasnel::Signed(*card.force.score));
        if (solution.best.Contains(card.card)) row.emplace_back(say_("best", "beste"));
      }
      std::vector<Align> columns(rows.front().size(), Align::kLeft);
      if (scores_) columns[2] = Align::kRight;
      text += "\n" +
              say_("After each card of seat $0, what seat $1 can force with its bid:",
                   "Na elke kaart van plaats $0, wat plaats $1 met zijn bod kan afdwingen:",
                   position().turn(), seat) +
              "\n\n" + FormatTable(rows, columns, kIndent);
    }
    return text;
  }

  const SolveAnswer& answer_;
  const bool scores_ = answer_.seats && !answer_.seats->empty() && answer_.seats->front().scores;
  const Language language_;
  const Voice say_;
};

}  // namespace

std::string SolveText(const SolveAnswer& answer, Language language) {
  return SolvePage(answer, language).Text();
}

std::string SolveTextEnd(const SolveQuestion& question, Language language) {
  const Voice say(language);
  if (!question.paranoid) return say(kAboutMaxN);
  return say(kAboutParanoid) + (question.scores ? say(kAboutScores) : "");
}

}  // namespace jasnel::boerenbridge
