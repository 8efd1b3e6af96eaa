#include "jasnel/rules.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <tuple>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/rules_text.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

using Names2 = std::array<std::string_view, 2>;
using Names3 = std::array<std::string_view, 3>;
using Names5 = std::array<std::string_view, 5>;
using Names6 = std::array<std::string_view, 6>;

// The names stand in the order of their enumerators.
constexpr Names2 kRuffNames = {"free", "obliged"};
constexpr Names3 kUndertrumpNames = {"forbidden", "free", "forced"};
constexpr Names2 kOnlyTrumpsNames = {"any", "higher"};
constexpr Names2 kPitForNames = {"declarer", "either"};
constexpr Names2 kSpeaksFirstNames = {"dealer", "left"};
constexpr Names5 kBiddingNames = {"free", "turned", "obliged", "lot", "given"};
constexpr Names6 kAllPassNames = {"dealer",        "left",        "left-other",
                                  "dealer-turned", "left-turned", "redeal"};
constexpr Names2 kLeadsNames = {"left", "declarer"};
constexpr Names2 kNatNames = {"all", "own"};
constexpr Names2 kTieNames = {"lost", "made"};
constexpr Names3 kRevokeRoemNames = {"off", "on", "until-stop"};
constexpr Names2 kRevokeCoversNames = {"suit", "all"};
constexpr Names2 kBothOverNames = {"most", "declarer"};
constexpr Names2 kOffOn = {"off", "on"};
constexpr Names5 kRoemNames = {"off", "on", "hand", "both", "belote"};
constexpr Names2 kHandRoemNames = {"best", "most"};
constexpr Names3 kDoublingNames = {"off", "cards", "all"};
constexpr Names2 kRoemClaimNames = {"always", "needed"};
constexpr Names2 kFourJacks = {"100", "200"};
constexpr Names2 kFourNines = {"100", "150"};
constexpr std::array<std::string_view, kSuits> kTurns = {"1", "2", "3", "4"};
constexpr std::array<std::string_view, 1 + kSuits> kNoneOrSuits = {"none", "S", "H", "D", "C"};
constexpr std::array<std::string_view, 1 + kSuits> kAnyOrSuits = {"any", "S", "H", "D", "C"};
constexpr std::string_view kNoRanks = "none";
constexpr std::string_view kAllRanks = "all";

template <auto kMember, const auto& kNames>
std::string GetName(const Rules& rules) {
  return std::string(kNames[static_cast<std::size_t>(rules.*kMember)]);
}

template <auto kMember, const auto& kNames>
bool SetName(Rules& rules, std::string_view text) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (EqualsIgnoringCase(text, kNames[i])) {
      using Value = std::remove_reference_t<decltype(rules.*kMember)>;
      rules.*kMember = static_cast<Value>(i);
      return true;
    }
  }
  return false;
}

template <auto kMember>
std::string GetNumber(const Rules& rules) {
  return std::to_string(rules.*kMember);
}

bool ReadNumber(std::string_view text, int& number) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end;
}

template <auto kMember, int kMin, int kMax>
bool SetNumber(Rules& rules, std::string_view text) {
  int number = 0;
  if (!ReadNumber(text, number) || number < kMin || number > kMax) return false;
  rules.*kMember = number;
  return true;
}

// 100, or `kOther`.
template <auto kMember, int kOther>
bool SetFour(Rules& rules, std::string_view text) {
  int number = 0;
  if (!ReadNumber(text, number) || (number != 100 && number != kOther)) return false;
  rules.*kMember = number;
  return true;
}

std::string GetFours(const Rules& rules) {
  if (rules.fours == RankSet::All()) return std::string(kAllRanks);
  std::string letters;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    if (rules.fours.Contains(static_cast<Rank>(rank))) {
      letters += RankLetters(static_cast<Rank>(rank));
    }
  }
  return letters.empty() ? std::string(kNoRanks) : letters;
}

bool SetFours(Rules& rules, std::string_view text) {
  RankSet ranks;
  if (EqualsIgnoringCase(text, kAllRanks)) {
    ranks = RankSet::All();
  } else if (!EqualsIgnoringCase(text, kNoRanks)) {
    std::string_view rest = text;
    while (const auto rank = TakeRank(rest)) {
      if (ranks.Contains(*rank)) return false;
      ranks.Add(*rank);
    }
    if (!rest.empty() || ranks == RankSet()) return false;
  }
  rules.fours = ranks;
  return true;
}

