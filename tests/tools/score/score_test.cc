// `jasnel boerenbridge score`: sheets to points, match points and rankings.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/score/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// Four players; Cor and Dirk share the places three and four.
constexpr const char* kNotedSheet =
    "cards,dealer,Anna,Bram,Cor,Dirk\n"
    "10,Cor,3/3,2/2,1/2,3/3\n"
    "9,Dirk,2/2,3/3,1/1,2/3\n";

TEST(BoerenbridgeScore, PrintsTheSheetAndTheRanking) {
  EXPECT_EQ(Scored(kNotedSheet),
            "Round 1\n"
            "\n"
            "  Deal   Cards   Dealer   Anna          Bram          Cor           Dirk\n"
            "     1      10   Cor      3/3  16  16   2/2  14  14   1/2  -2  -2   3/3  16  16\n"
            "     2       9   Dirk     2/2  14  30   3/3  16  30   1/1  12  10   2/3  -2  14\n"
            "\n"
            "  Place   Player   Match points   Points   Made       %   Deals\n"
            "      1   Anna              4.5       30      2   100.0       2\n"
            "      1   Bram              4.5       30      2   100.0       2\n"
            "      3   Dirk                3       14      1    50.0       2\n"
            "      4   Cor                 2       10      1    50.0       2\n"
            "\n"
            "  2 of the 19 deals of a whole round.\n"
            "\n"
            "For each player: bid/taken, points in the deal, points in the round so far.\n"
            "Place: by match points, then points; players equal in both share a place.\nMade: bids "
            "made exactly. %: of the deals that were played to the end.\n");
}

TEST(BoerenbridgeScore, PrintsItInDutch) {
  EXPECT_EQ(Scored("kaarten;gever;Anna;Bram;Cor\n2;Anna;1/verzaakt;0/-;0/-\n", {"--lang=nl"}),
            "Ronde 1\n"
            "\n"
            "  Spel   Kaarten   Gever   Anna            Bram          Cor\n"
            "     1         2   Anna    1/-  -10  -10   0/-  10  10   0/-  10  10\n"
            "\n"
            "  Spel 1 is gestopt: Anna verzaakte.\n"
            "\n"
            "  Plaats   Speler    WP   Punten   Gehaald   %   Spellen\n"
            "       1   Bram     4.5       10         0   -         1\n"
            "       1   Cor      4.5       10         0   -         1\n"
            "       3   Anna       3      -10         0   -         1\n"
            "\n"
            "  1 van de 19 spellen van een hele ronde.\n"
            "\n"
            "Van elke speler: geboden/gehaald, punten van het spel, punten van de ronde tot nu "
            "toe.\n"
            "Plaats: naar wedstrijdpunten (WP), dan naar punten; spelers die in beide gelijk zijn, "
            "delen een plaats.\n"
            "Gehaald: precies zoveel slagen als geboden. %: van de spellen die zijn "
            "uitgespeeld.\n");
}

TEST(BoerenbridgeScore, TellsWhichOffenceStoppedADeal) {
  const std::string out = Scored("cards,Anna,Bram,Cor\n2,1/-,0/count,0/-\n2,0/-,1/-,2/revoke\n");
  EXPECT_NE(out.find("     1       2   Cor      1/-  12  12   0/-  -4  -4   0/-   10  10\n"
                     "     2       2   Anna     0/-  10  22   1/-  12   8   2/-  -10   0\n"
                     "\n"
                     "  Deal 1 was stopped: Bram had the wrong number of cards.\n"
                     "  Deal 2 was stopped: Cor revoked.\n"),
            std::string::npos)
      << out;
}

