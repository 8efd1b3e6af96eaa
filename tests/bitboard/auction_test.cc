// Auctions: calls that are not legal, the turned suit, texts, and sets of rules that no text has.

#include "jasnel/auction.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/bitboard/spoken.h"

namespace jasnel {
namespace {

using testing::ContractAfter;
using testing::NextAfter;
using testing::RulesOf;
using testing::Spoken;

// What is wrong with calls from North's deal; empty if nothing is.
std::string CallsError(std::string_view rules, std::string_view calls,
                       const TurnedCards& turned = {}) {
  const Result<Auction> auction = ParseAuction(Seat::kNorth, RulesOf(rules), turned, calls);
  return auction.ok() ? "" : auction.error().message;
}

TEST(Auction, IsNotOverUntilASuitIsNamed) {
  EXPECT_EQ(ContractAfter("kbn", Seat::kNorth, "pass,pass,pass,pass"), "not over");
}

TEST(Auction, KeepsItsCalls) {
  const Auction auction = Spoken("kbn", Seat::kNorth, "pass,H");
  ASSERT_EQ(auction.calls().size(), 2U);
  EXPECT_TRUE(auction.calls()[0].IsPass());
  EXPECT_EQ(auction.calls()[1].suit, Suit::kHearts);
}

TEST(Auction, KnowsWhoSpokeEachCall) {
  const Auction auction = Spoken("nku", Seat::kSouth, "pass,pass,pass,pass,H");
  EXPECT_EQ(auction.SpeakerOf(1), Seat::kWest);
  EXPECT_EQ(auction.SpeakerOf(4), Seat::kSouth);
}

TEST(Auction, WithoutARefusedCallIsAsBefore) {
  Auction auction = Spoken("kbn", Seat::kNorth, "pass,pass,pass,pass");
  EXPECT_TRUE(auction.Speak(Call{}));
  EXPECT_EQ(auction.calls().size(), 4U);
  EXPECT_EQ(auction.Speak(Call{Suit::kClubs}), std::nullopt);
  EXPECT_TRUE(auction.IsOver());
}

// The auction of North's deal with calls, of which a side is barred from one of them on.
Auction Barred(std::string_view rules, Side side, int from, std::string_view calls) {
  BarredSides barred;
  barred[Index(side)] = from;
  return ParseAuction(Seat::kNorth, RulesOf(rules), {}, calls, barred).value();
}

// NKF 1976 art. 10: "moeten de overtreder EN zijn partner in dit spel beiden passen".
TEST(BarredSide, PassesForTheRestOfTheAuction) {
  const LegalCalls pass = {.pass = true, .suits = {}};
  const LegalCalls any = {.pass = true, .suits = SuitSet::All()};
  for (const char* const rules : {"nkf", "nku"}) {
    EXPECT_EQ(Barred(rules, Side::kEastWest, 0, "").Legal(), any);
    EXPECT_EQ(Barred(rules, Side::kEastWest, 0, "pass").Legal(), pass);
    EXPECT_EQ(Barred(rules, Side::kEastWest, 0, "pass,pass").Legal(), any);
    EXPECT_EQ(Barred(rules, Side::kEastWest, 0, "pass,pass,pass").Legal(), pass);
    EXPECT_EQ(Barred(rules, Side::kEastWest, 2, "pass").Legal(), any);
  }
}

// NKF 1976 art. 6 has the dealer play, art. 10 keeps him from it.
TEST(BarredSide, LeavesTheDutyToPlayToTheNextSeat) {
  EXPECT_EQ(Barred("nkf", Side::kNorthSouth, 1, "pass,pass,pass,pass").Turn(), Seat::kEast);
  EXPECT_EQ(Barred("nkf", Side::kEastWest, 1, "pass,pass,pass,pass").Turn(), Seat::kNorth);
  EXPECT_EQ(Barred("kbn", Side::kEastWest, 1, "pass,pass,pass,pass").Turn(), Seat::kSouth);
  EXPECT_EQ(Barred("nkf", Side::kNorthSouth, 4, "pass,pass,pass,pass").Turn(), Seat::kEast);
  EXPECT_EQ(Barred("nkf", Side::kNorthSouth, 1, "pass,pass,pass,pass").Legal(),
            (LegalCalls{.pass = false, .suits = SuitSet::All()}));
}

TEST(BarredSide, PlaysIfBothAreBarredAndSomebodyMust) {
  const Auction auction =
      ParseAuction(Seat::kNorth, RulesOf("nkf"), {}, "pass,pass,pass,pass", {1, 2}).value();
  EXPECT_EQ(auction.Turn(), Seat::kNorth);
  EXPECT_EQ(auction.Legal().suits, SuitSet::All());
}

TEST(BarredSide, CannotKeepASeatFromTheSuitItMustName) {
  EXPECT_EQ(Barred("bedum-utrecht", Side::kEastWest, 0, "").Legal().suits, SuitSet::All());
}

TEST(BarredSide, StaysBarredInTheAuctionAnew) {
  const Auction auction = Barred("nkf", Side::kEastWest, 1, "pass").Anew();
  EXPECT_EQ(auction.barred()[1], 1);
}

TEST(Auction, RefusesAFifthPass) {
  EXPECT_EQ(CallsError("kbn", "pass,pass,pass,pass,pass"),
            "call 5 (East): pass; expected S, H, D or C");
}

TEST(Auction, RefusesACallAfterASuit) {
  EXPECT_EQ(CallsError("kbn", "pass,H,pass"),
            "call 3: 'pass'; expected none after H of South, which ended the auction");
}

TEST(Auction, RefusesASixthCall) {
  EXPECT_EQ(CallsError("kbn", "pass,pass,pass,pass,D,H"),
            "call 6: 'H'; expected none after D of East, which ended the auction");
}

TEST(Auction, RefusesASpokenCallAfterASuitLikeAWrittenOne) {
  Auction auction = Spoken("kbn", Seat::kNorth, "D");
  EXPECT_EQ(auction.Speak(Call{})->message,
            "call 2: pass; expected none after D of East, which ended the auction");
}

TEST(Auction, RefusesASuitThatWasNotTurned) {
  EXPECT_EQ(CallsError("bedum", "pass,S", Suit::kHearts), "call 2 (South): S; expected pass or H");
}

TEST(Auction, RefusesTheTurnedSuitAfterFourPasses) {
  EXPECT_EQ(CallsError("bedum", "pass,pass,pass,pass,H", Suit::kHearts),
            "call 5 (East): H; expected S, D or C");
}

TEST(Auction, RefusesAPassWhereTheFirstSeatIsObliged) {
  EXPECT_EQ(CallsError("bedum-utrecht", "pass"), "call 1 (East): pass; expected S, H, D or C");
}

TEST(Lot, MakesTheSeatLeftOfTheDealerPlayInTheSuitThatWasDrawn) {
  EXPECT_EQ(NextAfter("kbn,bidding=lot", Seat::kNorth, ""), "East: H");
  EXPECT_EQ(NextAfter("nku,bidding=lot", Seat::kNorth, ""), "East: H");
  EXPECT_EQ(ContractAfter("kbn,bidding=lot", Seat::kWest, "H"), "North plays H");
  EXPECT_EQ(CallsError("kbn,bidding=lot", "pass", Suit::kHearts),
            "call 1 (East): pass; expected H");
  EXPECT_EQ(CallsError("kbn,bidding=lot", ""),
            "no turned suit; expected S, H, D or C, as bidding=lot needs one");
}

TEST(Lot, IsNotBarred) {
  BarredSides barred;
  barred[1] = 0;
  EXPECT_EQ(ParseAuction(Seat::kNorth, RulesOf("kbn,bidding=lot"), Suit::kClubs, "C", barred)
                .value()
                .contract(),
            (Contract{Seat::kEast, Suit::kClubs}));
}

const CardSet kSpadesAndHearts = CardsOf(Suit::kSpades) | CardsOf(Suit::kHearts);

TEST(HoldsTrump, LeavesTheSuitsOfTheHand) {
  const SuitSet both = SuitSet(Suit::kSpades) | Suit::kHearts;
  Auction auction = Spoken("kbn,holds-trump=on", Seat::kNorth, "pass");
  EXPECT_EQ(auction.Legal(kSpadesAndHearts), (LegalCalls{.pass = true, .suits = both}));
  EXPECT_EQ(auction.Legal().suits, SuitSet::All());
  EXPECT_EQ(auction.Speak(Call{Suit::kClubs}, kSpadesAndHearts)->message,
            "call 2 (South): C; expected pass, S or H");
  EXPECT_EQ(auction.Speak(Call{Suit::kHearts}, kSpadesAndHearts), std::nullopt);
}

TEST(HoldsTrump, LeavesAPassAloneIfTheTurnedSuitIsNotInTheHand) {
  const Auction auction = Spoken("bedum,holds-trump=on", Seat::kNorth, "");
  EXPECT_EQ(auction.Legal(CardsOf(Suit::kClubs)), (LegalCalls{.pass = true, .suits = {}}));
}

// Who must name one of three suits may hold none of them.
TEST(HoldsTrump, DoesNotBindWhoCouldSayNothingElse) {
  const Auction auction = Spoken("bedum,holds-trump=on", Seat::kNorth, "pass,pass,pass,pass");
  EXPECT_EQ(auction.Legal(kSpadesAndHearts).suits, SuitSet(Suit::kSpades));
  EXPECT_EQ(auction.Legal(CardsOf(Suit::kHearts)).suits, SuitSet::All() - Suit::kHearts);
  EXPECT_EQ(
      Spoken("kbn,bidding=lot,holds-trump=on", Seat::kNorth, "").Legal(CardsOf(Suit::kClubs)).suits,
      SuitSet(Suit::kHearts));
}

TEST(HoldsTrump, IsAskedOfCallsThatAreReadWithTheHands) {
  const Hands hands = {CardsOf(Suit::kSpades), CardsOf(Suit::kHearts), CardsOf(Suit::kDiamonds),
                       CardsOf(Suit::kClubs)};
  const Rules rules = RulesOf("kbn,holds-trump=on");
  EXPECT_EQ(ParseAuction(Seat::kNorth, rules, {}, "pass,H", {}, hands).error().message,
            "call 2 (South): H; expected pass or D");
  EXPECT_TRUE(ParseAuction(Seat::kNorth, rules, {}, "pass,D", {}, hands).ok());
}

// The auction of North's deal by these rules, with what was turned and said.
Result<Auction> Turned(std::string_view rules, std::string_view turned, std::string_view calls) {
  return ParseAuction(Seat::kNorth, RulesOf(rules), ParseTurned(turned).value(), calls);
}

constexpr std::string_view kRound = "pass,pass,pass,pass";

std::string Rounds(int count, std::string_view last = "") {
  std::string calls;
  for (int i = 0; i < count; ++i) calls += std::string(i > 0 ? "," : "") + std::string(kRound);
  if (!last.empty()) calls += std::string(count > 0 ? "," : "") + std::string(last);
  return calls;
}

LegalCalls Must(SuitSet suits) { return {.pass = false, .suits = suits}; }
LegalCalls May(SuitSet suits) { return {.pass = true, .suits = suits}; }

TEST(SeveralTurned, AreCalledOnOneAfterAnother) {
  const std::string_view rules = "bedum,turns=3";
  EXPECT_EQ(Turned(rules, "H,S,C", "").value().Legal(), May(Suit::kHearts));
  EXPECT_EQ(Turned(rules, "H,S,C", Rounds(1)).value().Legal(), May(Suit::kSpades));
  EXPECT_EQ(Turned(rules, "H,S,C", Rounds(1)).value().Turn(), Seat::kEast);
  EXPECT_EQ(Turned(rules, "H,S,C", Rounds(2, "pass,C")).value().contract(),
            (Contract{Seat::kSouth, Suit::kClubs}));
  EXPECT_EQ(Turned(rules, "H,S,C", Rounds(1, "H")).error().message,
            "call 5 (East): H; expected pass or S");
}

TEST(SeveralTurned, LeaveASuitThatWasNotTurnedToWhoMustPlayAnother) {
  EXPECT_EQ(Turned("bedum,turns=3", "H,S,C", Rounds(3)).value().Legal(), Must(Suit::kDiamonds));
  EXPECT_EQ(Turned("bedum,turns=3", "H,S,C", Rounds(3)).value().Turn(), Seat::kEast);
  EXPECT_EQ(Turned("bedum,turns=4", "H,S,C,D", Rounds(4)).value().Legal(), Must(SuitSet::All()));
}

TEST(SeveralTurned, LeaveTheLastOfThemToWhoMustPlayIt) {
  const Auction dealer = Turned("bedum,turns=2,all-pass=dealer-turned", "H,S", Rounds(2)).value();
  EXPECT_EQ(dealer.Turn(), Seat::kNorth);
  EXPECT_EQ(dealer.Legal(), Must(Suit::kSpades));
  const Auction left = Turned("bedum,all-pass=left-turned", "H", Rounds(1)).value();
  EXPECT_EQ(left.Turn(), Seat::kEast);
  EXPECT_EQ(left.Legal(), Must(Suit::kHearts));
  EXPECT_EQ(Spoken("kbn,all-pass=left-turned", Seat::kNorth, kRound).Legal(), Must(SuitSet::All()));
}

TEST(SeveralTurned, MayBeKnownAsFarAsTheyWereTurned) {
  const Auction first = Turned("bedum,turns=2", "H", "pass,pass,pass").value();
  EXPECT_FALSE(first.WaitsForCard());
  Auction waits = Turned("bedum,turns=2", "H", Rounds(1)).value();
  EXPECT_TRUE(waits.WaitsForCard());
  EXPECT_EQ(waits.Speak(Call{})->message,
            "call 5: pass; expected card 2 that was turned first, as all passed on H");
  waits.TurnCard(Suit::kClubs);
  EXPECT_EQ(waits.Legal(), May(Suit::kClubs));
}

TEST(SeveralTurned, AreSeenAsFarAsTheyWereTurned) {
  EXPECT_EQ(Turned("bedum,turns=3", "H,S,C", "pass").value().Seen().turned_cards(), Suit::kHearts);
  EXPECT_EQ(Turned("bedum,turns=3", "H,S,C", Rounds(1)).value().Seen().turned_cards(),
            ParseTurned("H,S"));
  EXPECT_EQ(Turned("bedum,turns=3", "H,S,C", Rounds(1, "S")).value().Seen().turned_cards(),
            ParseTurned("H,S"));
}

TEST(SeveralTurned, AreNoMoreThanTheRulesHave) {
  EXPECT_EQ(Turned("bedum", "H,S", "").error().message,
            "turned H,S; expected at most 1, as turns=1");
  EXPECT_EQ(Turned("bedum,turns=2", "H,joker", "").error().message,
            "a joker turned; expected suits, as joker=off");
}

// boardgamearena.com: the first to speak must choose, and not the suit that was passed on.
TEST(Joker, MakesTheFirstToSpeakNameASuit) {
  const std::string_view rules = "bedum,turns=2,joker=on";
  EXPECT_EQ(Turned(rules, "joker", "").value().Legal(), Must(SuitSet::All()));
  EXPECT_EQ(Turned(rules, "joker", "").value().Turn(), Seat::kEast);
  const Auction second = Turned(rules, "H,joker", Rounds(1)).value();
  EXPECT_EQ(second.Turn(), Seat::kEast);
  EXPECT_EQ(second.Legal(), Must(SuitSet::All() - Suit::kHearts));
  EXPECT_EQ(Turned(rules, "H,joker", Rounds(1, "C")).value().contract(),
            (Contract{Seat::kEast, Suit::kClubs}));
  EXPECT_EQ(Turned("nku,bidding=turned,joker=on", "joker", "").value().Turn(), Seat::kNorth);
}

TEST(Redeal, IsNotOfADealThatTheLastToSpeakPlays) {
  const Auction auction = Spoken("kbn,all-pass=redeal", Seat::kNorth, "pass,pass,pass,D");
  EXPECT_FALSE(auction.IsPassedOut());
  EXPECT_EQ(auction.contract(), (Contract{Seat::kNorth, Suit::kDiamonds}));
}

TEST(Redeal, EndsTheAuctionWithoutAContract) {
  const Auction free = Spoken("kbn,all-pass=redeal", Seat::kNorth, kRound);
  EXPECT_TRUE(free.IsOver());
  EXPECT_TRUE(free.IsPassedOut());
  EXPECT_FALSE(free.HasContract());
  EXPECT_EQ(CallsError("kbn,all-pass=redeal", Rounds(1, "H")),
            "call 5: 'H'; expected none, as all passed and the cards are dealt again");
  const Auction turned = Turned("bedum,turns=2,all-pass=redeal", "H,C", Rounds(1)).value();
  EXPECT_FALSE(turned.IsOver());
  EXPECT_TRUE(Turned("bedum,turns=2,all-pass=redeal", "H,C", Rounds(2)).value().IsPassedOut());
  EXPECT_TRUE(
      Turned("bedum,turns=2,all-pass=redeal", "H,C", Rounds(1, "pass,C")).value().HasContract());
}

TEST(TurnedCards, AreReadAndWritten) {
  for (const char* const text : {"H", "H,C", "S,H,D,C", "joker", "D,joker"}) {
    EXPECT_EQ(FormatTurned(ParseTurned(text).value()), text);
  }
  EXPECT_EQ(FormatTurned(ParseTurned("♥ harten, klaveren").value(), Language::kDutch), "H,K");
  for (const char* const text : {"", "X", "H,H", "joker,H", "H,", "joker,joker"}) {
    EXPECT_EQ(ParseTurned(text), std::nullopt) << text;
  }
}

TEST(Leads, LeftOfTheDealerOrTheDeclarer) {
  EXPECT_EQ(FirstLeader(Leads::kLeftOfDealer, Seat::kNorth, Seat::kSouth), Seat::kEast);
  EXPECT_EQ(FirstLeader(Leads::kDeclarer, Seat::kNorth, Seat::kSouth), Seat::kSouth);
}

TEST(Auction, NeedsATurnedSuitWhereOneIsTurned) {
  EXPECT_EQ(CallsError("bedum", ""),
            "no turned suit; expected S, H, D or C, as bidding=turned needs one");
}

TEST(Auction, IsNotHeldWhereTheContractIsGiven) {
  EXPECT_EQ(CallsError("belote", ""),
            "an auction; expected trump and declarer, as there are no calls with bidding=given: "
            "those of belote, on five cards, are not known here");
  const Auction none = Auction::NotHeld(Seat::kNorth, RulesOf("belote"), Suit::kHearts);
  EXPECT_TRUE(none.calls().empty());
}

TEST(Auction, RefusesATurnedSuitWhereNoneIsTurned) {
  EXPECT_EQ(CallsError("kbn", "", Suit::kDiamonds),
            "turned suit D; expected none, as a suit is turned only with bidding=turned or lot");
}

TEST(Auction, RefusesAWordThatIsNoCall) {
  EXPECT_EQ(CallsError("kbn", "pass,X"), "call 2 (South): 'X'; expected pass, S, H, D or C");
}

TEST(Auction, RefusesAMissingWord) {
  EXPECT_EQ(CallsError("kbn", "pass,,H"), "call 2 (South): ''; expected pass, S, H, D or C");
  EXPECT_EQ(CallsError("kbn", "pass,"), "call 2 (South): ''; expected pass, S, H, D or C");
}

// No preset has these: the dealer may then name the turned suit too.
TEST(Auction, LeavesTheDealerAnySuitWhenAllPassOnATurnedOne) {
  EXPECT_EQ(NextAfter("bedum,all-pass=dealer", Seat::kNorth, "pass,pass,pass,pass"),
            "North: S H D C");
  EXPECT_EQ(NextAfter("bedum,all-pass=left", Seat::kNorth, "pass,pass,pass,pass"), "East: S H D C");
}

TEST(Auction, LeavesAnySuitWhereAnotherIsAskedForButNoneIsTurned) {
  EXPECT_EQ(NextAfter("kbn,all-pass=left-other", Seat::kNorth, "pass,pass,pass,pass"),
            "East: S H D C");
}

TEST(Auction, DoesNotAskWhoSpeaksFirstWhereOnlyOneSeatDoes) {
  EXPECT_EQ(NextAfter("bedum-utrecht,speaks-first=dealer", Seat::kNorth, ""), "East: S H D C");
}

TEST(Auction, OfTheDealerFirstAndTheNextObliged) {
  EXPECT_EQ(NextAfter("nku,all-pass=left", Seat::kNorth, "pass,pass,pass,pass"), "East: S H D C");
}

TEST(ParseAuction, TakesBothLanguagesAndEitherCase) {
  EXPECT_EQ(ContractAfter("kbn", Seat::kNorth, "PASS,pas,Pass,r"), "North plays D");
  EXPECT_EQ(ContractAfter("kbn", Seat::kNorth, "klaveren"), "East plays C");
}

TEST(ParseAuction, TakesSignsAndSpaces) {
  EXPECT_EQ(ContractAfter("kbn", Seat::kNorth, " pass , ♥ "), "South plays H");
}

TEST(ParseAuction, TakesNoCallsAtAll) {
  EXPECT_EQ(NextAfter("kbn", Seat::kNorth, "  "), "East: pass S H D C");
}

TEST(FormatCalls, WritesThemAsTheyAreRead) {
  EXPECT_EQ(FormatCalls(Spoken("kbn", Seat::kNorth, "pas,pas,K").calls()), "pass,pass,C");
}

TEST(FormatCalls, WritesThemInDutch) {
  EXPECT_EQ(FormatCalls(Spoken("kbn", Seat::kNorth, "pass,pass,C").calls(), Language::kDutch),
            "pas,pas,K");
}

TEST(FormatCalls, WritesNothingForNoCalls) { EXPECT_EQ(FormatCalls({}), ""); }

constexpr std::string_view kObligedKraken = "kbn,bidding=obliged,roem=hand,doubling=cards";

// klaverjas.nl, "Spelregels Kraken": the other side may double, then those who play, and the others
// once more.
TEST(Doubling, IsForTheTwoSidesInTurn) {
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H"), "South: pass double");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,double"), "West: pass redouble");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,double,redouble"),
            "North: pass superdouble");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,double,redouble,superdouble"), "over");
}

