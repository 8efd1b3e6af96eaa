// Cards of conventions as JSON: the same card comes back, and what is wrong is said.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/convention_json.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// A card with one convention: a ten on the partner's trick.
Json Small() {
  return Json::parse(R"({
    "name": "ours", "title": "our card",
    "conventions": [{
      "name": "ten", "title": {"en": "the ten", "nl": "de tien"},
      "when": {"act": "discard", "trick": "surely-partners", "out": "A"},
      "cards": "T", "about": "played",
      "means": [[{"suit": "played", "without": "A"}], [{"suit": "trump", "most": 2}]],
      "says": "no ace of $0", "asks": {"en": "not $0", "nl": "geen $0"}
    }]
  })");
}

// With a value of the convention, or of its `when`, changed.
Json Changed(const char* key, const Json& value) {
  Json card = Small();
  card["conventions"][0][key] = value;
  return card;
}

Json ChangedWhen(const char* key, const Json& value) {
  Json card = Small();
  card["conventions"][0]["when"][key] = value;
  return card;
}

std::string ConventionCardError(const Json& card) {
  const auto read = ParseConventionCard(card.dump());
  return read ? "none" : read.error().message;
}

TEST(ConventionCardJson, IsReadKeyByKey) {
  const ConventionCard card = ParseConventionCard(Small().dump()).value();
  EXPECT_EQ(card.name, "ours");
  EXPECT_EQ(card.title, Message("our card"));
  EXPECT_EQ(card.source, "");
  ASSERT_EQ(card.conventions.size(), 1U);
  const Convention expected = {
      .name = "ten",
      .title = {"the ten", "de tien"},
      .situation = {.trick = Situation::TrickIs::kSurelyPartners, .out = {Rank::kAce}},
      .ranks = {Rank::kTen},
      .about = AboutSuit::kPlayed,
      .meaning = {{{.suit = AboutSuit::kPlayed, .without = {Rank::kAce}}},
                  {{.suit = AboutSuit::kTrump, .most = 2}}},
      .says = "no ace of $0",
      .asks = {"not $0", "geen $0"},
      .sentence = ""};
  EXPECT_EQ(card.conventions[0], expected);
}

TEST(ConventionCardJson, EverySuppliedCardComesBackTheSame) {
  for (const ConventionCard& card : ConventionCards()) {
    const auto back = ParseConventionCard(FormatConventionCard(card));
    ASSERT_TRUE(back) << card.name << ": " << back.error().message;
    EXPECT_EQ(*back, card) << card.name;
    EXPECT_EQ(FormatConventionCard(*back), FormatConventionCard(card)) << card.name;
  }
}

TEST(ConventionCardJson, WritesEachLanguageOnlyIfBothAreGiven) {
  const ConventionCard card = ParseConventionCard(Small().dump()).value();
  EXPECT_EQ(Json::parse(FormatConventionCard(card)), Small());
}

TEST(ConventionCardJson, TakesRanksOfBothLanguages) {
  const auto card = ParseConventionCard(Changed("cards", "BVH10").dump());
  ASSERT_TRUE(card) << card.error().message;
  const RankSet expected = {Rank::kJack, Rank::kQueen, Rank::kKing, Rank::kTen};
  EXPECT_EQ(card->conventions[0].ranks, expected);
}

TEST(ConventionCardJson, OneLanguageIsForBoth) {
  const auto card = ParseConventionCard(Changed("asks", {{"nl", "geen $0"}}).dump());
  ASSERT_TRUE(card) << card.error().message;
  EXPECT_EQ(card->conventions[0].asks.In(Language::kEnglish), "geen $0");
  EXPECT_EQ(card->conventions[0].asks.In(Language::kDutch), "geen $0");
}

TEST(ConventionCardJson, SaysWhereTheTextIsNoJson) {
  const std::string text = FormatConventionCard(*FindConventionCard("ten"));
  const std::string cut = text.substr(0, text.find("\"says\"")) + "oops";
  const auto wrong = ParseConventionCard(cut);
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().message.starts_with("line 30, column 7: 'oops'; expected a card of "))
      << wrong.error().message;
  EXPECT_TRUE(wrong.error().dutch.starts_with("regel 30, kolom 7: 'oops'; verwacht een kaart "))
      << wrong.error().dutch;
  EXPECT_TRUE(
      ParseConventionCard("[]").error().message.starts_with("a JSON array; expected a card"));
  EXPECT_TRUE(ParseConventionCard("{").error().message.starts_with("column 2: the line ends; "));
  EXPECT_TRUE(
      ParseConventionCard("{\n").error().message.starts_with("line 2, column 1: the text ends; "));
}