// A suit, or the word for none of them.
template <auto kMember, const auto& kWords>
std::string GetSuit(const Rules& rules) {
  const std::optional<Suit> suit = rules.*kMember;
  return suit ? std::string(1, SuitLetter(*suit)) : std::string(kWords[0]);
}

template <auto kMember, const auto& kWords>
bool SetSuit(Rules& rules, std::string_view text) {
  const auto suit = ParseSuit(text);
  if (!suit && !EqualsIgnoringCase(text, kWords[0])) return false;
  rules.*kMember = suit;
  return true;
}

constexpr std::string_view kDealsOfGame = "-deals";
constexpr std::string_view kPointsOfGame = "-points";

std::string GetGame(const Rules& rules) {
  const auto [deals, points] = rules.game;
  return points != 0 ? std::to_string(points) + std::string(kPointsOfGame)
                     : std::to_string(deals) + std::string(kDealsOfGame);
}

bool SetGame(Rules& rules, std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return false;
  const std::string_view unit = text.substr(dash);
  int number = 0;
  if (!ReadNumber(text.substr(0, dash), number)) return false;
  if (EqualsIgnoringCase(unit, kDealsOfGame) && number >= 1 && number <= 1000) {
    rules.game = {.deals = number, .points = 0};
    return true;
  }
  if (EqualsIgnoringCase(unit, kPointsOfGame) && number >= 100 && number <= 10000) {
    rules.game = {.deals = 0, .points = number};
    return true;
  }
  return false;
}

// An option whose values are names, in the order of their enumerators.
template <auto kMember, const auto& kNames>
constexpr RuleOption Named(std::string_view name, Phrase meaning) {
  return {name, meaning, kNames, {}, GetName<kMember, kNames>, SetName<kMember, kNames>};
}

// One whose values are a suit, or a word for none.
template <auto kMember, const auto& kWords>
constexpr RuleOption OfSuit(std::string_view name, Phrase meaning) {
  return {name, meaning, kWords, {}, GetSuit<kMember, kWords>, SetSuit<kMember, kWords>};
}

// A number of points.
template <auto kMember>
constexpr RuleOption OfPoints(std::string_view name, Phrase meaning) {
  return {name,
          meaning,
          {},
          {"a number from 0 to 1000", "een getal van 0 tot en met 1000"},
          GetNumber<kMember>,
          SetNumber<kMember, 0, 1000>};
}

