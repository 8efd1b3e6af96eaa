// Answers as pages of text.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/solve/boerenbridge_printer.h"
#include "tools/solve/boerenbridge_words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::string_view kIndent = "  ";

using Rows = std::vector<std::vector<std::string>>;

class TextPrinter : public SolvePrinter {
 public:
  TextPrinter(const SolveOptions& options, std::string_view unit)
      : options_(options), words_(SolveWordsOf(options.language)), unit_(unit) {}

  Printed Print(const SolvedDeal& deal) override {
    if (deal.error) return {"", AtPlace(unit_, deal.number, *deal.error, options_.language)};
    std::string page = any_ ? "\n" : "";
    any_ = true;
    page += Heading(deal.deal.position) + "\n";
    if (options_.is_paranoid()) {
      page += Table(deal, {}) + "\n" + Forces(deal);
    } else {
      page += Table(deal, deal.everybody.outcome) + "\n" + Play(deal);
      if (options_.cards) page += "\n" + Cards(deal);
    }
    return {page, ""};
  }

  Printed Finish() override {
    if (!any_) return {};
    std::string about = words_.about_everybody;
    if (options_.is_paranoid()) about = words_.about_paranoid;
    if (options_.scores) about += std::string("\n") + words_.about_scores;
    return {"\n" + about + "\n", ""};
  }

 private:
  std::string Signed(Card card) const {
    return SuitSign(SuitOf(card)) + std::string(RankLetters(RankOf(card), options_.language));
  }

  std::string List(const std::vector<Card>& cards) const {
    return absl::StrJoin(cards, " ", [&](std::string* out, Card card) { *out += Signed(card); });
  }

  // `A 10 2`, or `-`: the cards of a suit in a hand from high to low.
  std::string InSuit(CardSet hand, Suit suit) const {
    std::string text;
    for (CardSet left = hand & SuitCards(suit); !left.empty(); left -= left.Highest()) {
      text += text.empty() ? "" : " ";
      text += RankLetters(RankOf(left.Highest()), options_.language);
    }
    return text.empty() ? "-" : text;
  }

  std::string Heading(const Position& position) const {
    const int left = position.hands[position.turn()].size();
    std::string text = absl::Substitute(words_.heading, position.players, left) + " ";
    if (position.size == 0) return text + absl::Substitute(words_.leads, position.leader) + "\n";
    std::vector<Card> trick(position.trick.begin(), position.trick.begin() + position.size);
    return text + absl::Substitute(words_.to_play, position.turn(), position.leader) + " " +
           List(trick) + "\n";
  }

  // A row for each seat: its hand, bid, and where there is an outcome what comes of it.
  std::string Table(const SolvedDeal& deal, const std::optional<Outcome>& outcome) const {
    const Position& position = deal.deal.position;
    const bool taken = position.taken != Tricks{};
    std::vector<Align> columns(1 + kSuits, Align::kLeft);
    std::vector<std::string> head = {words_.seat};
    for (const Suit suit : kAllSuits) head.push_back(SuitSign(suit));
    const auto add = [&](bool wanted, const char* name) {
      if (!wanted) return;
      head.emplace_back(name);
      columns.push_back(Align::kRight);
    };
    add(deal.deal.has_bids, words_.bid);
    add(taken, words_.taken);
    add(outcome.has_value(), words_.takes);
    add(outcome.has_value(), words_.score);
    Rows rows = {head};
    for (int seat = 0; seat < position.players; ++seat) {
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(std::to_string(seat));
      for (const Suit suit : kAllSuits) row.push_back(InSuit(position.hands[seat], suit));
      if (deal.deal.has_bids) row.push_back(std::to_string(position.bids[seat]));
      if (taken) row.push_back(std::to_string(position.taken[seat]));
      if (!outcome) continue;
      row.push_back(std::to_string(outcome->tricks[seat]));
      row.push_back(jasnel::Signed(outcome->scores[seat]));
    }
    return FormatTable(rows, columns, kIndent);
  }

