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

// The names stand in the order of their enumerators.
constexpr Names2 kRuffNames = {"free", "obliged"};
constexpr Names3 kUndertrumpNames = {"forbidden", "free", "forced"};
constexpr Names2 kOnlyTrumpsNames = {"any", "higher"};
constexpr Names2 kPitForNames = {"declarer", "either"};
constexpr Names2 kSpeaksFirstNames = {"dealer", "left"};
constexpr Names3 kBiddingNames = {"free", "turned", "obliged"};
constexpr Names3 kAllPassNames = {"dealer", "left", "left-other"};
constexpr Names2 kNatNames = {"all", "own"};
constexpr Names3 kRevokeRoemNames = {"off", "on", "until-stop"};
constexpr Names2 kRevokeCoversNames = {"suit", "all"};
constexpr Names2 kOffOn = {"off", "on"};
constexpr std::array<std::string_view, 4> kRoemNames = {"off", "on", "hand", "both"};
constexpr Names2 kHandRoemNames = {"best", "most"};
constexpr Names2 kRoemClaimNames = {"always", "needed"};
constexpr std::string_view kNone = "none";
constexpr std::string_view kAll = "all";

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
  if (rules.fours == RankSet::All()) return std::string(kAll);
  std::string letters;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    if (rules.fours.Contains(static_cast<Rank>(rank))) {
      letters += RankLetters(static_cast<Rank>(rank));
    }
  }
  return letters.empty() ? std::string(kNone) : letters;
}

