// The rule sets, and rule sets as text.

#include "jasnel/rules.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;

constexpr std::array kPresetNames = {
    "kbn",           "nkf",   "nkf-international", "nku",
    "nku-rotterdam", "bedum", "bedum-rotterdam",   "bedum-utrecht"};

// The options in the order in which they are written, each with its value in the presets in the
// order above. No value where the case cannot arise.
struct OptionRow {
  std::string_view option;
  std::array<std::string_view, kPresetNames.size()> values;
};

constexpr OptionRow kOptionTable[] = {
    {"ruff", {"free", "free", "obliged", "free", "obliged", "free", "obliged", "free"}},
    {"undertrump",
     {"forbidden", "forbidden", "forced", "forbidden", "forced", "forbidden", "forced",
      "forbidden"}},
    {"only-trumps", {"any", "any", "any", "any", "any", "higher", "higher", "higher"}},
    {"fours", {"all", "all", "all", "all", "all", "all", "all", "all"}},
    {"four-jacks", {"100", "100", "100", "100", "100", "200", "200", "200"}},
    {"four-nines", {"100", "100", "100", "100", "100", "100", "100", "100"}},
    {"pit", {"100", "100", "100", "100", "100", "88", "88", "88"}},
    {"pit-for",
     {"declarer", "either", "either", "declarer", "declarer", "declarer", "declarer", "declarer"}},
    {"speaks-first", {"left", "dealer", "dealer", "dealer", "dealer", "left", "left", ""}},
    {"bidding", {"free", "free", "free", "free", "free", "turned", "turned", "obliged"}},
    {"turns", {"1", "1", "1", "1", "1", "1", "1", "1"}},
    {"joker", {"off", "off", "off", "off", "off", "off", "off", "off"}},
    {"first-turned", {"any", "any", "any", "any", "any", "any", "any", "any"}},
    {"all-pass", {"left", "dealer", "dealer", "dealer", "dealer", "left-other", "left-other", ""}},
    {"holds-trump", {"off", "off", "off", "off", "off", "off", "off", "off"}},
    {"leads", {"left", "left", "left", "left", "left", "left", "left", "left"}},
    {"nat", {"all", "all", "all", "all", "all", "all", "all", "all"}},
    {"tie", {"lost", "lost", "lost", "lost", "lost", "lost", "lost", "lost"}},
    {"double", {"none", "none", "none", "none", "none", "none", "none", "none"}},
    {"revoke", {"262", "262", "262", "262", "262", "162", "162", "162"}},
    {"revoke-roem", {"on", "until-stop", "until-stop", "on", "on", "on", "on", "on"}},
    {"revoke-covers", {"suit", "suit", "suit", "suit", "suit", "all", "all", "all"}},
    {"revoke-mend", {"on", "off", "off", "on", "on", "off", "off", "off"}},
    {"roem", {"on", "on", "on", "on", "on", "on", "on", "on"}},
    {"hand-roem", {"most", "most", "most", "most", "most", "most", "most", "most"}},
    {"doubling", {"off", "off", "off", "off", "off", "off", "off", "off"}},
    {"roem-claim",
     {"needed", "needed", "needed", "needed", "needed", "needed", "needed", "needed"}},
    {"game",
     {"16-deals", "16-deals", "16-deals", "16-deals", "16-deals", "12-deals", "12-deals",
      "12-deals"}},
    {"both-over", {"most", "most", "most", "most", "most", "most", "most", "most"}},
};

template <class Items>
std::string NamesOf(const Items& items) {
  std::string names;
  for (const auto& item : items) names += (names.empty() ? "" : ", ") + std::string(item.name);
  return names;
}

std::string RulesError(std::string_view text) {
  const Result<Rules> rules = ParseRules(text);
  return rules.ok() ? "" : rules.error().message;
}

TEST(Presets, AreTheRuleSetsOfTheTextsWithKbnFirst) {
  ASSERT_EQ(PresetsOfTexts().size(), kPresetNames.size());
  for (std::size_t i = 0; i < kPresetNames.size(); ++i) {
    EXPECT_EQ(Presets()[i].name, kPresetNames[i]);
  }
}

