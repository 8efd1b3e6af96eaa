#include "engine/requests/convention_reader.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/records/convention_record.h"
#include "engine/requests/convention_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "jasnel/convention_json.h"
#include "jasnel/notation.h"

namespace jasnel {

namespace {

using Act = Situation::Act;
using TrickIs = Situation::TrickIs;

// All far more than any card needs.
constexpr std::size_t kMaxConventions = 100;
constexpr std::size_t kMaxAlternatives = 100;
constexpr std::size_t kMaxHoldings = 20;

constexpr std::array<std::string_view, 4> kCardKeys = {"name", "title", "source", "conventions"};
constexpr std::array<std::string_view, 12> kConventionKeys = {
    "name",  "title", "when", "cards", "trumps",   "about",
    "means", "kept",  "says", "asks",  "sentence", "chosen"};
constexpr std::array<std::string_view, 8> kWhenKeys = {
    "act", "trick", "who", "first_lead", "no_trump_led", "out", "partner_sent", "self_sent"};
constexpr std::array<std::string_view, 5> kHoldingKeys = {"suit", "with", "without", "least",
                                                          "most"};

constexpr Phrase kMeansExpected = {
    R"(a list of alternatives, such as [[{"suit":"played","with":"A"}]])",
    R"(een lijst mogelijkheden, zoals [[{"suit":"played","with":"A"}]])"};

MaybeError CheckCount(const Message& where, const Record& list, std::size_t most) {
  if (list.size() <= most) return std::nullopt;
  return Wrong(where, Say("$0 of them", "$0 stuks", list.size()),
               Say("at most $0", "hoogstens $0", most));
}

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
  return error;
}

// What the holdings of an alternative say of one suit, together.
struct SuitHolding {
  CardSet with;
  CardSet without;
  int least = 0;
  int most = kHandSize;

