// What is said of each kind of reason.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/fair.h"
#include "jasnel/notation.h"
#include "tests/ai/text_deal.h"

namespace jasnel::testing {
namespace {

// South played the seven of diamonds, worse than the ace of hearts.
FairCard Mistake(const Reason& reason) {
  FairCard card;
  card.seat = Seat::kSouth;
  card.card = CardOf("D7");
  card.other = CardOf("HA");
  card.mark = FairMark::kMistake;
  card.reasons = {reason};
  return card;
}

void ExpectSaid(const Reason& reason, const std::string& english, const std::string& dutch) {
  const Message said = ReasonsInWords(Mistake(reason));
  EXPECT_EQ(said.english, english);
  EXPECT_EQ(said.dutch, dutch);
}

TEST(ReasonWords, OfTheTrick) {
  ExpectSaid({.kind = ReasonKind::kTrick, .better = 0.834, .worse = 0.105},
             "North-South take this trick in 83% of the deals with the ace of hearts and in 11% "
             "with the seven of diamonds.",
             "Met hartenaas is deze slag in 83% van de verdelingen voor Noord-Zuid, met "
             "ruitenzeven in 11%.");
  ExpectSaid({.kind = ReasonKind::kRoemGiven, .better = 0.02, .worse = 0.4},
             "East-West take roem in this trick in 40% of the deals with the seven of diamonds and "
             "in 2% with the ace of hearts.",
             "Met ruitenzeven krijgt Oost-West in 40% van de verdelingen roem in deze slag, met "
             "hartenaas in 2%.");
  ExpectSaid({.kind = ReasonKind::kRoemMissed, .better = 0.4, .worse = 0.02},
             "North-South take roem in this trick in 40% of the deals with the ace of hearts and "
             "in 2% with the seven of diamonds.",
             "Met hartenaas krijgt Noord-Zuid in 40% van de verdelingen roem in deze slag, met "
             "ruitenzeven in 2%.");
  ExpectSaid({.kind = ReasonKind::kPointsGiven, .better = 0.9, .worse = 0.9, .points = Points(10)},
             "The seven of diamonds puts 10 points into a trick that East-West take in 90% of the "
             "deals.",
             "Ruitenzeven brengt 10 punten in een slag die in 90% van de verdelingen voor "
             "Oost-West is.");
  ExpectSaid({.kind = ReasonKind::kPointsKept, .better = 1, .worse = 1, .points = Points(11)},
             "The ace of hearts puts 11 points into a trick that North-South take in 100% of the "
             "deals.",
             "Hartenaas brengt 11 punten in een slag die in 100% van de verdelingen voor "
             "Noord-Zuid is.");
}

TEST(ReasonWords, OfThePartnersTrick) {
  const auto reason = [](const char* card) {
    return Reason{
        .kind = ReasonKind::kPartnersTrick, .better = 0.93, .worse = 1, .card = CardOf(card)};
  };
  ExpectSaid(reason("CA"),
             "North was winning the trick with the ace of clubs, which the seven of diamonds "
             "trumps; with the ace of hearts North-South take it in 93% of the deals.",
             "De slag lag bij Noord met klaveraas, en ruitenzeven troeft die af; met hartenaas is "
             "hij in 93% van de verdelingen voor Noord-Zuid.");
  ExpectSaid(reason("D8"),
             "North was winning the trick with the eight of diamonds, which the seven of diamonds "
             "beats; with the ace of hearts North-South take it in 93% of the deals.",
             "De slag lag bij Noord met ruitenacht, en ruitenzeven gaat eroverheen; met hartenaas "
             "is hij in 93% van de verdelingen voor Noord-Zuid.");
}

TEST(ReasonWords, OfTrumps) {
  Reason reason{
      .kind = ReasonKind::kTrumped, .better = 0.05, .worse = 0.62, .suit = Suit::kDiamonds};
  ExpectSaid(reason,
             "The seven of diamonds is trumped by East-West in 62% of the deals, the ace of hearts "
             "in 5%.",
             "Ruitenzeven wordt in 62% van de verdelingen door Oost-West ingetroefd, hartenaas in "
             "5%.");
  reason.better = 0;
  reason.seats = {Seat::kWest};
  ExpectSaid(reason,
             "The seven of diamonds is trumped by East-West in 62% of the deals; West had shown "
             "out of diamonds.",
             "Ruitenzeven wordt in 62% van de verdelingen door Oost-West ingetroefd; West kon in "
             "ruiten al niet bekennen.");
  reason.seats = {Seat::kWest, Seat::kEast};
  ExpectSaid(reason,
             "The seven of diamonds is trumped by East-West in 62% of the deals; West and East had "
             "shown out of diamonds.",
             "Ruitenzeven wordt in 62% van de verdelingen door Oost-West ingetroefd; West en Oost "
             "konden in ruiten al niet bekennen.");
  reason = {.kind = ReasonKind::kTrumpsGone,
            .worse = 0.23,
            .suit = Suit::kDiamonds,
            .seats = {Seat::kEast}};
  ExpectSaid(reason,
             "With the seven of diamonds trumps are led although East had shown out; West still "
             "holds one in 23% of the deals.",
             "Met ruitenzeven wordt troef gevraagd terwijl Oost geen troef meer had; West heeft er "
             "in 23% van de verdelingen nog een.");
  reason.worse = 0;
  ExpectSaid(reason,
             "With the seven of diamonds trumps are led although East had shown out; West holds "
             "none in any of the deals.",
             "Met ruitenzeven wordt troef gevraagd terwijl Oost geen troef meer had; West heeft er "
             "in geen enkele verdeling nog een.");
  reason.seats = {Seat::kWest, Seat::kEast};
  ExpectSaid(reason,
             "With the seven of diamonds trumps are led although West and East had shown out.",
             "Met ruitenzeven wordt troef gevraagd terwijl West en Oost geen troef meer hadden.");
  ExpectSaid({.kind = ReasonKind::kTrumpsDrawn, .better = 0.2, .worse = 0.6, .suit = Suit::kHearts},
             "East-West trump a later trick in 20% of the deals after the ace of hearts, which "
             "draws trumps, and in 60% after the seven of diamonds.",
             "Na hartenaas, die troef vraagt, wordt in 20% van de verdelingen later nog een slag "
             "ingetroefd door Oost-West, na ruitenzeven in 60%.");
}

TEST(ReasonWords, OfACardThatTakesATrickNowOrLater) {
  ExpectSaid({.kind = ReasonKind::kCash, .better = 0.83, .worse = 0.41, .suit = Suit::kHearts},
             "Played now, the ace of hearts, the highest left of its suit, takes a trick in 83% of "
             "the deals; after the seven of diamonds it does so in 41%.",
             "Nu gespeeld haalt hartenaas, de hoogste van de kleur die er nog is, in 83% van de "
             "verdelingen een slag; na ruitenzeven is dat 41%.");
  ExpectSaid({.kind = ReasonKind::kKept, .better = 0.75, .worse = 0},
             "Kept, the seven of diamonds takes a trick in 75% of the deals, played now in 0%.",
             "Bewaard haalt ruitenzeven in 75% van de verdelingen een slag, nu gespeeld in 0%.");
}

TEST(ReasonWords, OfRoemInALaterTrick) {
  ExpectSaid(
      {.kind = ReasonKind::kLaterRoemGiven, .better = 0.1, .worse = 0.45},
      "East-West take roem in a later trick in 45% of the deals after the seven of diamonds "
      "and in 10% after the ace of hearts.",
      "Na ruitenzeven krijgt Oost-West later nog roem in 45% van de verdelingen, na hartenaas "
      "in 10%.");
  ExpectSaid({.kind = ReasonKind::kLaterRoemMissed, .better = 0.45, .worse = 0.1},
             "North-South take roem in a later trick in 45% of the deals after the ace of hearts "
             "and in 10% after the seven of diamonds.",
             "Na hartenaas krijgt Noord-Zuid later nog roem in 45% van de verdelingen, na "
             "ruitenzeven in 10%.");
}

TEST(ReasonWords, OfTheDeal) {
  ExpectSaid({.kind = ReasonKind::kContract, .better = 0.71, .worse = 0.42},
             "The contract is made in 71% of the deals after the ace of hearts and in 42% after "
             "the seven of diamonds.",
             "Na hartenaas wordt het contract in 71% van de verdelingen gehaald, na ruitenzeven in "
             "42%.");
  ExpectSaid({.kind = ReasonKind::kPit, .better = 0.71, .worse = 0.42},
             "North-South take all tricks in 71% of the deals after the ace of hearts and in 42% "
             "after the seven of diamonds.",
             "Na hartenaas maakt Noord-Zuid in 71% van de verdelingen pit, na ruitenzeven in 42%.");
  ExpectSaid({.kind = ReasonKind::kPitAgainst, .better = 0.42, .worse = 0.71},
             "East-West take all tricks in 71% of the deals after the seven of diamonds and in 42% "
             "after the ace of hearts.",
             "Na ruitenzeven maakt Oost-West in 71% van de verdelingen pit, na hartenaas in 42%.");
  ExpectSaid({.kind = ReasonKind::kMargin, .better = 12.4, .worse = -0.6},
             "On average North-South end 12 points ahead after the ace of hearts and 1 point "
             "behind after the seven of diamonds.",
             "Na hartenaas eindigt Noord-Zuid gemiddeld 12 punten voor, na ruitenzeven 1 punt "
             "achter.");
  ExpectSaid({.kind = ReasonKind::kMargin, .better = 0.2, .worse = -14.7},
             "On average North-South end level after the ace of hearts and 15 points behind after "
             "the seven of diamonds.",
             "Na hartenaas eindigt Noord-Zuid gemiddeld gelijk, na ruitenzeven 15 punten achter.");
}

// There the card that was played is the better one.
TEST(ReasonWords, OfAGoodCard) {
  FairCard card = Mistake({.kind = ReasonKind::kContract, .better = 0.71, .worse = 0.42});
  card.mark = FairMark::kGood;
  EXPECT_EQ(ReasonsInWords(card).english,
            "The contract is made in 71% of the deals after the seven of diamonds and in 42% after "
            "the ace of hearts.");
}

TEST(ReasonWords, PutsSentencesTogether) {
  FairCard card = Mistake({.kind = ReasonKind::kKept, .better = 0.75, .worse = 0});
  card.reasons.push_back({.kind = ReasonKind::kContract, .better = 0.71, .worse = 0.42});
  EXPECT_EQ(ReasonsInWords(card).dutch,
            "Bewaard haalt ruitenzeven in 75% van de verdelingen een slag, nu gespeeld in 0%. Na "
            "hartenaas wordt het contract in 71% van de verdelingen gehaald, na ruitenzeven in "
            "42%.");
  card.reasons.clear();
  EXPECT_EQ(ReasonsInWords(card), Message());
}

TEST(ReasonWords, OfCalls) {
  FairCall call;
  call.seat = Seat::kWest;
  call.call = Call{Suit::kClubs};
  call.other = Call{Suit::kSpades};
  call.mark = FairMark::kMistake;
  call.reasons = {{.kind = ReasonKind::kContract, .better = 0.62, .worse = 0.34},
                  {.kind = ReasonKind::kScore, .better = 81, .worse = 0.3}};
  EXPECT_EQ(ReasonsInWords(call).english,
            "West makes the contract in 62% of the deals with spades as trumps and in 34% with "
            "clubs. On average East-West write down 81 points more than North-South after spades "
            "and as much after clubs.");
  EXPECT_EQ(ReasonsInWords(call).dutch,
            "Met schoppen als troef haalt West het contract in 62% van de verdelingen, met "
            "klaveren in 34%. Na schoppen schrijft Oost-West gemiddeld 81 punten meer op dan "
            "Noord-Zuid, na klaveren evenveel.");
  call.other = Call{};
  call.reasons = {{.kind = ReasonKind::kContract, .worse = 0.34},
                  {.kind = ReasonKind::kScore, .better = 0.3, .worse = -20}};
  EXPECT_EQ(ReasonsInWords(call).english,
            "West makes the contract in 34% of the deals with clubs as trumps. On average "
            "East-West write down as much as North-South after a pass and 20 points less after "
            "clubs.");
  EXPECT_EQ(ReasonsInWords(call).dutch,
            "Met klaveren als troef haalt West het contract in 34% van de verdelingen. Na pas "
            "schrijft Oost-West gemiddeld evenveel op als Noord-Zuid, na klaveren 20 punten "
            "minder.");
}

}  // namespace
}  // namespace jasnel::testing
