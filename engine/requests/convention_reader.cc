#include "engine/requests/convention_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/records/convention_record.h"
#include "engine/requests/convention_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/request_fields.h"
#include "jasnel/convention_json.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

using Act = Situation::Act;
using TrickIs = Situation::TrickIs;

constexpr std::size_t kMostConventions = 100;

constexpr std::array<std::string_view, 4> kCardKeys = {"name", "title", "source", "conventions"};
constexpr std::array<std::string_view, 12> kConventionKeys = {
    "name",  "title", "when", "cards", "trumps",   "about",
    "means", "kept",  "says", "asks",  "sentence", "chosen"};
constexpr std::array<std::string_view, 8> kWhenKeys = {
    "act", "trick", "who", "first_lead", "no_trump_led", "out", "partner_sent", "self_sent"};
constexpr std::array<std::string_view, 5> kHoldingKeys = {"suit", "with", "without", "least",
                                                          "most"};

MaybeError ReadWhen(const ConventionFields& reader, Situation& situation) {
  MaybeError error = reader.Check(kWhenKeys);
  if (!error) error = reader.Word("act", kActWords, true, situation.act);
  if (!error) error = reader.Word("trick", kTrickWords, false, situation.trick);
  if (!error) error = reader.Word("who", kWhoWords, false, situation.who);
  if (!error) error = reader.Flag("first_lead", situation.first_lead);
  if (!error) error = reader.Flag("no_trump_led", situation.no_trump_led);
  if (!error) error = reader.Ranks("out", false, situation.out);
  if (!error) error = reader.Name("partner_sent", false, situation.partner_sent);
  if (!error) error = reader.Name("self_sent", false, situation.self_sent);
  if (error || situation.act != Act::kLead || situation.trick == TrickIs::kAnyones) return error;
  return Wrong(reader.Place("trick"), Phrase{"given with a lead", "staat bij een uitkomst"},
               Phrase{"it only with discard", "het alleen bij discard"});
}

MaybeError ReadHolding(const ConventionFields& reader, Holding& holding) {
  MaybeError error = reader.Check(kHoldingKeys);
  if (!error) error = reader.Word("suit", kSuitWords, true, holding.suit);
  if (!error) error = reader.Ranks("with", false, holding.with);
  if (!error) error = reader.Ranks("without", false, holding.without);
  if (!error) error = reader.Count("least", holding.least);
  if (!error) error = reader.Count("most", holding.most);
  if (error) return error;
  if (holding.least > holding.most) {
    return Wrong(reader.Place("least"),
                 Say("$0, most $1", "$0, most $1", holding.least, holding.most),
                 Phrase{"least not above most", "least niet boven most"});
  }
  const CardSet both = holding.with.In(Suit::kSpades) & holding.without.In(Suit::kSpades);
  if (both.empty()) return std::nullopt;
  return Wrong(reader.Place("without"),
               Phrase{"a rank that is in with too", "een waarde die ook in with staat"},
               Phrase{"it in one of them", "hem in een van beide"});
}

MaybeError ReadMeans(const ConventionFields& reader,
                     std::vector<Convention::Alternative>& meaning) {
  const Phrase expected = {R"(a list of alternatives, such as [[{"suit":"played","with":"A"}]])",
                           R"(een lijst mogelijkheden, zoals [[{"suit":"played","with":"A"}]])"};
  const auto list = reader.NeedList("means", expected);
  if (!list) return list.error();
  for (const Record& alternative : **list) {
    const Message where =
        Say("$0, alternative $1", "$0, mogelijkheid $1", reader.Place("means"), meaning.size() + 1);
    if (!alternative.is_array()) return OfType(where, alternative, expected);
    if (alternative.empty()) return Wrong(where, Phrase{"empty", "leeg"}, expected);
    Convention::Alternative& holdings = meaning.emplace_back();
    for (const Record& one : alternative) {
      const Message place = Say("$0, holding $1", "$0, bezit $1", where, holdings.size() + 1);
      if (!one.is_object()) return OfType(place, one, expected);
      if (auto error = ReadHolding(ConventionFields(one, place), holdings.emplace_back()))
        return error;
    }
  }
  return std::nullopt;
}

// The third suit is what is left besides one that the player sent before.
bool UsesThirdSuit(const Convention& convention) {
  if (convention.about == AboutSuit::kThird) return true;
  for (const Convention::Alternative& alternative : convention.meaning) {
    for (const Holding& holding : alternative) {
      if (holding.suit == AboutSuit::kThird) return true;
    }
  }
  return false;
}

