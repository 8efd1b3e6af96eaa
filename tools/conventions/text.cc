#include "tools/conventions/text.h"

#include <vector>

#include "bitboard/text/count_text.h"
#include "jasnel/notation.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

using Act = Situation::Act;
using TrickIs = Situation::TrickIs;
using Who = Situation::Who;

constexpr std::size_t kWidth = 100;
constexpr std::size_t kLabelWidth = 11;

Message Joined(const std::vector<Message>& parts, Phrase between) {
  Message all;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      all.english += between.english;
      all.dutch += between.dutch;
    }
    all.english += parts[i].english;
    all.dutch += parts[i].In(Language::kDutch);
  }
  return all;
}

// From high to low: `A K`.
Message RanksMessage(RankSet ranks) {
  Message all;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    const auto one = static_cast<Rank>(rank);
    if (!ranks.Contains(one)) continue;
    const Message letters(std::string(RankLetters(one)),
                          std::string(RankLetters(one, Language::kDutch)));
    all = all.english.empty() ? letters : Say("$0 $1", "$0 $1", all, letters);
  }
  return all;
}

// As `$0` in what a signal says.
Phrase SuitPhrase(AboutSuit suit) {
  switch (suit) {
    case AboutSuit::kPlayed:
      return {"the suit", "de kleur"};
    case AboutSuit::kOpposite:
      return {"the opposite suit", "de tegenkleur"};
    case AboutSuit::kThird:
      return {"the third suit", "de derde kleur"};
    case AboutSuit::kTrump:
      return {"trumps", "troef"};
  }
  return {};
}

Message ActMessage(const Convention& one) {
  if (one.situation.act == Act::kDiscard) {
    return Phrase{"a discard of another suit than the one led",
                  "een kaart van een andere kleur dan de gevraagde"};
  }
  return one.trumps
             ? Phrase{"a lead of trumps", "een uitkomst met troef"}
             : Phrase{"a lead of a plain suit", "een uitkomst met een andere kleur dan troef"};
}

Message WhenMessage(const Convention& one) {
  const Situation& when = one.situation;
  std::vector<Message> parts = {ActMessage(one)};
  const auto add = [&](bool applies, Phrase part) {
    if (applies) parts.emplace_back(part);
  };
  add(when.trick == TrickIs::kPartners, {"the partner has the trick", "de slag ligt aan de maat"});
  add(when.trick == TrickIs::kSurelyPartners,
      {"the trick is surely the partner's", "de slag is zeker voor de maat"});
  add(when.trick == TrickIs::kLost, {"the partner has played, and an opponent has the trick",
                                     "de maat heeft gespeeld, en een tegenstander heeft de slag"});
  add(when.who == Who::kDeclarer, {"by the declarer", "door de troefmaker"});
  add(when.who == Who::kDeclarersPartner,
      {"by the declarer's partner", "door de maat van de troefmaker"});
  add(when.first_lead, {"the player's first lead", "de eerste uitkomst van de speler"});
  add(when.no_trump_led, {"before anybody has led trumps", "voordat er troef is gevraagd"});
  if (!when.out.empty()) {
    parts.push_back(Say("of $0 not yet played: $1", "van $0 nog niet gespeeld: $1",
                        SuitPhrase(one.about), RanksMessage(when.out)));
  }
  if (!when.partner_sent.empty()) {
    parts.push_back(
        Say("the partner sent $0 before", "de maat seinde eerder $0", when.partner_sent));
  }
  if (!when.self_sent.empty()) {
    parts.push_back(Say("the player sent $0 before, in another suit",
                        "de speler seinde eerder $0, in een andere kleur", when.self_sent));
  }
  return Joined(parts, {"; ", "; "});
}

Message HoldingMessage(const Holding& holding) {
  std::vector<Message> parts;
  if (!holding.with.empty()) {
    parts.push_back(Say("with $0", "met $0", RanksMessage(holding.with)));
  }
  if (!holding.without.empty()) {
    parts.push_back(Say("without $0", "zonder $0", RanksMessage(holding.without)));
  }
  if (holding.least == holding.most) {
    parts.push_back(CardCount(holding.least));
  } else {
    if (holding.least > 0) {
      parts.push_back(Say("at least $0", "minstens $0", CardCount(holding.least)));
    }
    if (holding.most < kHandSize) {
      parts.push_back(Say("at most $0", "hoogstens $0", CardCount(holding.most)));
    }
  }
  if (parts.empty()) parts.emplace_back(Phrase{"anything", "wat dan ook"});
  return Say("$0: $1", "$0: $1", SuitPhrase(holding.suit), Joined(parts, {", ", ", "}));
}

Message MeansMessage(const Convention& one) {
  std::vector<Message> alternatives;
  for (const Convention::Alternative& alternative : one.meaning) {
    std::vector<Message> holdings;
    for (const Holding& holding : alternative) holdings.push_back(HoldingMessage(holding));
    alternatives.push_back(Joined(holdings, {", and ", ", en "}));
  }
  return Joined(alternatives, {"; or ", "; of "});
}

// A label, and a text in lines of its own column.
std::string Line(Phrase label, const Message& text, Language language) {
  const std::string indent(kLabelWidth, ' ');
  std::string lines = Wrapped(text.In(language), kWidth, indent);
  return lines.replace(0, kLabelWidth,
                       PadRight("  " + std::string(label.In(language)), kLabelWidth));
}

Message AboutIt(const Convention& one, const Message& text) {
  return Say(text.english, text.In(Language::kDutch), SuitPhrase(one.about));
}

std::string ConventionText(const Convention& one, Language language) {
  std::string text = one.name + ": " + one.title.In(language) + "\n";
  const auto add = [&](Phrase label, const Message& value) {
    text += Line(label, value, language);
  };
  add({"When", "Wanneer"}, WhenMessage(one));
  add({"Cards", "Kaarten"}, RanksMessage(one.ranks));
  add({"Says", "Zegt"}, AboutIt(one, one.says));
  add({"Means", "Betekent"}, MeansMessage(one));
  add({"Asks", "Vraagt"}, AboutIt(one, one.asks));
  if (!one.sentence.empty()) add({"Text", "Tekst"}, Message("\"" + one.sentence + "\""));
  if (!one.chosen.english.empty()) add({"Chosen", "Gekozen"}, one.chosen);
  return text;
}

}  // namespace

std::string ConventionCardsText(Language language) {
  const Voice say(language);
  std::vector<std::vector<std::string>> rows = {
      {say("Name", "Naam"), say("Card", "Kaart"), say("Conventions", "Afspraken")}};
  for (const ConventionCard& card : ConventionCards()) {
    rows.push_back({card.name, card.title.In(language), std::to_string(card.conventions.size())});
  }
  return FormatTable(rows, {Align::kLeft, Align::kLeft, Align::kRight});
}

std::string ConventionCardText(const ConventionCard& card, Language language) {
  std::string text = card.name + ": " + card.title.In(language) + "\n";
  if (!card.source.empty()) {
    text += Voice(language)("Source: $0\n", "Bron: $0\n", card.source);
  }
  for (const Convention& one : card.conventions) text += "\n" + ConventionText(one, language);
  return text;
}

}  // namespace jasnel