// What the sources in docs/reference/rules.md say of each place.
TEST(Presets, OfPlacesAreChangesToThoseOfTexts) {
  const std::string house = "kbn,fours=AKQJT,four-jacks=200,roem-claim=always";
  const std::string bga =
      house + ",only-trumps=higher,pit-for=either,game=1500-points,both-over=declarer";
  const std::string turned = ",bidding=turned,turns=2,first-turned=C,all-pass=redeal";
  const std::string rotterdam = ",ruff=obliged,undertrump=forced";
  const std::vector<std::pair<std::string, std::string>> places = {
      {"bga", bga + turned},
      {"bga-rotterdam", bga + turned + rotterdam},
      {"bga-obliged", bga + ",bidding=obliged"},
      {"bga-obliged-rotterdam", bga + ",bidding=obliged" + rotterdam},
      {"gamepoint", house + ",bidding=turned,game=8-deals"},
      {"gamepoint-rotterdam", house + ",bidding=turned,game=8-deals" + rotterdam},
      {"klaverjassenonline", "kbn,bidding=turned,leads=declarer,nat=own" + rotterdam},
      {"gedraaid", "kbn,bidding=turned,turns=4,first-turned=C"},
      {"gedraaid-rotterdam", "kbn,bidding=turned,turns=4,first-turned=C" + rotterdam},
      {"utrecht", "kbn,undertrump=forced,bidding=obliged"},
      {"kraken",
       "kbn,fours=AKQJ9,four-jacks=200,four-nines=150,bidding=obliged,roem=hand,doubling=cards"},
      {"belote",
       "kbn,undertrump=forced,pit=90,pit-for=either,bidding=given,roem=belote,roem-claim=always"},
  };
  ASSERT_EQ(Presets().size(), PresetsOfTexts().size() + places.size());
  for (const auto& [name, text] : places) {
    EXPECT_EQ(RulesOf(name), RulesOf(text)) << name;
    EXPECT_EQ(FormatRules(RulesOf(text)), name);
  }
}

TEST(Presets, NameTheTextTheyFollow) {
  for (const Preset& preset : Presets()) EXPECT_NE(preset.source, "") << preset.name;
}

TEST(RuleOptions, AreTheseInThisOrder) {
  ASSERT_EQ(RuleOptions().size(), std::size(kOptionTable));
  for (std::size_t i = 0; i < std::size(kOptionTable); ++i) {
    EXPECT_EQ(RuleOptions()[i].name, kOptionTable[i].option);
  }
}

TEST(RuleOptions, SayWhatTheyMeanAndWhichValuesTheyTake) {
  for (const RuleOption& option : RuleOptions()) {
    EXPECT_NE(option.meaning.english, "") << option.name;
    EXPECT_NE(option.meaning.dutch, "") << option.name;
    EXPECT_NE(option.Values().english, "") << option.name;
    for (const std::string_view choice : option.choices) {
      Rules rules;
      EXPECT_TRUE(option.set(rules, choice)) << option.name << "=" << choice;
      EXPECT_EQ(option.get(rules), choice) << option.name;
    }
  }
}

class EachPreset : public ::testing::TestWithParam<std::size_t> {};

TEST_P(EachPreset, HasTheOptionsOfItsText) {
  const Rules rules = RulesOf(kPresetNames[GetParam()]);
  for (std::size_t i = 0; i < std::size(kOptionTable); ++i) {
    const std::string_view value = kOptionTable[i].values[GetParam()];
    if (value.empty()) continue;
    EXPECT_EQ(RuleOptions()[i].get(rules), value) << kOptionTable[i].option;
  }
}

TEST_P(EachPreset, IsWrittenAsItsName) {
  EXPECT_EQ(FormatRules(RulesOf(kPresetNames[GetParam()])), kPresetNames[GetParam()]);
}

TEST_P(EachPreset, CanBeWrittenOutOptionByOption) {
  std::string text;
  for (const OptionRow& row : kOptionTable) {
    if (row.values[GetParam()].empty()) continue;
    text += std::string(text.empty() ? "" : ",") + std::string(row.option) + "=" +
            std::string(row.values[GetParam()]);
  }
  EXPECT_EQ(RulesOf(text), RulesOf(kPresetNames[GetParam()]));
}

