#include "tools/analyse/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/questions/fair_parts.h"
#include "engine/records/solved_deal.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"
#include "tools/analyse/fair_text.h"
#include "tools/analyse/fair_words.h"
#include "tools/analyse/signals_text.h"
#include "tools/analyse/words.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

using Row = std::vector<std::string>;

constexpr std::string_view kIndent = "  ";

// Writes the page part by part, each of them whole lines.
class Page {
 public:
  Page(const AnalysedDeal& deal, Language language)
      : deal_(deal),
        record_(deal.record.deal),
        language_(language),
        shared_(WordsOf(language)),
        words_(AnalysisWordsOf(language)),
        costliest_(Costliest()),
        decisive_(DecisiveCard(deal.analysis, deal.declarers())) {}

  std::string Text(std::string_view unit, std::size_t number) const {
    std::vector<std::string> parts = {Heading(unit, number)};
    if (!deal_.summary) {
      parts.insert(parts.end(), {Table(), Tricks(), SignalsText(deal_, language_)});
    }
    parts.insert(parts.end(), {Faults() + Rulings(), Result(), Values(), Decision() + Claim()});
    if (!deal_.summary) {
      parts.push_back(deal_.fair ? FairChoicesText(deal_, language_) : CostlyCards(kAllSeats));
    }
    parts.push_back(deal_.fair ? FairTotalsText(deal_, language_) : Players(kAllSeats));
    std::erase(parts, "");
    return absl::StrJoin(parts, "\n");
  }

  std::string Text(Seat seat) const {
    return CostlyCards(std::span(&seat, 1)) + "\n" + Players(std::span(&seat, 1));
  }

 private:
  const std::vector<JudgedCard>& cards() const { return deal_.analysis.cards; }

  std::string Name(Seat seat) const { return std::string(SeatName(seat, language_)); }
  std::string Name(Side side) const { return SideName(side, language_); }
  std::string Name(Card card) const { return SignedCard(card, language_); }
  std::string List(CardSet cards) const {
    return absl::StrJoin(HighToLow(cards), " ",
                         [&](std::string* out, Card card) { *out += Name(card); });
  }

  static bool CostsAny(const JudgedCard& card) {
    return card.score_lost > Points(0) || card.points_lost > Points(0);
  }
  static bool ChangesAny(const JudgedCard& card) {
    return card.score_lost != Points(0) || card.points_lost != Points(0);
  }

  // Of the worst cards of all players the one that cost most, or the first of those.
  std::optional<std::size_t> Costliest() const {
    std::optional<std::size_t> most;
    const auto rank = [&](std::size_t i) {
      return std::tuple(-cards()[i].score_lost, -cards()[i].points_lost, i);
    };
    for (const PlayerTotal& player : deal_.analysis.players) {
      if (player.worst && (!most || rank(*player.worst) < rank(*most))) most = player.worst;
    }
    return most;
  }

  std::string Heading(std::string_view unit, std::size_t number) const {
    return absl::StrCat(
        absl::Substitute(unit == "line" ? shared_.line : words_.record, number), " ",
        absl::Substitute(shared_.rules, FormatRules(record_.rules)), " ",
        absl::Substitute(shared_.trump_is,
                         absl::StrCat(SuitSign(record_.trump), " ",
                                      std::string(SuitName(record_.trump, language_)))),
        " ", absl::Substitute(shared_.declares, Name(record_.declarer)), " ",
        absl::Substitute(shared_.dealt, Name(deal_.record.dealer)), "\n");
  }