TEST(ConventionCardJson, SaysWhatIsMissing) {
  EXPECT_EQ(ConventionCardError(Without(Small(), "name")),
            "no key name; expected a name of at most 40 letters, digits and hyphens");
  EXPECT_EQ(ConventionCardError(Without(Small(), "conventions")),
            R"(no key conventions; expected a list of conventions, such as [{"name":"ask",...}])");
  Json card = Small();
  card["conventions"][0].erase("says");
  EXPECT_EQ(ConventionCardError(card),
            "convention 1: no key says; expected a text, or one for each language: "
            R"({"en":"...","nl":"..."})");
  card = Small();
  card["conventions"][0]["when"].erase("act");
  EXPECT_EQ(ConventionCardError(card),
            "convention 1.when: no key act; expected one of lead, discard");
}

TEST(ConventionCardJson, SaysWhichKeyIsUnknown) {
  EXPECT_EQ(ConventionCardError(With(Small(), "nane", "x")),
            "unknown key 'nane'; did you mean name?");
  EXPECT_EQ(ConventionCardError(ChangedWhen("trik", "lost")),
            "convention 1.when: unknown key 'trik'; did you mean trick?");
  EXPECT_EQ(ConventionCardError(Changed("means", Json::parse(R"([[{"suit":"trump","wit":"A"}]])"))),
            "convention 1.means, alternative 1, holding 1: unknown key 'wit'; did you mean with?");
}

TEST(ConventionCardJson, SaysWhichValueIsWrong) {
  const auto all_of = [](const char* text) { return Json::parse(text); };
  EXPECT_EQ(ConventionCardError(Changed("cards", "AX")),
            "convention 1.cards: 'AX'; expected ranks, each once, such as A or 789");
  EXPECT_EQ(ConventionCardError(Changed("cards", "AA")),
            "convention 1.cards: 'AA'; expected ranks, each once, such as A or 789");
  EXPECT_EQ(ConventionCardError(Changed("cards", "")),
            "convention 1.cards: ''; expected ranks, each once, such as A or 789");
  EXPECT_EQ(ConventionCardError(Changed("about", "clubs")),
            "convention 1.about: 'clubs'; expected one of played, opposite, third, trump");
  EXPECT_EQ(ConventionCardError(Changed("kept", 1.5)),
            "convention 1.kept: 1.5; expected a number from 0 to 1");
  EXPECT_EQ(ConventionCardError(Changed("trumps", "yes")),
            "convention 1.trumps: of type string; expected true or false");
  EXPECT_EQ(ConventionCardError(Changed("name", "a b")),
            "convention 1.name: 'a b'; expected a name of at most 40 letters, digits and hyphens");
  EXPECT_EQ(ConventionCardError(ChangedWhen("who", "dummy")),
            "convention 1.when.who: 'dummy'; expected one of anyone, declarer, declarers-partner");
  EXPECT_EQ(ConventionCardError(Changed("means", all_of(R"([[{"suit":"trump","least":9}]])"))),
            "convention 1.means, alternative 1, holding 1.least: '9'; expected a whole number from "
            "0 to 8");
  EXPECT_EQ(ConventionCardError(Changed("title", "  ")),
            "convention 1.title: an empty text; expected a text, or one for each language: "
            R"({"en":"...","nl":"..."})");
  EXPECT_EQ(ConventionCardError(Changed("title", "a\nb")),
            "convention 1.title: 'a�b'; expected one line of characters that can be shown");
  EXPECT_EQ(
      ConventionCardError(Changed("title", {{"nl", std::string(1001, 'x')}})),
      "convention 1.title.nl: '" + std::string(40, 'x') + "...'; expected at most 1000 bytes");
}

TEST(ConventionCardJson, RefusesAPlaceThatIsNoSuit) {
  EXPECT_EQ(ConventionCardError(Changed("says", "the ace of $1")),
            "convention 1.says: '$1'; expected $0, the suit, and no other $");
  EXPECT_EQ(ConventionCardError(Changed("asks", {{"en", "x"}, {"nl", "$"}})),
            "convention 1.asks: '$'; expected $0, the suit, and no other $");
}