  // An error at `where` if no hand can be like that.
  MaybeError Add(const Holding& holding, const Message& where) {
    with |= holding.with.In(Suit::kSpades);
    without |= holding.without.In(Suit::kSpades);
    least = std::max({least, holding.least, with.size()});
    most = std::min({most, holding.most, kRanks - without.size()});
    if (const CardSet both = with & without; !both.empty()) {
      const Rank rank = RankOf(*both.begin());
      return Wrong(where,
                   Say("with and without $0", "met en zonder $0",
                       Message(std::string(RankLetters(rank)),
                               std::string(RankLetters(rank, Language::kDutch)))),
                   Phrase{"one of them in an alternative", "een van beide in een mogelijkheid"});
    }
    if (least <= most) return std::nullopt;
    return Wrong(where,
                 Say("at least $0 cards of a suit and at most $1",
                     "minstens $0 kaarten van een kleur en hoogstens $1", least, most),
                 Phrase{"what a hand can hold", "wat een hand kan hebben"});
  }
};

MaybeError ReadAlternative(const Record& list, const Message& where, bool trumps,
                           Convention::Alternative& holdings) {
  std::array<SuitHolding, 4> together;  // by AboutSuit
  const auto of_suit = [&](AboutSuit suit) -> SuitHolding& {
    const bool is_trump = suit == AboutSuit::kPlayed && trumps;
    return together[static_cast<std::size_t>(is_trump ? AboutSuit::kTrump : suit)];
  };
  of_suit(AboutSuit::kPlayed).least = 1;  // the card itself
  for (const Record& one : list) {
    const Message place = Say("$0, holding $1", "$0, bezit $1", where, holdings.size() + 1);
    if (!one.is_object()) return OfType(place, one, kMeansExpected);
    Holding& holding = holdings.emplace_back();
    if (auto error = ReadHolding(ConventionFields(one, place), holding)) return error;
    if (auto error = of_suit(holding.suit).Add(holding, place)) return error;
  }
  // The opposite suit may be the third.
  const auto least = [&](AboutSuit suit) { return of_suit(suit).least; };
  const int all = (trumps ? 0 : least(AboutSuit::kPlayed)) + least(AboutSuit::kTrump) +
                  std::max(least(AboutSuit::kOpposite), least(AboutSuit::kThird));
  if (all <= kHandSize) return std::nullopt;
  return Wrong(where, Say("at least $0 cards", "minstens $0 kaarten", all),
               Say("at most $0 in a hand", "hoogstens $0 in een hand", kHandSize));
}

MaybeError ReadMeans(const ConventionFields& reader, bool trumps,
                     std::vector<Convention::Alternative>& meaning) {
  const auto list = reader.NeedList("means", kMeansExpected);
  if (!list) return list.error();
  if (auto error = CheckCount(reader.Place("means"), **list, kMaxAlternatives)) return error;
  for (const Record& alternative : **list) {
    const Message where =
        Say("$0, alternative $1", "$0, mogelijkheid $1", reader.Place("means"), meaning.size() + 1);
    if (!alternative.is_array()) return OfType(where, alternative, kMeansExpected);
    if (alternative.empty()) return Wrong(where, Phrase{"empty", "leeg"}, kMeansExpected);
    if (auto error = CheckCount(where, alternative, kMaxHoldings)) return error;
    if (auto error = ReadAlternative(alternative, where, trumps, meaning.emplace_back())) {
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
  if (!error) error = ReadMeans(reader, convention.trumps, convention.meaning);
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
  if (auto wrong = CheckCount("conventions", **list, kMaxConventions)) return *std::move(wrong);
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
  if (json.size() > kMaxCardBytes) {
    return Error{Say("more than $0 bytes; expected $1", "meer dan $0 bytes; verwacht $1",
                     kMaxCardBytes, kConventionCardExpected)};
  }
  const auto object = ParseJsonObject(json, kConventionCardExpected);
  if (!object) return object.error();
  return ReadConventionCard(*object);
}

namespace {

constexpr std::array<std::string_view, 2> kSideKeys = {"ns", "ew"};

Result<std::shared_ptr<const ConventionCard>> ReadAgreedCard(const Message& where,
                                                             const Record& value) {
  if (value.is_string()) {
    const auto& name = value.get_ref<const std::string&>();
    if (auto card = SuppliedConventionCard(name)) return card;
    std::string names;
    for (const ConventionCard& card : ConventionCards()) {
      names += (names.empty() ? "" : ", ") + card.name;
    }
    return In(where, Say("$0; expected one of $1", "$0; verwacht een van $1", Quoted(name), names));
  }
  if (!value.is_object()) return OfType(where, value, kConventionsExpected);
  auto card = ReadConventionCard(value);
  if (!card) return In(where, card.error());
  return std::shared_ptr<const ConventionCard>(
      std::make_shared<ConventionCard>(std::move(card).value()));
}

}  // namespace

Result<ConventionsOfSides> AgreedConventionsOf(std::string_view key, const Record& value) {
  // A card has a list of conventions; what both sides agreed on has none.
  if (!value.is_object() || value.contains("conventions")) {
    const auto card = ReadAgreedCard(key, value);
    if (!card) return card.error();
    return ConventionsOfSides{*card, *card};
  }
  if (const auto error = UnknownKey(value, kSideKeys)) return In(key, *error);
  ConventionsOfSides agreed;
  for (std::size_t side = 0; side < agreed.size(); ++side) {
    const Record* const of_side = FindKey(value, kSideKeys[side]);
    if (of_side == nullptr) continue;
    const auto card = ReadAgreedCard(Say("$0.$1", "$0.$1", key, kSideKeys[side]), *of_side);
    if (!card) return card.error();
    agreed[side] = *card;
  }
  if (!AnyAgreed(agreed)) {
    return In(key, Say("no card; expected $0", "geen kaart; verwacht $0", kConventionsExpected));
  }
  return agreed;
}

}  // namespace jasnel