TEST(BoerenbridgeScore, TellsAllOffendersAndBidsThatWereNotMade) {
  const std::string sheet =
      "cards,dealer,Anna,Bram,Cor\n2,Cor,1/count,1/count,1/-\n2,Anna,-/-,1/-,-/count\n";
  const std::string out = Scored(sheet);
  EXPECT_EQ(out.substr(0, out.find("  Place")),
            "Round 1\n"
            "\n"
            "  Deal   Cards   Dealer   Anna          Bram          Cor\n"
            "     1       2   Cor      1/-  -4  -4   1/-  -4  -4   1/-  12  12\n"
            "     2       2   Anna     -/-   0  -4   1/-  12   8   -/-  -4   8\n"
            "\n"
            "  Deal 1 was stopped: Anna and Bram had the wrong number of cards.\n"
            "  Deal 2 was stopped: Cor had the wrong number of cards.\n"
            "\n");
  const auto objects = Objects(ScoreInput(sheet, {"--format=json"}));
  EXPECT_EQ(objects[0].dump(),
            R"({"round":1,"table":1,"deal":1,"cards":2,"dealer":"Cor",)"
            R"("players":["Anna","Bram","Cor"],"bids":[1,1,1],"offence":["count","count"],)"
            R"("offender":["Anna","Bram"],"points":[-4,-4,12],"totals":[-4,-4,12]})");
  EXPECT_EQ(objects[1]["bids"].dump(), "[null,1,null]");
  EXPECT_EQ(objects[1]["offender"], "Cor");
  const auto rows = Lines(ScoredAsCsv(sheet));
  EXPECT_EQ(rows[2], "1,1,,1,2,Cor,,Bram,1,,count,,-4,-4,,,,,");
  EXPECT_EQ(rows[4], "1,1,,2,2,Anna,,Anna,,,,,0,-4,,,,,");
}

// "Eerst wordt er geloot wie begint met delen."
TEST(BoerenbridgeScore, DrawsTheFirstDealerByASeed) {
  const std::string sheet = "Anna,Bram,Cor\n9/10,0/0,0/0\n";
  const auto objects = Objects(ScoreInput(sheet, {"--format=json", "--draw=7"}));
  const std::string dealer = objects[0]["dealer"];
  EXPECT_EQ(objects[0]["players"].size(), 3U);
  EXPECT_EQ(objects[0]["drawn"].back().size(), 3U);
  EXPECT_EQ(objects[1]["dealer"], dealer);
  const std::string out = Scored(sheet, {"--draw=7"});
  EXPECT_TRUE(out.starts_with("Drawn for the first deal: Anna ")) << out;
  EXPECT_NE(out.find("\n" + dealer + " deals first.\n\nRound 1\n"), std::string::npos) << out;
  EXPECT_EQ(Scored("Anna,Bram,Cor\n", {"--draw=7"}), out.substr(0, out.find("Round 1")))
      << "before the first deal";
}

TEST(BoerenbridgeScore, ReadsTheCardsThatWereDrawn) {
  EXPECT_EQ(Scored("Anna,Bram,Cor\n", {"--draw=CK, s2,hA"}),
            "Drawn for the first deal: Anna CK, Bram S2, Cor HA.\nBram deals first.\n\n");
  EXPECT_EQ(Scored("Anna,Bram,Cor\n", {"--draw=KH,R9,HA", "--lang=nl"}),
            "Geloot om de eerste gever: Anna KH, Bram R9, Cor HA.\nCor geeft als eerste.\n\n");
  const std::string sheet = "Anna,Bram,Cor\n9/10,0/0,0/0\n8/9,0/0,0/0\n";
  EXPECT_EQ(Scored(sheet, {"--draw=CK,S2,HA", "--format=csv"}),
            Scored(sheet, {"--dealer=Bram", "--format=csv"}));
}

TEST(BoerenbridgeScore, DrawsAtEachTableWherePlayersSitDown) {
  const auto objects =
      Objects(ScoreInput("cards,Anna,Bram,Cor\n1,1/1,1/0,0/0\ncards,Dirk,Eva,Fred\n1,1/1,1/0,0/0\n"
                         "cards,Anna,Bram,Cor\n1,1/1,1/0,0/0\n",
                         {"--format=json", "--draw=7"}));
  EXPECT_TRUE(objects[0].contains("drawn"));
  EXPECT_EQ(objects[1]["players"][0], "Dirk");
  EXPECT_TRUE(objects[1].contains("drawn"));
  EXPECT_FALSE(objects[2].contains("drawn")) << "who sits down again deals on";
}

TEST(BoerenbridgeScore, TellsOffendersInDutch) {
  const std::string out = Scored(
      "kaarten;gever;Anna;Bram;Cor\n2;Cor;1/verzaakt;1/aantal;1/verzaakt\n"
      "2;Anna;-/-;1/aantal;1/aantal\n",
      {"--lang=nl"});
  EXPECT_NE(out.find("  Spel 1 is gestopt: Anna en Cor verzaakten; Bram had een onjuist aantal "
                     "kaarten.\n"
                     "  Spel 2 is gestopt: Bram en Cor hadden een onjuist aantal kaarten.\n"),
            std::string::npos)
      << out;
}