INSTANTIATE_TEST_SUITE_P(Presets, EachPreset, ::testing::Range(std::size_t{0}, kPresetNames.size()),
                         [](const auto& preset) {
                           std::string name = kPresetNames[preset.param];
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

// Every option with every value that it takes: those of no preset too.
struct Setting {
  std::string_view option;
  std::string_view value;
};

constexpr Setting kSettings[] = {
    {"ruff", "free"},
    {"ruff", "obliged"},
    {"undertrump", "forbidden"},
    {"undertrump", "free"},
    {"undertrump", "forced"},
    {"only-trumps", "any"},
    {"only-trumps", "higher"},
    {"fours", "all"},
    {"fours", "AKQJT"},
    {"fours", "98"},
    {"fours", "none"},
    {"four-jacks", "100"},
    {"four-jacks", "200"},
    {"four-nines", "100"},
    {"four-nines", "150"},
    {"pit", "0"},
    {"pit", "1000"},
    {"pit-for", "declarer"},
    {"pit-for", "either"},
    {"speaks-first", "dealer"},
    {"speaks-first", "left"},
    {"bidding", "free"},
    {"bidding", "turned"},
    {"bidding", "obliged"},
    {"bidding", "given"},
    {"bidding", "lot"},
    {"turns", "1"},
    {"turns", "4"},
    {"joker", "on"},
    {"joker", "off"},
    {"first-turned", "any"},
    {"first-turned", "C"},
    {"all-pass", "dealer"},
    {"all-pass", "left"},
    {"all-pass", "left-other"},
    {"all-pass", "dealer-turned"},
    {"all-pass", "left-turned"},
    {"all-pass", "redeal"},
    {"holds-trump", "on"},
    {"holds-trump", "off"},
    {"leads", "left"},
    {"leads", "declarer"},
    {"nat", "all"},
    {"nat", "own"},
    {"tie", "lost"},
    {"tie", "made"},
    {"double", "none"},
    {"double", "S"},
    {"double", "C"},
    {"game", "1-deals"},
    {"game", "1000-deals"},
    {"game", "100-points"},
    {"both-over", "declarer"},
    {"revoke", "0"},
    {"revoke", "1000"},
    {"revoke-roem", "on"},
    {"revoke-roem", "until-stop"},
    {"revoke-roem", "off"},
    {"revoke-covers", "suit"},
    {"revoke-covers", "all"},
    {"revoke-mend", "on"},
    {"revoke-mend", "off"},
    {"roem", "on"},
    {"roem", "hand"},
    {"roem", "both"},
    {"roem", "belote"},
    {"roem", "off"},
    {"hand-roem", "best"},
    {"hand-roem", "most"},
    {"doubling", "all"},
    {"doubling", "off"},
    {"roem-claim", "needed"},
    {"roem-claim", "always"},
};

class EachSetting : public ::testing::TestWithParam<Setting> {
 protected:
  static std::string Text() {
    return std::string(GetParam().option) + "=" + std::string(GetParam().value);
  }
};

TEST_P(EachSetting, CanBeReadBack) {
  const Rules rules = RulesOf(Text());
  for (const RuleOption& option : RuleOptions()) {
    EXPECT_EQ(option.get(rules),
              option.name == GetParam().option ? GetParam().value : option.get(Rules{}));
  }
}

TEST_P(EachSetting, OfAnyPresetIsTheSameAfterWritingAndReading) {
  for (const char* preset : kPresetNames) {
    const Rules rules = RulesOf(preset + ("," + Text()));
    EXPECT_EQ(RulesOf(FormatRules(rules)), rules);
  }
}

INSTANTIATE_TEST_SUITE_P(Options, EachSetting, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) {
                           std::string name = std::string(setting.param.option) + "_" +
                                              std::string(setting.param.value);
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

TEST(ParseRules, TakesChangesWithoutAPresetAsChangesToKbn) {
  EXPECT_EQ(RulesOf("roem=off"), RulesOf("kbn,roem=off"));
}

TEST(Rules, AreThoseOfKbnAtFirst) { EXPECT_EQ(Rules{}, RulesOf("kbn")); }

TEST(ParseRules, TakesEitherCase) {
  EXPECT_EQ(RulesOf("NKU-Rotterdam,Four-Jacks=200,ROEM=Off"),
            RulesOf("nku-rotterdam,four-jacks=200,roem=off"));
}

TEST(ParseRules, TakesSpacesRoundTheWords) {
  EXPECT_EQ(RulesOf(" kbn , roem = off "), RulesOf("kbn,roem=off"));
}

TEST(ParseRules, RefusesAnOptionThatIsNamedTwice) {
  EXPECT_EQ(RulesError("kbn,roem=off,pit=0,ROEM=off"),
            "rule option roem a second time; expected it once");
  EXPECT_EQ(ParseRules("roem=off,roem=on").error().In(Language::kDutch),
            "spelregel roem voor de tweede keer; verwacht hem één keer");
}

TEST(ParseRules, TakesTheRotterdamWayOfUtrecht) {
  const Rules rules = RulesOf("bedum-utrecht,ruff=obliged,undertrump=forced");
  EXPECT_EQ(rules.bidding, Bidding::kObliged);
  EXPECT_EQ(rules.ruff, Ruff::kObliged);
  EXPECT_EQ(rules.undertrump, Undertrump::kForced);
}

TEST(ParseRules, RefusesAnUnknownRuleSet) {
  EXPECT_EQ(RulesError("belgian"),
            "unknown rule set 'belgian'; expected one of " + NamesOf(Presets()));
}

TEST(ParseRules, RefusesNothingAtAll) {
  EXPECT_EQ(
      RulesError(""),
      "unknown rule set ''; expected one of kbn, nkf, nkf-international, nku, "
      "nku-rotterdam, bedum, bedum-rotterdam, bedum-utrecht, bga, bga-rotterdam, bga-obliged, "
      "bga-obliged-rotterdam, gamepoint, gamepoint-rotterdam, klaverjassenonline, gedraaid, "
      "gedraaid-rotterdam, utrecht, kraken, belote");
}

TEST(ParseRules, RefusesARuleSetAfterOptions) {
  EXPECT_EQ(RulesError("roem=off,nku"),
            "rule set 'nku' after other words; expected preset,option=value,...");
}

TEST(ParseRules, RefusesASecondRuleSet) {
  EXPECT_EQ(RulesError("kbn,nku"),
            "rule set 'nku' after other words; expected preset,option=value,...");
}

TEST(ParseRules, RefusesAnUnknownOption) {
  EXPECT_EQ(RulesError("kbn,overtrump=free"),
            "unknown rule option 'overtrump'; expected one of " + NamesOf(RuleOptions()));
}

// What the message says is expected of a wrong value.
struct WrongValue {
  const char* name;
  std::string_view text;
  std::string_view message;
};

constexpr WrongValue kWrongValues[] = {
    {"Ruff", "ruff=forced", "rule option ruff='forced'; expected free or obliged"},
    {"Undertrump", "undertrump=obliged",
     "rule option undertrump='obliged'; expected forbidden, free or forced"},
    {"OnlyTrumps", "only-trumps=lower", "rule option only-trumps='lower'; expected any or higher"},
    {"FourJacks", "four-jacks=150", "rule option four-jacks='150'; expected 100 or 200"},
    {"FourJacksInLetters", "four-jacks=many", "rule option four-jacks='many'; expected 100 or 200"},
    {"Fours", "fours=AKX", "rule option fours='AKX'; expected ranks such as AKQJT, all or none"},
    {"FoursTwice", "fours=AA", "rule option fours='AA'; expected ranks such as AKQJT, all or none"},
    {"FoursOfNothing", "fours=", "rule option fours=''; expected ranks such as AKQJT, all or none"},
    {"FourNines", "four-nines=200", "rule option four-nines='200'; expected 100 or 150"},
    {"Double", "double=X", "rule option double='X'; expected none, S, H, D or C"},
    {"HandRoem", "hand-roem=all", "rule option hand-roem='all'; expected best or most"},
    {"Doubling", "doubling=on", "rule option doubling='on'; expected cards, all or off"},
    {"DoublingWithRoemInTricks", "roem=both,doubling=cards",
     "doubling=cards with roem=both; expected roem=hand, roem=off or doubling=all"},
    {"RoemClaim", "roem-claim=off", "rule option roem-claim='off'; expected always or needed"},
    {"PitBelowZero", "pit=-1", "rule option pit='-1'; expected a number from 0 to 1000"},
    {"PitAboveAThousand", "pit=1001", "rule option pit='1001'; expected a number from 0 to 1000"},
    {"PitBeyondAnyNumber", "pit=99999999999999999999",
     "rule option pit='99999999999999999999'; expected a number from 0 to 1000"},
    {"PitWithMoreBehindIt", "pit=100points",
     "rule option pit='100points'; expected a number from 0 to 1000"},
    {"PitWithoutANumber", "pit=", "rule option pit=''; expected a number from 0 to 1000"},
    {"PitFor", "pit-for=both", "rule option pit-for='both'; expected declarer or either"},
    {"SpeaksFirst", "speaks-first=north",
     "rule option speaks-first='north'; expected dealer or left"},
    {"Bidding", "bidding=auction",
     "rule option bidding='auction'; expected free, turned, obliged, lot or given"},
    {"AllPass", "all-pass=nobody",
     "rule option all-pass='nobody'; expected dealer, left, left-other, dealer-turned, "
     "left-turned or redeal"},
    {"Nat", "nat=half", "rule option nat='half'; expected all or own"},
    {"Tie", "tie=held", "rule option tie='held'; expected lost or made"},
    {"Revoke", "revoke=lots", "rule option revoke='lots'; expected a number from 0 to 1000"},
    {"RevokeRoem", "revoke-roem=none",
     "rule option revoke-roem='none'; expected on, until-stop or off"},
    {"RevokeMend", "revoke-mend=never", "rule option revoke-mend='never'; expected on or off"},
    {"RevokeCovers", "revoke-covers=trumps",
     "rule option revoke-covers='trumps'; expected suit or all"},
    {"Roem", "roem=yes", "rule option roem='yes'; expected on, hand, both, belote or off"},
    {"TheNameIsWrittenAsInTheTable", "ROEM=yes",
     "rule option roem='yes'; expected on, hand, both, belote or off"},
};

class EachWrongValue : public ::testing::TestWithParam<WrongValue> {};

TEST_P(EachWrongValue, IsNamedWithWhatWasExpected) {
  EXPECT_EQ(RulesError(GetParam().text), GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(WrongValues, EachWrongValue, ::testing::ValuesIn(kWrongValues),
                         [](const auto& value) { return std::string(value.param.name); });

TEST(RuleOption, AWrongValueChangesNothing) {
  for (const RuleOption& option : RuleOptions()) {
    Rules rules = RulesOf("bedum-rotterdam");
    EXPECT_FALSE(option.set(rules, "nonsense")) << option.name;
    EXPECT_EQ(rules, RulesOf("bedum-rotterdam")) << option.name;
  }
}

TEST(FormatRules, NamesAChangeToAPreset) {
  EXPECT_EQ(FormatRules(RulesOf("kbn,undertrump=free")), "kbn,undertrump=free");
}

TEST(FormatRules, NamesThePresetWithTheFewestChanges) {
  EXPECT_EQ(FormatRules(RulesOf("kbn,ruff=obliged,undertrump=forced,speaks-first=dealer,"
                                "all-pass=dealer,roem=off")),
            "nku-rotterdam,roem=off");
}

TEST(FormatRules, NamesTheFirstOfTwoPresetsWithAsManyChanges) {
  // The same as nku,all-pass=left.
  EXPECT_EQ(FormatRules(RulesOf("kbn,speaks-first=dealer")), "kbn,speaks-first=dealer");
}

// Utrecht is told from the others by its bidding; it may be played in either way.
TEST(FormatRules, NamesUtrechtForTheRotterdamWayOfUtrecht) {
  for (const char* more : {"", ",roem=off", ",four-jacks=100,pit=100"}) {
    const std::string rules = "bedum-utrecht,ruff=obliged,undertrump=forced" + std::string(more);
    EXPECT_EQ(FormatRules(RulesOf(rules)), rules);
  }
}

TEST(FormatRules, WritesTheOptionsInTheirOrder) {
  EXPECT_EQ(FormatRules(RulesOf("kbn,roem=off,pit=50,undertrump=free")),
            "kbn,undertrump=free,pit=50,roem=off");
}

TEST(FormatRules, FindsAPresetThatWasWrittenAsChanges) {
  EXPECT_EQ(FormatRules(RulesOf("nku,pit-for=either,revoke-roem=until-stop,revoke-mend=off")),
            "nkf");
}

TEST(NearestPreset, IsThePresetItself) {
  for (const Preset& preset : Presets()) {
    EXPECT_EQ(NearestPreset(preset.rules).name, preset.name);
  }
}

TEST(NearestPreset, HasTheFewestDifferences) {
  EXPECT_EQ(NearestPreset(RulesOf("bedum,four-jacks=100,roem=off")).name, "bedum");
}

}  // namespace
}  // namespace jasnel
