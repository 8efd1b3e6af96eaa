// What a wrong command line and a wrong file are told in Dutch: --lang decides, wherever it stands.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

// What is said, in one line.
std::string DutchError(const std::vector<std::string>& words, const std::string& input = "") {
  const auto run = RunJasnel(words, input);
  EXPECT_NE(run.status, 0);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err.find('\n'), run.err.size() - 1) << run.err;
  return run.err;
}

TEST(DutchCommandLine, IsOneWhereverLangStands) {
  const std::string wrong =
      "jasnel solve: --threads: '0'; verwacht een getal van 1 tot en met 1024\n";
  EXPECT_EQ(DutchError({"solve", "--lang=nl", "--threads=0"}), wrong);
  EXPECT_EQ(DutchError({"solve", "--threads=0", "--lang=nl"}), wrong);
  EXPECT_EQ(DutchError({"solve", "--threads=0", "--lang", "NL"}), wrong);
  EXPECT_EQ(DutchError({"--lang=nl", "solve", "--threads=0"}), wrong);
  EXPECT_EQ(DutchError({"solve", "--threads=0", "--lang=nl", "--lang=en"}),
            "jasnel solve: --threads: '0'; expected a number from 1 to 1024\n");
}

TEST(DutchCommandLine, TellsUnknownWords) {
  EXPECT_EQ(DutchError({"slove", "--lang=nl"}),
            "jasnel: onbekende opdracht 'slove'; bedoelt u solve?\n");
  EXPECT_EQ(DutchError({"solve", "--treads=2", "--lang=nl"}),
            "jasnel solve: onbekende optie '--treads'; bedoelt u --threads?\n");
  EXPECT_EQ(DutchError({"boerenbridge", "--nothing-like-it", "--lang=nl"}),
            "jasnel boerenbridge: onbekende optie '--nothing-like-it'; verwacht een van --help, of "
            "een opdracht ervoor\n");
  EXPECT_EQ(DutchError({"--lang=nl", "boerenbridge", "score"}),
            "jasnel: optie '--lang' voor de opdracht; verwacht hem erachter, zoals jasnel "
            "boerenbridge score --lang=nl\n");
  EXPECT_EQ(DutchError({"rules", "kbn", "nku", "--lang=nl"}),
            "jasnel rules: 'nku' is een argument te veel; zie --help\n");
}

TEST(DutchCommandLine, TellsValuesThatLackOrAreTooMany) {
  EXPECT_EQ(DutchError({"solve", "--lang=nl", "--threads"}),
            "jasnel solve: --threads: geen waarde; verwacht --threads=WAARDE\n");
  EXPECT_EQ(DutchError({"solve", "--value-only=3", "--lang=nl"}),
            "jasnel solve: --value-only: een waarde; verwacht alleen --value-only\n");
  EXPECT_EQ(DutchError({"solve", "--format=xml", "--lang=nl"}),
            "jasnel solve: --format: 'xml'; verwacht text, json of csv\n");
  EXPECT_EQ(DutchError({"deal", "--format=xml", "--lang=nl"}),
            "jasnel deal: --format: 'xml'; verwacht line, pbn, text of json\n");
  EXPECT_EQ(DutchError({"rules", "--format=xml", "--lang=nl"}),
            "jasnel rules: --format: 'xml'; verwacht text of json\n");
  EXPECT_EQ(DutchError({"match", "simple", "nobody", "--lang=nl"}),
            "jasnel match: 'nobody' is geen speler; verwacht een van random, simple, rule, worlds, "
            "full, open-hands, of exec:OPDRACHT voor een programma\n");
  EXPECT_EQ(DutchError({"match", "simple", "--lang=nl"}),
            "jasnel match: 1 speler; verwacht er twee, zoals jasnel match simple rule, of meer, "
            "hoogstens 26\n");
  EXPECT_EQ(DutchError({"deal", "--seed=1", "--where=N: azen", "--lang=nl"}),
            "jasnel deal: --where: kolom 8: het einde; verwacht =, !=, <, <=, > of >= en een "
            "getal\n");
}

