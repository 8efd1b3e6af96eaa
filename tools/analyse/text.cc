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
#include "bitboard/ruling.h"
#include "engine/questions/fair_parts.h"
#include "engine/records/solved_deal.h"
#include "jasnel/convention.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"
#include "tools/analyse/fair_text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {

std::string SignalsText(const AnalysedDeal& deal, Language language) {
  if (!deal.signals) return "";
  const Voice say(language);
  std::string lines;
  for (const auto& [told, is_true] : *deal.signals) {
    const Signal& signal = told.signal;
    lines +=
        say("  Trick $0, $1: $2: $3. $4 Asks: $5.\n", "  Slag $0, $1: $2: $3. $4 Vraagt: $5.\n",
            told.trick, SeatName(signal.seat, language), SignedCard(signal.card, language),
            SaysMessage(signal),
            is_true ? Phrase{"True.", "Klopt."} : Phrase{"Not true.", "Klopt niet."},
            AskMessage(signal));
  }
  const Message& title = deal.conventions[0]->title;
  if (lines.empty()) {
    return say("By $0 no card said anything.\n", "Volgens $0 zei geen enkele kaart iets.\n", title);
  }
  return say("What the cards said, by $0:\n", "Wat de kaarten zeiden, volgens $0:\n", title) +
         lines;
}

namespace {

constexpr Phrase kAboutMarks = {"? cost something, ?? cost the most, ! was not legal.\n",
                                "? kostte iets, ?? kostte het meest, ! mocht niet.\n"};
constexpr Phrase kAboutFairMarks = {
    "? a mistake, ?? a grave one, ! the best card where few would find it, × was not legal.\n",
    "? een fout, ?? een grote fout, ! de beste kaart waar weinigen hem zouden vinden, × mocht "
    "niet.\n"};
constexpr Phrase kAboutLost = {
    R"(Points: card points, last trick and roem, North-South minus East-West. Score: what North-South
write down minus what East-West write down. Lost: by the player's side, compared with its best
card when all four see all hands and play perfectly, once for points and once for the score. N-S and
E-W: what each side writes down.
)",
    R"(Punten: kaarten, laatste slag en roem, Noord-Zuid min Oost-West. Score: wat Noord-Zuid schrijft
min wat Oost-West schrijft. Kwijt: door de partij van de speler, vergeleken met haar beste kaart
als alle vier alle handen zien en volmaakt spelen, eerst voor punten en dan voor de score. N-Z en O-W:
wat elke partij schrijft.
)"};
constexpr Phrase kAboutFairCost = {
    R"(Cost: points that the better choice would have brought the player's side on average, in the score, and
its 95% interval. The average is over deals of the hidden cards that agree with what the player had
seen, each as likely as the others would then have called and played as they did. People: if all play
on as people do, who see one hand. Perfect: if all then see all hands and play perfectly. Cost is
three quarters of the one and a quarter of the other; that of a call is for people. Open hands: what
the card lost as the cards lay. Other choices: what they were worth more or less to people. Below a
mark: why, in such deals, if all play on as people do.
)",
    R"(Kosten: punten die de betere keuze de partij van de speler gemiddeld had opgeleverd, in de score, met het
95%-interval. Het gemiddelde is over verdelingen van de verborgen kaarten die kloppen met wat de speler
had gezien, elk zo waarschijnlijk als de anderen dan zo hadden geboden en gespeeld. Mensen: als allen
verder spelen zoals mensen, die één hand zien. Volmaakt: als allen daarna alle handen zien en volmaakt
spelen. Kosten is driekwart van het ene en een kwart van het andere; bij een bod voor mensen. Open
handen: wat de kaart kostte zoals de kaarten zaten. Andere keuzes: wat ze voor mensen meer of minder
waard waren. Onder een teken: waarom, in zulke verdelingen, als allen verder spelen zoals mensen.
)"};
constexpr Phrase kAboutMatchCost = {
    "As the match counts, cost and worth are percent of the chance to win it, and not points.\n",
    "Omdat de match telt, zijn kosten en waarde procenten van de kans om die te winnen, en geen "
    "punten.\n"};