  std::string Play(const SolvedDeal& deal) const {
    Position position = deal.deal.position;
    std::vector<Card> trick(position.trick.begin(), position.trick.begin() + position.size);
    Rows rows = {{words_.trick, words_.leader, words_.cards, words_.winner}};
    for (const Card card : deal.everybody.line) {
      const int leader = position.leader;
      trick.push_back(card);
      position.Play(card);
      if (position.size > 0) continue;
      rows.push_back({std::to_string(rows.size()), std::to_string(leader), List(trick),
                      std::to_string(position.leader)});
      trick.clear();
    }
    return std::string(words_.line) + "\n\n" +
           FormatTable(rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft}, kIndent);
  }

  std::string Cards(const SolvedDeal& deal) const {
    const Position& position = deal.deal.position;
    std::vector<std::string> head = {words_.card};
    for (int seat = 0; seat < position.players; ++seat) {
      head.push_back(absl::Substitute(words_.scores_of, seat));
    }
    Rows rows = {head};
    for (const CardOutcome& card : deal.everybody.cards) {
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(Signed(card.card));
      for (int seat = 0; seat < position.players; ++seat) {
        row.push_back(jasnel::Signed(card.outcome.scores[seat]));
      }
    }
    std::vector<Align> columns(head.size(), Align::kRight);
    columns[0] = Align::kLeft;
    return absl::Substitute(words_.each_card, position.turn()) + "\n\n" +
           FormatTable(rows, columns, kIndent);
  }

  std::string Answer(const Force& force) const { return force.exact ? words_.yes : words_.no; }

  std::string ExactBids(const ParanoidSolution& solution) const {
    std::string text;
    for (std::size_t bid = 0; bid < solution.bids.size(); ++bid) {
      if (solution.bids[bid].exact) text += (text.empty() ? "" : " ") + std::to_string(bid);
    }
    return text.empty() ? words_.none : text;
  }

  std::string Forces(const SolvedDeal& deal) const {
    std::vector<std::string> head = {words_.seat};
    std::vector<Align> columns = {Align::kLeft};
    const auto add = [&](const std::string& name, Align align) {
      head.push_back(name);
      columns.push_back(align);
    };
    if (deal.deal.has_bids) {
      add(words_.bid, Align::kRight);
      add(words_.exact, Align::kLeft);
      if (options_.scores) add(words_.sure_score, Align::kRight);
    }
    add(words_.exact_bids, Align::kLeft);
    if (options_.scores) {
      add(words_.most, Align::kRight);
      add(words_.fewest, Align::kRight);
    }
    Rows rows = {head};
    for (const auto& [seat, solution] : deal.seats) {
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(std::to_string(seat));
      if (deal.deal.has_bids) {
        row.push_back(std::to_string(deal.deal.position.bids[seat]));
        row.push_back(Answer(solution.bid));
        if (options_.scores) row.push_back(jasnel::Signed(*solution.bid.score));
      }
      row.push_back(ExactBids(solution));
      if (!options_.scores) continue;
      row.push_back(std::to_string(solution.most));
      row.push_back(std::to_string(solution.fewest));
    }
    std::string text = FormatTable(rows, columns, kIndent);
    if (options_.scores) text += "\n" + BidScores(deal);
    if (options_.cards) text += CardForces(deal);
    return text;
  }

  std::string BidScores(const SolvedDeal& deal) const {
    std::vector<std::string> head = {words_.seat};
    const std::size_t bids = deal.seats.front().solution.bids.size();
    for (std::size_t bid = 0; bid < bids; ++bid) {
      head.push_back(absl::Substitute(words_.bid_scores, bid));
    }
    Rows rows = {head};
    for (const auto& [seat, solution] : deal.seats) {
      std::vector<std::string>& row = rows.emplace_back();
      row.push_back(std::to_string(seat));
      for (const Force& force : solution.bids) row.push_back(jasnel::Signed(*force.score));
    }
    std::vector<Align> columns(head.size(), Align::kRight);
    columns[0] = Align::kLeft;
    return FormatTable(rows, columns, kIndent);
  }

  std::string CardForces(const SolvedDeal& deal) const {
    std::string text;
    for (const auto& [seat, solution] : deal.seats) {
      Rows rows = {{words_.card, words_.exact}};
      if (options_.scores) rows.front().emplace_back(words_.sure_score);
      rows.front().emplace_back();
      for (const CardForce& card : solution.cards) {
        std::vector<std::string>& row = rows.emplace_back();
        row = {Signed(card.card), Answer(card.force)};
        if (options_.scores) row.push_back(jasnel::Signed(*card.force.score));
        if (solution.best.Contains(card.card)) row.emplace_back(words_.best);
      }
      std::vector<Align> columns(rows.front().size(), Align::kLeft);
      if (options_.scores) columns[2] = Align::kRight;
      text += "\n" + absl::Substitute(words_.each_card_for, deal.deal.position.turn(), seat) +
              "\n\n" + FormatTable(rows, columns, kIndent);
    }
    return text;
  }

  const SolveOptions& options_;
  const SolveWords& words_;
  const std::string unit_;
  bool any_ = false;
};

}  // namespace

std::unique_ptr<SolvePrinter> MakeTextPrinter(const SolveOptions& options, std::string_view unit) {
  return std::make_unique<TextPrinter>(options, unit);
}

}  // namespace jasnel::boerenbridge
