// `book`: the answers are those of the library.
#include "jasnel/book.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/questions/all.h"
#include "jasnel/notation.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kBook = {{"ask", "book"}, {"hand", "J97.AT.K8.7"}};

CardSet Hand() {
  CardSet hand;
  for (const char* card : {"SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"})
    hand |= *ParseCard(card);
  return hand;
}

TEST(BookQuestion, HasEachSuitInEachPlace) {
  const Json answer = Ask(kBook);
  EXPECT_EQ(answer["hand"], "J97.AT.K8.7");
  EXPECT_EQ(answer["rules"], "kbn");
  EXPECT_EQ(answer["hands"], "open");
  EXPECT_FALSE(answer.contains("exchanges"));
  ASSERT_EQ(answer["suits"].size(), 4U);
  for (const Suit suit : kAllSuits) {
    const Json& of_suit = answer["suits"][Index(suit)];
    EXPECT_EQ(of_suit["suit"], std::string(1, SuitLetter(suit, Language::kEnglish)));
    const auto entries = LookUpHand({}, Hand(), suit);
    ASSERT_EQ(of_suit["places"].size(), 4U);
    for (std::size_t place = 0; place < 4; ++place) {
      const Json& found = of_suit["places"][place];
      EXPECT_EQ(found["place"], place + 1);
      EXPECT_NEAR(found["makes"].get<double>(), entries[place].makes.value, 1e-4);
      EXPECT_NEAR(found["low"].get<double>(), entries[place].makes.low, 1e-4);
      EXPECT_NEAR(found["score"].get<double>(), entries[place].score.value, 0.1);
      EXPECT_NEAR(found["pit"].get<double>(), entries[place].pit.value, 1e-4);
      EXPECT_NEAR(found["played_score"].get<double>(), entries[place].played_score, 0.1);
    }
  }
}

TEST(BookQuestion, AsksForOneSuitOnePlaceAndExchanges) {
  const Json answer = Ask(With(With(With(kBook, "trump", "H"), "place", 3), "exchanges", true));
  ASSERT_EQ(answer["suits"].size(), 1U);
  ASSERT_EQ(answer["suits"][0]["places"].size(), 1U);
  EXPECT_EQ(answer["suits"][0]["places"][0]["place"], 3);
  ASSERT_EQ(answer["exchanges"].size(), 192U);
  const auto exchanges = LookUpExchanges({}, Hand(), Suit::kHearts, 2);
  EXPECT_EQ(answer["exchanges"][0]["with"], FormatCard(exchanges[0].with));
  EXPECT_NEAR(answer["exchanges"][191]["score"].get<double>(), exchanges[191].entry.score.value,
              0.1);
}

TEST(BookQuestion, HasASchemaThatItsAnswersFollow) {
  const Json schema = Json::parse(QuestionSchema());
  const Json& question = schema["$defs"]["book"];
  EXPECT_EQ(question["required"], Json({"ask", "hand"}));
  EXPECT_EQ(question["properties"]["ask"]["const"], "book");
  const Json& answer = schema["$defs"]["book.answer"];
  EXPECT_EQ(answer["title"], "Book");
  const Json answered = Ask(kBook);
  for (const auto& [key, value] : answered.items()) {
    EXPECT_TRUE(answer["properties"].contains(key)) << key;
  }
  const Json& place = answer["properties"]["suits"]["items"]["properties"]["places"]["items"];
  EXPECT_EQ(place["required"].size(), 12U);
  EXPECT_EQ(place["properties"]["makes"]["maximum"], 1);
}

TEST(BookQuestion, FollowsTheRules) {
  EXPECT_NE(Ask(With(kBook, "rules", "nku-rotterdam"))["suits"], Ask(kBook)["suits"]);
}

TEST(BookQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong(With(kBook, "hand", "J97.AT.K8.")), "hand: a hand of 7 cards; expected 8");
  EXPECT_EQ(Wrong(Without(kBook, "hand")),
            "no key hand; expected a list of cards, such as [\"SA\",\"S7\",\"HT\"]");
  EXPECT_EQ(Wrong(With(kBook, "place", 5)), "place: '5'; expected a whole number from 1 to 4");
  EXPECT_EQ(Wrong(With(kBook, "exchanges", true)),
            "exchanges without trump and place; expected both");
  EXPECT_EQ(Wrong(With(kBook, "trumps", "H")), "unknown key 'trumps'; did you mean trump?");
  EXPECT_TRUE(Wrong(With(kBook, "rules", "kbm")).starts_with("rules: unknown rule set 'kbm'; "));
}

}  // namespace
}  // namespace jasnel::testing