constexpr RuleOption kOptions[] = {
    Named<&Rules::ruff, kRuffNames>("ruff",
                                    {"void in a plain suit while the partner holds the trick",
                                     "niet kunnen bekennen als de slag aan de maat ligt"}),
    Named<&Rules::undertrump, kUndertrumpNames>(
        "undertrump", {"void, and the highest trump cannot be beaten",
                       "niet kunnen bekennen en niet kunnen overtroeven"}),
    Named<&Rules::only_trumps, kOnlyTrumpsNames>(
        "only-trumps", {"void, only trumps in hand, partner's trump highest",
                        "alleen nog troeven hebben als de slag aan een troef van de maat ligt"}),
    {"fours",
     {"ranks of which four cards bring roem", "waarden waarvan vier kaarten roem opleveren"},
     {},
     {"ranks such as AKQJT, all or none", "waarden zoals AKQJT, all of none"},
     GetFours,
     SetFours},
    {"four-jacks",
     {"roem for four jacks", "roem voor vier boeren"},
     kFourJacks,
     {},
     GetNumber<&Rules::four_jacks>,
     SetFour<&Rules::four_jacks, 200>},
    {"four-nines",
     {"roem for four nines", "roem voor vier negens"},
     kFourNines,
     {},
     GetNumber<&Rules::four_nines>,
     SetFour<&Rules::four_nines, 150>},
    OfPoints<&Rules::pit>("pit", {"bonus for all eight tricks, counted as roem",
                                  "premie voor alle acht slagen, telt als roem"}),
    Named<&Rules::pit_for, kPitForNames>(
        "pit-for", {"who may get the pit bonus", "wie de pitpremie kan krijgen"}),
    Named<&Rules::speaks_first, kSpeaksFirstNames>(
        "speaks-first", {"who speaks first in the auction", "wie als eerste biedt"}),
    Named<&Rules::bidding, kBiddingNames>(
        "bidding", {"which calls are possible", "welke biedingen mogelijk zijn"}),
    {"turns",
     {"how many cards are turned, one after another, while all pass",
      "hoeveel kaarten er na elkaar worden gedraaid zolang iedereen past"},
     kTurns,
     {},
     GetNumber<&Rules::turns>,
     SetNumber<&Rules::turns, 1, kSuits>},
    Named<&Rules::joker, kOffOn>(
        "joker",
        {"whether a joker is among the cards turned: who speaks first names a suit",
         "of er een joker kan worden gedraaid: wie als eerste biedt, kiest dan een kleur"}),
    OfSuit<&Rules::first_turned, kAnyOrSuits>(
        "first-turned", {"the suit turned in the first deal of a game",
                         "de gedraaide kleur in het eerste spel van een partij"}),
    Named<&Rules::all_pass, kAllPassNames>(
        "all-pass",
        {"what follows when all pass: who must name a suit, or a new deal",
         "wat er volgt als iedereen past: wie een kleur moet kiezen, of opnieuw delen"}),
    Named<&Rules::holds_trump, kOffOn>("holds-trump",
                                       {"whether who names a suit must hold a card of it",
                                        "of wie een kleur noemt er een kaart van moet hebben"}),
    Named<&Rules::leads, kLeadsNames>(
        "leads", {"who leads to the first trick", "wie met de eerste slag uitkomt"}),
    Named<&Rules::nat, kNatNames>(
        "nat",
        {"what a lost contract pays", "wat er wordt geschreven als de spelende partij nat gaat"}),
    Named<&Rules::tie, kTieNames>("tie",
                                  {"whether as many points as the others have lose a contract",
                                   "of je met evenveel punten als de ander nat gaat"}),
    OfSuit<&Rules::doubled, kNoneOrSuits>(
        "double", {"trump suit in which all that is written counts twice",
                   "troefkleur waarin alles wat wordt geschreven dubbel telt"}),
    OfPoints<&Rules::revoke>("revoke",
                             {"points for a revoke", "punten voor de tegenpartij bij verzaken"}),
    Named<&Rules::revoke_roem, kRevokeRoemNames>(
        "revoke-roem",
        {"whether the roem so far is paid with them", "of de roem tot dan toe daarbij komt"}),
    Named<&Rules::revoke_covers, kRevokeCoversNames>(
        "revoke-covers", {"what counts as a revoke", "wat als verzaken geldt"}),
    Named<&Rules::revoke_mend, kOffOn>(
        "revoke-mend", {"whether a revoke may be mended before the trick is turned",
                        "of verzaken mag worden hersteld tot de slag is omgedraaid"}),
    Named<&Rules::roem, kRoemNames>(
        "roem", {"whether roem counts: in tricks, in hands, in both, or only belote",
                 "of roem telt: in slagen, in handen, in beide, of alleen belote"}),
    Named<&Rules::hand_roem, kHandRoemNames>(
        "hand-roem", {"whose roem in hands counts", "wiens roem in de hand telt"}),
    Named<&Rules::doubling, kDoublingNames>(
        "doubling", {"whether the sides may double in turn (kraken), and what then counts twice",
                     "of de partijen om beurten mogen kraken, en wat er dan dubbel telt"}),
    Named<&Rules::roem_claim, kRoemClaimNames>(
        "roem-claim",
        {"whether roem has to be claimed in time", "of roem op tijd moet worden geclaimd"}),
    {"game",
     {"when a game ends", "wanneer een partij uit is"},
     {},
     {"1-deals to 1000-deals, or 100-points to 10000-points",
      "1-deals tot en met 1000-deals, of 100-points tot en met 10000-points"},
     GetGame,
     SetGame},
    Named<&Rules::both_over, kBothOverNames>(
        "both-over", {"who wins a game to so many points when both sides have them",
                      "wie wint als allebei de punten van de partij hebben"}),
};