TEST(BoerenbridgeScore, ReadsOffendersAndMissingBidsFromJson) {
  EXPECT_EQ(ScoredAsCsv(R"({"players":["Anna","Bram","Cor"],"dealer":"Cor","cards":2,)"
                        R"("bids":[1,1,1],"offence":["count","revoke"],)"
                        R"("offender":["Anna","Bram"]})"
                        "\n"
                        R"({"dealer":"Anna","cards":2,"bids":[null,1,null],)"
                        R"("offence":"count","offender":"Cor"})"
                        "\n"),
            ScoredAsCsv("cards,dealer,Anna,Bram,Cor\n2,Cor,1/count,1/revoke,1/-\n"
                        "2,Anna,-/-,1/-,-/count\n"));
}

TEST(BoerenbridgeScore, CardsAndDealerFollowWhereTheyAreLeftOut) {
  const auto rows = Lines(Scored("Anna,Bram,Cor\n9/10,0/0,0/0\n8/9,0/0,0/0\n7/8,0/0,0/0\n",
                                 {"--format=csv", "--dealer=bram"}));
  EXPECT_EQ(rows[1], "1,1,,1,10,Bram,,Anna,9,10,,,-2,-2,,,,,");
  EXPECT_EQ(rows[4], "1,1,,2,9,Cor,,Anna,8,9,,,-2,-4,,,,,");
  EXPECT_EQ(rows[7], "1,1,,3,8,Anna,,Anna,7,8,,,-2,-6,,,,,");
}

TEST(BoerenbridgeScore, EmptyCellsOfCardsDealerAndRoundAreLeftOut) {
  EXPECT_EQ(Scored("round,cards,dealer,A,B,C\n,,B,9/10,0/0,0/0\n,,,8/9,0/0,0/0\n"),
            Scored("A,B,C\n9/10,0/0,0/0\n8/9,0/0,0/0\n", {"--dealer=B"}));
}

TEST(BoerenbridgeScore, ADeckOfSevenPlayersGivesSevenCards) {
  const auto rows = Lines(ScoredAsCsv("A,B,C,D,E,F,G\n1/7,0/0,0/0,0/0,0/0,0/0,0/0\n"));
  EXPECT_EQ(rows[1], "1,1,,1,7,G,,A,1,7,,,-12,-12,,,,,");
}

TEST(BoerenbridgeScore, RanksOverRounds) {
  const std::string out = Scored(
      "round,cards,Anna,Bram,Cor\n"
      "1,2,1/1,0/1,0/0\n"
      "2,2,2/2,1/0,1/0\n"
      "3,1,0/0,1/1,1/0\n",
      {"--totals"});
  EXPECT_NE(out.find("Round 3\n"), std::string::npos);
  const std::size_t all = out.find("All rounds");
  ASSERT_NE(all, std::string::npos);
  EXPECT_EQ(out.substr(all, out.find("Place: by") - all),
            "All rounds\n"
            "\n"
            "  Place   Player   Match points   Points   Made       %   Rounds   Deals\n"
            "      1   Anna               14       36      3   100.0        3       3\n"
            "      2   Bram             11.5        8      1    33.3        3       3\n"
            "      3   Cor              10.5        6      1    33.3        3       3\n"
            "\n");
}

TEST(BoerenbridgeScore, AHeaderBelowAnotherIsAnotherTable) {
  const std::string out = Scored(
      "cards,Anna,Bram,Cor\n2,1/1,0/1,0/0\n"
      "\n"
      "cards,Dirk,Eva,Fred\n2,1/1,0/1,0/0\n"
      "\n"
      "cards,Anna,Eva,Dirk\n2,1/1,0/1,0/0\n");
  EXPECT_NE(out.find("Round 1, table 1\n"), std::string::npos) << out;
  EXPECT_NE(out.find("Round 1, table 2\n"), std::string::npos);
  EXPECT_NE(out.find("Round 2, table 1\n"), std::string::npos);
  EXPECT_NE(out.find("      1   Anna               10       24      2   100.0        2       2\n"),
            std::string::npos);
}