TEST(ConventionCardJson, RefusesWhatCouldNeverApplyOrBeTrue) {
  EXPECT_EQ(ConventionCardError(Changed("trumps", true)),
            "convention 1.trumps: true with discard; expected it only with lead: a discard is a "
            "plain card");
  EXPECT_EQ(ConventionCardError(ChangedWhen("act", "lead")),
            "convention 1.when.trick: given with a lead; expected it only with discard");
  EXPECT_EQ(ConventionCardError(Changed("about", "third")),
            "convention 1.when: the third suit without self_sent; expected self_sent, by which "
            "there is a third suit");
  EXPECT_EQ(ConventionCardError(ChangedWhen("self_sent", "refuse")),
            "convention ten: when.self_sent: 'refuse'; expected the name of a convention of this "
            "card");
  EXPECT_EQ(
      ConventionCardError(
          Changed("means", Json::parse(R"([[{"suit":"trump","least":3,"most":2}]])"))),
      "convention 1.means, alternative 1, holding 1: at least 3 cards of a suit and at most 2; "
      "expected what a hand can hold");
  EXPECT_EQ(
      ConventionCardError(
          Changed("means", Json::parse(R"([[{"suit":"trump","with":"AK","without":"K"}]])"))),
      "convention 1.means, alternative 1, holding 1: with and without K; expected one of them in "
      "an alternative");
  EXPECT_EQ(ConventionCardError(Changed("means", Json::parse("[[]]"))),
            "convention 1.means, alternative 1: empty; expected a list of alternatives, such as "
            R"([[{"suit":"played","with":"A"}]])");
}

TEST(ConventionCardJson, RefusesAnAlternativeThatNoHandCanBe) {
  const auto wrong = [](const char* alternative, const char* act = "discard") {
    Json card =
        Changed("means", Json::parse(std::string(R"([[{"suit":"trump"}],)") + alternative + "]"));
    if (std::string(act) == "lead") {
      card["conventions"][0]["when"] = {{"act", "lead"}};
      card["conventions"][0]["trumps"] = true;
    }
    return ConventionCardError(card);
  };
  const std::string place = "convention 1.means, alternative 2";
  EXPECT_EQ(wrong(R"([{"suit":"played","with":"A"},{"suit":"played","without":"AK"}])"),
            place + ", holding 2: with and without A; expected one of them in an alternative");
  EXPECT_EQ(wrong(R"([{"suit":"trump","most":1},{"suit":"trump","with":"JQ"}])"),
            place +
                ", holding 2: at least 2 cards of a suit and at most 1; expected what a hand "
                "can hold");
  EXPECT_EQ(wrong(R"([{"suit":"trump","without":"AKQJ","least":5}])"),
            place +
                ", holding 1: at least 5 cards of a suit and at most 4; expected what a hand "
                "can hold");
  EXPECT_EQ(wrong(R"([{"suit":"played","most":0}])"),
            place +
                ", holding 1: at least 1 cards of a suit and at most 0; expected what a hand "
                "can hold");
  EXPECT_EQ(wrong(R"([{"suit":"trump","least":5},{"suit":"opposite","least":3}])"),
            place + ": at least 9 cards; expected at most 8 in a hand");
  // The third suit may be the opposite one: what is missing is something else.
  EXPECT_EQ(wrong(R"([{"suit":"opposite","least":4},{"suit":"third","least":4}])"),
            "convention 1.when: the third suit without self_sent; expected self_sent, by which "
            "there is a third suit");
  // Of a trump, both are the same suit.
  EXPECT_EQ(wrong(R"([{"suit":"played","with":"A"},{"suit":"trump","without":"A"}])"), "none");
  EXPECT_EQ(wrong(R"([{"suit":"played","with":"A"},{"suit":"trump","without":"A"}])", "lead"),
            place + ", holding 2: with and without A; expected one of them in an alternative");
  EXPECT_EQ(wrong(R"([{"suit":"trump","with":"A"},{"suit":"opposite","without":"A"}])"), "none");
}

TEST(ConventionCardJson, IsOfALimitedSize) {
  const Json alternative = Json::parse(R"([{"suit":"trump","least":1}])");
  EXPECT_EQ(ConventionCardError(Changed("means", Json(101, alternative))),
            "convention 1.means: 101 of them; expected at most 100");
  EXPECT_EQ(ConventionCardError(Changed("means", Json(100, alternative))), "none");
  const Json holding = Json::parse(R"({"suit":"trump","least":1})");
  EXPECT_EQ(ConventionCardError(Changed("means", Json::array({Json(21, holding)}))),
            "convention 1.means, alternative 1: 21 of them; expected at most 20");
  const auto large = ParseConventionCard(Small().dump() + std::string(kMaxCardBytes, ' '));
  EXPECT_TRUE(large.error().message.starts_with("more than 1048576 bytes; expected a card of "))
      << large.error().message;
}

TEST(ConventionCardJson, EveryNameIsThereOnce) {
  Json card = Small();
  card["conventions"].push_back(card["conventions"][0]);
  EXPECT_EQ(ConventionCardError(card), "convention 2.name: 'ten'; expected each name once");
  for (int i = 0; i < 100; ++i) card["conventions"].push_back(card["conventions"][0]);
  EXPECT_EQ(ConventionCardError(card), "conventions: 102 of them; expected at most 100");
}

}  // namespace
}  // namespace jasnel::testing
