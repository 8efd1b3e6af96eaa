// Hands, cards and fields as people type and paste them.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "bitboard/text/hand_text.h"
#include "jasnel/auction.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

// What a text is read as: the written deal line, or what is wrong.
std::string LineOfTyped(std::string_view text) {
  const auto deal = ParseDealLine(text);
  return deal ? FormatDealLine(*deal) : deal.error().message;
}

std::string ReadOneHand(std::string_view text) {
  CardSet hand;
  const auto fault = ReadWholeHand<KlaverjasDeck>(text, hand);
  return fault ? fault->AsError(text).message : FormatHand(hand);
}

std::string ReadCard(std::string_view text) {
  const auto card = ParseCard(text);
  return card ? FormatCard(*card) : "none";
}

constexpr std::string_view kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";

TEST(TypedHand, HasItsSuitsBySigns) {
  EXPECT_EQ(ReadOneHand("♠AB10 ♥V8 ♦1098 ♣-"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("♠AB10♥V8♦1098"), "AJT.Q8.T98.");
}

TEST(TypedHand, IsAsItIsPrinted) {
  EXPECT_EQ(ReadOneHand("♠ A J T   ♥ Q 8   ♦ T 9 8   ♣ -"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("hearts K 9   spades J 9 7   clubs T 9 7"), "J97.K9..T97");
}

TEST(TypedHand, HasItsSuitsByNames) {
  EXPECT_EQ(ReadOneHand("schoppen A B 10, harten H V, klaver 9"), "AJT.KQ..9");
  EXPECT_EQ(ReadOneHand("schoppen aas boer tien, ruiten: heer"), "AJT..K.");
}

// NKF 1976, "Inleidende bepalingen": Sch, Ha, Ru, Kl and Vr.
TEST(TypedHand, HasItsSuitsByTheShortNamesOfTheNkf) {
  EXPECT_EQ(ReadOneHand("Sch A B 10 Ha Vr 8 Ru 10 9 8 Kl -"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("Sch: AB10, Ha: Vr8, Ru: 1098"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("sch b10 ha v8 ru 9 kl 7"), "JT.Q8.9.7");
  EXPECT_EQ(ReadOneHand("Ha A Vr Kl H"), ".AQ..K");
  EXPECT_EQ(ReadOneHand("sch. A 10 7 ha. H, kl.B"), "AT7.K..J");
}

TEST(TypedHand, HasItsSuitsByWhatBeginsTheirNames) {
  EXPECT_EQ(ReadOneHand("sch B 9 7, har A 8, rui H 7, kla A"), "J97.A8.K7.A");
  EXPECT_EQ(ReadOneHand("spa J 9 7 hea A 8 diam K 7 clubs A"), "J97.A8.K7.A");
  EXPECT_EQ(ReadOneHand("hart AB ruit - klav. H"), ".AJ..K");
}

TEST(TypedHand, HasAKingAndAnAceAndNotTheHearts) {
  EXPECT_EQ(ReadOneHand("♠HA ♥10"), "AK.T..");
  EXPECT_EQ(ReadOneHand("♠ha ♥10"), "AK.T..");
  EXPECT_EQ(ReadOneHand("Ha S7 RV"), "7.A.Q.");
}

TEST(TypedHand, HasAQueenAsTheNkfWritesHer) {
  EXPECT_EQ(ReadOneHand("AVr10.Vr8.VrB.7"), "AQT.Q8.QJ.7");
  EXPECT_EQ(ReadOneHand("♠Vr♥A"), "Q.A..");
  EXPECT_EQ(ReadOneHand("schoppen AVruiten 9"), "AQ..9.");
}

TEST(TypedHand, HasADashOfAnyLengthForNoCards) {
  for (const std::string dash : {"-", "–", "—", "−", "‐"}) {
    EXPECT_EQ(LineOfTyped("N:AJT.Q8.T98." + dash + " K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"), kDeal);
    EXPECT_EQ(LineOfTyped("N:A..." + dash + " - - -").find("is not a card"), std::string::npos)
        << dash;
    EXPECT_EQ(LineOfTyped("N:A... " + dash + " K... " + dash), "N:A... - K... -");
  }
}

TEST(TypedHand, IsAListOfCards) {
  EXPECT_EQ(ReadOneHand("SA SJ HT"), "AJ.T..");
  EXPECT_EQ(ReadOneHand("SA,SJ,H10,RV"), "AJ.T.Q.");
}

TEST(TypedHand, HasALetterBeforeTheCardsOfASuit) {
  EXPECT_EQ(ReadOneHand("SAB10 HV8 R1098 K-"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("sajt hq8 dt98"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("SAB10,HA R9"), "AJT.A.9.");
  EXPECT_EQ(ReadOneHand("SAB10 SA"),
            "column 7: card SA a second time, in the hand 'SAB10 SA'; expected each card once");
}

TEST(TypedHand, MarksASuitWithoutCardsByADash) {
  EXPECT_EQ(ReadOneHand("AJT.Q8.T98.-"), "AJT.Q8.T98.");
  EXPECT_EQ(ReadOneHand("-.-.T98.A"), "..T98.A");
}

TEST(TypedHand, RefusesADashBesideCards) {
  EXPECT_EQ(
      ReadOneHand("AJT.Q8.T98-."),
      "column 11: '-' in the hand 'AJT.Q8.T98-.' is not a card; expected A K Q J T 9 8 7 (or A H "
      "V B 10 9 8 7) and '.' between suits");
}

TEST(TypedHand, CountsColumnsInCharacters) {
  EXPECT_EQ(
      ReadOneHand("♠AB10 ♥V6"),
      "column 9: '6' in the hand '♠AB10 ♥V6' is not a card; expected A K Q J T 9 8 7 (or A H V B "
      "10 9 8 7) or a suit such as ♠ or Sch");
}

TEST(TypedHand, RefusesACardTwice) {
  EXPECT_EQ(ReadOneHand("♠A ♥V ♠A"),
            "column 8: card SA a second time, in the hand '♠A ♥V ♠A'; expected each card once");
}

TEST(TypedDeal, HasHandsBySigns) {
  EXPECT_EQ(LineOfTyped("N:♠AB10♥V8♦1098♣- ♠H♥HB♦H♣H1098 ♠9♥1097♦A♣AVB ♠V87♥A♦VB7♣7 troef=H"),
            std::string(kDeal) + " trump=H");
  EXPECT_EQ(LineOfTyped(
                "N: ♠ A B 10 ♥ V 8 ♦ 10 9 8 ♣ -  ♠ H ♥ H B ♦ H ♣ H 10 9 8  ♠ 9 ♥ 10 9 7 ♦ A ♣ A V "
                "B  ♠ V 8 7 ♥ A ♦ V B 7 ♣ 7"),
            kDeal);
}

TEST(TypedDeal, NeedsNoColonBehindAWholeName) {
  const std::string hands[] = {
      "sch. A B 10 ha. V 8 ru. 10 9 8", "sch. H ha. H B ru. H kl. H 10 9 8",
      "sch. 9 ha. 10 9 7 ru. A kl. A V B", "sch. V 8 7 ha. A ru. V B 7 kl. 7"};
  const auto deal =
      "noord " + hands[0] + " oost " + hands[1] + " zuid " + hands[2] + " west " + hands[3];
  EXPECT_EQ(LineOfTyped(deal), kDeal);
  EXPECT_EQ(LineOfTyped("Noord : " + hands[0] + " Oost: " + hands[1] + " Zuid " + hands[2] +
                        " West " + hands[3]),
            kDeal);
}

TEST(TypedDeal, HasASeatBeforeEachHand) {
  EXPECT_EQ(
      LineOfTyped("Noord: AB10.V8.1098. Oost: H.HB.H.H1098 West: V87.A.VB7.7 Zuid: 9.1097.A.AVB"),
      kDeal);
  EXPECT_EQ(
      LineOfTyped("N: ♠AB10 ♥V8 ♦1098 O: ♠H ♥HB ♦H ♣H1098 Z: ♠9 ♥1097 ♦A ♣AVB W: ♠V87 ♥A ♦VB7 ♣7"),
      kDeal);
}

TEST(TypedDeal, RefusesASecondHandOfASeat) {
  EXPECT_EQ(LineOfTyped("N:A... N:K... Q... J..."),
            "column 10: 'K...' is a second hand for North; expected each seat once");
}

TEST(TypedDeal, RefusesSignedHandsThatMightRunTogether) {
  EXPECT_EQ(LineOfTyped("N: ♠A ♥V ♠H ♥B ♠9 ♠7"),
            "column 4: North's hand '♠A ♥V' has 2 suits; expected four, such as ♠AJ ♥Q8 ♦T98 ♣-");
}

TEST(TypedDeal, HasFieldsInDutch) {
  EXPECT_EQ(
      LineOfTyped("N:AT.T.. .AJ..7 ..KJ7. 9.9..9 regels=nku uitkomst=N slag=RV,R8 gever=W speler=Z "
                  "gedraaid=R waarde=-20 nz=30 ow=40 nz-roem=20 ow-roem=50 nz-slagen=2 spel=7 "
                  "TROEF=ruiten"),
      "N:AT.T.. .AJ..7 ..KJ7. 9.9..9 rules=nku trump=D leader=N trick=DQ,D8 dealer=W "
      "declarer=S turned=D value=-20 ns=30 ew=40 ns-roem=20 ew-roem=50 ns-tricks=2 board=7");
}

TEST(TypedDeal, RefusesAFieldASecondTimeInTheOtherLanguage) {
  EXPECT_EQ(LineOfTyped(std::string(kDeal) + " trump=H troef=S"),
            "column 59: trump= a second time; expected it once");
}

TEST(TypedDeal, IsWrongInDutch) {
  const auto deal = ParseDealLine("N:AB10.V8.1096. - - -");
  ASSERT_FALSE(deal);
  EXPECT_EQ(deal.error().dutch,
            "kolom 14: '6' in de hand van Noord 'AB10.V8.1096.' is geen kaart; verwacht A H V B 10 "
            "9 8 7 (of A K Q J T 9 8 7) en '.' tussen de kleuren");
  EXPECT_EQ(ParseDealLine(std::string(kDeal) + " troef=X").error().dutch,
            "kolom 51: 'troef=X'; verwacht S, H, R of K");
  EXPECT_EQ(
      ParseRules("belgisch").error().dutch,
      "onbekende spelregels 'belgisch'; verwacht een van kbn, nkf, nkf-international, nku, "
      "nku-rotterdam, bedum, bedum-rotterdam, bedum-utrecht, bga, bga-rotterdam, bga-obliged, "
      "bga-obliged-rotterdam, gamepoint, gamepoint-rotterdam, klaverjassenonline, gedraaid, "
      "gedraaid-rotterdam, utrecht, kraken, belote");
  EXPECT_EQ(ParseRules("kbn,only-trumps=lager").error().dutch,
            "spelregel only-trumps='lager'; verwacht any of higher");
  EXPECT_EQ(ParseRules("kbn,revoke-mend=nee").error().dutch,
            "spelregel revoke-mend='nee'; verwacht on of off");
  EXPECT_EQ(ParseAuction(Seat::kNorth, Rules{}, std::nullopt, "pas,hout").error().dutch,
            "bod 2 (Zuid): 'hout'; verwacht pas, S, H, R of K");
}

TEST(TypedCard, IsInWords) {
  EXPECT_EQ(ReadCard("schoppen 9"), "S9");
  EXPECT_EQ(ReadCard("spades J"), "SJ");
  EXPECT_EQ(ReadCard("ruiten aas"), "DA");
  EXPECT_EQ(ReadCard("Klaverboer"), "CJ");
  EXPECT_EQ(ReadCard("♥ heer"), "HK");
  EXPECT_EQ(ReadCard("♠ spades J"), "SJ");
  EXPECT_EQ(ReadCard("H 10"), "HT");
  EXPECT_EQ(ReadCard("♠ hearts J"), "none");
  EXPECT_EQ(ReadCard("Ha Vr"), "HQ");
  EXPECT_EQ(ReadCard("HaVr"), "HQ");
  EXPECT_EQ(ReadCard("Sch10"), "ST");
  EXPECT_EQ(ReadCard("Kl A"), "CA");
  EXPECT_EQ(ReadCard("Ha"), "HA");
  EXPECT_EQ(ReadCard("RVr"), "DQ");
}

TEST(TypedCall, IsASignWithItsName) {
  EXPECT_EQ(ParseCall("♠ spades"), Call{Suit::kSpades});
  EXPECT_EQ(ParseCall("♦ ruiten"), Call{Suit::kDiamonds});
  EXPECT_FALSE(ParseCall("♠ ruiten"));
}

TEST(TypedSuit, HasAShortName) {
  EXPECT_EQ(ParseSuit("Sch"), Suit::kSpades);
  EXPECT_EQ(ParseSuit("HA"), Suit::kHearts);
  EXPECT_EQ(ParseSuit("ru"), Suit::kDiamonds);
  EXPECT_EQ(ParseSuit("Kl"), Suit::kClubs);
  EXPECT_FALSE(ParseSuit("kla"));
}

// NKF 1976 and KBN: "ik speel" or "ik pas", and the suit with it.
TEST(TypedCall, IsAsItIsSaid) {
  EXPECT_EQ(ParseCall("Ik pas"), Call{});
  EXPECT_EQ(ParseCall("ik speel met schoppen troef"), Call{Suit::kSpades});
  EXPECT_EQ(ParseCall("speel Kl"), Call{Suit::kClubs});
  EXPECT_EQ(ParseCall("I play hearts"), Call{Suit::kHearts});
  EXPECT_EQ(ParseCall("play ♦"), Call{Suit::kDiamonds});
  EXPECT_FALSE(ParseCall("speel met"));
}

TEST(TypedCall, IsInTheTurnedSuitWhereNoneIsNamed) {
  EXPECT_EQ(ParseCall("speel", Suit::kHearts), Call{Suit::kHearts});
  EXPECT_EQ(ParseCall("Ik speel", Suit::kHearts), Call{Suit::kHearts});
  EXPECT_EQ(ParseCall("play", Suit::kHearts), Call{Suit::kHearts});
  EXPECT_FALSE(ParseCall("speel"));
  const auto auction =
      ParseAuction(Seat::kNorth, ParseRules("bedum").value(), Suit::kClubs, "pas,ik speel");
  ASSERT_TRUE(auction) << auction.error().message;
  EXPECT_EQ(auction->contract(), (Contract{Seat::kSouth, Suit::kClubs}));
  EXPECT_FALSE(ParseAuction(Seat::kNorth, Rules{}, std::nullopt, "pas,speel"));
}

TEST(TypedBoerenbridgeDeal, HasHandsBySignsAndFieldsInDutch) {
  using boerenbridge::FormatDealLine;
  using boerenbridge::ParseDealLine;
  const auto deal =
      ParseDealLine("0:♠A8♥H♦4♣- 1:♠H10♥-♦-♣B5 2: 7.V10.8.- biedingen=2,1,0 uitkomst=1");
  ASSERT_TRUE(deal) << deal.error().message;
  EXPECT_EQ(FormatDealLine(*deal), "0:A8.K.4. KT...J5 7.QT.8. bids=2,1,0 leader=1");
  EXPECT_EQ(ParseDealLine("0:A8.K.4. KT..J5. 7.QT.1.").error().dutch,
            "kolom 24: '1' in de hand van plaats 2 '7.QT.1.' is geen kaart; verwacht A H V B 10 9 "
            "... 2 (of A K Q J T 9 ... 2) en '.' tussen de kleuren");
}

TEST(TypedBoerenbridgeBid, IsANumberOfTricks) {
  EXPECT_EQ(boerenbridge::ParseBid("2", 5), 2);
  EXPECT_EQ(boerenbridge::ParseBid("2 slagen", 5), 2);
  EXPECT_EQ(boerenbridge::ParseBid("1 trick", 5), 1);
  EXPECT_FALSE(boerenbridge::ParseBid("6", 5));
  EXPECT_FALSE(boerenbridge::ParseBid("slagen", 5));
}

}  // namespace
}  // namespace jasnel