TEST(Doubling, IsForEitherPlayerOfTheSideUntilBothPass) {
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,pass"), "North: pass double");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,pass,pass"), "over");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,pass,double"), "East: pass redouble");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,pass,double,pass"), "West: pass redouble");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,pass,double,pass,redouble"),
            "North: pass superdouble");
  EXPECT_EQ(NextAfter(kObligedKraken, Seat::kNorth, "H,pass,double,pass,pass"), "over");
}

TEST(Doubling, IsPartOfTheContract) {
  EXPECT_EQ(ContractAfter(kObligedKraken, Seat::kNorth, "H"), "not over");
  EXPECT_EQ(ContractAfter(kObligedKraken, Seat::kNorth, "H,pass,pass"), "East plays H");
  EXPECT_EQ(ContractAfter(kObligedKraken, Seat::kNorth, "H,pass,double,pass,pass"),
            "East plays H, double");
  EXPECT_EQ(ContractAfter(kObligedKraken, Seat::kNorth, "H,kraak,herkraak,pas,pas"),
            "East plays H, redouble");
}

TEST(Doubling, FollowsAnyBidding) {
  const std::string_view free = "kbn,roem=off,doubling=cards";
  EXPECT_EQ(NextAfter(free, Seat::kNorth, "pass,pass,H"), "North: pass double");
  EXPECT_EQ(ContractAfter(free, Seat::kNorth, "pass,pass,pass,pass,H,double,pass,pass"),
            "East plays H, double");
  EXPECT_EQ(NextAfter("kbn,bidding=turned,roem=off,doubling=all", Seat::kNorth, "pass,H"),
            "West: pass double");
}

TEST(Doubling, IsRefusedWhereItIsNotItsTurn) {
  EXPECT_EQ(CallsError(kObligedKraken, "H,redouble"),
            "call 2 (South): redouble; expected pass or double");
  EXPECT_EQ(CallsError(kObligedKraken, "H,pass,pass,pass"),
            "call 4: 'pass'; expected none, as both passed instead of doubling");
  EXPECT_EQ(CallsError("kbn,bidding=obliged", "H,double"),
            "call 2: 'double'; expected none after H of East, which ended the auction");
}

TEST(Doubling, OfABarredSideIsRefused) {
  const Auction auction = Barred(kObligedKraken, Side::kNorthSouth, 0, "H,pass");
  EXPECT_EQ(auction.Legal(), (LegalCalls{.pass = true, .suits = {}, .doubling = 0}));
}

}  // namespace
}  // namespace jasnel