  std::string Table() const {
    Picture picture;
    picture.hands = record_.hands;
    std::array<std::vector<std::string>, kSeats> notes;
    const auto note = [&](Seat seat) -> auto& {
      return notes[static_cast<std::size_t>(Index(seat))];
    };
    note(deal_.record.dealer).push_back(shared_.note_dealer);
    note(record_.declarer).push_back(shared_.note_declarer);
    note(record_.leader).push_back(shared_.note_leads);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      picture.notes[seat] = absl::StrJoin(notes[seat], ", ");
    }
    return Draw(picture, language_);
  }

  // A card and what is wrong with it.
  std::string Marked(std::size_t index) const {
    const JudgedCard& card = cards()[index];
    std::string text = Name(card.card);
    if (deal_.fair) {
      if (card.fault) return text + "×";
      const auto& judged = deal_.fair->cards;
      return index < judged.size() ? absl::StrCat(text, MarkOf(judged[index].mark)) : text;
    }
    if (card.fault) text += "!";
    if (CostsAny(card)) text += index == costliest_ ? "??" : "?";
    return text;
  }

  std::string Tricks() const {
    if (cards().empty()) return "";
    std::vector<Row> rows = {{shared_.trick, shared_.leader, shared_.cards, shared_.winner,
                              shared_.points, Capitalized(shared_.roem)}};
    std::size_t width = 0;
    for (std::size_t i = 0; i < cards().size(); ++i) width = std::max(width, Width(Marked(i)));
    std::size_t index = 0;
    for (const ReplayedTrick& trick : deal_.replay.tricks) {
      std::string played;
      for (int place = 0; place < trick.cards.size(); ++place) {
        played += PadRight(Marked(index++), width + 1);
      }
      Row& row = rows.emplace_back(Row{std::to_string(rows.size()), Name(trick.leader),
                                       played.substr(0, played.find_last_not_of(' ') + 1)});
      if (!trick.winner) continue;
      row.insert(row.end(), {Name(*trick.winner), std::to_string(trick.points.count()),
                             trick.roem == Points(0) ? "" : std::to_string(trick.roem.count())});
    }
    return FormatTable(
        rows,
        {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight, Align::kRight},
        kIndent);
  }

  std::string Faults() const {
    std::string text;
    for (const Fault& fault : deal_.replay.faults) {
      text +=
          absl::Substitute(words_.fault, fault.trick, Name(fault.seat), Name(fault.card),
                           std::string(DutyName(fault.breach.duty, language_)),
                           std::string(SourceOf(fault.breach, record_.rules)), List(fault.legal));
      text += (fault.revoke ? Revoke(fault) : NoRevoke(fault)) + "\n";
    }
    return deal_.replay.Revoke() == nullptr ? text : WithNotCounted(text);
  }

  std::string NoRevoke(const Fault& fault) const {
    return fault.ruling == Ruling::kMended ? words_.mended_no_revoke : words_.no_revoke;
  }

  std::string Revoke(const Fault& fault) const {
    std::string text = absl::Substitute(
        words_.revoke, std::string(RevokeSource(fault.breach.duty, record_.rules)));
    const auto ruled = [&](const char* words) {
      return absl::Substitute(words, std::string(SourceOf(*fault.ruling, record_.rules)));
    };
    if (fault.ruling == Ruling::kMended) return text + ruled(words_.mended);
    if (fault.ruling == Ruling::kFoundTooLate) return text + ruled(words_.found_too_late);
    if (fault.ruling) text += ruled(words_.not_mended);
    return text + Pays(fault.seat);
  }

  // What the side of who ended the deal has to pay.
  std::string Pays(Seat seat) const {
    if (deal_.replay.IsPlayedAgain()) return ".";
    return absl::Substitute(
        deal_.replay.roem_until_stop > Points(0) ? words_.pays_until_stop
        : record_.rules.roem && record_.rules.revoke_roem != RevokeRoem::kOff ? words_.pays_roem
                                                                              : words_.pays,
        record_.rules.revoke, Name(Opponents(SideOf(seat))), deal_.replay.roem_until_stop.count());
  }

  // Lines, with how many cards were recorded after the last of them.
  std::string WithNotCounted(std::string lines) const {
    if (deal_.replay.cards_not_counted == 0) return lines;
    lines.pop_back();
    return lines + absl::Substitute(words_.not_counted, deal_.replay.cards_not_counted) + "\n";
  }

  // What was ruled but on cards.
  std::string Rulings() const {
    std::string text;
    bool ended = false;
    for (const JudgedRuling& ruling : deal_.analysis.rulings) {
      const std::string source(SourceOf(ruling.ruling, record_.rules));
      const Side side = SideOf(ruling.seat);
      if (ruling.ruling == Ruling::kRoemNotClaimed) {
        text +=
            absl::Substitute(words_.roem_lost, ruling.trick, ruling.roem.count(), Name(side),
                             source, Signed((ruling.after.points - ruling.before.points).count()),
                             Signed((ruling.after.score - ruling.before.score).count()));
      } else if (ruling.ruling == Ruling::kWrongAccusation) {
        text += absl::Substitute(words_.accusation, ruling.trick, Name(ruling.seat),
                                 Name(Opponents(side)), source) +
                Pays(ruling.seat);
        ended = true;
      } else {
        text += absl::Substitute(words_.short_hand, ruling.trick, Name(ruling.seat), source) +
                Pays(ruling.seat);
        ended = true;
      }
      text += "\n";
    }
    return ended ? WithNotCounted(text) : text;
  }

  std::string WonBy(Side side) const {
    const Tally& won = deal_.replay.won[static_cast<std::size_t>(Index(side))];
    return absl::Substitute(won.roem == Points(0) ? shared_.won : shared_.won_with_roem, Name(side),
                            won.cards.count(), won.tricks, won.roem.count());
  }

  const char* OutcomeName(Outcome outcome) const {
    switch (outcome) {
      case Outcome::kNat:
        return shared_.nat;
      case Outcome::kPit:
        return shared_.pit_made;
      case Outcome::kRevoke:
        return words_.revoke_outcome;
      case Outcome::kAccusation:
        return words_.accusation_outcome;
      case Outcome::kMade:
        break;
    }
    return shared_.made;
  }

  std::string Result() const {
    std::string text =
        absl::Substitute(words_.won, WonBy(Side::kNorthSouth), WonBy(Side::kEastWest)) + "\n";
    if (deal_.replay.own_loss) {
      return text +
             absl::Substitute(words_.played_again, OutcomeName(OutcomeOf(*deal_.replay.ending)),
                              Name(deal_.replay.ending->seat), deal_.replay.own_loss->count(),
                              std::string(SourceOf(Ruling::kIndividual, record_.rules))) +
             "\n";
    }
    if (const auto& result = deal_.replay.result) {
      return text +
             absl::Substitute(shared_.result, OutcomeName(result->outcome),
                              result->score[0].count(), result->score[1].count()) +
             "\n";
    }
    return text + absl::Substitute(words_.broken_off, deal_.replay.cards_played) + "\n";
  }

  // What the deal was worth, and what it came to.
  std::string Values() const {
    const auto row = [](std::string name, const DealValue& value,
                        const std::array<Points, 2>& written) {
      return Row{std::move(name), Signed(value.points.count()), Signed(value.score.count()),
                 std::to_string(written[0].count()), std::to_string(written[1].count())};
    };
    std::vector<Row> rows = {
        {"", words_.points, words_.score, ShortSideName(Side::kNorthSouth, language_),
         ShortSideName(Side::kEastWest, language_)},
        row(words_.from_start, deal_.analysis.start, deal_.analysis.written_from_start)};
    if (deal_.replay.IsPlayedAgain()) {
      rows.push_back({words_.as_played, "-", "-", "-", "-"});
    } else if (deal_.replay.result) {
      rows.push_back(row(words_.as_played, deal_.end(), deal_.analysis.written_at_end));
      if (deal_.replay.ending) rows.back()[1] = "-";  // the deal was not played out
    } else if (!cards().empty()) {
      rows.push_back(row(absl::Substitute(words_.from_here, deal_.replay.cards_played), deal_.end(),
                         deal_.analysis.written_at_end));
    }
    return FormatTable(
        rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight}, kIndent);
  }

  // The ruling that turned the contract last, where no card did after it.
  const JudgedRuling* TurningRuling() const {
    const JudgedRuling* turning = nullptr;
    for (const JudgedRuling& ruling : deal_.analysis.rulings) {
      const bool won = IsWon(ruling.before.score, deal_.declarers());
      if (IsWon(ruling.after.score, deal_.declarers()) != won) turning = &ruling;
    }
    return decisive_ ? nullptr : turning;
  }

  // The card that cost the contract, or gave it away.
  std::string Decision() const {
    if (const JudgedRuling* const ruling = TurningRuling()) {
      return absl::Substitute(words_.ruling_turned, ruling->trick) + "\n";
    }
    if (!decisive_) {
      const bool won = IsWon(deal_.analysis.start.score, deal_.declarers());
      return std::string(won ? words_.always_won : words_.always_lost) + "\n";
    }
    const JudgedCard& card = cards()[*decisive_];
    const char* sentence =
        SideOf(card.seat) == deal_.declarers() ? words_.cost_contract : words_.gave_contract;
    if (card.score_lost < Points(0)) sentence = words_.fault_turned;
    return absl::Substitute(sentence, card.trick, Name(card.seat), Name(card.card),
                            List(BetterThan(card))) +
           "\n";
  }

  // The first moment at which the rest was certain.
  std::string Claim() const {
    if (!deal_.claim) return "";
    return absl::Substitute(deal_.claim->alone ? words_.claim : words_.claim_with_partner,
                            Name(deal_.claim->seat), deal_.claim->trick) +
           "\n";
  }

  std::string CostlyCards(std::span<const Seat> seats) const {
    std::vector<Row> rows = {{shared_.trick, words_.player, words_.card, words_.points_lost,
                              words_.best_points, words_.score_lost, words_.best_score,
                              words_.contract}};
    for (std::size_t i = 0; i < cards().size(); ++i) {
      const JudgedCard& card = cards()[i];
      const bool won = IsWon(ValueBefore(deal_.analysis, i).score, deal_.declarers());
      const bool still = IsWon(card.after.score, deal_.declarers());
      const bool turned = won != still;
      if (!ChangesAny(card) || std::ranges::find(seats, card.seat) == seats.end()) continue;
      const auto best = [&](Points lost, CardSet set) { return lost > Points(0) ? List(set) : ""; };
      rows.push_back(
          {std::to_string(card.trick), Name(card.seat), Marked(i),
           std::to_string(card.points_lost.count()), best(card.points_lost, card.best_points),
           std::to_string(card.score_lost.count()), best(card.score_lost, card.best_score),
           !turned ? ""
           : still ? shared_.made
                   : shared_.nat});
    }
    if (rows.size() == 1) {
      if (cards().empty()) return "";
      return (seats.size() == 1 ? absl::Substitute(words_.no_costly_card_of, Name(seats.front()))
                                : words_.no_costly_card) +
             "\n";
    }
    return std::string(words_.costly_cards) + "\n" +
           FormatTable(rows,
                       {Align::kRight, Align::kLeft, Align::kLeft, Align::kRight, Align::kLeft,
                        Align::kRight, Align::kLeft, Align::kLeft},
                       kIndent);
  }

  std::string Players(std::span<const Seat> seats) const {
    std::vector<Row> rows = {
        {words_.player, words_.points_lost, words_.score_lost, words_.worst_card, words_.better}};
    for (const Seat seat : seats) {
      const PlayerTotal& total = deal_.analysis.players[static_cast<std::size_t>(Index(seat))];
      Row& row = rows.emplace_back(Row{Name(seat), std::to_string(total.points_lost.count()),
                                       std::to_string(total.score_lost.count())});
      if (!total.worst) continue;
      const JudgedCard& worst = cards()[*total.worst];
      row.insert(row.end(), {absl::Substitute(words_.trick_and_card, worst.trick, Name(worst.card)),
                             List(BetterThan(worst))});
    }
    return FormatTable(
        rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kLeft, Align::kLeft}, kIndent);
  }

  const AnalysedDeal& deal_;
  const PlayedDeal& record_;
  const Language language_;
  const Words& shared_;
  const AnalysisWords& words_;
  const std::optional<std::size_t> costliest_;
  const std::optional<std::size_t> decisive_;
};

}  // namespace

std::string AnalysisText(const AnalysedDeal& deal, std::string_view unit, std::size_t number,
                         Language language) {
  return Page(deal, language).Text(unit, number);
}

std::string AnalysisTextEnd(bool summary, bool fair, Language language) {
  if (fair) {
    const FairWords& words = FairWordsOf(language);
    return absl::StrCat("\n", words.about_marks, words.about_cost);
  }
  const AnalysisWords& words = AnalysisWordsOf(language);
  return absl::StrCat("\n", summary ? "" : words.about_marks, words.about_lost);
}

std::string SeatText(const AnalysedDeal& deal, Seat seat, Language language) {
  return Page(deal, language).Text(seat);
}

}  // namespace jasnel