constexpr Phrase kAsPlayed = {"As played", "Zoals gespeeld"};
constexpr Phrase kPointsLost = {"Points lost", "Punten kwijt"};
constexpr Phrase kScoreLost = {"Score lost", "Score kwijt"};

using Row = std::vector<std::string>;

// Writes the page part by part, each of them whole lines.
class AnalysisPage {
 public:
  AnalysisPage(const AnalysedDeal& deal, Language language)
      : deal_(deal),
        record_(deal.record.deal),
        language_(language),
        say_(language),
        costliest_(Costliest()),
        decisive_(DecisiveCard(deal.analysis, deal.makers(), record_.rules)) {}

  std::string Text(std::string_view unit, std::size_t number) const {
    std::vector<std::string> parts = {Heading(unit, number)};
    if (!deal_.summary) {
      parts.insert(parts.end(), {Table(), Tricks() + RoemOfHands(), SignalsText(deal_, language_)});
    }
    parts.insert(parts.end(), {OutOfTurn() + Faults() + PenaltyCards() + Looks() + Rulings(),
                               Result(), Values(), Decision() + Claim()});
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
        say_(unit == "line" ? phrases::kLine : Phrase{"Record $0.", "Spel $0."}, number), " ",
        say_(phrases::kRules, FormatRules(record_.rules)), " ",
        say_(phrases::kTrumpIs, SuitText(record_.trump, language_)), " ",
        say_(phrases::kDeclares, Name(record_.declarer)), " ",
        say_(phrases::kDealt, Name(deal_.record.dealer)), "\n");
  }

  std::string Table() const {
    Picture picture;
    picture.hands = record_.hands;
    std::array<std::vector<std::string>, kSeats> notes;
    const auto note = [&](Seat seat) -> auto& { return notes[Index(seat)]; };
    note(deal_.record.dealer).push_back(say_(phrases::kNoteDealer));
    note(record_.declarer).push_back(say_(phrases::kNoteDeclarer));
    note(record_.leader).push_back(say_(phrases::kNoteLeads));
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
    std::vector<Row> rows = {{say_(phrases::kTrick), say_(phrases::kLeader), say_(phrases::kCards),
                              say_(phrases::kWinner), say_(phrases::kPoints), "Roem"}};
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

  // That which was won before the first trick.
  std::string RoemOfHands() const {
    const auto roem = jasnel::RoemOfHands(record_.hands, record_.trump, record_.rules);
    if (roem[0] + roem[1] == Points(0)) return "";
    return say_("$0Roem in the hand: $1 $2, $3 $4.\n", "$0Roem in de hand: $1 $2, $3 $4.\n",
                kIndent, Name(Side::kNorthSouth), roem[0].count(), Name(Side::kEastWest),
                roem[1].count());
  }

  std::string Faults() const {
    std::string text;
    for (const Fault& fault : deal_.replay.faults) {
      text += say_("Trick $0, $1: $2 is not a legal card: $3 ($4). Legal: $5.",
                   "Slag $0, $1: $2 mag niet: $3 ($4). Wel: $5.", fault.trick, Name(fault.seat),
                   Name(fault.card), DutyName(fault.breach.duty, language_),
                   SourceOf(fault.breach, record_.rules), List(fault.legal));
      text += (fault.revoke ? Revoke(fault) : NoRevoke(fault)) + "\n";
    }
    return deal_.replay.Revoke() == nullptr ? text : WithNotCounted(text);
  }

  std::string NoRevoke(const Fault& fault) const {
    return fault.ruling == Ruling::kMended
               ? say_(" Taken back before the trick was turned: play goes on.",
                      " Teruggenomen voordat de slag gedekt was: het spel gaat door.")
               : say_(" Not a revoke under these rules: play goes on.",
                      " Volgens deze regels niet verzaakt: het spel gaat door.");
  }

  std::string Revoke(const Fault& fault) const {
    std::string text =
        say_(" A revoke ($0)", " Verzaakt ($0)", RevokeSource(fault.breach.duty, record_.rules));
    if (!fault.ruling) return text + Pays(fault.seat);
    const std::string_view source = SourceOf(*fault.ruling, record_.rules);
    if (fault.ruling == Ruling::kMended) {
      return text + say_(", mended before the trick was turned ($0): play goes on.",
                         ", hersteld voordat de slag gedekt was ($0): het spel gaat door.", source);
    }
    if (fault.ruling == Ruling::kFoundTooLate) {
      return text + say_(", found after the last trick was turned ($0): the deal counts as played.",
                         ", ontdekt nadat de laatste slag gedekt was ($0): het spel telt zoals het "
                         "gespeeld is.",
                         source);
    }
    if (fault.ruling == Ruling::kUndone) {
      return text + say_(", from whose trick on play began again ($0).",
                         ", vanaf welke slag opnieuw is gespeeld ($0).", source);
    }
    text += say_(", which cannot be mended ($0)", ", herstel is niet mogelijk ($0)", source);
    return text + Pays(fault.seat);
  }

  // What the side of who ended the deal has to pay.
  std::string Pays(Seat seat) const {
    if (deal_.replay.played_again) return ".";
    const bool twice = WrittenTimes(record_.trump, record_.rules) > 1;
    return say_(
               deal_.replay.roem_until_stop > Points(0)
                   ? Phrase{": $0, the roem so far, and the $2 it made until play stopped, for $1.",
                            ": $0, de roem tot dan toe, en de $2 die het nog maakte tot het spel "
                            "werd "
                            "gestaakt, voor $1."}
               : record_.rules.roem != Roem::kOff && record_.rules.revoke_roem != RevokeRoem::kOff
                   ? Phrase{": $0 and the roem so far for $1.",
                            ": $0 en de roem tot dan toe voor $1."}
                   : Phrase{": $0 for $1.", ": $0 voor $1."},
               record_.rules.revoke, Name(Opponents(SideOf(seat))),
               deal_.replay.roem_until_stop.count()) +
           (twice ? say_(" It counts twice.", " Het telt dubbel.") : "");
  }

  // Lines, with how many cards were recorded after the last of them.
  std::string WithNotCounted(std::string lines) const {
    if (deal_.replay.cards_not_counted == 0) return lines;
    lines.pop_back();
    return lines + say_(" Cards after it, not counted: $0.\n",
                        " Kaarten daarna, niet geteld: $0.\n", deal_.replay.cards_not_counted);
  }

  // Calls of players who were not in turn.
  std::string OutOfTurn() const {
    std::string text;
    for (const CallOutOfTurn& said : deal_.record.out_of_turn) {
      text += say_("After $0 calls, $1: $2 out of turn, so that $3 must pass ($4).\n",
                   "Na $0 biedingen, $1: $2 voor de beurt, zodat $3 moet passen ($4).\n",
                   said.after, Name(said.seat), FormatCall(said.call, language_),
                   Name(SideOf(said.seat)), SourceOf(Ruling::kBarred, record_.rules));
    }
    return text;
  }

  std::string PenaltyCards() const {
    std::string text;
    for (const PenaltyCard& shown : deal_.replay.penalty_cards) {
      const std::string_view source = SourceOf(shown, record_.rules);
      text += say_(shown.taken_back
                       ? Phrase{"Trick $0, $1: $2 was taken back and is a penalty card ($3)",
                                "Slag $0, $1: $2 is teruggenomen en is een strafkaart ($3)"}
                       : Phrase{"Trick $0, $1: $2 out of turn is a penalty card ($3)",
                                "Slag $0, $1: $2 voor de beurt is een strafkaart ($3)"},
                   shown.trick, Name(shown.seat), Name(shown.card), source);
      if (shown.played) {
        text += say_(", played in trick $0", ", bijgespeeld in slag $0", *shown.played);
      }
      text += ".\n";
    }
    return text;
  }

  std::string Looks() const {
    std::string text;
    for (const LookedAt& look : deal_.replay.looked_at) {
      text += say_("Trick $0: $1 looked at it again after it was turned ($2): play goes on.\n",
                   "Slag $0: $1 zag hem na het dekken nog eens in ($2): het spel gaat door.\n",
                   look.trick, Name(look.seat), SourceOf(Ruling::kLookedAt, record_.rules));
    }
    return text;
  }

  // What was ruled but on cards.
  std::string Rulings() const {
    std::string text;
    bool ended = false;
    for (const JudgedRuling& ruling : deal_.analysis.rulings) {
      const std::string source(SourceOf(ruling.ruling, record_.rules));
      const Side side = SideOf(ruling.seat);
      if (ruling.ruling == Ruling::kRoemNotClaimed) {
        text += say_(
            "Trick $0: $1 roem of $2, not claimed in time ($3), does not count. Points $4, score "
            "$5.",
            "Slag $0: $1 roem van $2, niet op tijd gemeld ($3), telt niet. Punten $4, score $5.",
            ruling.trick, ruling.roem.count(), Name(side), source,
            Signed((ruling.after.points - ruling.before.points).count()),
            Signed((ruling.after.score - ruling.before.score).count()));
      } else if (ruling.ruling == Ruling::kWrongAccusation) {
        text += say_("Trick $0: $1 wrongly accused $2 of a revoke ($3)",
                     "Slag $0: $1 beschuldigde $2 ten onrechte van verzaken ($3)", ruling.trick,
                     Name(ruling.seat), Name(Opponents(side)), source) +
                Pays(ruling.seat);
        ended = true;
      } else if (ruling.ruling == Ruling::kPenaltyCard) {
        text += say_("Trick $0: a penalty card left $1 no best card ($2). Points $3, score $4.",
                     "Slag $0: een strafkaart liet $1 geen beste kaart ($2). Punten $3, score $4.",
                     ruling.trick, Name(ruling.seat), source,
                     Signed((ruling.after.points - ruling.before.points).count()),
                     Signed((ruling.after.score - ruling.before.score).count()));
      } else if (ruling.ruling == Ruling::kWrongDeal) {
        text += say_("Trick $0: hands with a wrong number of cards ($1).",
                     "Slag $0: handen met een verkeerd aantal kaarten ($1).", ruling.trick, source);
        ended = true;
      } else if (ruling.ruling == Ruling::kLongHand) {
        text += say_("Trick $0: $1 has too many cards, which counts as a revoke ($2)",
                     "Slag $0: $1 heeft te veel kaarten, wat als verzaken telt ($2)", ruling.trick,
                     Name(ruling.seat), source) +
                Pays(ruling.seat);
        ended = true;
      } else {
        text += say_("Trick $0: $1 is short of cards, which counts as a revoke ($2)",
                     "Slag $0: $1 heeft te weinig kaarten, wat als verzaken telt ($2)",
                     ruling.trick, Name(ruling.seat), source) +
                Pays(ruling.seat);
        ended = true;
      }
      text += "\n";
    }
    return ended ? WithNotCounted(text) : text;
  }

  std::string WonBy(Side side) const {
    const Tally& won = deal_.replay.won[Index(side)];
    return say_(won.roem == Points(0) ? phrases::kWon : phrases::kWonWithRoem, Name(side),
                won.cards.count(), won.tricks, won.roem.count());
  }

  std::string OutcomeName(Outcome outcome) const {
    switch (outcome) {
      case Outcome::kNat:
        return "nat";
      case Outcome::kPit:
        return "pit";
      case Outcome::kRevoke:
        return say_("a revoke", "verzaakt");
      case Outcome::kAccusation:
        return say_("a wrong accusation", "ten onrechte beschuldigd");
      case Outcome::kMade:
        break;
    }
    return say_(phrases::kMade);
  }

  std::string Result() const {
    std::string text =
        say_(phrases::kWonInAll, WonBy(Side::kNorthSouth), WonBy(Side::kEastWest)) + "\n";
    if (deal_.replay.own_loss) {
      return text +
             say_(
                 "Result: $0. The deal is played again; at the end of the match $1 alone loses $2 "
                 "($3).\n",
                 "Uitslag: $0. Het spel wordt overgespeeld; aan het einde van de partij krijgt "
                 "alleen $1 $2 punten in mindering ($3).\n",
                 OutcomeName(OutcomeOf(*deal_.replay.ending)), Name(deal_.replay.ending->seat),
                 deal_.replay.own_loss->count(), SourceOf(Ruling::kIndividual, record_.rules));
    }
    if (deal_.replay.played_again) {
      return text + say_("Result: none. The deal is played again.\n",
                         "Uitslag: geen. Het spel wordt overgespeeld.\n");
    }
    if (const auto& result = deal_.replay.result) {
      return text +
             say_(phrases::kResult, OutcomeName(result->outcome), result->score[0].count(),
                  result->score[1].count()) +
             "\n";
    }
    return text + say_("Broken off after $0 of 32 cards.\n",
                       "Afgebroken na $0 van de 32 kaarten.\n", deal_.replay.cards_played);
  }

  // What the deal was worth, and what it came to.
  std::string Values() const {
    const auto row = [](std::string name, const DealValue& value,
                        const std::array<Points, 2>& written) {
      return Row{std::move(name), Signed(value.points.count()), Signed(value.score.count()),
                 std::to_string(written[0].count()), std::to_string(written[1].count())};
    };
    std::vector<Row> rows = {
        {"", say_(phrases::kPoints), "Score", ShortSideName(Side::kNorthSouth, language_),
         ShortSideName(Side::kEastWest, language_)},
        row(say_("Perfect play from the start", "Volmaakt spel vanaf het begin"),
            deal_.analysis.start, deal_.analysis.written_from_start)};
    if (deal_.replay.played_again) {
      rows.push_back({say_(kAsPlayed), "-", "-", "-", "-"});
    } else if (deal_.replay.result) {
      rows.push_back(row(say_(kAsPlayed), deal_.end(), deal_.analysis.written_at_end));
      if (deal_.replay.ending) rows.back()[1] = "-";  // the deal was not played out
    } else if (!cards().empty()) {
      rows.push_back(row(say_("Perfect play after $0 cards", "Volmaakt spel na $0 kaarten",
                              deal_.replay.cards_played),
                         deal_.end(), deal_.analysis.written_at_end));
    }
    return FormatTable(
        rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight}, kIndent);
  }

  // The ruling that turned the contract last, where no card did after it.
  const JudgedRuling* TurningRuling() const {
    const JudgedRuling* turning = nullptr;
    for (const JudgedRuling& ruling : deal_.analysis.rulings) {
      const bool won = IsWon(ruling.before.score, deal_.makers(), record_.rules);
      if (IsWon(ruling.after.score, deal_.makers(), record_.rules) != won) turning = &ruling;
    }
    return decisive_ ? nullptr : turning;
  }

  // The card that cost the contract, or gave it away.
  std::string Decision() const {
    if (const JudgedRuling* const ruling = TurningRuling()) {
      return say_("It was the ruling in trick $0, not a card, that last turned the contract.\n",
                  "Wat het spel het laatst keerde was geen kaart, maar de beslissing in slag $0.\n",
                  ruling->trick);
    }
    if (!decisive_) {
      const bool won = IsWon(deal_.analysis.start.score, deal_.makers(), record_.rules);
      return won ? say_(
                       "With perfect play the contract is made from the start, and no card changed "
                       "that.\n",
                       "Met volmaakt spel wordt het van begin af aan gehaald; geen kaart "
                       "veranderde dat.\n")
                 : say_(
                       "With perfect play the contract is lost from the start, and no card changed "
                       "that.\n",
                       "Met volmaakt spel is het van begin af aan nat; geen kaart veranderde "
                       "dat.\n");
    }
    const JudgedCard& card = cards()[*decisive_];
    const Phrase sentence =
        card.score_lost < Points(0)
            ? Phrase{"The card that turned the contract, although it was not legal: trick $0, $1: $2.\n",
                     "De kaart die het spel keerde, hoewel hij niet mocht: slag $0, $1: $2.\n"}
        : SideOf(card.seat) == deal_.makers()
            ? Phrase{"The card that cost the contract: trick $0, $1: $2. Better: $3.\n",
                     "De kaart die het spel kostte: slag $0, $1: $2. Beter: $3.\n"}
            : Phrase{"The card that gave the contract away: trick $0, $1: $2. Better: $3.\n",
                     "De kaart die het spel weggaf: slag $0, $1: $2. Beter: $3.\n"};
    return say_(sentence, card.trick, Name(card.seat), Name(card.card), List(BetterThan(card)));
  }

  // The first moment at which the rest was certain.
  std::string Claim() const {
    if (!deal_.claim) return "";
    return say_(deal_.claim->alone
                    ? Phrase{"$0 could claim the rest from trick $1.\n",
                             "$0 kon vanaf slag $1 de rest opeisen.\n"}
                    : Phrase{"$0 could claim the rest from trick $1, if the partner plays along.\n",
                             "$0 kon vanaf slag $1 de rest opeisen, als de maat meewerkt.\n"},
                Name(deal_.claim->seat), deal_.claim->trick);
  }

  std::string CostlyCards(std::span<const Seat> seats) const {
    std::vector<Row> rows = {{say_(phrases::kTrick), say_(phrases::kPlayer), say_("Card", "Kaart"),
                              say_(kPointsLost), say_("Best for points", "Beste voor punten"),
                              say_(kScoreLost), say_("Best for score", "Beste voor score"),
                              "Contract"}};
    for (std::size_t i = 0; i < cards().size(); ++i) {
      const JudgedCard& card = cards()[i];
      const bool won = IsWon(ValueBefore(deal_.analysis, i).score, deal_.makers(), record_.rules);
      const bool still = IsWon(card.after.score, deal_.makers(), record_.rules);
      const bool turned = won != still;
      if (!ChangesAny(card) || std::ranges::find(seats, card.seat) == seats.end()) continue;
      const auto best = [&](Points lost, CardSet set) { return lost > Points(0) ? List(set) : ""; };
      rows.push_back(
          {std::to_string(card.trick), Name(card.seat), Marked(i),
           std::to_string(card.points_lost.count()), best(card.points_lost, card.best_points),
           std::to_string(card.score_lost.count()), best(card.score_lost, card.best_score),
           !turned ? ""
           : still ? say_(phrases::kMade)
                   : "nat"});
    }
    if (rows.size() == 1) {
      if (cards().empty()) return "";
      return seats.size() == 1 ? say_("No card of $0 cost anything.\n",
                                      "Geen kaart van $0 kostte iets.\n", Name(seats.front()))
                               : say_("No card cost anything.\n", "Geen kaart kostte iets.\n");
    }
    return say_("Cards that cost something:\n", "Kaarten die iets kostten:\n") +
           FormatTable(rows,
                       {Align::kRight, Align::kLeft, Align::kLeft, Align::kRight, Align::kLeft,
                        Align::kRight, Align::kLeft, Align::kLeft},
                       kIndent);
  }

  std::string Players(std::span<const Seat> seats) const {
    std::vector<Row> rows = {{say_(phrases::kPlayer), say_(kPointsLost), say_(kScoreLost),
                              say_("Worst card", "Slechtste kaart"), say_("Better", "Beter")}};
    for (const Seat seat : seats) {
      const PlayerTotal& total = deal_.analysis.players[Index(seat)];
      Row& row = rows.emplace_back(Row{Name(seat), std::to_string(total.points_lost.count()),
                                       std::to_string(total.score_lost.count())});
      if (!total.worst) continue;
      const JudgedCard& worst = cards()[*total.worst];
      row.insert(row.end(), {say_("trick $0, $1", "slag $0, $1", worst.trick, Name(worst.card)),
                             List(BetterThan(worst))});
    }
    return FormatTable(
        rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kLeft, Align::kLeft}, kIndent);
  }

  const AnalysedDeal& deal_;
  const PlayedDeal& record_;
  const Language language_;
  const Voice say_;
  const std::optional<std::size_t> costliest_;
  const std::optional<std::size_t> decisive_;
};

}  // namespace

std::string AnalysisText(const AnalysedDeal& deal, std::string_view unit, std::size_t number,
                         Language language) {
  return AnalysisPage(deal, language).Text(unit, number);
}

std::string AnalysisTextEnd(const AnalyseQuestion& asked, Language language) {
  const Voice say(language);
  if (asked.fair) {
    return absl::StrCat("\n", say(kAboutFairMarks), say(kAboutFairCost),
                        asked.judging.match ? say(kAboutMatchCost) : "");
  }
  return absl::StrCat("\n", asked.summary ? "" : say(kAboutMarks), say(kAboutLost));
}

std::string SeatText(const AnalysedDeal& deal, Seat seat, Language language) {
  return AnalysisPage(deal, language).Text(seat);
}

}  // namespace jasnel