TEST(BoerenbridgeScore, PrintsAThirdOfAMatchPoint) {
  const std::string out = Scored("cards,A,B,C,D,E,F,G\n1,1/0,0/0,0/0,0/0,0/0,1/1,0/0\n");
  EXPECT_NE(out.find("      2   B                   2       10"), std::string::npos) << out;
  const std::string six = Scored("cards,A,B,C,D,E,F\n1,0/0,0/0,0/0,1/1,1/0,1/0\n");
  EXPECT_NE(six.find("      5   E                 0.5       -2"), std::string::npos) << six;
}

TEST(BoerenbridgeScore, AsJsonHasAnObjectForEachDealAndThenForEachPlayer) {
  const auto objects = Objects(
      ScoreInput("cards,Anna,Bram,Cor\n2,1/1,0/1,0/0\n2,0/-,1/-,2/revoke\n", {"--format=json"}));
  ASSERT_EQ(objects.size(), 8U);
  EXPECT_EQ(objects[0].dump(), R"({"round":1,"table":1,"deal":1,"cards":2,"dealer":"Cor",)"
                               R"("players":["Anna","Bram","Cor"],"bids":[1,0,0],"taken":[1,1,0],)"
                               R"("points":[12,-2,10],"totals":[12,-2,10]})");
  EXPECT_EQ(objects[1].dump(),
            R"({"round":1,"table":1,"deal":2,"cards":2,"dealer":"Anna",)"
            R"("players":["Anna","Bram","Cor"],"bids":[0,1,2],"offence":"revoke",)"
            R"("offender":"Cor","points":[10,12,-10],"totals":[22,10,0]})");
  EXPECT_EQ(objects[2].dump(),
            R"({"round":1,"table":1,"place":1,"player":"Anna","match_points":5,"points":22,)"
            R"("deals":2,"played":1,"made":1,"exact":1.0})");
  EXPECT_EQ(objects[7].dump(),
            R"({"rounds":1,"place":3,"player":"Cor","match_points":3,"points":0,)"
            R"("deals":2,"played":1,"made":1,"exact":1.0})");
}

TEST(BoerenbridgeScore, AsCsvHasARowForEachPlayerOfADeal) {
  EXPECT_EQ(
      ScoredAsCsv("cards,Anna,Bram,Cor\n2,0/-,1/-,2/count\n"),
      "round,table,rounds,deal,cards,dealer,place,player,bid,taken,offence,drinks,points,total,"
      "match_points,deals,played,made,exact\n"
      "1,1,,1,2,Cor,,Anna,0,,,,10,10,,,,,\n"
      "1,1,,1,2,Cor,,Bram,1,,,,12,12,,,,,\n"
      "1,1,,1,2,Cor,,Cor,2,,count,,-4,-4,,,,,\n"
      "1,1,,,,,1,Bram,,,,,12,,5,1,0,0,\n"
      "1,1,,,,,2,Anna,,,,,10,,4,1,0,0,\n"
      "1,1,,,,,3,Cor,,,,,-4,,3,1,0,0,\n"
      ",,1,,,,1,Bram,,,,,12,,5,1,0,0,\n"
      ",,1,,,,2,Anna,,,,,10,,4,1,0,0,\n"
      ",,1,,,,3,Cor,,,,,-4,,3,1,0,0,\n");
}

TEST(BoerenbridgeScore, TotalsLeaveTheDealsOut) {
  EXPECT_EQ(Scored(kNotedSheet, {"--format=csv", "--totals"}),
            "round,table,rounds,place,player,match_points,points,deals,played,made,exact\n"
            "1,1,,1,Anna,4.5,30,2,2,2,1.0\n"
            "1,1,,1,Bram,4.5,30,2,2,2,1.0\n"
            "1,1,,3,Dirk,3,14,2,2,1,0.5\n"
            "1,1,,4,Cor,2,10,2,2,1,0.5\n"
            ",,1,1,Anna,4.5,30,2,2,2,1.0\n"
            ",,1,1,Bram,4.5,30,2,2,2,1.0\n"
            ",,1,3,Dirk,3,14,2,2,1,0.5\n"
            ",,1,4,Cor,2,10,2,2,1,0.5\n");
  EXPECT_EQ(Objects(ScoreInput(kNotedSheet, {"--format=json", "--totals"})).size(), 8U);
}