// Each set is written as what it changes in another one, as its source text does.
constexpr Rules kKbn{};

constexpr Rules Rotterdam(Rules rules) {
  rules.ruff = Ruff::kObliged;
  rules.undertrump = Undertrump::kForced;
  return rules;
}

constexpr Rules Nku() {
  Rules rules = kKbn;
  rules.speaks_first = SpeaksFirst::kDealer;
  rules.all_pass = AllPass::kDealer;
  return rules;
}

constexpr Rules Nkf() {
  Rules rules = Nku();
  rules.pit_for = PitFor::kEither;
  rules.revoke_roem = RevokeRoem::kUntilStop;
  rules.revoke_mend = false;
  return rules;
}

constexpr Rules Bedum() {
  Rules rules = kKbn;
  rules.only_trumps = OnlyTrumps::kHigher;
  rules.four_jacks = 200;
  rules.pit = 88;
  rules.bidding = Bidding::kTurned;
  rules.all_pass = AllPass::kLeftOfDealerOther;
  rules.revoke = 162;
  rules.revoke_covers = RevokeCovers::kAll;
  rules.revoke_mend = false;
  rules.game = {.deals = 12, .points = 0};
  return rules;
}

// Nobody may pass here, so who speaks first is left of the dealer and all-pass never arises.
constexpr Rules BedumUtrecht() {
  Rules rules = Bedum();
  rules.bidding = Bidding::kObliged;
  rules.all_pass = AllPass::kLeftOfDealer;
  return rules;
}

constexpr Rules House() {
  Rules rules = kKbn;
  rules.fours = {Rank::kTen, Rank::kJack, Rank::kQueen, Rank::kKing, Rank::kAce};
  rules.four_jacks = 200;
  rules.roem_claim = false;
  return rules;
}

constexpr Rules BgaObliged() {
  Rules rules = House();
  rules.only_trumps = OnlyTrumps::kHigher;
  rules.pit_for = PitFor::kEither;
  rules.bidding = Bidding::kObliged;
  rules.game = {.deals = 0, .points = 1500};
  rules.both_over = BothOver::kDeclarer;
  return rules;
}

constexpr Rules Bga() {
  Rules rules = BgaObliged();
  rules.bidding = Bidding::kTurned;
  rules.turns = 2;
  rules.first_turned = Suit::kClubs;
  rules.all_pass = AllPass::kRedeal;
  return rules;
}

constexpr Rules GamePoint() {
  Rules rules = House();
  rules.bidding = Bidding::kTurned;
  rules.game = {.deals = 8, .points = 0};
  return rules;
}

constexpr Rules KlaverjassenOnline() {
  Rules rules = Rotterdam(kKbn);
  rules.bidding = Bidding::kTurned;
  rules.leads = Leads::kDeclarer;
  rules.nat = NatPays::kOwn;
  return rules;
}

constexpr Rules Gedraaid() {
  Rules rules = kKbn;
  rules.bidding = Bidding::kTurned;
  rules.turns = 4;
  rules.first_turned = Suit::kClubs;
  return rules;
}

constexpr Rules Utrecht() {
  Rules rules = kKbn;
  rules.undertrump = Undertrump::kForced;
  rules.bidding = Bidding::kObliged;
  return rules;
}

// Of the calls, on five cards, there are none here.
constexpr Rules Belote() {
  Rules rules = kKbn;
  rules.undertrump = Undertrump::kForced;
  rules.pit = 90;
  rules.pit_for = PitFor::kEither;
  rules.bidding = Bidding::kGiven;
  rules.roem = Roem::kBelote;
  rules.roem_claim = false;
  return rules;
}

constexpr Rules Kraken() {
  Rules rules = kKbn;
  rules.fours = {Rank::kNine, Rank::kJack, Rank::kQueen, Rank::kKing, Rank::kAce};
  rules.four_jacks = 200;
  rules.four_nines = 150;
  rules.bidding = Bidding::kObliged;
  rules.roem = Roem::kHands;
  rules.doubling = Doubling::kCards;
  return rules;
}

