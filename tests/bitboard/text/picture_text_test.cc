// Pictures of deals, read back.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

std::string LineOfPicture(std::string_view text) {
  const auto deal = ParseDealLine(text);
  return deal ? FormatDealLine(*deal) : deal.error().message;
}

constexpr std::string_view kBoardPicture = R"(Board 1. East leads.

                  North (dealer)
                  ♠ -
                  ♥ J T
                  ♦ A Q 8 7
                  ♣ Q 7
  West                             East
  ♠ Q 8               N            ♠ J T 7
  ♥ K 9 8 7       W       E        ♥ Q
  ♦ J                 S            ♦ -
  ♣ 9                              ♣ A K J T
                  South
                  ♠ A K 9
                  ♥ A
                  ♦ K T 9
                  ♣ 8
)";
constexpr std::string_view kBoardLine =
    "N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9 leader=E dealer=N board=1";

TEST(Picture, OfABoardIsReadBack) { EXPECT_EQ(LineOfPicture(kBoardPicture), kBoardLine); }

TEST(Picture, MayHaveLostItsSpaces) {
  std::string text;
  for (const char c : kBoardPicture) {
    if (c != ' ' || !text.ends_with(' ')) text += c;
  }
  EXPECT_EQ(LineOfPicture(text), kBoardLine);
}

TEST(Picture, MayBeColoured) {
  std::string text(kBoardPicture);
  for (std::size_t at = 0; (at = text.find("♥", at)) != std::string::npos;) {
    const std::string coloured = "\x1b[31m♥\x1b[0m";
    text.replace(at, std::string_view("♥").size(), coloured);
    at += coloured.size();
  }
  EXPECT_EQ(LineOfPicture(text), kBoardLine);
}

constexpr std::string_view kInATrick =
    R"(Spelregels: kbn,roem=off. Troef: ♥ harten. West is aan de beurt. Noord speelt.

                  Noord (speelt)
                  ♠ -
                  ♥ A 10
                  ♦ B 10
                  ♣ -
  West (aan de beurt)                 Oost
  ♠ 8                    .            ♠ 7
  ♥ 9                .       .        ♥ V B
  ♦ A H                  ♥7           ♦ 9
  ♣ -                                 ♣ -
                  Zuid (kwam uit)
                  ♠ -
                  ♥ H 8
                  ♦ V
                  ♣ -

Tot nu toe: Noord-Zuid 20 punten, slagen: 1; Oost-West 0 punten en 40 roem, slagen: 3.

  Troef       Waarde   N-Z haalt het   N-Z   O-W   Beste kaarten
  ♥ harten        -6   nee              68    74   ♥9
)";

TEST(Picture, InTheMiddleOfATrickIsReadBackInDutch) {
  EXPECT_EQ(LineOfPicture(kInATrick),
            "N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK. rules=kbn,roem=off trump=H leader=S trick=H7 "
            "declarer=N ns=20 ew-roem=40 ns-tricks=1");
}

TEST(Picture, HasSuitsByNames) {
  std::string text(kBoardPicture);
  const auto replace = [&](std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
      text.replace(at, what.size(), by);
    }
  };
  replace("♥", "hearts");
  replace("♣", "♣ klaveren");
  EXPECT_EQ(LineOfPicture(text), kBoardLine);
}

TEST(Picture, WithASuitInOneOfTwoHandsSideBySide) {
  std::string text(kBoardPicture);
  text.replace(text.find("♥ Q"), std::string_view("♥ Q").size(), "   Q");
  text.replace(text.find("♥ K 9 8 7"), std::string_view("♥").size(), "hearts");
  EXPECT_EQ(
      LineOfPicture(text),
      "line 10: column 24: 'W       E           Q' in East's hand is not a card; expected A K Q "
      "J T 9 8 7 (or A H V B 10 9 8 7)");
}

TEST(Picture, SaysWhichHandIsMissing) {
  const std::string_view half =
      kBoardPicture.substr(0, kBoardPicture.find("                  South"));
  EXPECT_EQ(LineOfPicture(half),
            "line 1: the picture has no whole hand for South; expected four suits for each seat");
}

TEST(Picture, SaysWhichCardStandsTwice) {
  std::string text(kBoardPicture);
  text.replace(text.find("♦ K T 9"), std::string_view("♦ K T 9").size(), "♦ K T 8");
  EXPECT_EQ(LineOfPicture(text),
            "line 16: card D8 a second time, in South's hand; expected each card once");
}

TEST(Picture, SaysWhatIsNoCard) {
  std::string text(kBoardPicture);
  text.replace(text.find("♦ K T 9"), std::string_view("♦ K T 9").size(), "♦ K T x");
  EXPECT_EQ(
      LineOfPicture(text),
      "line 16: column 25: 'x' in South's hand is not a card; expected A K Q J T 9 8 7 (or A H V "
      "B 10 9 8 7)");
}

// `line number: deal`, a line each.
std::string ReadAll(std::string_view text) {
  DealTextReader reader;
  std::string found;
  const auto take = [&] {
    while (const auto deal = reader.Next()) {
      found += std::to_string(deal->line_number) + ": " +
               (deal->deal ? FormatDealLine(*deal->deal) : deal->deal.error().message) + "\n";
    }
  };
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    reader.Feed(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    take();
  }
  reader.Finish();
  take();
  return found;
}

TEST(DealText, HasManyPictures) {
  EXPECT_EQ(ReadAll("\n" + std::string(kBoardPicture) + "\n" + std::string(kInATrick)),
            "2: " + std::string(kBoardLine) + "\n" +
                "20: N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK. rules=kbn,roem=off trump=H leader=S trick=H7 "
                "declarer=N ns=20 ew-roem=40 ns-tricks=1\n");
}