TEST(BoerenbridgeScore, ReadsJson) {
  EXPECT_EQ(Scored(R"({"players":["Anna","Bram","Cor","Dirk"],"dealer":"Cor","cards":10,)"
                   R"("bids":[3,2,1,3],"taken":[3,2,2,3]})"
                   "\n"
                   R"({"bids":[2,3,1,2],"taken":[2,3,1,3]})"
                   "\n"),
            Scored(kNotedSheet));
  EXPECT_EQ(ScoredAsCsv(R"({"players":["Anna","Bram","Cor"],"cards":2,"bids":[0,1,2],)"
                        R"("offence":"count","offender":"cor"})"
                        "\n"),
            ScoredAsCsv("cards,Anna,Bram,Cor\n2,0/-,1/-,2/count\n"));
}

TEST(BoerenbridgeScore, JsonMayNameThePlayersOnEachLine) {
  const std::string head = R"({"players":["A","B","C"],"bids":[)";
  EXPECT_EQ(ScoredAsCsv(head + R"(9,0,0],"taken":[10,0,0]})" + "\n" + head +
                        R"(8,0,0],"taken":[9,0,0]})" + "\n"),
            ScoredAsCsv("A,B,C\n9/10,0/0,0/0\n8/9,0/0,0/0\n"));
}

TEST(BoerenbridgeScore, KnowsPlayersWhateverTheCapitalsAndSpaces) {
  EXPECT_EQ(ScoredAsCsv("round,cards,Anna B,Bram,Cor\n1,2,1/1,0/1,0/0\n"
                        "\nround,cards,anna  b,BRAM ,Cor\n2,2,2/2,1/0,1/0\n"),
            ScoredAsCsv("round,cards,Anna B,Bram,Cor\n1,2,1/1,0/1,0/0\n2,2,2/2,1/0,1/0\n"));
  EXPECT_EQ(ScoredAsCsv(R"({"players":["A","B","C"],"bids":[9,0,0],"taken":[10,0,0]})"
                        "\n"
                        R"({"players":["a","b ","C"],"bids":[8,0,0],"taken":[9,0,0]})"
                        "\n"),
            ScoredAsCsv("A,B,C\n9/10,0/0,0/0\n8/9,0/0,0/0\n"));
}

TEST(BoerenbridgeScore, ReadsNamesInWindows1252) {
  EXPECT_EQ(ScoredAsCsv("Ren\xE9,B,C\n9/10,0/0,0/0\n"), ScoredAsCsv("René,B,C\n9/10,0/0,0/0\n"));
}

TEST(BoerenbridgeScore, ReadsWhatASpreadsheetWrites) {
  EXPECT_EQ(Scored("\xEF\xBB\xBFsep=;\r\n"
                   "Kaarten;Gever;Anna;Bram;Cor;Dirk;;\r\n"
                   "10;cor;\"3/3\";2 / 2;1 2;3/3;;\r\n"
                   ";;;;;;;\r\n"
                   "# the second deal\r\n"
                   "9;;2/2;3/3;1/1;2/3;;\r\n"),
            Scored(kNotedSheet));
}

TEST(BoerenbridgeScore, ReadsWhatIsPastedFromASpreadsheet) {
  EXPECT_EQ(Scored("cards\tdealer\tAnna\tBram\tCor\tDirk\n"
                   "10\tCor\t3/3\t2/2\t1/2\t3/3\n"
                   "\t\t2/2\t3/3\t1/1\t2/3\t\n"),
            Scored(kNotedSheet));
}

TEST(BoerenbridgeScore, ColumnsMayStandInAnyOrder) {
  EXPECT_EQ(Scored("Anna,Bram,cards,Cor,Dirk,DEALER\n"
                   "3/3,2/2,10,1/2,3/3,Cor\n"
                   "2/2,3/3,9,1/1,2/3,Dirk\n"),
            Scored(kNotedSheet));
}