// What would never apply.
MaybeError CheckSense(const ConventionFields& reader, const Convention& convention) {
  const Situation& situation = convention.situation;
  if (convention.trumps && situation.act == Act::kDiscard) {
    return Wrong(reader.Place("trumps"), Phrase{"true with discard", "true bij discard"},
                 Phrase{"it only with lead: a discard is a plain card",
                        "het alleen bij lead: wie weggooit, speelt geen troef"});
  }
  if (UsesThirdSuit(convention) && situation.self_sent.empty()) {
    return Wrong(reader.Place("when"),
                 Phrase{"the third suit without self_sent", "de derde kleur zonder self_sent"},
                 Phrase{"self_sent, by which there is a third suit",
                        "self_sent, waardoor er een derde kleur is"});
  }
  return std::nullopt;
}

MaybeError ReadConvention(const Record& object, const Message& where, Convention& convention) {
  const ConventionFields reader(object, where);
  MaybeError error = reader.Check(kConventionKeys);
  if (!error) error = reader.Name("name", true, convention.name);
  if (!error) error = reader.Text("title", true, convention.title);
  if (error) return error;
  const auto when = reader.NeedObject(
      "when", Phrase{R"(an object, such as {"act":"discard","trick":"partners"})",
                     R"(een object, zoals {"act":"discard","trick":"partners"})"});
  if (!when) return when.error();
  error = ReadWhen(ConventionFields(**when, reader.Place("when")), convention.situation);
  if (!error) error = reader.Ranks("cards", true, convention.ranks);
  if (!error) error = reader.Flag("trumps", convention.trumps);
  if (!error) error = reader.Word("about", kSuitWords, true, convention.about);
  if (!error) error = ReadMeans(reader, convention.meaning);
  if (!error) error = reader.Share("kept", convention.kept);
  if (!error) error = reader.Template("says", convention.says);
  if (!error) error = reader.Template("asks", convention.asks);
  if (!error) error = reader.Quotation("sentence", convention.sentence);
  if (!error) error = reader.Text("chosen", false, convention.chosen);
  if (!error) error = CheckSense(reader, convention);
  return error;
}

bool Has(const ConventionCard& card, const std::string& name) {
  return std::any_of(card.conventions.begin(), card.conventions.end(),
                     [&](const Convention& one) { return one.name == name; });
}

// Those that refer to another.
MaybeError CheckReferences(const ConventionCard& card) {
  for (const Convention& one : card.conventions) {
    const Situation& situation = one.situation;
    const std::array<std::pair<std::string_view, const std::string*>, 2> references = {
        {{"partner_sent", &situation.partner_sent}, {"self_sent", &situation.self_sent}}};
    for (const auto& reference : references) {
      if (reference.second->empty() || Has(card, *reference.second)) continue;
      return Wrong(Say("convention $0: when.$1", "afspraak $0: when.$1", one.name, reference.first),
                   Quoted(*reference.second),
                   Phrase{"the name of a convention of this card",
                          "de naam van een afspraak op deze kaart"});
    }
  }
  return std::nullopt;
}

}  // namespace

Result<ConventionCard> ReadConventionCard(const Record& object) {
  const ConventionFields reader(object, {});
  ConventionCard card;
  MaybeError error = reader.Check(kCardKeys);
  if (!error) error = reader.Name("name", true, card.name);
  if (!error) error = reader.Text("title", true, card.title);
  if (!error) error = reader.Quotation("source", card.source);
  if (error) return *std::move(error);
  const Phrase expected = {R"(a list of conventions, such as [{"name":"ask",...}])",
                           R"(een lijst afspraken, zoals [{"name":"ask",...}])"};
  const auto list = reader.NeedList("conventions", expected);
  if (!list) return list.error();
  if ((*list)->size() > kMostConventions) {
    return Wrong("conventions", Say("$0 of them", "$0 stuks", (*list)->size()),
                 Say("at most $0", "hoogstens $0", kMostConventions));
  }
  for (const Record& one : **list) {
    const Message where = Say("convention $0", "afspraak $0", card.conventions.size() + 1);
    if (!one.is_object()) return OfType(where, one, expected);
    Convention convention;
    if (auto wrong = ReadConvention(one, where, convention)) return *std::move(wrong);
    if (Has(card, convention.name)) {
      return Wrong(Say("$0.name", "$0.name", where), Quoted(convention.name),
                   Phrase{"each name once", "elke naam één keer"});
    }
    card.conventions.push_back(std::move(convention));
  }
  if (auto wrong = CheckReferences(card)) return *std::move(wrong);
  return Result<ConventionCard>(std::move(card));
}

Result<ConventionCard> ParseConventionCard(std::string_view json) {
  const auto object = ParseJsonObject(json, kConventionCardExpected);
  if (!object) return object.error();
  return ReadConventionCard(*object);
}

}  // namespace jasnel