bool SetFours(Rules& rules, std::string_view text) {
  RankSet ranks;
  if (EqualsIgnoringCase(text, kAll)) {
    ranks = RankSet::All();
  } else if (!EqualsIgnoringCase(text, kNone)) {
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

std::string GetDouble(const Rules& rules) {
  return rules.doubled ? std::string(1, SuitLetter(*rules.doubled)) : std::string(kNone);
}

bool SetDouble(Rules& rules, std::string_view text) {
  std::optional<Suit> suit;
  if (!EqualsIgnoringCase(text, kNone)) {
    suit = ParseSuit(text);
    if (!suit) return false;
  }
  rules.doubled = suit;
  return true;
}

constexpr RuleOption kOptions[] = {
    {"ruff",
     "void in a plain suit while the partner holds the trick",
     {"free or obliged", "free of obliged"},
     GetName<&Rules::ruff, kRuffNames>,
     SetName<&Rules::ruff, kRuffNames>},
    {"undertrump",
     "void, and the highest trump cannot be beaten",
     {"forbidden, free or forced", "forbidden, free of forced"},
     GetName<&Rules::undertrump, kUndertrumpNames>,
     SetName<&Rules::undertrump, kUndertrumpNames>},
    {"only-trumps",
     "void, only trumps in hand, partner's trump highest",
     {"any or higher", "any of higher"},
     GetName<&Rules::only_trumps, kOnlyTrumpsNames>,
     SetName<&Rules::only_trumps, kOnlyTrumpsNames>},
    {"fours",
     "ranks of which four cards in one trick bring roem",
     {"ranks such as AKQJT, all or none", "waarden zoals AKQJT, all of none"},
     GetFours,
     SetFours},
    {"four-jacks",
     "roem for four jacks in one trick",
     {"100 or 200", "100 of 200"},
     GetNumber<&Rules::four_jacks>,
     SetFour<&Rules::four_jacks, 200>},
    {"four-nines",
     "roem for four nines in one trick",
     {"100 or 150", "100 of 150"},
     GetNumber<&Rules::four_nines>,
     SetFour<&Rules::four_nines, 150>},
    {"pit",
     "bonus for all eight tricks, counted as roem",
     {"a number from 0 to 1000", "een getal van 0 tot en met 1000"},
     GetNumber<&Rules::pit>,
     SetNumber<&Rules::pit, 0, 1000>},
    {"pit-for",
     "who may get the pit bonus",
     {"declarer or either", "declarer of either"},
     GetName<&Rules::pit_for, kPitForNames>,
     SetName<&Rules::pit_for, kPitForNames>},
    {"speaks-first",
     "who speaks first in the auction",
     {"dealer or left", "dealer of left"},
     GetName<&Rules::speaks_first, kSpeaksFirstNames>,
     SetName<&Rules::speaks_first, kSpeaksFirstNames>},
    {"bidding",
     "which calls are possible",
     {"free, turned or obliged", "free, turned of obliged"},
     GetName<&Rules::bidding, kBiddingNames>,
     SetName<&Rules::bidding, kBiddingNames>},
    {"all-pass",
     "who must name a suit when all pass",
     {"dealer, left or left-other", "dealer, left of left-other"},
     GetName<&Rules::all_pass, kAllPassNames>,
     SetName<&Rules::all_pass, kAllPassNames>},
    {"nat",
     "what a lost contract pays",
     {"all or own", "all of own"},
     GetName<&Rules::nat, kNatNames>,
     SetName<&Rules::nat, kNatNames>},
    {"double",
     "trump suit in which all that is written counts twice",
     {"none, S, H, D or C", "none, S, H, D of C"},
     GetDouble,
     SetDouble},
    {"revoke",
     "points for a revoke",
     {"a number from 0 to 1000", "een getal van 0 tot en met 1000"},
     GetNumber<&Rules::revoke>,
     SetNumber<&Rules::revoke, 0, 1000>},
    {"revoke-roem",
     "whether the roem so far is paid with them",
     {"on, until-stop or off", "on, until-stop of off"},
     GetName<&Rules::revoke_roem, kRevokeRoemNames>,
     SetName<&Rules::revoke_roem, kRevokeRoemNames>},
    {"revoke-covers",
     "what counts as a revoke",
     {"suit or all", "suit of all"},
     GetName<&Rules::revoke_covers, kRevokeCoversNames>,
     SetName<&Rules::revoke_covers, kRevokeCoversNames>},
    {"revoke-mend",
     "whether a revoke may be mended before the trick is turned",
     {"on or off", "on of off"},
     GetName<&Rules::revoke_mend, kOffOn>,
     SetName<&Rules::revoke_mend, kOffOn>},
    {"roem",
     "whether roem counts: in tricks, in hands, or in both",
     {"on, hand, both or off", "on, hand, both of off"},
     GetName<&Rules::roem, kRoemNames>,
     SetName<&Rules::roem, kRoemNames>},
    {"hand-roem",
     "whose roem in hands counts",
     {"best or most", "best of most"},
     GetName<&Rules::hand_roem, kHandRoemNames>,
     SetName<&Rules::hand_roem, kHandRoemNames>},
    {"roem-claim",
     "whether roem has to be claimed in time",
     {"needed or always", "needed of always"},
     GetName<&Rules::roem_claim, kRoemClaimNames>,
     SetName<&Rules::roem_claim, kRoemClaimNames>},
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
  return rules;
}

// Nobody may pass here, so who speaks first is left of the dealer and all-pass never arises.
constexpr Rules BedumUtrecht() {
  Rules rules = Bedum();
  rules.bidding = Bidding::kObliged;
  rules.all_pass = AllPass::kLeftOfDealer;
  return rules;
}

constexpr std::string_view kKbnTitle = "KBN, Spelregels Amsterdams systeem";
constexpr std::string_view kNkfTitle = "NKF, Internationaal wedstrijdreglement klaverjassen, 1976";
constexpr std::string_view kNkuTitle = "NKU, Officiële klaverjasregels, 1987";
constexpr std::string_view kBedumTitle = "SV Bedum, Spelregels klaverjassen";

constexpr Preset kPresets[] = {
    {"kbn", kKbnTitle, kKbn},
    {"nkf", kNkfTitle, Nkf()},
    {"nkf-international", kNkfTitle, Rotterdam(Nkf())},
    {"nku", kNkuTitle, Nku()},
    {"nku-rotterdam", kNkuTitle, Rotterdam(Nku())},
    {"bedum", kBedumTitle, Bedum()},
    {"bedum-rotterdam", kBedumTitle, Rotterdam(Bedum())},
    {"bedum-utrecht", kBedumTitle, BedumUtrecht()},
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

std::span<const RuleOption> RuleOptions() { return kOptions; }

std::optional<TextFault> ReadRules(std::string_view text, Rules& rules) {
  rules = Rules{};
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
                               option->name, Quoted(value), option->values));
      }
    }
    at += part.size() + 1;
  }
  return std::nullopt;
}

Result<Rules> ParseRules(std::string_view text) {
  Rules rules;
  if (auto fault = ReadRules(text, rules)) return Error{std::move(fault->message)};
  return rules;
}

const Preset& NearestPreset(const Rules& rules) {
  const auto distance = [&](const Preset& preset) {
    const auto differences = std::count_if(
        std::begin(kOptions), std::end(kOptions),
        [&](const RuleOption& option) { return option.get(rules) != option.get(preset.rules); });
    return std::tuple(differences, rules.bidding != preset.rules.bidding);
  };
  return *std::min_element(
      std::begin(kPresets), std::end(kPresets),
      [&](const Preset& a, const Preset& b) { return distance(a) < distance(b); });
}

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
