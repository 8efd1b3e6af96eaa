// What a card is worth for what it says, and that without a card of conventions nothing changes.

#include "ai/signals/message_worth.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "ai/players/full_player.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

Messages Agreed() { return {.own = SuppliedConventionCard("bedum"), .truth = 3, .untruth = 7}; }

double WorthOf(const Messages& messages, const PlayView& view, const char* card) {
  return MessageWorth(messages, view, CardOf(card), 1);
}

TEST(MessageWorth, ATruthGainsAndALieLoses) {
  EXPECT_EQ(WorthOf(Agreed(), ViewOf(PartnerWins()), "C8"), 3);
  EXPECT_EQ(WorthOf(Agreed(), ViewOf(PartnerWins()), "SK"), 3);
  EXPECT_EQ(WorthOf(Agreed(), ViewOf(PartnerWins()), "D8"), -7);
  EXPECT_EQ(WorthOf(Agreed(), ViewOf(PartnerWins()), "CA"), 0);
}

TEST(MessageWorth, IsNothingWithoutAnAgreementOrWithoutSending) {
  Messages messages = Agreed();
  messages.sends = Sends::kNothing;
  EXPECT_EQ(WorthOf(messages, ViewOf(PartnerWins()), "C8"), 0);
  EXPECT_EQ(WorthOf({}, ViewOf(PartnerWins()), "C8"), 0);
  EXPECT_EQ(WorthOf({.theirs = SuppliedConventionCard("bedum")}, ViewOf(PartnerWins()), "C8"), 0);
}

TEST(MessageWorth, IsHalfWhereAnOpponentMayUseItFirst) {
  const PlayView lost = ViewOf({.cards = "H9 HJ", .hand = "K7..T98.A87"});
  Messages messages = Agreed();
  EXPECT_EQ(WorthOf(messages, lost, "C8"), 1.5);
  EXPECT_EQ(WorthOf(messages, lost, "D8"), -7);
  messages.overheard = false;
  EXPECT_EQ(WorthOf(messages, lost, "C8"), 3);
}

TEST(MessageWorth, AtRandomATruthIsWorthAsMuchAsALieAsOftenAsNot) {
  Messages messages = Agreed();
  messages.sends = Sends::kAtRandom;
  constexpr int kSeeds = 1000;
  for (const char* const name : {"C8", "SK", "D8"}) {
    int gains = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const double worth = MessageWorth(messages, ViewOf(PartnerWins()), CardOf(name), seed);
      EXPECT_EQ(worth, MessageWorth(messages, ViewOf(PartnerWins()), CardOf(name), seed));
      EXPECT_TRUE(worth == 3 || worth == -7) << worth;
      gains += worth > 0 ? 1 : 0;
    }
    EXPECT_NEAR(gains, kSeeds / 2.0, 50) << name;
    EXPECT_EQ(MessageWorth(messages, ViewOf(PartnerWins()), CardOf("CA"), 1), 0);
  }
  // The coins of two cards have nothing to do with each other.
  int same = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    same += MessageWorth(messages, ViewOf(PartnerWins()), CardOf("C8"), seed) ==
                    MessageWorth(messages, ViewOf(PartnerWins()), CardOf("SK"), seed)
                ? 1
                : 0;
  }
  EXPECT_NEAR(same, kSeeds / 2.0, 50);
}

CardChoice ChoiceWith(const Messages& messages) {
  FullPlayer player({.messages = messages, .scale = 0.1});
  return player.ChooseCard(ViewOf(PartnerWins()), {.seed = 5}).value();
}

double ScoreOf(const CardChoice& choice, const char* card) {
  for (const CardOpinion& opinion : choice.cards) {
    if (opinion.card == CardOf(card)) return opinion.score;
  }
  ADD_FAILURE() << card;
  return 0;
}

TEST(MessageWorth, CountsInTheChoice) {
  Messages messages = Agreed();
  messages.reads = false;
  const CardChoice plain = ChoiceWith({});
  EXPECT_NEAR(ScoreOf(ChoiceWith(messages), "C8"), ScoreOf(plain, "C8") + 3, 1e-9);
  for (const CardOpinion& opinion : ChoiceWith(messages).cards) {
    EXPECT_EQ(opinion.message, MessageWorth(messages, ViewOf(PartnerWins()), opinion.card, 5));
  }
  messages.truth = 0;
  messages.untruth = 1000;
  const Card chosen = ChoiceWith(messages).card;
  const auto signal = ExplainSignal(*messages.own, ViewOf(PartnerWins()), chosen);
  EXPECT_TRUE(!signal || IsTrueOf(*signal, ViewOf(PartnerWins()).hand));
}

TEST(MessageWorth, NothingChangesWithoutAnAgreement) {
  Messages messages;
  messages.truth = 50;
  messages.untruth = 50;
  const CardChoice plain = ChoiceWith({});
  const CardChoice other = ChoiceWith(messages);
  EXPECT_EQ(other.card, plain.card);
  ASSERT_EQ(other.cards.size(), plain.cards.size());
  for (std::size_t i = 0; i < plain.cards.size(); ++i) {
    EXPECT_EQ(other.cards[i].score, plain.cards[i].score);
    EXPECT_EQ(other.cards[i].makes, plain.cards[i].makes);
  }
}

}  // namespace
}  // namespace jasnel::testing