TEST(DutchCommandLine, TellsThatThereIsNoInput) {
  EXPECT_EQ(DutchError({"boerenbridge", "bid", "--lang=nl"}),
            "jasnel boerenbridge bid: geen hand; verwacht er een, zoals jasnel boerenbridge bid "
            "AH2.V8.1098.A7, of --input=BESTAND, - voor standaardinvoer\n");
  EXPECT_EQ(DutchError({"boerenbridge", "score", "--lang=nl"}),
            "jasnel boerenbridge score: geen scorebriefje; verwacht --input=BESTAND, - voor "
            "standaardinvoer, zoals jasnel boerenbridge score --input=sheet.csv\n");
  EXPECT_EQ(DutchError({"analyse", "--lang=nl"}),
            "jasnel analyse: geen verslag; verwacht er een, zoals jasnel analyse \"$(cat "
            "gespeeld.txt)\", of --input=BESTAND, - voor standaardinvoer\n");
}

TEST(DutchFile, CannotBeRead) {
  EXPECT_EQ(DutchError({"solve", "--input=/nowhere/deals.txt", "--lang=nl"}),
            "jasnel solve: /nowhere/deals.txt: bestand of map bestaat niet; verwacht een bestand "
            "met spellen, een per regel, of PBN\n");
  EXPECT_EQ(DutchError({"analyse", "--input=/", "--lang=nl"}),
            "jasnel analyse: /: een map; verwacht verslagen van gespeelde spellen, een JSON-object "
            "per regel\n");
}

TEST(DutchFile, HoldsNoText) {
  EXPECT_EQ(DutchError({"solve", "--input=-", "--lang=nl"}, std::string("a\0b\n", 4)),
            "regel 1: geen tekst: een nulbyte; verwacht spellen, een per regel, of PBN. Het lezen "
            "houdt hier op\n");
  EXPECT_EQ(DutchError({"boerenbridge", "solve", "--input=-", "--lang=nl"}, std::string("\0\n", 2)),
            "regel 1: geen tekst: een nulbyte; verwacht spellen boerenbridge, een per regel, zoals "
            "0:A8.H.4. H10..B5. 7.V10.8. biedingen=1,2,0. Het lezen houdt hier op\n");
  EXPECT_EQ(DutchError({"solve", "--input=-", "--lang=nl"}, std::string(70'000, 'x')),
            "regel 1: langer dan 65536 bytes; verwacht een regel met een spel\n");
  EXPECT_EQ(DutchError({"solve", "--input=-", "--lang=nl"}, "# niets\n"),
            "jasnel solve: -: geen spel erin; verwacht spellen, een per regel, of PBN\n");
}

TEST(DutchFile, CannotBeWritten) {
  EXPECT_EQ(DutchError({"play", "--record=/nowhere/games.txt", "--lang=nl"}),
            "jasnel play: --record: /nowhere/games.txt: bestand of map bestaat niet; verwacht een "
            "bestand om verslagen aan toe te voegen\n");
  EXPECT_EQ(
      DutchError(
          {"match", "simple", "rule", "--deals=1", "--record=/nowhere/match.txt", "--lang=nl"}),
      "jasnel match: /nowhere/match.txt: bestand of map bestaat niet; verwacht een bestand om "
      "verslagen aan toe te voegen\n");
}

// Of commands whose question is described; the examples are flags and files.
TEST(DutchHelp, IsInDutchFromItsFirstLineToItsLast) {
  for (const char* const command : {"solve", "table", "par", "bid", "book", "analyse", "luck",
                                    "what-if", "beliefs", "fair-play", "yardstick", "puzzles"}) {
    const auto run = RunJasnel({command, "--help", "--lang=nl"});
    EXPECT_EQ(run.status, 0) << command;
    for (const char* const english :
         {"Usage", "Options", "Positionals", "print this", "output format", "default",
          "Exit status", "Examples", "language of"}) {
      EXPECT_EQ(run.out.find(english), std::string::npos) << command << ": " << english;
    }
    EXPECT_NE(run.out.find("Gebruik: jasnel "), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("Exitstatus"), std::string::npos) << run.out;
  }
}

}  // namespace
}  // namespace jasnel::testing
