// Cards of conventions, and signals in words.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/ai/signals/signals.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

TEST(ConventionCards, AreFoundByName) {
  std::set<std::string_view> names;
  for (const ConventionCard& card : ConventionCards()) {
    EXPECT_TRUE(names.insert(card.name).second) << card.name;
    EXPECT_EQ(FindConventionCard(card.name), &card);
  }
  EXPECT_TRUE(names.contains("bedum"));
  EXPECT_EQ(FindConventionCard("Bedum"), nullptr);
}

TEST(ConventionCards, WholeOnesComeFirst) {
  std::string names;
  for (const ConventionCard& card : WholeConventionCards()) names += card.name + " ";
  EXPECT_EQ(names, "bedum bedum-opposite oefenen ");
  EXPECT_EQ(WholeConventionCards().data(), ConventionCards().data());
}

TEST(ConventionCards, SayInBothLanguagesWhatTheyMeanAndQuoteTheirText) {
  for (const ConventionCard& card : ConventionCards()) {
    EXPECT_FALSE(card.source.empty());
    for (const Convention& one : card.conventions) {
      EXPECT_FALSE(one.meaning.empty()) << one.name;
      EXPECT_FALSE(one.sentence.empty()) << one.name;
      for (const Message& phrase : {one.title, one.says, one.asks}) {
        EXPECT_FALSE(phrase.english.empty()) << one.name;
        EXPECT_FALSE(phrase.dutch.empty()) << one.name;
      }
    }
  }
}

TEST(ConventionCards, OfOneConventionHaveWhatItRefersTo) {
  EXPECT_EQ(FindConventionCard("ask")->conventions.size(), 1U);
  const auto& two = FindConventionCard("two-refusals")->conventions;
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[0].name, "two-refusals");
  EXPECT_EQ(two[1].name, "refuse");
}

TEST(Signals, OfADealAreThoseOfItsCardsOneByOne) {
  const ConventionCard& card = *FindConventionCard("bedum");
  Random random(4);
  int signals = 0;
  for (int deal = 0; deal < 10; ++deal) {
    std::vector<std::optional<Signal>> seen;
    PlayAtRandom(
        random, ParseRules("bedum").value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          const Contract contract{view.table.declarer, view.table.trump};
          const auto before =
              ExplainSignals(card, contract, view.table.rules, view.tricks.tricks());
          ASSERT_EQ(before.size(), static_cast<std::size_t>(view.tricks.cards().size()));
          for (const auto& signal : before) signals += signal ? 1 : 0;
          for (const Card play : view.Legal()) {
            const auto signal = ExplainSignal(card, view, play);
            if (!signal) continue;
            EXPECT_EQ(signal->seat, view.seat());
            EXPECT_EQ(signal->card, play);
          }
        });
  }
  EXPECT_GT(signals, 50);
}

TEST(Signals, AreExplainedInWords) {
  const auto signal = SignalOf({.cards = "HJ H7", .hand = "K7..T98.A87"}, "C8");
  ASSERT_TRUE(signal);
  EXPECT_EQ(SignalMessage(*signal).english,
            "South discards C8: holds the ace of clubs, or can ruff clubs");
  EXPECT_EQ(SignalMessage(*signal).dutch,
            "Zuid gooit K8 op: heeft het aas van klaveren, of kan klaveren troeven");
  EXPECT_EQ(AskMessage(*signal).english, "lead a high card of clubs");
  EXPECT_EQ(AskMessage(*signal).dutch, "kom uit met een hoge kaart van klaveren");
  const auto lead = SignalOf({.hand = "KQ7.J98.98."}, "H9");
  EXPECT_EQ(SignalMessage(*lead).english, "North leads H9: holds the jack of hearts as well");
  EXPECT_EQ(SignalMessage(*lead).dutch, "Noord komt uit met H9: heeft ook de boer van harten");
}

}  // namespace
}  // namespace jasnel::testing