constexpr std::string_view kKbnTitle = "KBN, Spelregels Amsterdams systeem";
constexpr std::string_view kNkfTitle = "NKF, Internationaal wedstrijdreglement klaverjassen, 1976";
constexpr std::string_view kNkuTitle = "NKU, Officiële klaverjasregels, 1987";
constexpr std::string_view kBedumTitle = "SV Bedum, Spelregels klaverjassen";

constexpr std::string_view kBgaTitle =
    "Board Game Arena, github.com/tomlowi/bga-klaverjassen, read on 2026-11-27";
constexpr std::string_view kGamePointTitle =
    "GamePoint and Spelpunt, gamepoint.com, read on 2026-11-27";
constexpr std::string_view kOnlineTitle = "klaverjassenonline.org, read on 2026-11-27";
constexpr std::string_view kGedraaidTitle =
    "denksportcentrum.nu and kaartspellen.info, read on 2026-11-27";
constexpr std::string_view kUtrechtTitle = "klaverjasverenigingutrecht.nl, read on 2026-11-27";
constexpr std::string_view kBeloteTitle =
    "Fédération Française de Belote, Règles officielles, ffbelote.org, read on 2026-11-27";

constexpr std::string_view kKrakenTitle = "klaverjas.nl, Spelregels Kraken, read on 2026-11-27";

constexpr Preset kPresets[] = {
    {"kbn", kKbnTitle, kKbn},
    {"nkf", kNkfTitle, Nkf()},
    {"nkf-international", kNkfTitle, Rotterdam(Nkf())},
    {"nku", kNkuTitle, Nku()},
    {"nku-rotterdam", kNkuTitle, Rotterdam(Nku())},
    {"bedum", kBedumTitle, Bedum()},
    {"bedum-rotterdam", kBedumTitle, Rotterdam(Bedum())},
    {"bedum-utrecht", kBedumTitle, BedumUtrecht()},
    {"bga", kBgaTitle, Bga()},
    {"bga-rotterdam", kBgaTitle, Rotterdam(Bga())},
    {"bga-obliged", kBgaTitle, BgaObliged()},
    {"bga-obliged-rotterdam", kBgaTitle, Rotterdam(BgaObliged())},
    {"gamepoint", kGamePointTitle, GamePoint()},
    {"gamepoint-rotterdam", kGamePointTitle, Rotterdam(GamePoint())},
    {"klaverjassenonline", kOnlineTitle, KlaverjassenOnline()},
    {"gedraaid", kGedraaidTitle, Gedraaid()},
    {"gedraaid-rotterdam", kGedraaidTitle, Rotterdam(Gedraaid())},
    {"utrecht", kUtrechtTitle, Utrecht()},
    {"kraken", kKrakenTitle, Kraken()},
    {"belote", kBeloteTitle, Belote()},
};

const Preset* FindPreset(std::string_view name) {
  for (const Preset& preset : kPresets) {
    if (EqualsIgnoringCase(preset.name, name)) return &preset;
  }
  return nullptr;
}

const RuleOption* FindOption(std::string_view name) {
  for (const RuleOption& option : kOptions) {
    if (EqualsIgnoringCase(option.name, name)) return &option;
  }
  return nullptr;
}

template <class Items>
std::string ListNames(const Items& items) {
  std::string list;
  for (const auto& item : items) {
    if (!list.empty()) list += ", ";
    list += item.name;
  }
  return list;
}

}  // namespace

std::span<const Preset> Presets() { return kPresets; }

std::span<const Preset> PresetsOfTexts() {
  constexpr std::size_t kOfTexts = 8;
  static_assert(kPresets[kOfTexts - 1].source == kBedumTitle);
  static_assert(kPresets[kOfTexts].source == kBgaTitle);
  return std::span(kPresets).first(kOfTexts);
}

std::span<const RuleOption> RuleOptions() { return kOptions; }

Message RuleOption::Values() const {
  if (choices.empty()) return form;
  // What switches an option off stands last.
  std::vector<std::string_view> names(choices.begin(), choices.end());
  if (names.front() == kOffOn[0]) std::rotate(names.begin(), names.begin() + 1, names.end());
  Message list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool last = i + 1 == names.size();
    list.english += i == 0 ? "" : last ? " or " : ", ";
    list.dutch += i == 0 ? "" : last ? " of " : ", ";
    list.english += names[i];
    list.dutch += names[i];
  }
  return list;
}

