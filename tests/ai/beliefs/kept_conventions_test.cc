// How likely a card is for a player who keeps to its conventions, and what that says of its hand.

#include "ai/beliefs/kept_conventions.h"

#include <gtest/gtest.h>

#include <string>

#include "ai/beliefs/world_likelihood.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

// South discards on the jack of hearts, which are trumps, and holds `hand`.
class SouthDiscards {
 public:
  explicit SouthDiscards(const std::string& hand)
      : hand_(HandOf(hand)), order_(Suit::kHearts), table_(DealtState({}, Seat::kNorth, {})) {
    table_.left = PlaySet(kFullDeck.bits());
    for (const Card card : SpacedCards("HJ H7")) table_.Play(order_.ToPlay(card), {});
    table_.hands[Index(Seat::kSouth)] = order_.ToPlay(hand_);
    chances_ = PlayPolicy::Get().Chances(table_, table_.Legal({}), {});
  }

  double Policy(const std::string& card) const {
    return static_cast<double>(chances_.Of(order_.ToPlay(CardOf(card))));
  }

  double Kept(const std::string& card, const ConventionCard& conventions, double keeps = 1) const {
    const KeptConventions kept(SignalTracker(conventions, Suit::kHearts), table_, order_);
    return kept.Chance(order_.ToPlay(CardOf(card)), table_.Legal({}), hand_, keeps,
                       [&](PlayCard one) { return static_cast<double>(chances_.Of(one)); });
  }

 private:
  CardSet hand_;
  PlayOrder order_;
  PlayState table_;
  CardChances chances_;
};

TEST(KeptConventions, ACardThatMisleadsIsLessLikelyAndTheOthersMoreSo) {
  const SouthDiscards south("KQ..AT98.K8");
  double all = 0;
  for (const char* card : {"SK", "SQ", "DA", "DT", "D9", "D8", "CK", "C8"}) {
    all += south.Kept(card, Bedum());
  }
  EXPECT_NEAR(all, 1, 1e-6);
  EXPECT_LT(south.Kept("C8", Bedum()), south.Policy("C8"));
  EXPECT_GT(south.Kept("D9", Bedum()), south.Policy("D9"));
  const double left = 1 - FindConventionCard("ask")->conventions[0].kept;
  EXPECT_NEAR(south.Kept("C8", Bedum()) / south.Kept("D9", Bedum()),
              left * south.Policy("C8") / south.Policy("D9"), 1e-6);
  EXPECT_NEAR(south.Kept("DA", Bedum()) / south.Kept("D9", Bedum()),
              south.Policy("DA") / south.Policy("D9"), 1e-6);
}

TEST(KeptConventions, HaveNoSayWhereNoCardMisleads) {
  const SouthDiscards south("KQ..AT98.K8");
  EXPECT_EQ(south.Kept("D9", *FindConventionCard("small-jack")), south.Policy("D9"));
  EXPECT_EQ(south.Kept("SK", *FindConventionCard("refuse")), south.Policy("SK"));
}

TEST(KeptConventions, HaveNoSayForThoseWhoNeverKeepThem) {
  const SouthDiscards south("KQ..AT98.K8");
  EXPECT_EQ(south.Kept("C8", Bedum(), 0), south.Policy("C8"));
}

TEST(KeptConventions, HaveNoSayWhereEveryCardMisleadsAlike) {
  const SouthDiscards south("987..987.98");
  EXPECT_NEAR(south.Kept("D9", Bedum()), south.Policy("D9"), 1e-6);
}

// East, the partner of West who is to play, has thrown the nine of clubs on its jack of trumps.
PlayView PartnerAsked() {
  return ViewOf({.declarer = Seat::kWest, .cards = "S7 SK SQ SA HJ H7 C9 H8", .hand = "98.A9.K7."});
}

double PartnerHolding(const std::string& hidden, const Manner& partner) {
  const PlayView view = PartnerAsked();
  WorldLikelihood likelihood(view, {.calls = false, .partner = partner});
  return likelihood.OfHand(Partner(view.seat()), HandOf(hidden));
}

TEST(KeptConventions, TheAceIsLikelierForAPartnerWhoAsksForItsSuit) {
  const std::string with = "J..QJ8.AT";
  const std::string without = "J..AQJ.T8";
  Manner plain;
  Manner agreed = {.conventions = &Bedum()};
  EXPECT_GT(PartnerHolding(with, agreed) / PartnerHolding(without, agreed),
            3 * PartnerHolding(with, plain) / PartnerHolding(without, plain));
}

TEST(KeptConventions, TellMoreTheBetterTheyAreKept) {
  const std::string without = "J..AQJ.T8";
  double last = 1;
  for (const double keeps : {0.0, 0.5, 0.8, 1.0}) {
    const double now = PartnerHolding(without, {.conventions = &Bedum(), .keeps = keeps});
    EXPECT_LT(now, last) << keeps;
    last = now;
  }
  EXPECT_GT(last, 0);
}

TEST(KeptConventions, OfTheOpponentsTellOfTheirHandsOnly) {
  const PlayView view = PartnerAsked();
  WorldLikelihood plain(view, {.calls = false});
  WorldLikelihood read(view, {.calls = false, .opponents = {.conventions = &Bedum()}});
  const Seat partner = Partner(view.seat());
  EXPECT_EQ(plain.OfHand(partner, HandOf("J..QJ8.AT")), read.OfHand(partner, HandOf("J..QJ8.AT")));
}

class KeptConventionsByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(KeptConventionsByRules, NeverExcludeADealAndTellNothingOnceNobodyKeepsThem) {
  Random random(3);
  const Manner never = {.conventions = &Bedum(), .keeps = 0};
  for (int deal = 0; deal < 3; ++deal) {
    PlayAtRandom(
        random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.Hidden().size() > 5) return;
          const Manner kept = {.conventions = &Bedum()};
          WorldLikelihood plain(view, {});
          WorldLikelihood read(view, {.partner = kept, .opponents = kept});
          WorldLikelihood none(view, {.partner = never, .opponents = never});
          for (const Hands& world : WorldsOf(view)) {
            EXPECT_GT(read(world), 0);
            EXPECT_FLOAT_EQ(static_cast<float>(none(world)), static_cast<float>(plain(world)));
          }
        });
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, KeptConventionsByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel::testing