TEST(BoerenbridgeScore, CountsTheExampleSheet) {
  const auto objects =
      Objects(RunJasnel({"boerenbridge", "score", "--format=json",
                         "--input=" JASNEL_TEST_DATA_DIR "/boerenbridge-round.csv"}));
  ASSERT_EQ(objects.size(), 19U + 5U + 5U);
  EXPECT_EQ(objects[18]["cards"], 10);
  EXPECT_EQ(objects[18]["totals"], (Json{162, 112, 122, 94, 94}));
  EXPECT_EQ(objects[19]["player"], "Anneke");
  EXPECT_EQ(objects[23]["match_points"], 1.5);
}

// "Daarna wordt het score formulier ingeleverd bij de wedstrijdleiding."
TEST(BoerenbridgeScore, AddsUpRoundsThatAreHandedInAsTotals) {
  const std::string sheet =
      "round,Anna,Bram,Cor,Dirk\n"
      "1,162,122,112,94\n"
      "2,80,-6,80,120\n";
  EXPECT_EQ(Scored(sheet),
            "Round 1\n"
            "\n"
            "  Place   Player   Match points   Points   Made   %   Deals\n"
            "      1   Anna                5      162      0   -       0\n"
            "      2   Bram                4      122      0   -       0\n"
            "      3   Cor                 3      112      0   -       0\n"
            "      4   Dirk                2       94      0   -       0\n"
            "\n"
            "Round 2\n"
            "\n"
            "  Place   Player   Match points   Points   Made   %   Deals\n"
            "      1   Dirk                5      120      0   -       0\n"
            "      2   Anna              3.5       80      0   -       0\n"
            "      2   Cor               3.5       80      0   -       0\n"
            "      4   Bram                2       -6      0   -       0\n"
            "\n"
            "All rounds\n"
            "\n"
            "  Place   Player   Match points   Points   Made   %   Rounds   Deals\n"
            "      1   Anna              8.5      242      0   -        2       0\n"
            "      2   Dirk                7      214      0   -        2       0\n"
            "      3   Cor               6.5      192      0   -        2       0\n"
            "      4   Bram                6      116      0   -        2       0\n"
            "\n"
            "Place: by match points, then points; players equal in both share a place.\n"
            "Made: bids made exactly. %: of the deals that were played to the end.\n");
  EXPECT_EQ(
      Scored("{\"players\":[\"Anna\",\"Bram\",\"Cor\",\"Dirk\"],\"totals\":[162,122,112,94]}\n"
             "{\"totals\":[80,-6,80,120]}\n"),
      Scored(sheet));
}

TEST(BoerenbridgeScore, MayHaveARoundOfDealsAfterOneOfTotals) {
  const auto run =
      ScoreInput("Anna,Bram,Cor\n100,90,80\n3/3,2/2,4/5\n", {"--format=json", "--dealer=Anna"});
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 3U + 1U + 3U + 3U);
  EXPECT_EQ(objects[0]["points"], 100);
  EXPECT_EQ(objects[0]["deals"], 0);
  EXPECT_EQ(objects[3]["round"], 2);
  EXPECT_EQ(objects[3]["cards"], 10);
  EXPECT_EQ(objects[3]["dealer"], "Bram") << "19 deals after Anna";
}

TEST(BoerenbridgeScore, TellsWhoPaysARoundOfDrinks) {
  const std::string sheet = "cards,dealer,Anna,Bram,Cor\n2,Cor,0/0,1/2 drinks,0/0\n";
  EXPECT_NE(Scored(sheet).find("  Deal 1: Bram pays a round of drinks, for a wrong accusation.\n"),
            std::string::npos);
  EXPECT_NE(Scored(sheet, {"--lang=nl"})
                .find("  Spel 1: Bram betaalt een rondje, voor een onjuiste beschuldiging.\n"),
            std::string::npos);
  const auto deal = Objects(ScoreInput(sheet, {"--format=json"}))[0];
  EXPECT_EQ(deal["drinks"], Json({"Bram"}));
  EXPECT_EQ(deal["points"], Json({10, -2, 10}));
  EXPECT_EQ(
      Objects(ScoreInput("{\"players\":[\"Anna\",\"Bram\",\"Cor\"],\"cards\":2,\"dealer\":\"Cor\","
                         "\"bids\":[0,1,0],\"taken\":[0,2,0],\"drinks\":\"Bram\"}\n",
                         {"--format=json"}))[0],
      deal);
}

}  // namespace
}  // namespace jasnel::testing