std::optional<TextFault> ReadRules(std::string_view text, Rules& rules) {
  rules = Rules{};
  static_assert(std::size(kOptions) <= 32);
  unsigned seen = 0;  // options, by their place in kOptions
  for (std::size_t at = 0; at <= text.size();) {
    const std::string_view part = text.substr(at, text.find(',', at) - at);
    const std::string_view word = Trim(part);
    const auto fault = [&](std::string_view in_it, const Message& message) {
      return TextFault{static_cast<std::size_t>(in_it.data() - text.data()), message};
    };
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      const Preset* preset = FindPreset(word);
      if (preset == nullptr) {
        return fault(word, Say("unknown rule set $0; expected one of $1",
                               "onbekende spelregels $0; verwacht een van $1", Quoted(word),
                               ListNames(kPresets)));
      }
      if (at > 0) {
        return fault(word, Say("rule set $0 after other words; expected preset,option=value,...",
                               "spelregels $0 na andere woorden; verwacht eerst de naam, dan "
                               "optie=waarde,...",
                               Quoted(word)));
      }
      rules = preset->rules;
    } else {
      const std::string_view name = Trim(word.substr(0, equals));
      const std::string_view value = Trim(word.substr(equals + 1));
      const RuleOption* option = FindOption(name);
      if (option == nullptr) {
        return fault(word, Say("unknown rule option $0; expected one of $1",
                               "onbekende spelregel $0; verwacht een van $1", Quoted(name),
                               ListNames(kOptions)));
      }
      const unsigned bit = 1u << (option - kOptions);
      if (seen & bit) {
        return fault(word,
                     Say("rule option $0 a second time; expected it once",
                         "spelregel $0 voor de tweede keer; verwacht hem één keer", option->name));
      }
      seen |= bit;
      if (!option->set(rules, value)) {
        return fault(word, Say("rule option $0=$1; expected $2", "spelregel $0=$1; verwacht $2",
                               option->name, Quoted(value), option->Values()));
      }
    }
    at += part.size() + 1;
  }
  if (auto conflict = Conflict(rules)) return TextFault{0, std::move(conflict->message)};
  return std::nullopt;
}

std::optional<Error> Conflict(const Rules& rules) {
  if (rules.doubling != Doubling::kCards || !RoemInTricks(rules)) return std::nullopt;
  return Error{Say("doubling=cards with roem=$0; expected roem=hand, roem=off or doubling=all",
                   "doubling=cards met roem=$0; verwacht roem=hand, roem=off of doubling=all",
                   GetName<&Rules::roem, kRoemNames>(rules))};
}

Result<Rules> ParseRules(std::string_view text) {
  Rules rules;
  if (auto fault = ReadRules(text, rules)) return Error{std::move(fault->message)};
  return rules;
}

namespace {

const Preset& NearestOf(std::span<const Preset> presets, const Rules& rules) {
  std::array<std::string, std::size(kOptions)> values;
  for (size_t i = 0; i < values.size(); ++i) values[i] = kOptions[i].get(rules);
  const auto distance = [&](const Preset& preset) {
    size_t differences = 0;
    for (size_t i = 0; i < values.size(); ++i) {
      differences += kOptions[i].get(preset.rules) != values[i];
    }
    return std::pair(differences, rules.bidding != preset.rules.bidding);
  };
  const Preset* nearest = &presets.front();
  auto least = distance(*nearest);
  for (const Preset& preset : presets.subspan(1)) {
    const auto far = distance(preset);
    if (far < least) {
      nearest = &preset;
      least = far;
    }
  }
  return *nearest;
}

}  // namespace

const Preset& NearestPreset(const Rules& rules) { return NearestOf(kPresets, rules); }

const Preset& NearestText(const Rules& rules) { return NearestOf(PresetsOfTexts(), rules); }

std::string FormatRules(const Rules& rules) {
  const Preset& preset = NearestPreset(rules);
  std::string text(preset.name);
  for (const RuleOption& option : kOptions) {
    const std::string value = option.get(rules);
    if (value != option.get(preset.rules)) text += "," + std::string(option.name) + "=" + value;
  }
  return text;
}

}  // namespace jasnel