TEST(DealText, HasDealLinesOrPbn) {
  EXPECT_EQ(ReadAll("# two\nN:A... K... Q... J...\n\nN:A... K... Q... T... # one\n"),
            "2: N:A... K... Q... J...\n4: N:A... K... Q... T...\n");
  EXPECT_EQ(ReadAll("\n[Dealer \"E\"]\n[Deal \"N:A... K... Q... J...\"]\n"),
            "3: N:A... K... Q... J... dealer=E\n");
}

TEST(DealText, TellsWhatIsNoDeal) {
  EXPECT_EQ(
      ReadAll("hello\n"),
      "1: column 1: no seat at the start of 'hello'; expected N: E: S: or W: and four hands\n");
}

constexpr std::string_view kTypedLine = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";

TEST(DealText, HasAHandOnEachLine) {
  EXPECT_EQ(ReadAll("Noord: ♠AB10 ♥V8 ♦1098 ♣-\nOost: ♠H ♥HB ♦H ♣H1098\n"
                    "Zuid: ♠9 ♥1097 ♦A ♣AVB\nWest: ♠V87 ♥A ♦VB7 ♣7\n"),
            "1: " + std::string(kTypedLine) + "\n");
  EXPECT_EQ(ReadAll("\nZ S9 H1097 RA KAVB\nW SV87 HA RVB7 K7\nN SAB10 HV8 R1098\n"
                    "O SH HHB RH KH1098\nTroef: harten\nuitkomst=Z gever=O\n"),
            "2: " + std::string(kTypedLine) + " trump=H leader=S dealer=E\n");
  EXPECT_EQ(
      ReadAll("noord sch. A B 10 ha. V 8 ru. 10 9 8\noost sch. H, ha. H B, ru. H, kl. H 10 9 8\n"
              "zuid sch. 9 ha. 10 9 7 ru. A kl. A V B\nwest sch. V 8 7 ha. A ru. V B 7 kl. 7\n"),
      "1: " + std::string(kTypedLine) + "\n");
  EXPECT_EQ(ReadAll("N: AJT.Q8.T98.\nE: K.KJ.K.KT98\nS: 9.T97.A.AQJ\nW: Q87.A.QJ7.7 trump=H\n\n"
                    "W: 9...\nS: -\nE: 8...\nN: 7...\n"),
            "1: " + std::string(kTypedLine) + " trump=H\n6: N:7... 8... - 9...\n");
}

TEST(DealText, HasInWordsWhatIsKnownOfADeal) {
  const std::string hands =
      "N: ♠AB10 ♥V8 ♦1098 ♣-\nO: ♠H ♥HB ♦H ♣H1098\nZ: ♠9 ♥1097 ♦A ♣AVB\nW: ♠V87 ♥A ♦VB7 ♣7\n";
  EXPECT_EQ(ReadAll(hands + "troef harten, Noord speelt, Zuid komt uit\n"),
            "1: " + std::string(kTypedLine) + " trump=H leader=S declarer=N\n");
  EXPECT_EQ(ReadAll(hands + "Oost geeft\nN plays\ntrump clubs\n"),
            "1: " + std::string(kTypedLine) + " trump=C dealer=E declarer=N\n");
  EXPECT_EQ(ReadAll(hands + "Troef har, Noord\tspeelt,, zuid KOMT UIT.\n"),
            "1: " + std::string(kTypedLine) + " trump=H leader=S declarer=N\n");
  const std::string expected =
      " behind the hands; expected something like 'trump hearts', 'North plays' or 'East leads', "
      "each once\n";
  EXPECT_EQ(ReadAll(hands + "troef harten, Noord spelt\n"),
            "5: column 15: 'Noord spelt'" + expected);
  EXPECT_EQ(ReadAll(hands + "troef roze\n"), "5: column 1: 'troef roze'" + expected);
  EXPECT_EQ(ReadAll(hands + "Noord speelt, Oost speelt\n"),
            "5: column 1: 'Noord speelt, Oost speelt'" + expected);
}

TEST(DealText, SaysWhereAHandOnALineIsWrong) {
  EXPECT_EQ(ReadAll("N: ♠AB10 ♥V8 ♦1098\nO: ♠H ♥HB ♦6\nZ: ♠9\nW: ♠V\n"),
            "2: column 12: '6' in East's hand '♠H ♥HB ♦6' is not a card; expected A K Q J T 9 8 7 "
            "(or A H V B 10 9 8 7) or a suit such as ♠ or Sch\n");
  EXPECT_EQ(ReadAll("N: ♠A\nO: ♠H\nZ: ♠A\nW: ♠V\n"),
            "3: column 5: card SA a second time, in South's hand '♠A'; expected each card once\n");
  EXPECT_EQ(ReadAll("N: ♠A\nO: ♠H\nW: ♠V\n"),
            "3: no hand for South; expected a line for each of four, - for an empty one\n");
  EXPECT_EQ(ReadAll("N: ♠A\nN: ♠H\n"),
            "2: column 4: a second hand for North; expected each seat once\n");
  EXPECT_EQ(ReadAll("N: ♠A\nhello\n"),
            "2: column 1: no seat at the start of 'hello'; expected a line for each of four\n");
}

// The first line has a hand that is wrong: it is taken for a deal line, which says the same.
TEST(DealText, SaysWhereTheFirstHandIsWrong) {
  EXPECT_TRUE(ReadAll("N: ♠AB6\nO: ♠H\n").starts_with("1: column 7: '6' in North's hand '♠AB6'"));
  EXPECT_TRUE(ReadAll("noord sch. A 6\n").starts_with("1: column 14: '6' in North's hand"));
}

}  // namespace
}  // namespace jasnel
